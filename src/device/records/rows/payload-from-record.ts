/** Reads the payload that staff entered back from its record, so that its form can open with it. Pure. */

import { fieldValue } from '../../../contract/protocol/record-base.ts';
import { createdKindOf, entryKinds } from '../../../kinds/entry-kinds.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { type StaffCreatingKind, staffCreatingKinds, staffEntries } from '../../../kinds/staff-entries.ts';

/** Returns the kind of entry by which staff made a record; null for a record that a traveller sent. */
export function makingKindOf({
  kind,
  reference,
}: Pick<FeedRecord, 'kind' | 'reference'>): StaffCreatingKind | null {
  const found = staffCreatingKinds.find((maker) => createdKindOf(maker) === kind);
  return found && reference.startsWith(`${entryKinds[found].prefix}-`) ? found : null;
}

/** Returns the payload of a record, by the names of its fields; the record lists each as it was sent. */
export function payloadFromRecord(
  maker: StaffCreatingKind,
  record: Pick<FeedRecord, 'kind'>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(staffEntries[maker].listed).flatMap(([name, field]) =>
      typeof field === 'string' ? [[field, fieldValue(record, name)]] : [],
    ),
  );
}
