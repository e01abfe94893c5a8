/**
 * Places in the feed. Whoever writes takes the feed's one row first, so that places are given in the
 * order of the commits, on every database: a reader never misses one. The types see to it: what writes
 * records wants a `WritingTransaction`, a record's place is a `Place` and its rows stand under a `HeldId`: nothing
 * else makes these, so that no handle of the database writes a record past the feed.
 */
import type { Transaction } from 'kysely';
import type { HeldId, KindTables, Place, Tables } from './tables.ts';

declare const taken: unique symbol;

/** A transaction that holds the feed's row: nobody else writes records until it ends. */
export type WritingTransaction = Transaction<Tables> & { readonly [taken]: true };

/** First thing of every transaction that writes records: it waits until those before have ended. */
export async function lockFeed(transaction: Transaction<Tables>): Promise<WritingTransaction> {
  await transaction
    .updateTable('feed')
    .set(({ ref }) => ({ seq: ref('seq') }))
    .execute();
  return transaction as WritingTransaction;
}

/** The next place in the feed. */
export async function nextPlace(transaction: WritingTransaction): Promise<Place> {
  const { seq } = await transaction
    .updateTable('feed')
    .set(({ eb }) => ({ seq: eb('seq', '+', 1) }))
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq as Place;
}

/** The id of a record, for putting in its rows. */
export function heldId(_transaction: WritingTransaction, id: string): HeldId {
  return id as HeldId;
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
  // Which columns the table has is the word of its kind's file.
  await transaction
    .updateTable(table as 'tour')
    .set(values as never)
    .where(key as 'id', '=', id)
    .execute();
}
