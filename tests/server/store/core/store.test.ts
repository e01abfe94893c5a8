import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckedSubmission, checkSubmission } from '../../../../server/intake/check.ts';
import type { IncomingSubmission } from '../../../../server/intake/incoming-submission.ts';
import { receiveSubmission } from '../../../../server/intake/receive.ts';
import { openStore } from '../../../../server/store/core/open.ts';
import { inSavepoint } from '../../../../server/store/core/savepoints.ts';
import type { Store } from '../../../../server/store/core/store.ts';
import type { Tables } from '../../../../server/store/core/tables.ts';
import { migrations } from '../../../../server/store/migrations/list.ts';
import { referenceOf } from '../../../../src/contract/values/reference.ts';
import { recordKinds } from '../../../../src/kinds/list.ts';
import { type SubmissionKind, submissionKinds, submissions } from '../../../../src/kinds/submissions.ts';
import { allOf } from '../../../parts/all-of.ts';
import { databasesOfProject, startPostgres } from '../../../parts/database/databases.ts';
import { folderWithTables } from '../../../parts/database/empty-database.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { requests } from '../../../parts/records/sample-requests.ts';
import { findAllOf } from '../../../parts/server/found-records.ts';

const arrival = (part: Partial<IncomingSubmission> = {}): IncomingSubmission => ({
  id: v7(),
  kind: 'packageBooking',
  version: null,
  capturedAt: null,
  payload: booking,
  ...part,
});
/** A sealed value opens or not in tests/server/security/sealing.test.ts; here nothing is sealed. */
const noKeys = { open: async () => null };
async function checkedOf(part: Partial<IncomingSubmission> = {}): Promise<CheckedSubmission> {
  const result = await checkSubmission(arrival(part), noKeys);
  if (!('checked' in result)) throw new Error(result.problem.message);
  return result.checked;
}
const now = new Date('2027-01-05T08:00:00.000Z');

interface Database {
  store: Store;
  count: (table: string) => Promise<number>;
  close: () => Promise<void>;
}

