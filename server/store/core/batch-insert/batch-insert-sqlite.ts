/**
 * New records of several submissions row by row, table by table: SQLite runs in this process, so a statement costs
 * no round trip; savepoints and the feed's sequence do. Sequences are taken once for all, and there are no savepoints.
 */
import { takeSequencesAndEpoch, type WritingTransaction } from '../../feed/feed-sequence.ts';
import { insertLedgerRows } from '../../records/ledger/ledger.ts';
import type { FeedPlacement, NewRecordBatch } from '../../records/new-record-batch.ts';
import { groupByTable, insertEach } from '../../records/new-rows.ts';
import { insertRecords } from '../../records/record-rows.ts';
import type { FeedSequence } from '../tables.ts';

/** @throws where a key is known: repetitions are rare, and then each submission is taken by itself */
export async function putRowByRow(
  transaction: WritingTransaction,
  entries: readonly NewRecordBatch[],
): Promise<FeedPlacement[]> {
  const { places, epoch, lineage } = await takeSequencesAndEpoch(transaction, entries.length);
  const placed = entries.map((entry, at) => ({ ...entry, feed_place: places[at] as FeedSequence }));
  await insertLedgerRows(
    transaction,
    placed.map(({ ledger, feed_place }) => ({ ...ledger, feed_place })),
  );
  for (const rows of groupByTable(entries.flatMap(({ rows }) => rows))) await insertEach(transaction, rows);
  await insertRecords(
    transaction,
    placed.map(({ ledger: { id }, makes: kind, state, bytes, agreed, feed_place: seq }) => ({
      id,
      kind,
      seq,
      state,
      bytes,
      ...agreed,
    })),
  );
  return placed.map(({ ledger: { id }, feed_place }) => ({ id, feed_place, epoch, lineage }));
}
