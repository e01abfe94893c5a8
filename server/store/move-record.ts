import { nextPlace, type WritingTransaction } from './feed-place.ts';
import type { RecordRow } from './record-base-rows.ts';
import type { Place } from './tables.ts';

/** Gives a record a new place in the feed and changes its row. The types allow this nowhere else. */
export async function moveRecord(
  transaction: WritingTransaction,
  id: string,
  change: Partial<Omit<RecordRow, 'seq'>>,
): Promise<void> {
  const row: { seq: Place } = { ...change, seq: await nextPlace(transaction) };
  await transaction.updateTable('record').set(row).where('id', '=', id).execute();
}