async function openSqlite(): Promise<Database> {
  const dataDir = await folderWithTables();
  const store = await openStore({ dataDir, databaseUrl: '' });
  const reader = new Sqlite(join(dataDir, 'operator.db'), { readonly: true });
  return {
    store,
    count: async (table) => (reader.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n,
    async close() {
      reader.close();
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function openPostgres(): Promise<Database> {
  const { url, rows, stop } = await startPostgres();
  const store = await openStore({ dataDir: '', databaseUrl: url });
  return {
    store,
    count: async (table) => Number((await rows(`select count(*) as n from ${table}`))[0]?.n ?? -1),
    async close() {
      await store.close();
      await stop();
    },
  };
}

describe.each(
  databasesOfProject([
    ['SQLite', openSqlite],
    ['PostgreSQL', openPostgres],
  ]),
)('On %s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  it('a submission is taken once, repeated and refused by the same rules', async () => {
    const { store, count } = database;
    const first = await checkedOf();
    const take = (one: CheckedSubmission) => store.write((context) => receiveSubmission(context, one, now));
    const receipt = await take(first);
    expect(receipt).toMatchObject({ status: 200, receipt: { id: first.id, receivedAt: now.toISOString() } });
    expect(await take(first)).toEqual(receipt);
    const other = await checkedOf({ id: first.id, payload: { ...booking, phone: '1' } });
    expect(await take(other)).toMatchObject({ status: 409 });
    expect(await checkSubmission(arrival({ payload: {} }), noKeys)).toMatchObject({ status: 400 });
    expect(await count('submission')).toBe(1);
    expect(await count('package_booking')).toBe(1);
  });

  it('a failing entry undoes its own writes alone, a failing transaction all of them', async () => {
    const { store, count } = database;
    const before = await count('submission');
    const [first, second, third, fourth] = [
      await checkedOf(),
      await checkedOf(),
      await checkedOf(),
      await checkedOf(),
    ];
    await store.write(async (context) => {
      await inSavepoint(context, () => receiveSubmission(context, first, now));
      const failing = inSavepoint(context, async () => {
        await receiveSubmission(context, second, now);
        throw new Error('broken');
      });
      await expect(failing).rejects.toThrow('broken');
      await inSavepoint(context, () => receiveSubmission(context, third, now));
    });
    expect(await count('submission')).toBe(before + 2);
    const lost = store.write(async (context) => {
      await receiveSubmission(context, fourth, now);
      throw new Error('broken');
    });
    await expect(lost).rejects.toThrow('broken');
    expect(await count('submission')).toBe(before + 2);
    expect(await count('package_booking')).toBe(before + 2);
  });

  it('what management looks after is kept, found, aged and erased by the same rules', async () => {
    const { store, count } = database;
    const { admin } = store;
    const actor = { by: 'boss@example.com', at: now.toISOString() };
    const account = { id: v7(), email: actor.by, name: 'Boss', role: 'management' };
    await store.accounts.add({ ...account, passwordHash: 'x', mustChangePassword: false }, actor);
    const report = { device: v7(), pending: 2, parked: 0, oldestCapturedAt: null, version: '1' };
    for (const pending of [2, 1]) await admin.reportDevice(account.id, { ...report, pending }, actor.at);
    expect(await admin.devices()).toMatchObject([
      { device: report.device, pending: 1, account: { name: 'Boss' } },
    ]);

    const [mine, other] = [
      await checkedOf({ payload: { ...booking, email: 'zuberi@example.org', phone: '+255 754 010 203' } }),
      await checkedOf(),
    ];
    for (const one of [mine, other]) await store.write((context) => receiveSubmission(context, one, now));
    const found = await findAllOf({ admin }, { email: 'ZUBERI@example.org', phone: '', name: '' });
    expect(found).toMatchObject([{ match: 'contact', by: 'ZUBERI@example.org', record: { id: mine.id } }]);
    expect(await admin.erase([mine.id], actor)).toMatchObject({ erased: [{ id: mine.id }], missing: [] });
    expect(await admin.erase([mine.id], actor)).toMatchObject({ erased: [], missing: [mine.id] });

    const kept = await count('package_booking');
    expect(kept).toBeGreaterThan(0);
    await admin.changeRetention(
      { months: { packageBooking: 1, passports: 1, stayBooking: 1, devices: 1 } },
      actor,
    );
    const nothing = { removed: {}, rest: [], clockTrustedAt: null };
    expect(await admin.removeExpired(now)).toEqual(nothing);
    const later = (days: number) => new Date(now.getTime() + (5 * 365 + days) * 24 * 60 * 60 * 1_000);
    expect(await admin.removeExpired(later(0))).toEqual({ ...nothing, clockTrustedAt: now.toISOString() });
    const confirmed = { now: later(0).toISOString(), known: later(0).toISOString(), held: false, rest: [] };
    expect(await admin.confirmClock({ ...actor, at: confirmed.now })).toEqual(confirmed);
    // With so few records, one is removed each day.
    const rest = kept > 1 ? ['packageBooking'] : [];
    expect(await admin.removeExpired(later(0))).toEqual({
      removed: { packageBooking: 1, devices: 1 },
      rest,
      clockTrustedAt: null,
    });
    expect((await admin.retentionRun(confirmed.now)).rest).toEqual(rest);
    for (let day = 1; day < kept; day += 1) {
      expect((await admin.removeExpired(later(day))).removed).toEqual({ packageBooking: 1 });
    }
    expect(await count('package_booking')).toBe(0);
    const { bytes, taken } = await admin.figures();
    expect(bytes).toBeGreaterThan(4_096);
    expect(taken.find(({ kind }) => kind === 'packageBooking')?.count).toBe(await count('submission'));
  });

  it('the same key from many sides at once is one row', async () => {
    const { store, count } = database;
    const before = await count('submission');
    const same = await checkedOf();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => store.write((context) => receiveSubmission(context, same, now))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await count('submission')).toBe(before + 1);
  });

  it.each(submissionKinds)('a request of the kind %s comes back as it was sent', async (kind) => {
    const one = await checkedOf({ kind, payload: requests[kind] });
    const answer = await database.store.write((context) => receiveSubmission(context, one, now));
    const reference = answer.status === 200 ? answer.receipt.reference : '';
    const [found] = await allOf(database.store.find(kind, reference));
    expect(found?.row).toMatchObject({ id: one.id, kind, suspect: 0, received_at: now.toISOString() });
    expect(found?.sent).toEqual(sentOf(kind));
  });

  it('a reference that nobody has finds nothing', async () => {
    for (const kind of submissionKinds) {
      expect(await allOf(database.store.find(kind, 'PB-0000-0000-0'))).toEqual([
        { row: undefined, sent: {} },
      ]);
    }
  });

  it('a page view sent twice, in one report or two, counts once', async () => {
    const event = { id: v7(), path: '/culture', at: now.toISOString(), metric: 'view', value: 1 } as const;
    const vital = { ...event, id: v7(), metric: 'CLS', value: 0.0123 } as const;
    await database.store.report([event, vital, event], now.toISOString());
    await database.store.report([event, vital], now.toISOString());
    expect(await database.count('page_report')).toBe(2);
  });
});

