/** The ledger: one row for every idempotency key ever received. */
import { type Kysely, sql } from 'kysely';
import { operatorDay } from '../../../../src/contract/values/operator-zone.ts';
import { prepare, prepareEach } from '../../core/prepared-statements.ts';
import type { FeedSequence, LockedId, SubmissionRow, Tables } from '../../core/tables.ts';
import type { WriteContext } from '../../core/write-context.ts';
import { lockedId, type WritingTransaction } from '../../feed/feed-sequence.ts';
import type { LedgerEntry, LedgerResult } from './ledger-rows.ts';

/**
 * Writes the ledger's row of a submission; if the key is known, returns the submission that is held. The unique key
 * decides, not a read beforehand, so that of two simultaneous calls only one writes. What was removed before this
 * database was restored becomes a tombstone.
 */
export async function addLedgerEntry(
  { savepoints, outcome }: WriteContext,
  entry: LedgerEntry,
): Promise<LedgerResult> {
  const transaction = await savepoints.begin();
  const own = ledgerRowOf(entry);
  const [written] = await insert(transaction, { ...own, id: lockedId(transaction, own.id) });
  if (written) {
    const { feed_place, deleted_at, epoch, lineage } = written as Pick<SubmissionRow, 'deleted_at'> &
      Pick<LedgerResult, 'epoch' | 'lineage'> & { feed_place: number };
    const removed = deleted_at !== null;
    outcome.moved ||= !removed;
    return { row: { ...own, deleted_at, feed_place }, fresh: !removed, epoch, lineage };
  }
  const held = await findLedgerRow(transaction, own.id);
  if (!held) throw new Error(`The ledger has no row for ${own.id}.`);
  return { ...held, fresh: false };
}

/** The row that an entry begins with, but for its place. Field by field: it costs less than a copy of the entry. */
export function ledgerRowOf<Id extends string>(
  entry: LedgerEntry & { id: Id },
): Omit<SubmissionRow, 'id' | 'feed_place'> & { id: Id } {
  return {
    id: entry.id,
    kind: entry.kind,
    version: entry.version,
    reference: entry.reference,
    content_hash: entry.content_hash,
    captured_at: entry.captured_at,
    clock_ahead: entry.clock_ahead ?? null,
    received_at: entry.received_at,
    received_day: operatorDay(entry.received_at),
    exit: entry.exit ?? null,
    deleted_at: null,
    suspect: entry.suspect,
    author_id: entry.author_id ?? null,
    carried_by: entry.carried_by ?? null,
    revision: null,
    secret_hash: entry.secret_hash ?? null,
  };
}

/**
 * Returns all columns of a row except its place. Each is named because a statement is built once, from
 * placeholders whose fields cannot be enumerated.
 */
function columnsOf(row: Omit<SubmissionRow, 'id' | 'feed_place'> & { id: LockedId }) {
  const { id, kind, version, reference, content_hash, captured_at, clock_ahead, received_at } = row;
  const { received_day, exit, deleted_at, suspect, author_id, carried_by, revision, secret_hash } = row;
  return {
    id,
    kind,
    version,
    reference,
    content_hash,
    captured_at,
    clock_ahead,
    received_at,
    received_day,
    exit,
    deleted_at,
    suspect,
    author_id,
    carried_by,
    revision,
    secret_hash,
  };
}

const insert = prepare(
  (transaction: WritingTransaction, row: Omit<SubmissionRow, 'id' | 'feed_place'> & { id: LockedId }) => {
    const feed = transaction.selectFrom('feed');
    return transaction
      .insertInto('submission')
      .values({
        ...columnsOf(row),
        // What any server of this database knows as removed becomes a tombstone.
        deleted_at: sql<
          string | null
        >`(select cast(${row.received_at} as text) from removed_id where id = ${row.id})`,
        // The next place is the one that its record gets.
        feed_place: feed.select(({ eb }) => eb('seq', '+', 1).as('place')),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning([
        'feed_place',
        'deleted_at',
        feed.select('epoch').as('epoch'),
        feed.select('lineage').as('lineage'),
      ]);
  },
);

/** Rows of keys that are not known, with their places in the feed. */
export const insertLedgerRows = prepareEach(
  (
    transaction: WritingTransaction,
    row: Omit<SubmissionRow, 'id'> & { id: LockedId; feed_place: FeedSequence },
  ) => {
    return transaction.insertInto('submission').values({ ...columnsOf(row), feed_place: row.feed_place });
  },
);

/**
 * The row of a key, whether its record was removed or not; undefined for a key never received.
 * @returns with `reached`, the place to which the feed has come for it: a change that moved nothing has the next place
 */
export async function findLedgerRow(
  database: Kysely<Tables>,
  id: string,
): Promise<(Omit<LedgerResult, 'fresh'> & { reached: number }) | undefined> {
  const found = await database
    .selectFrom('submission')
    .innerJoin('feed', (join) => join.onTrue())
    .selectAll('submission')
    .select(['feed.epoch', 'feed.lineage', 'feed.seq'])
    .where('submission.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { epoch, lineage, seq, ...row } = found;
  const feed_place = row.feed_place ?? seq;
  return { row: { ...row, feed_place }, epoch, lineage, reached: Math.min(feed_place, seq) };
}
