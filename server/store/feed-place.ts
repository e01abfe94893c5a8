/**
 * Places in the feed. Whoever writes takes the feed's one row first, so that places are given in the
 * order of the commits, on every database: a reader never misses one. The types see to it: what writes
 * records wants a `WritingTransaction`, and a record's place is a `Place`, which nothing else makes.
 */
import type { Transaction } from 'kysely';
import type { Place, Tables } from './tables.ts';

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
