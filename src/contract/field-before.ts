/** What sets a field of a record back to what it is before a change. Pure; device and server agree on it. */
import type { FieldBefore, RecordFrame } from './record-frame.ts';

/** The reason of a lost request goes with its state, and a currency with its amount. */
export function fieldBefore(
  record: Pick<RecordFrame, 'owner' | 'state' | 'lostReason' | 'price' | 'deposit' | 'currency'>,
  field: string,
): FieldBefore {
  if (field === 'owner') return { owner: record.owner?.id ?? null };
  if (field === 'state') return { state: record.state ?? 'new', lostReason: record.lostReason ?? '' };
  if (field === 'price' || field === 'deposit') {
    const amount = record[field] ?? '';
    return { [field]: amount, ...(amount && { currency: record.currency ?? '' }) };
  }
  return { [field]: (record as unknown as FieldBefore)[field] ?? '' };
}
