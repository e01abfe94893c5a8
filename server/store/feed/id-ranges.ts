/**
 * Goes through a table by its keys, one range at a time. SQLite runs in the server's own thread, so other
 * calls get their turn after each range, however many rows there are.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { RecordKind } from '../../../src/kinds/list.ts';
import type { Tables } from '../core/tables.ts';

/** Rows read in one go: some milliseconds. */
const RANGE_SIZE = 200;

/** Keys after `after`, up to and including `upTo`; null means up to the last. */
export interface IdRange {
  after: string;
  upTo: string | null;
}

/** All records of a kind, removed ones too, by their ids. @param from ids after this one alone */
export function recordIdRanges(
  database: Kysely<Tables>,
  kind: RecordKind,
  from = '',
): AsyncGenerator<IdRange> {
  return idRanges(from, (after) =>
    database
      .selectFrom('record')
      .select('id')
      .where('kind', '=', kind)
      .where('id', '>', after)
      .orderBy('id')
      .offset(RANGE_SIZE - 1)
      .limit(1)
      .executeTakeFirst(),
  );
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

async function* idRanges(
  from: string,
  findEnd: (after: string) => Promise<{ id: string } | undefined>,
): AsyncGenerator<IdRange> {
  for (let after: string | null = from; after !== null; ) {
    const upTo: string | null = (await findEnd(after))?.id ?? null;
    yield { after, upTo };
    await turn();
    after = upTo;
  }
}