/** Returns what the look-up gives back: the date as a calendar date, no passport numbers. */
function sentOf(kind: SubmissionKind): object {
  const sent: Record<string, unknown> = structuredClone({ ...requests[kind] });
  if (kind === 'homeBooking') sent.preferredDate = '2027-06-14';
  if (kind === 'flightRequest') {
    sent.travelerDetails = requests.flightRequest.travelerDetails.map(
      ({ passportNumber: _, ...details }) => details,
    );
  }
  return sent;
}

/** Writes a request into the tables of migration 0003. */
async function insertAsThen(database: Kysely<Tables>, kind: SubmissionKind, id: string): Promise<void> {
  const text = { email: 'a@example.com', phone: '1' };
  const trip = { days: 8, travelers: 3, category: 'family', budget: 1, preferred_date: '2027-06-14' };
  const asked = { special_requests: '' };
  const rows = {
    homeBooking: [
      'home_booking',
      { ...trip, ...asked, trip_type: 'combo', name: 'José Ngũgĩ', email: 'a', reply_to: 'a@example.com' },
    ],
    tripPlan: [
      'trip_plan',
      { ...trip, activity: 'Walk', name: 'N', email: 'a@example.com', special_request: '' },
    ],
    packageBooking: [
      'package_booking',
      {
        ...text,
        ...asked,
        package_name: 'P',
        full_name: 'F',
        number_of_adults: 2,
        travel_date: '2027-06-14',
      },
    ],
    stayBooking: [
      'stay_booking',
      {
        checkin_date: '2027-06-14',
        checkout_date: '2027-06-15',
        number_of_guests: 1,
        package: 'room-only',
        special_request: '',
        contacts: '',
      },
    ],
    flightRequest: [
      'flight_request',
      { ...text, full_name: 'F', travelers: 1, preferred_airline: '', additional_requests: '' },
    ],
    eventRequest: [
      'event_request',
      { ...text, name: 'G', event_date: '2027-06-14', package: 'Executive Retreat', message: '' },
    ],
  } as const satisfies Record<SubmissionKind, readonly [keyof Tables, object]>;
  const [table, row] = rows[kind];
  await database
    .insertInto(table as 'event_request')
    .values({ ...row, id } as never)
    .execute();
}

