/** Daily sums by the days of the operator's zone: after the update, and when the operator sets another zone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../../../server/store/core/open.ts';
import { migrations } from '../../../../server/store/migrations/list.ts';
import { setOperatorZone } from '../../../../src/contract/values/operator-zone.ts';
import { DEFAULT_TIME_ZONE } from '../../../../src/contract/values/time-zone.ts';
import {
  databases,
  databasesOfProject,
  startPostgres,
  type TestDatabase,
} from '../../../parts/database/databases.ts';
import { fullCounts, inOrder, isMoney, isVital } from '../../../parts/database/full-counts.ts';
import { makeEarlierTables } from '../../../parts/device/earlier-tables.ts';
import { playRandomHistory } from '../../../parts/records/random-history.ts';
import { requests, staffRequests } from '../../../parts/records/sample-requests.ts';
import { takeEntry } from '../../../parts/server/take-entry.ts';

afterEach(() => setOperatorZone(undefined));

/** Zones without summer time, with the hours that they are ahead of UTC. */
const zones = [
  ['Pacific/Honolulu', -10],
  ['Pacific/Kiritimati', 14],
  [DEFAULT_TIME_ZONE, 3],
  ['UTC', 0],
] as const;

describe.each(databases)('On %s', (name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await playRandomHistory(database, 7);
  }, 120_000);
  afterAll(() => database.close());

  const sums = async () =>
    inOrder((await database.rows('select * from daily_sum')).filter((row) => !isVital(row) && !isMoney(row)));
  const counted = async (zone: string, hours: number) =>
    inOrder(await database.rows(fullCounts(name, zone, hours)));
  /** How many there are of each topic on all days, which no zone changes. */
  const totals = async () =>
    (
      await database.rows(
        'select topic, sum(count) as count, sum(amount) as amount from daily_sum group by topic',
      )
    )
      .map(({ topic, count, amount }) => `${topic} ${Number(count)} ${Math.round(Number(amount) * 100)}`)
      .sort();

  it.each(zones)('the sums move to the days of %s, and every record counts once', async (zone, hours) => {
    setOperatorZone(zone);
    const before = await totals();
    expect(await database.store.admin.moveSums(zone)).toBeGreaterThan(0);
    expect(await sums()).toEqual(await counted(zone, hours));
    expect(await totals()).toEqual(before);
    expect((await database.rows('select * from daily_sum')).filter(({ count }) => Number(count) < 1)).toEqual(
      [],
    );
    // Nothing is left to do at the next start.
    expect(await database.store.admin.moveSums(zone)).toBe(0);
  });

  it('what comes, changes and goes meanwhile counts on the right day', { timeout: 90_000 }, async () => {
    const [zone, hours] = zones[0];
    setOperatorZone(zone);
    const moving = database.store.admin.moveSums(zone);
    await playRandomHistory(database, 8);
    await moving;
    expect(await sums()).toEqual(await counted(zone, hours));
  });

  it('what is interrupted counts every record once, and goes on where it was', async () => {
    const [zone, hours] = zones[1];
    setOperatorZone(zone);
    const now = new Date('2027-05-01T12:00:00.000Z');
    for (let count = 0; count < 450; count += 1) {
      await database.store.report(
        [{ id: v7(), path: '/map', at: now.toISOString(), metric: 'view', value: 1 }],
        now.toISOString(),
      );
    }
    const before = await totals();
    const stop = new AbortController();
    const first = database.store.admin.moveSums(zone, stop.signal);
    await expect
      .poll(async () => (await database.rows('select submission_after from sum_zone'))[0]?.submission_after)
      .not.toBe('');
    stop.abort();
    const done = await first;
    expect(await totals()).toEqual(before);
    const [{ count: all } = { count: 0 }] = await database.rows(
      'select (select count(*) from submission) + (select count(*) from page_report) as count',
    );
    const rest = await database.store.admin.moveSums(zone);
    expect(done + rest).toBeLessThanOrEqual(Number(all));
    expect(await sums()).toEqual(await counted(zone, hours));
  });

  it('an evening in New York is that day in its figures, in summer and in winter', async () => {
    setOperatorZone('America/New_York');
    await database.store.admin.moveSums('America/New_York');
    for (const at of ['2028-01-11T03:30:00.000Z', '2028-07-11T03:30:00.000Z', '2028-07-11T04:30:00.000Z']) {
      await takeEntry(database.store, 'campaign', staffRequests.campaign, { now: new Date(at) });
    }
    const { spending } = await database.store.departmentFigures.money();
    const of2028 = spending.map(({ day }) => day).filter((day) => day.startsWith('2028'));
    expect(of2028).toEqual(['2028-01-10', '2028-07-10', '2028-07-11']);
  });
});

async function sqlite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
  const rows = async (statement: string) => {
    const database = new Sqlite(join(dataDir, 'operator.db'));
    try {
      return database.prepare(statement).all() as Record<string, unknown>[];
    } finally {
      database.close();
    }
  };
  return { settings: { dataDir, databaseUrl: '' }, rows, close: () => rm(dataDir, { recursive: true }) };
}

async function postgres() {
  const { url, rows, stop } = await startPostgres({ tables: false });
  return { settings: { dataDir: '', databaseUrl: url }, rows, close: stop };
}

it.each(
  databasesOfProject([
    ['SQLite', sqlite],
    ['PostgreSQL', postgres],
  ]),
)(
  'On %s an update reads no record before it serves, and moves the sums afterwards',
  { timeout: 90_000 },
  async (name, open) => {
    const database = await open();
    const before = Object.fromEntries(
      Object.entries(migrations).filter(([migration]) => migration < '0023-days-of-the-operator'),
    );
    // An earlier version wrote no days: its rows are made by this one, and lose them.
    await makeEarlierTables(database.settings, before);
    const statements: string[] = [];
    const store = await openStore(database.settings, undefined, undefined, {
      log: ({ query }) => void statements.push(query.sql),
    });
    expect(
      statements.filter(
        (sql) => /\bfrom (submission|record|page_report|tour_worth)\b/.test(sql) && !/^create/i.test(sql),
      ),
    ).toEqual([]);
    setOperatorZone('UTC');
    const evening = new Date('2027-01-31T22:30:00.000Z');
    await takeEntry(store, 'homeBooking', requests.homeBooking, { now: evening });
    await takeEntry(store, 'campaign', staffRequests.campaign, { now: evening });
    expect((await store.departmentFigures.requests(['tour'])).states.map(({ month }) => month)).toEqual([
      '2027-01',
    ]);
    setOperatorZone(undefined);
    await store.admin.moveSums(DEFAULT_TIME_ZONE);
    expect((await store.departmentFigures.requests(['tour'])).states.map(({ month }) => month)).toEqual([
      '2027-02',
    ]);
    expect((await store.departmentFigures.money()).spending.map(({ day }) => day)).toEqual(['2027-02-01']);
    expect(inOrder(await database.rows('select * from daily_sum'))).toEqual(
      inOrder(await database.rows(fullCounts(name))),
    );
    await store.close();
    await database.close();
  },
);
