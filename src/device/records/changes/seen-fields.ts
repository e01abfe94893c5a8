/** Last settings of fields that a change by staff was based on, so that different fields do not conflict. */

import type { Correction } from '../../../kinds/correction/schema.ts';
import { conflictFieldsOf, type RecordChange } from '../../../kinds/record-change/schema.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { isStaffCreatingKind, staffEntries } from '../../../kinds/staff-entries.ts';
import type { DeviceDatabase } from '../../core/database.ts';
import { type Entry, mayHaveArrived } from '../../core/tables.ts';
import { recordOfEntry } from '../rows/merge.ts';

type Seen = NonNullable<RecordChange['seen']>;

/**
 * Returns the id of each field's last setting: that in the row, or the device's own later entry.
 * @param own entries of this account on this device, oldest first
 */
export function seenFieldsOf(
  { id, setBy = {} }: Pick<FeedRecord, 'id' | 'setBy'>,
  set: object,
  own: readonly Entry[],
): Seen {
  const ofRecord = own.filter((entry) => recordOfEntry(entry)?.id === id);
  const lastOf = (field: string) =>
    ofRecord.filter((entry) => setsField(entry, field)).at(-1)?.id ?? setBy[field]?.id;
  return Object.fromEntries(conflictFieldsOf(set).map((field) => [field, lastOf(field) ?? null]));
}

/** Returns true for an entry that sets this field, by hand or by a correction of the whole entry. */
export function setsField({ kind, payload }: Entry, field: string): boolean {
  if (kind === 'recordChange') return Object.hasOwn((payload as RecordChange).set, field);
  if (kind !== 'correction') return false;
  const { kind: first, fields } = payload as Correction;
  const from = isStaffCreatingKind(first) && (staffEntries[first].listed as Record<string, unknown>)[field];
  return typeof from === 'string' && (fields ?? []).includes(from);
}

/** Returns the settings for a change that is repeated over the server's version: those of that version. */
export function seenFieldsOfRepeat(
  { kind, payload }: Entry,
  { setBy = {} }: FeedRecord,
): Partial<RecordChange> {
  if (kind !== 'recordChange') return {};
  const fields = conflictFieldsOf((payload as RecordChange).set);
  return { seen: Object.fromEntries(fields.map((field) => [field, setBy[field]?.id ?? null])) };
}

/** Makes later changes that were based on a replaced change depend on its successor. */
export async function rebaseChanges(
  { entries }: DeviceDatabase,
  before: string,
  after: string,
): Promise<void> {
  await entries
    .filter((entry) => !mayHaveArrived(entry) && isOn(entry, before))
    .modify((entry) => {
      const payload = entry.payload as RecordChange;
      const moved = (id: string | null) => (id === before ? after : id);
      const seen = Object.entries(payload.seen ?? {}).map(([field, id]) => [field, moved(id)]);
      entry.payload = {
        ...payload,
        after: moved(payload.after),
        ...(payload.seen && { seen: Object.fromEntries(seen) }),
      };
    });
}

/**
 * Returns true for a change based on another change of this device, of the record or of one of its fields.
 */
function isOn({ payload }: Entry, before: string): boolean {
  const { after, seen } = payload as Partial<RecordChange>;
  return after === before || Object.values(seen ?? {}).includes(before);
}
