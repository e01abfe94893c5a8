import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../../../server/store/core/open.ts';
import { migrations } from '../../../../server/store/migrations/list.ts';
import { referenceOf } from '../../../../src/contract/values/reference.ts';
import { allOf } from '../../../parts/all-of.ts';
import { seedTours } from '../../../parts/database/seed-tours.ts';
import { tourRow } from '../../../parts/records/tour-rows.ts';
import { findAllOf } from '../../../parts/server/found-records.ts';

let dataDir: string;
let file: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
  file = join(dataDir, 'operator.db');
});
afterEach(() => rm(dataDir, { recursive: true }));

const steps = Object.keys(migrations);
const AT = '2027-01-05T08:00:00.000Z';

/** Files of databases that were made, by their newest migration: a later version begins with one of them. */
const made = new Map<string, Buffer>();

/** A database as the version left it whose newest migration this is. */
async function madeAt(step: string): Promise<void> {
  const nearest = [...made.keys()]
    .filter((name) => name <= step)
    .sort()
    .at(-1);
  if (nearest) writeFileSync(file, made.get(nearest) ?? '');
  const database = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Sqlite(file) }) });
  const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= step));
  const provider = { getMigrations: async () => known };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  await database.destroy();
  if (error) throw error;
  made.set(step, readFileSync(file));
}

