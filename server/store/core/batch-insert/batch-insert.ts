/**
 * New records of several submissions, written together before each is received: ledger, record, places in the
 * feed, and the rows of their kinds. Each database has its own way (`batch-insert-postgres.ts`,
 * `batch-insert-sqlite.ts`).
 */
import { initialWorkingState } from '../../../../src/kinds/working-state.ts';
import { lockedId, type WritingTransaction } from '../../feed/feed-sequence.ts';
import { ledgerRowOf } from '../../records/ledger/ledger.ts';
import type { LedgerEntry } from '../../records/ledger/ledger-rows.ts';
import type { NewRecordBatch } from '../../records/new-record-batch.ts';
import { bytesOfNew } from '../../records/record-bytes.ts';
import { rowsOfNewRecord } from '../../records/record-rows.ts';
import { isPostgres } from '../postgres.ts';
import { NO_AGREED_PRICE } from '../stored-kind.ts';
import type { EntryMappers } from '../stored-kinds.ts';
import type { BatchInsert, WriteContext } from '../write-context.ts';
import { putInOneStatement } from './batch-insert-postgres.ts';
import { putRowByRow } from './batch-insert-sqlite.ts';

export function noBatchInsert(): BatchInsert {
  return { left: 0, take: () => undefined, lines: [] };
}

/** Returns the rows of new records, without those that had been removed before this database was restored. */
export function createBatchInsert(
  transaction: WritingTransaction,
  mappers: EntryMappers,
  removedIds: WriteContext['removedIds'],
  records: readonly (LedgerEntry & { payload: object })[],
): NewRecordBatch[] {
  return records.flatMap((record) => {
    const { kind, payload } = record;
    const mapper = mappers.get(kind);
    if (!mapper || removedIds.isForgotten(record.id)) return [];
    const id = lockedId(transaction, record.id);
    const ledger = { ...ledgerRowOf(record), id };
    const { makes } = mapper;
    const state = initialWorkingState(kind, makes);
    const agreed = mapper.agreed?.(payload) ?? NO_AGREED_PRICE;
    return [
      {
        ledger,
        makes,
        state,
        bytes: bytesOfNew(payload),
        agreed,
        rows: rowsOfNewRecord(mapper, id, payload),
      },
    ];
  });
}

/**
 * Writes them at the next places in the feed, in their order.
 * @throws on SQLite where a key is known; on PostgreSQL those are left out
 */
export async function insertBatch(
  transaction: WritingTransaction,
  records: readonly NewRecordBatch[],
): Promise<BatchInsert> {
  const entries = firstOfEach(records);
  const put = isPostgres(transaction) ? putInOneStatement : putRowByRow;
  const rows = await put(transaction, entries);
  const placed = new Map(rows.map((row) => [row.id, row]));
  const written = new Map(
    entries.flatMap(({ ledger }) => {
      const row = placed.get(ledger.id);
      if (!row) return [];
      const { feed_place, epoch, lineage } = row;
      return [[ledger.id as string, { row: { ...ledger, feed_place }, fresh: true, epoch, lineage }]];
    }),
  );
  return {
    lines: [],
    get left() {
      return written.size;
    },
    take(entry) {
      const result = written.get(entry.id);
      // Another submission under the same key is not this one.
      if (result?.row.content_hash !== entry.content_hash) return undefined;
      written.delete(entry.id);
      return result;
    },
  };
}

/**
 * Keeps the first of several submissions with the same key; the others are handled when they are received.
 */
function firstOfEach(records: readonly NewRecordBatch[]): NewRecordBatch[] {
  return [...new Map(records.toReversed().map((one) => [one.ledger.id, one])).values()].toReversed();
}
