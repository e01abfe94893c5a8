/**
 * Statements by staff about whether two requests come from one guest. They are deleted with either request.
 */
import { sql, type Transaction } from 'kysely';
import type { GuestLink } from '../../../src/kinds/guest-link/schema.ts';
import type { RecordIds } from '../core/stored-kind.ts';
import type { Tables } from '../core/tables.ts';
import type { WriteContext } from '../core/write-context.ts';
import { lockedId, type WritingTransaction } from '../feed/feed-sequence.ts';
import { moveRecord } from '../feed/move-record.ts';

/** Two requests as they are stored: the lower id first. */
const inOrder = (one: string, other: string) =>
  (one < other ? [one, other] : [other, one]) as [string, string];

/**
 * Keeps whose requests two are. Both move to the end of the feed; their revisions stay the same.
 * @param change id of the submission
 */
export async function writeGuestLink(
  context: WriteContext,
  change: string,
  { record, other, same }: Pick<GuestLink, 'record' | 'other' | 'same'>,
): Promise<void> {
  const transaction = await context.savepoints.begin();
  const [a, b] = inOrder(record, other);
  await transaction
    .insertInto('guest_link')
    .values({
      record_a: lockedId(transaction, a),
      record_b: lockedId(transaction, b),
      same: Number(same),
      change_id: change,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['record_a', 'record_b'])
        .doUpdateSet({ same: sql`excluded.same`, change_id: sql`excluded.change_id` }),
    )
    .execute();
  await moveRecord(transaction, record, {});
  await moveRecord(transaction, other, {});
}

/** Returns the id of the submission that said last whether two requests are of one guest; null if none did. */
export async function findGuestLink(
  context: WriteContext,
  { record, other }: Pick<GuestLink, 'record' | 'other'>,
): Promise<string | null> {
  const [a, b] = inOrder(record, other);
  const database = await context.savepoints.begin();
  const row = await database
    .selectFrom('guest_link')
    .select('change_id')
    .where('record_a', '=', a)
    .where('record_b', '=', b)
    .executeTakeFirst();
  return row?.change_id ?? null;
}

/** Most statements about one request: every device carries them with it, and nobody has made as many. */
const MOST_OF_RECORD = 200;

/** True where one more statement about each of two requests fits. */
export async function hasRoomForGuestLink(
  context: WriteContext,
  { record, other }: Pick<GuestLink, 'record' | 'other'>,
): Promise<boolean> {
  const database = await context.savepoints.begin();
  for (const id of [record, other]) {
    let count = 0;
    for (const side of ['record_a', 'record_b'] as const) {
      const held = await database
        .selectFrom('guest_link')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where(side, '=', id)
        .executeTakeFirstOrThrow();
      count += Number(held.count);
    }
    if (count >= MOST_OF_RECORD) return false;
  }
  return true;
}

/**
 * Removes the statements about records that are being removed.
 * @returns ids of the remaining requests that were named in them
 */
export async function clearGuestLinks(
  transaction: WritingTransaction,
  ids: readonly string[],
): Promise<string[]> {
  const gone = new Set(ids);
  const links = await transaction
    .selectFrom('guest_link')
    .select(['record_a', 'record_b'])
    .where(({ or, eb }) => or([eb('record_a', 'in', ids), eb('record_b', 'in', ids)]))
    .execute();
  if (links.length === 0) return [];
  await transaction
    .deleteFrom('guest_link')
    .where(({ or, eb }) => or([eb('record_a', 'in', ids), eb('record_b', 'in', ids)]))
    .execute();
  const named = links.flatMap(({ record_a, record_b }) => [record_a, record_b]);
  return [...new Set(named)].filter((id) => !gone.has(id));
}

/** A statement about a request and another one. */
export interface GuestStatement {
  record: string;
  other: string;
  /** Kind of the other. */
  otherKind: string;
  same: boolean;
}

/** Reads all statements about these requests, from the side of each. */
export async function readGuestLinks(
  database: Pick<Transaction<Tables>, 'selectFrom'>,
  ids: RecordIds,
): Promise<GuestStatement[]> {
  const side = (own: 'record_a' | 'record_b', other: 'record_a' | 'record_b') =>
    database
      .selectFrom('guest_link')
      .innerJoin('record as far', 'far.id', `guest_link.${other}`)
      .select([
        `guest_link.${own} as record`,
        `guest_link.${other} as other`,
        'far.kind as otherKind',
        'guest_link.same as same',
      ])
      .where(`guest_link.${own}`, 'in', ids)
      .execute();
  const rows = [...(await side('record_a', 'record_b')), ...(await side('record_b', 'record_a'))];
  return rows.map((row) => ({ ...row, same: row.same === 1 }));
}
