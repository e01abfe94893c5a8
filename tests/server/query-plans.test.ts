/**
 * By which way SQLite looks for what is asked often. It has no statistics: the plan of a new
 * database is the plan of one with a million records.
 */
import Sqlite from 'better-sqlite3';
import { type CompiledQuery, Kysely, Migrator, SqliteDialect } from 'kysely';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { check } from '../../server/check.ts';
import { receive } from '../../server/receive.ts';
import { migrations } from '../../server/store/migrations/list.ts';
import { createStore, type Store } from '../../server/store/store.ts';
import type { Tables } from '../../server/store/tables.ts';
import { booking } from '../parts/booking.ts';

let file: Sqlite.Database;
let store: Store;
let asked: CompiledQuery[];

beforeEach(async () => {
  file = new Sqlite(':memory:');
  const database = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: file }),
    log: ({ query }) => void asked.push(query),
  });
  asked = [];
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
  store = createStore(database);
});
afterEach(() => store.close());

/** The tables that are read by every query of the work, each with the way there. */
async function waysOf(work: () => Promise<unknown>): Promise<string[]> {
  asked = [];
  await work();
  const steps = asked.flatMap(
    ({ sql, parameters }) =>
      file.prepare(`explain query plan ${sql}`).all(...parameters) as { detail: string }[],
  );
  return steps.map(({ detail }) => detail).filter((detail) => /^(SEARCH|SCAN)/.test(detail));
}

/** Of one row, or a few. */
const SMALL = /^SCAN (feed|retention|retention_run)\b/;
/** Looks through all records of a kind, or the whole ledger. */
const LONG = /^SCAN|\(kind=\?\)$/;

async function take(): Promise<string> {
  const arrival = { id: v7(), kind: 'packageBooking', version: null, capturedAt: null } as const;
  const result = await check({ ...arrival, payload: booking }, { open: async () => null });
  if (!('checked' in result)) throw new Error(result.problem.message);
  const { checked } = result;
  await store.write((writer) => receive(writer, checked, new Date()));
  return arrival.id;
}

it('A request is looked up by its reference', async () => {
  const ways = await waysOf(() => store.find('packageBooking', 'PB-7Q4M-2XN9-K'));
  expect(ways[0]).toBe('SEARCH submission USING INDEX submission_reference (reference=?)');
});

it.each<[what: string, work: () => Promise<unknown>]>([
  ['A submission', () => take()],
  ['A request under its reference', () => store.find('packageBooking', 'PB-7Q4M-2XN9-K')],
  ['A page of the feed', () => store.records.slice(['packageBooking', 'tour'], 1, 100)],
  ['A page of a list', () => store.records.pages('packageBooking').next()],
  ['A customer', () => store.upkeep.findCustomer({ email: 'a@example.org', phone: '', name: '' })],
  [
    'An erasure',
    async () => store.upkeep.erase([await take()], { by: 'boss', at: new Date().toISOString() }),
  ],
  [
    'The removal of what is no longer to be kept',
    async () => {
      const months = { packageBooking: 1, flightRequest: 1, passports: 1, pageReports: 1 };
      await store.upkeep.changeRetention({ months }, { by: 'boss', at: new Date().toISOString() });
      const at = '2100-01-01T00:00:00.000Z';
      await store.upkeep.confirmClock({ by: 'boss', at });
      asked = [];
      await store.upkeep.removeExpired(new Date(at));
      expect(asked.some(({ sql }) => sql.startsWith('delete from "package_booking"'))).toBe(true);
    },
  ],
  ['A passport number', () => store.sealedPassport(v7(), 0)],
])('%s needs no long way', async (_what, work) => {
  await take();
  const ways = await waysOf(work);
  expect(ways).not.toEqual([]);
  expect(ways.filter((way) => LONG.test(way) && !SMALL.test(way))).toEqual([]);
});
