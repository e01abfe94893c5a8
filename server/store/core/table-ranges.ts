/**
 * Goes through a table by its keys, one range at a time. SQLite runs in the server's own thread, so other
 * calls get their turn after each range, however many rows there are.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { RecordKind } from '../../../src/kinds/list.ts';
import { MAX_PAGE_BYTES } from '../records/record-bytes.ts';
import type { InTurn } from './event-loop-turns.ts';
import type { Tables } from './tables.ts';

/** Rows read in one go: some milliseconds. */
const RANGE_SIZE = 200;

type FindEnd = (after: string) => Promise<{ id: string } | undefined>;

/** Keys after `after`, up to and including `upTo`; null means up to the last. */
export interface IdRange {
  after: string;
  upTo: string | null;
}

/**
 * All records of a kind, removed ones too, by their ids, in ranges of 1 MB at most.
 * @param from ids after this one alone
 * @param inTurn for readers of which many begin at once: each range is found in a turn of its own
 */
export function recordIdRanges(
  database: Kysely<Tables>,
  kind: RecordKind,
  from = '',
  inTurn: InTurn = (piece) => piece(),
): AsyncGenerator<IdRange> {
  return idRanges(from, async (after) => {
    const rows = await inTurn(() =>
      database
        .selectFrom('record')
        .select(['id', 'bytes'])
        .where('kind', '=', kind)
        .where('id', '>', after)
        .orderBy('id')
        .limit(RANGE_SIZE)
        .execute(),
    );
    let total = 0;
    const fitting = rows.filter(({ bytes }, place) => {
      total += bytes;
      // The first one fits, however long it is.
      return place === 0 || total <= MAX_PAGE_BYTES;
    });
    return fitting.length < RANGE_SIZE && fitting.length === rows.length ? undefined : fitting.at(-1);
  });
}

/** All page reports, by their ids. @param from ids after this one alone */
export function pageReportIdRanges(database: Kysely<Tables>, from = ''): AsyncGenerator<IdRange> {
  return idRanges(from, (after) =>
    database
      .selectFrom('page_report')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .offset(RANGE_SIZE - 1)
      .limit(1)
      .executeTakeFirst(),
  );
}

async function* idRanges(from: string, findEnd: FindEnd): AsyncGenerator<IdRange> {
  for (let after: string | null = from; after !== null; ) {
    const upTo: string | null = (await findEnd(after))?.id ?? null;
    yield { after, upTo };
    await turn();
    after = upTo;
  }
}
