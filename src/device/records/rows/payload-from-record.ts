/** Reads what was sent back from its record, so that its form can open with it. Pure. */

import { fieldValue } from '../../../contract/protocol/record-base.ts';
import { type CreatingKind, createdKinds, entryKinds } from '../../../kinds/entry-kinds.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { isGuestKind, requestFromRecord } from '../../../kinds/request-fields.ts';
import { isStaffCreatingKind, type StaffCreatingKind, staffEntries } from '../../../kinds/staff-entries.ts';

/** Returns the kind of entry that made a record: a guest's or one of the staff. */
export function entryKindOfRecord({
  kind,
  reference,
}: Pick<FeedRecord, 'kind' | 'reference'>): CreatingKind | null {
  const makers = Object.keys(createdKinds) as CreatingKind[];
  return (
    makers.find(
      (maker) => createdKinds[maker] === kind && reference.startsWith(`${entryKinds[maker].prefix}-`),
    ) ?? null
  );
}

/** Returns the kind of entry by which staff made a record; null for a record that a guest sent. */
export function staffEntryKindOf(record: Pick<FeedRecord, 'kind' | 'reference'>): StaffCreatingKind | null {
  const maker = entryKindOfRecord(record);
  return maker && isStaffCreatingKind(maker) ? maker : null;
}

/** Returns the payload of a record, by the names of its fields; the record lists each as it was sent. */
export function payloadFromRecord(
  maker: CreatingKind,
  record: Pick<FeedRecord, 'kind'>,
): Record<string, unknown> {
  if (isGuestKind(maker)) return requestFromRecord(maker, record);
  return Object.fromEntries(
    Object.entries(staffEntries[maker].listed).flatMap(([name, field]) =>
      typeof field === 'string' ? [[field, fieldValue(record, name)]] : [],
    ),
  );
}