describe('The database file', () => {
  it('is opened so that an acknowledged booking survives a power cut', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
    const { openSqliteDatabase } = await import('../../../../server/store/core/open.ts');
    const database = openSqliteDatabase(dataDir);
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(database.pragma('synchronous', { simple: true })).toBe(2);
    expect(database.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(database.pragma('busy_timeout', { simple: true })).toBe(5_000);
    database.close();
    await rm(dataDir, { recursive: true });
  });

  it('of an older version is brought up to date, and its feed has all that it holds, as it came', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
    const older = new Kysely<Tables>({
      dialect: new SqliteDialect({ database: new Sqlite(join(dataDir, 'operator.db')) }),
    });
    const first = Object.entries(migrations).slice(0, 3);
    const provider = { getMigrations: async () => Object.fromEntries(first) };
    await new Migrator({ db: older, provider }).migrateToLatest();
    const ids: string[] = [];
    // Received in the opposite order of the kinds; the last one was deleted.
    for (const [place, kind] of [...submissionKinds, 'tripPlan' as const].entries()) {
      const id = v7();
      const received = new Date(now.getTime() - place * 60_000).toISOString();
      const deleted_at = place === submissionKinds.length ? received : null;
      if (!deleted_at) ids.unshift(id);
      const ledger = { id, kind, version: 1, reference: referenceOf(submissions[kind].prefix, id) };
      const times = { captured_at: received, received_at: received, deleted_at };
      await older
        .insertInto('submission')
        .values({ ...ledger, ...times, content_hash: 'x', suspect: 0 } as never)
        .execute();
      if (!deleted_at) await insertAsThen(older, kind, id);
    }
    await older.destroy();
    const store = await openStore({ dataDir, databaseUrl: '' });
    const { seq } = await store.records.position();
    const { records } = await store.records.slice(recordKinds, 0, seq);
    expect(records.map(({ id }) => id)).toEqual(ids);
    expect(records.map(({ revision, lastChange, id }) => [revision, lastChange === id])).toEqual(
      ids.map(() => [1, true]),
    );
    expect(records.find(({ kind }) => kind === 'tripPlan')).toMatchObject({
      activity: 'Walk',
      days: 8,
      travelers: 3,
      budget: 1,
      name: 'N',
    });
    expect(records.find(({ kind }) => kind === 'tour')).toMatchObject({
      customer_name: 'José Ngũgĩ',
      tour_status: 'pending',
      payment_status: 'Pending',
      Incharge: '',
    });
    // The next submission stands behind all of it.
    await store.write(async (context) => receiveSubmission(context, await checkedOf(), now));
    expect((await store.records.position()).seq).toBe(seq + 1);
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  it('opened again keeps what it holds', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
    const one = await checkedOf();
    for (let times = 0; times < 2; times += 1) {
      const store = await openStore({ dataDir, databaseUrl: '' });
      const answer = await store.write((context) =>
        receiveSubmission(context, one, new Date(now.getTime() + times)),
      );
      expect(answer).toMatchObject({ receipt: { receivedAt: now.toISOString() } });
      await store.close();
    }
    await rm(dataDir, { recursive: true });
  });

  it.each([
    [
      'is no database',
      async (dir: string) =>
        writeFile(join(dir, 'operator.db'), 'This is a letter, not a database.'.repeat(99)),
      '',
    ],
    ['would lie below a file', async (dir: string) => writeFile(join(dir, 'below'), ''), 'below'],
  ])('that %s stops the start with one line', async (_what, prepare, below) => {
    const dir = await mkdtemp(join(tmpdir(), 'operator-'));
    await prepare(dir);
    await expect(openStore({ dataDir: join(dir, below), databaseUrl: '' })).rejects.toThrow(
      /^(DATA_DIR|The database)[^\n]*\.$/,
    );
    await rm(dir, { recursive: true });
  });

  it('a PostgreSQL that is not there stops the start with one line', async () => {
    const opening = openStore({ dataDir: '', databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
    await expect(opening).rejects.toThrow(/^The database cannot be used: [^\n]*\.$/);
  });
});
