/** What sets a field of a record back to what it is before a change. Pure; device and server agree on it. */
import type { PastSetting, PreviousValues, RecordBase } from './record-base.ts';

/** The reason of a lost request goes with its state, and a currency with its amount. */
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
  return { [field]: (record as unknown as PreviousValues)[field] ?? '' };
}

/** A record carries so many: who sets its fields more often is a program. The audit log has all. */
export const MOST_PAST_SETTINGS = 100;

/** Those of a record once these fields of it are set again. */
export function pastSettingsAfter(record: RecordBase, fields: readonly string[]): readonly PastSetting[] {
  const past = fields.flatMap((field) => {
    const mark = record.setBy?.[field];
    return mark ? [{ id: mark.id, by: mark.by, at: mark.at, field, set: previousValue(record, field) }] : [];
  });
  return [...(record.pastSettings ?? []), ...past].slice(-MOST_PAST_SETTINGS);
}
