/** Changes that restore the earlier value of a field. Pure; device and server share it. */

import { fieldValue, type PastSetting, type PreviousValues, type RecordBase } from './record-base.ts';

/** Returns a change that sets a field to its present value, with a state's reason or an amount's currency. */
export function previousValue(
  record: Pick<RecordBase, 'owner' | 'state' | 'lostReason' | 'price' | 'deposit' | 'currency'>,
  field: string,
): PreviousValues {
  if (field === 'owner') return { owner: record.owner?.id ?? null };
  if (field === 'state') return { state: record.state ?? 'new', lostReason: record.lostReason ?? '' };
  if (field === 'price' || field === 'deposit') {
    const amount = record[field] ?? '';
    return { [field]: amount, ...(amount && { currency: record.currency ?? '' }) };
  }
  return { [field]: fieldValue(record, field) ?? '' };
}

/** Most past settings that a record carries; only a program sets fields more often. The audit log has all. */
export const MAX_PAST_SETTINGS = 100;

/** Returns the past settings of a record after these fields are set again. */
export function addPastSettings(record: RecordBase, fields: readonly string[]): readonly PastSetting[] {
  const past = fields.flatMap((field) => {
    const mark = record.setBy?.[field];
    return mark ? [{ id: mark.id, by: mark.by, at: mark.at, field, set: previousValue(record, field) }] : [];
  });
  return [...(record.pastSettings ?? []), ...past].slice(-MAX_PAST_SETTINGS);
}