type Row = Record<string, string | number | null>;
function change<Result>(work: (database: Sqlite.Database) => Result): Result {
  const database = new Sqlite(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
function insert(database: Sqlite.Database, table: string, row: Row): void {
  const columns = Object.keys(row);
  const marks = columns.map((column) => `@${column}`);
  database.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks.join(', ')})`).run(row);
}

/** Ids of rows that each version could hold, in the order in which their tables came. */
const ids = { booking: v7(), stay: v7(), removed: v7(), view: v7(), account: v7(), device: v7() };
const submission = (id: string, kind: string, prefix: string) => ({
  id,
  kind,
  version: 1,
  reference: referenceOf(prefix, id),
  content_hash: 'x',
  captured_at: AT,
  received_at: AT,
});
const rows: readonly [since: string, table: string, row: Row][] = [
  ['0001', 'submission', submission(ids.booking, 'packageBooking', 'PB')],
  ['0001', 'submission', { ...submission(ids.removed, 'packageBooking', 'PB'), deleted_at: AT }],
  [
    '0001',
    'package_booking',
    {
      id: ids.booking,
      package_name: 'Zanzibar',
      full_name: 'Amina',
      email: 'amina@example.com',
      phone: '+255 700 000 001',
      number_of_adults: 2,
      number_of_children: null,
      travel_date: '2027-06-14',
      special_requests: 'A tent',
    },
  ],
  ['0002', 'submission', { ...submission(ids.stay, 'stayBooking', 'SB'), suspect: 1 }],
  [
    '0002',
    'stay_booking',
    {
      id: ids.stay,
      checkin_date: '2027-07-01',
      checkout_date: '2027-07-04',
      number_of_guests: 2,
      package: 'room-only',
      special_request: '',
      contacts: 'juma@example.com',
    },
  ],
  [
    '0003',
    'page_report',
    { id: ids.view, path: '/culture', at: AT, metric: 'view', value: 1, received_at: AT },
  ],
  [
    '0004',
    'account',
    {
      id: ids.account,
      email: 'boss@example.com',
      name: 'Boss',
      role: 'management',
      password_hash: 'x',
      must_change_password: 0,
      created_at: AT,
    },
  ],
  [
    '0006',
    'device_report',
    {
      account_id: ids.account,
      device_id: ids.device,
      pending: 1,
      parked: 0,
      last_contact: AT,
      version: '1',
    },
  ],
];

describe('A database', () => {
  it.each(steps.filter((step) => step >= '0003'))(
    'of version %s opens with all that it held',
    async (step) => {
      await madeAt(step);
      const held = rows.filter(([since]) => since <= step.slice(0, 4));
      change((database) => {
        for (const [, table, row] of held) insert(database, table, row);
        // From version 0005 on, a record has its place in the feed from the start.
        if (step < '0005') return;
        for (const [seq, [id, kind]] of [
          [ids.booking, 'packageBooking'] as const,
          [ids.stay, 'stayBooking'] as const,
        ].entries()) {
          insert(database, 'record', { id, kind, seq: seq + 1, revision: 1, last_change: id });
        }
        database.prepare('update feed set seq = 2').run();
      });
      const store = await openStore({ dataDir, databaseUrl: '' });
      try {
        change((database) => {
          expect(database.prepare('select name from kysely_migration order by name').pluck().all()).toEqual(
            steps,
          );
          for (const [, table, row] of held) {
            const key = 'id' in row ? 'id' : 'device_id';
            expect(database.prepare(`select * from ${table} where ${key} = ?`).get(row[key])).toMatchObject(
              row,
            );
          }
          expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
          expect(database.pragma('foreign_key_check')).toEqual([]);
        });
        const { seq } = await store.records.position();
        const feed = await store.records.slice(['packageBooking', 'stayBooking'], 0, seq);
        expect(feed.records).toMatchObject([
          { id: ids.booking, Fullname: 'Amina', revision: 1 },
          { id: ids.stay, Contacts: 'juma@example.com', suspect: true },
        ]);
        expect(await allOf(store.find('packageBooking', referenceOf('PB', ids.removed)))).toMatchObject([
          { row: undefined },
        ]);
        expect((await store.admin.retention()).length).toBeGreaterThan(0);
        if (step >= '0011') return;
        // Tables that searches and figures read are filled from what was there.
        const asked = { email: 'Amina@example.com', phone: '', name: '' };
        expect(await findAllOf(store, asked)).toMatchObject([
          { match: 'contact', record: { id: ids.booking } },
        ]);
        expect((await store.admin.figures()).taken).toEqual([
          { kind: 'packageBooking', count: 2 },
          { kind: 'stayBooking', count: 1 },
        ]);
        const figures = await store.figures('2027-01-01T00:00:00.000Z');
        expect(figures.views).toEqual([{ day: '2027-01-05', path: '/culture', views: 1 }]);
      } finally {
        await store.close();
      }
      // And once more, as the next start does.
      await (await openStore({ dataDir, databaseUrl: '' })).close();
    },
  );

  it('from before working states says of tours how far they are, and lets every other request wait', async () => {
    await madeAt('0012-several-servers');
    const tours: Record<string, string> = {};
    change((database) => {
      const add = (name: string, part: object, kind = 'tour') => {
        const id = v7();
        tours[id] = name;
        const seq = Object.keys(tours).length;
        insert(database, 'submission', { ...submission(id, kind, 'HB'), reference: name });
        insert(database, 'record', { id, kind, seq, revision: 1, last_change: id });
        const statuses = { tour_status: 'pending', payment_status: 'Pending', guide: '' };
        if (kind === 'tour') insert(database, 'tour', { id, customer_name: null, ...statuses, ...part });
      };
      add('asked for', {});
      add('paid', { payment_status: 'Paid' });
      add('under way', { tour_status: 'ongoing' });
      add('finished', { tour_status: 'finished', payment_status: 'Paid' });
      add('entered by staff', { customer_name: 'Juma' });
      add('a stay', {}, 'stayBooking');
      add('a lead', {}, 'lead');
    });
    const store = await openStore({ dataDir, databaseUrl: '' });
    change((database) => {
      const states = database.prepare('select id, state from record').all() as {
        id: string;
        state: string;
      }[];
      expect(Object.fromEntries(states.map(({ id, state }) => [tours[id], state]))).toEqual({
        'asked for': 'new',
        paid: 'confirmed',
        'under way': 'confirmed',
        finished: 'done',
        'entered by staff': 'confirmed',
        'a stay': 'new',
        'a lead': null,
      });
    });
    const { states, answers } = await store.departmentFigures.requests(['tour', 'stayBooking']);
    const of = { month: '2027-01' };
    expect(states).toEqual([
      { ...of, kind: 'stayBooking', state: 'new', requests: 1 },
      { ...of, kind: 'tour', state: 'confirmed', requests: 3 },
      { ...of, kind: 'tour', state: 'done', requests: 1 },
      { ...of, kind: 'tour', state: 'new', requests: 1 },
    ]);
    expect(answers).toEqual([]);
    await store.close();
  });

  it('with many records fills what searches and figures read, and says how far it is', async () => {
    await madeAt('0009-healing');
    seedTours(dataDir, 12_000);
    const told: string[] = [];
    const tell = (line: string) => void told.push(line);
    const store = await openStore({ dataDir, databaseUrl: '' }, undefined, undefined, { tell });
    expect(told).toHaveLength(2);
    expect(told[0]).toMatch(/^Upgrading the database: 10,\d{3} records/);
    const last = tourRow(11_999);
    const found = await findAllOf(store, { email: last.replyTo, phone: '', name: '' });
    expect(found.map(({ record }) => record.id)).toContain(last.id);
    const { askedFor } = await store.departmentFigures.money();
    expect(askedFor.bookings).toBe(12_000);
    await store.close();
    change((database) => {
      expect(database.prepare('select count(distinct record_id) from contact').pluck().get()).toBe(12_000);
    });
  });

  it('goes on with the contacts where it was interrupted', async () => {
    await madeAt(steps.at(-1) ?? '');
    seedTours(dataDir, 1_200);
    const { id: reached } = tourRow(699);
    change((database) => {
      insert(database, 'job_progress', { job: 'contacts', state: reached });
    });
    await (await openStore({ dataDir, databaseUrl: '' })).close();
    change((database) => {
      const filled = database.prepare('select distinct record_id from contact order by 1').pluck().all();
      expect(filled).toEqual(Array.from({ length: 500 }, (_, index) => tourRow(700 + index).id));
      expect(database.prepare('select * from job_progress').all()).toEqual([]);
    });
  });

  it('from before the differences of versions were stored lists what every correction changed', async () => {
    await madeAt('0039-message-ids');
    const corrections = Array.from({ length: 15 }, () => v7());
    change((database) => {
      for (const [since, table, row] of rows) {
        if (since === '0001' && row.id !== ids.removed) insert(database, table, row);
      }
      insert(database, 'record', {
        id: ids.booking,
        kind: 'packageBooking',
        seq: 1,
        revision: 1,
        last_change: ids.booking,
      });
      database.prepare('update feed set seq = 1').run();
      const version = (id: string, outcome: string, payload: object) =>
        insert(database, 'record_version', {
          id,
          record_id: ids.booking,
          replaces: '[]',
          outcome,
          payload: JSON.stringify(payload),
        });
      version(ids.booking, 'first', { fullName: 'Amina' });
      for (const [place, id] of corrections.entries()) {
        insert(database, 'submission', submission(id, 'correction', 'CO'));
        version(id, 'applied', { fullName: `Amina ${place}` });
      }
    });
    const store = await openStore({ dataDir, databaseUrl: '' });
    const { records } = await store.records.slice(['packageBooking'], 0, 1);
    await store.close();
    const history = records[0]?.history ?? [];
    expect(history.map(({ id, changes }) => [id, changes])).toEqual(
      [
        [ids.booking, []],
        ...corrections.map((id, place) => [
          id,
          [{ field: 'fullName', before: 'Amina', after: `Amina ${place}` }],
        ]),
      ].toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
    );
    change((database) => expect(database.prepare('select * from job_progress').all()).toEqual([]));
  });

  it('of a newer version is refused with one line, and stays as it is', async () => {
    await madeAt(steps.at(-1) ?? '');
    change((database) => {
      insert(database, 'kysely_migration', { name: '9999-later', timestamp: AT });
    });
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '18103' },
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^The database is of a newer version of this program \(9999-later\)\. [^\n]+\n$/);
    change((database) => {
      expect(database.prepare('select count(*) from kysely_migration').pluck().get()).toBe(steps.length + 1);
    });
  });
});
