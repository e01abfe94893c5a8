/** Records by their ids, about a megabyte at a time. */
import type { Kysely } from 'kysely';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { StoredKinds } from '../core/stored-kind.ts';
import type { Tables } from '../core/tables.ts';
import { readListed, readRecordBases } from './listed-records.ts';
import { MAX_PAGE_BYTES } from './record-bytes.ts';

/** Records read in one go, at most: some milliseconds. */
const PAGE = 100;

/** Reads the records of these ids that still exist, in the order of the feed. */
export async function* readRecordsById(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  ids: readonly string[],
): AsyncGenerator<FeedRecord[]> {
  for (const page of await pagesOf(database, ids)) {
    const asked = database.selectFrom('record').select('record.id').where('record.id', 'in', page);
    yield await readListed(database, kinds, await readRecordBases(database, asked), asked);
  }
}

/** Returns the kind of a record that exists. */
export async function findKind(database: Kysely<Tables>, id: string): Promise<string | undefined> {
  const row = await database.selectFrom('record').select('kind').where('id', '=', id).executeTakeFirst();
  return row?.kind;
}

/** Divides ids so that the records of each part make a megabyte, or are one. */
async function pagesOf(database: Kysely<Tables>, ids: readonly string[]): Promise<string[][]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('record')
    .select(['id', 'bytes'])
    .where('id', 'in', ids)
    .orderBy('seq')
    .execute();
  const pages: string[][] = [];
  let total = Number.POSITIVE_INFINITY;
  for (const { id, bytes } of rows) {
    total += bytes;
    const page = pages.at(-1);
    if (page && page.length < PAGE && total <= MAX_PAGE_BYTES) {
      page.push(id);
      continue;
    }
    pages.push([id]);
    total = bytes;
  }
  return pages;
}
