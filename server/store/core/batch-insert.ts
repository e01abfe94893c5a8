/**
 * New records of several submissions, written before each is received: ledger, record, places in the feed, and the
 * rows of their kinds. How is for each database to say (`batch-insert-postgres.ts`, `batch-insert-sqlite.ts`).
 */
import { firstState } from '../../../src/contract/kinds/working-state.ts';
import type { AuditEntry } from '../admin/audit.ts';
import { lockedId, type WritingTransaction } from '../feed/feed-sequence.ts';
import { type LedgerEntry, type LedgerResult, ledgerRowOf } from '../records/ledger.ts';
import type { NewRecordBatch } from '../records/new-record-batch.ts';
import { rowsOfNew } from '../records/record-rows.ts';
import type { RemovedIds } from '../removal/removed-ids.ts';
import { putInOneStatement } from './batch-insert-postgres.ts';
import { putRowByRow } from './batch-insert-sqlite.ts';
import { isPostgres } from './postgres.ts';
import { NOTHING_AGREED } from './stored-kind.ts';
import type { EntryMappers } from './stored-kinds.ts';

/** What was written together. */
export interface BatchInsert {
  /** How many nobody has taken. */
  readonly left: number;
  /** The ledger's answer for a submission whose record was written, once; undefined for any other. */
  take(entry: LedgerEntry): LedgerResult | undefined;
  /** Lines of the audit log that are written at the end, together too. */
  readonly lines: AuditEntry[];
}

export function noBatchInsert(): BatchInsert {
  return { left: 0, take: () => undefined, lines: [] };
}

/** What is written of new records, without those that were removed before this database was put back. */
export function createBatchInsert(
  transaction: WritingTransaction,
  mappers: EntryMappers,
  removedIds: Pick<RemovedIds, 'isForgotten'>,
  records: readonly (LedgerEntry & { payload: object })[],
): NewRecordBatch[] {
  return records.flatMap((record) => {
    const { kind, payload } = record;
    const mapper = mappers.get(kind);
    if (!mapper || removedIds.isForgotten(record.id)) return [];
    const id = lockedId(transaction, record.id);
    const ledger = { ...ledgerRowOf(record, null), id };
    const { makes } = mapper;
    const state = firstState(kind, makes);
    const agreed = mapper.agreed?.(payload) ?? NOTHING_AGREED;
    return [{ ledger, makes, state, agreed, rows: rowsOfNew(mapper, id, payload) }];
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
      const { feed_place, epoch } = row;
      return [[ledger.id as string, { row: { ...ledger, feed_place }, fresh: true, epoch }]];
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

/** Of several submissions under one key the first is written; what the others are is seen then. */
function firstOfEach(records: readonly NewRecordBatch[]): NewRecordBatch[] {
  return [...new Map(records.toReversed().map((one) => [one.ledger.id, one])).values()].toReversed();
}
