/**
 * Places in the feed. Every writer first locks the feed's one row, so that places follow the order of commits
 * on every database and a reader never misses one. The types enforce it: writing a record requires a
 * `WritingTransaction`, its place is a `FeedSequence`, and its rows are written under a `LockedId`. Only this file
 * creates them, so no other handle of the database can write a record past the feed. That a reader misses none is tested
 * in `tests/server/store/feed/feed.test.ts`.
 */
import type { Compilable, Transaction } from 'kysely';
import { isPostgres } from '../core/postgres.ts';
import { prepare, rememberConnection } from '../core/prepared-statements.ts';
import type { FeedSequence, KindTables, LockedId, Tables } from '../core/tables.ts';

declare const taken: unique symbol;

/** A transaction that has locked the feed's row: no other transaction writes records until it ends. */
export type WritingTransaction = Transaction<Tables> & { readonly [taken]: true };

/** The first step of every transaction that writes records. It waits for earlier writers to finish. */
export async function lockFeed(transaction: Transaction<Tables>): Promise<WritingTransaction> {
  const { writing } = await lockFeedAnd(transaction, async () => undefined);
  return writing;
}

/** Place and epoch of the feed when a transaction locked it. */
export interface LockedFeed {
  epoch: string;
  place: number;
}

/**
 * Locks the feed, and sends the next statements at once, without waiting for the lock.
 * @param next may only run statements; if the feed is not locked, they fail
 */
export async function lockFeedAnd<Result>(
  transaction: Transaction<Tables>,
  next: (transaction: WritingTransaction) => Promise<Result>,
): Promise<{ writing: WritingTransaction; result: Result; feed: LockedFeed }> {
  await rememberConnection(transaction);
  const locked = lock(transaction, {});
  // If both fail, the first error is thrown.
  const [[feed], result] = await Promise.all([locked, next(transaction as WritingTransaction)]);
  if (!feed) throw new Error('The database has no feed.');
  return { writing: transaction as WritingTransaction, result, feed };
}

const lock = prepare(
  (transaction: Transaction<Tables>): Compilable<LockedFeed> =>
    isPostgres(transaction)
      ? // No version of the row is left behind.
        transaction.selectFrom('feed').select(['epoch', 'seq as place']).forNoKeyUpdate()
      : transaction
          .updateTable('feed')
          .set(({ ref }) => ({ seq: ref('seq') }))
          .returning(['epoch', 'seq as place']),
);

/** Reads the last place of the feed, with what this transaction has written. */
export async function readSequence(transaction: WritingTransaction): Promise<number> {
  const [feed] = await readPlace(transaction, {});
  if (!feed) throw new Error('The database has no feed.');
  return feed.seq;
}

const readPlace = prepare((transaction: WritingTransaction) => transaction.selectFrom('feed').select('seq'));

/** The next place in the feed. */
export async function nextSequence(transaction: WritingTransaction): Promise<FeedSequence> {
  const [place] = await nextSequences(transaction, 1);
  return place as FeedSequence;
}

/** The next places in the feed, in order. */
export async function nextSequences(transaction: WritingTransaction, count: number): Promise<FeedSequence[]> {
  return (await takeSequencesAndEpoch(transaction, count)).places;
}

/** The next places in the feed, in order, and in which epoch and lineage of the database they are. */
export async function takeSequencesAndEpoch(
  transaction: WritingTransaction,
  count: number,
): Promise<{ places: FeedSequence[]; epoch: string; lineage: string }> {
  const [feed] = await takePlaces(transaction, { count });
  if (!feed) throw new Error('The database has no feed.');
  const { seq, epoch, lineage } = feed;
  const places = Array.from({ length: count }, (_, at) => (seq - count + 1 + at) as FeedSequence);
  return { places, epoch, lineage };
}

const takePlaces = prepare((transaction: WritingTransaction, { count }: { count: number }) =>
  transaction
    .updateTable('feed')
    .set(({ eb }) => ({ seq: eb('seq', '+', count) }))
    .returning(['seq', 'epoch', 'lineage']),
);

/** The id of a record, for putting in its rows. */
export function lockedId(_transaction: WritingTransaction, id: string): LockedId {
  return id as LockedId;
}

/**
 * Changes rows of a record in its kind's table.
 * @param key column with the record's id
 */
export async function changeRows(
  transaction: WritingTransaction,
  table: keyof KindTables,
  key: string,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  // The kind's file decides which columns the table has.
  await transaction
    .updateTable(table as 'tour')
    .set(values as never)
    .where(key as 'id', '=', id)
    .execute();
}
