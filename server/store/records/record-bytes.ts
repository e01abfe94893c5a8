/** Bytes that records take in lists and in the feed, by which pages end. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../core/tables.ts';
import type { WritingTransaction } from '../feed/feed-sequence.ts';

/** Bytes of JSON in one page of a list or of the feed. A record that has more is a page of its own. */
export const MAX_PAGE_BYTES = 1_048_576;
/** Bytes of JSON that every record has beside its own fields: id, reference, times, state. */
const FRAME = 360;

/** @param payload of a new record, of which the listing repeats nearly all */
export function bytesOfNew(payload: object): number {
  return FRAME + bytesOf(payload);
}

export function bytesOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Notes how long a record has become. A difference of a few bytes is not worth a write. */
export async function noteBytes(transaction: WritingTransaction, id: string, bytes: number): Promise<void> {
  await transaction
    .updateTable('record')
    .set({ bytes })
    .where('id', '=', id)
    .where(sql<boolean>`abs(bytes - ${bytes}) > 64`)
    .execute();
}

/** @param ids of records, which need not be there */
export async function readRecordSizes(
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await database.selectFrom('record').select(['id', 'bytes']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, bytes }) => [id, bytes]));
}
