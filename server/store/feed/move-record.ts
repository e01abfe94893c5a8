import type { FeedSequence } from '../core/tables.ts';
import type { RecordRow } from '../records/record-base-rows.ts';
import { nextSequence, type WritingTransaction } from './feed-sequence.ts';

/** Gives a record a new place in the feed and changes its row. The types allow this nowhere else. */
export async function moveRecord(
  transaction: WritingTransaction,
  id: string,
  change: Partial<Omit<RecordRow, 'seq'>>,
): Promise<void> {
  const row: { seq: FeedSequence } = { ...change, seq: await nextSequence(transaction) };
  await transaction.updateTable('record').set(row).where('id', '=', id).execute();
}
