/** The ledger: one row for every idempotency key ever received. */
import type { Kysely } from 'kysely';
import { heldId, type WritingTransaction } from './feed-place.ts';
import { prepare } from './prepared.ts';
import type { HeldId, SubmissionRow, Tables } from './tables.ts';

export type LedgerRow = Omit<
  SubmissionRow,
  'kind' | 'deleted_at' | 'author_id' | 'revision' | 'feed_place'
> & {
  author_id?: string | null;
};

/** A submission on its way into the ledger. */
export type LedgerEntry = LedgerRow & { kind: string };

/** The ledger row of a key, and whether it was written just now. */
export interface LedgerResult {
  row: SubmissionRow & { feed_place: number };
  fresh: boolean;
  /** Which life of the database holds it. */
  epoch: string;
}

/**
 * The unique key decides, not a read beforehand, so that of two simultaneous calls only one writes.
 * @param removed true for what was removed before this database was put back: it becomes a tombstone
 */
export async function enter(
  transaction: WritingTransaction,
  entry: LedgerEntry,
  removed: boolean,
): Promise<LedgerResult> {
  const own = ledgerRowOf(entry, removed ? entry.received_at : null);
  const [written] = await insert(transaction, { ...own, id: heldId(transaction, own.id) });
  if (written) {
    const { feed_place, epoch } = written as { feed_place: number; epoch: string };
    return { row: { ...own, feed_place }, fresh: !removed, epoch };
  }
  const held = await findLedgerRow(transaction, own.id);
  if (!held) throw new Error(`The ledger has no row for ${own.id}.`);
  return { ...held, fresh: false };
}

/** The row that an entry begins with, but for its place. */
export function ledgerRowOf<Entry extends LedgerEntry>(entry: Entry, deleted_at: string | null) {
  return { author_id: null, ...entry, deleted_at, revision: null };
}

const insert = prepare(
  (transaction: WritingTransaction, row: Omit<SubmissionRow, 'id' | 'feed_place'> & { id: HeldId }) => {
    const feed = transaction.selectFrom('feed');
    const { id, kind, version, reference, content_hash, captured_at, received_at } = row;
    const { deleted_at, suspect, author_id, revision } = row;
    return transaction
      .insertInto('submission')
      .values({
        id,
        kind,
        version,
        reference,
        content_hash,
        captured_at,
        received_at,
        deleted_at,
        suspect,
        author_id,
        revision,
        // The next place is the one that its record gets.
        feed_place: feed.select(({ eb }) => eb('seq', '+', 1).as('place')),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(['feed_place', feed.select('epoch').as('epoch')]);
  },
);

/** The row of a key, whether its record was removed or not; undefined for a key never received. */
export async function findLedgerRow(
  database: Kysely<Tables>,
  id: string,
): Promise<Omit<LedgerResult, 'fresh'> | undefined> {
  const found = await database
    .selectFrom('submission')
    .innerJoin('feed', (join) => join.onTrue())
    .selectAll('submission')
    .select(['feed.epoch', 'feed.seq'])
    .where('submission.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { epoch, seq, ...row } = found;
  return { row: { ...row, feed_place: row.feed_place ?? seq }, epoch };
}
