/**
 * Goes through a table by its keys, a stretch at a time. SQLite answers in the thread of the server:
 * however many rows there are, others have their turn after each stretch.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { RecordKind } from '../../src/contract/roles.ts';
import type { Tables } from './tables.ts';

/** Rows read in one go: some milliseconds. */
const STRETCH = 500;

/** The keys after one and up to another; up to the last where there is no other. */
export interface Stretch {
  after: string;
  upTo: string | null;
}

/** All records of a kind, removed ones too, by their ids. */
export function recordStretches(database: Kysely<Tables>, kind: RecordKind): AsyncGenerator<Stretch> {
  return stretches((after) =>
    database
      .selectFrom('record')
      .select('id')
      .where('kind', '=', kind)
      .where('id', '>', after)
      .orderBy('id')
      .offset(STRETCH - 1)
      .limit(1)
      .executeTakeFirst(),
  );
}

/** All page reports, by their ids. */
export function pageReportStretches(database: Kysely<Tables>): AsyncGenerator<Stretch> {
  return stretches((after) =>
    database
      .selectFrom('page_report')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .offset(STRETCH - 1)
      .limit(1)
      .executeTakeFirst(),
  );
}

async function* stretches(
  findEnd: (after: string) => Promise<{ id: string } | undefined>,
): AsyncGenerator<Stretch> {
  for (let after: string | null = ''; after !== null; ) {
    const upTo: string | null = (await findEnd(after))?.id ?? null;
    yield { after, upTo };
    await turn();
    after = upTo;
  }
}
