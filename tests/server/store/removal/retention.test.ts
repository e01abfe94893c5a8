import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStreamHub } from '../../../../server/http/stream-hub.ts';
import type { Log } from '../../../../server/start/log.ts';
import { runRetention } from '../../../../server/start/retention-job.ts';
import { monthsBefore } from '../../../../server/store/removal/retention/expired.ts';
import {
  type RetentionRun,
  type RetentionSetting,
  retentionKinds,
} from '../../../../src/kinds/calls/retention.ts';
import { seedTours } from '../../../parts/database/seed-tours.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { flightRequest } from '../../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

let server: TestServer;
let now: Date;
let boss: { headers: { Cookie: string }; id: string };
const json = { 'Content-Type': 'application/json' };
beforeEach(async () => {
  now = new Date('2027-01-31T08:00:00.000Z');
  server = await openTestServer({ clock: () => now });
  boss = await signedIn(server, 'management');
});
afterEach(() => server.close());

function post(path: string, payload: unknown, id = v7()) {
  return server.app.request(path, {
    method: 'POST',
    headers: { ...json, 'Idempotency-Key': id },
    body: JSON.stringify(payload),
  });
}
async function book(travelDate: string): Promise<string> {
  const id = v7();
  expect((await post('/api/companypackage', { ...booking, travelDate }, id)).status).toBe(200);
  return id;
}
function put(body: unknown, headers: Record<string, string> = boss.headers) {
  return server.app.request('/api/retention', {
    method: 'PUT',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
}
async function keep(months: Record<string, number | null>): Promise<void> {
  expect((await put({ months })).status).toBe(200);
}
function confirmClock(headers: Record<string, string> = boss.headers) {
  return server.app.request('/api/retention/run', { method: 'POST', headers });
}
/** Moves the clock past a time in which nobody used the server. */
async function later(moment: string): Promise<void> {
  now = new Date(moment);
  boss = await signedIn(server, 'management');
  expect((await confirmClock()).status).toBe(200);
}
async function howItGoes(): Promise<RetentionRun> {
  const response = await server.app.request('/api/retention/run', { headers: boss.headers });
  expect(response.status).toBe(200);
  return response.json();
}
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1_000);
let told: string[];
async function run(): Promise<number> {
  let changes = 0;
  told = [];
  const hub = createStreamHub();
  hub.listen({ sessionId: 'x', changed: () => (changes += 1), ended: () => undefined } as never);
  const failed: unknown[] = [];
  const tell = (_line: unknown, words: string) => told.push(words);
  const log = { info: tell, warn: tell, error: (line: unknown) => failed.push(line) } as unknown as Log;
  await runRetention({ store: server.store, clock: () => now, hub, log });
  expect(failed).toEqual([]);
  return changes;
}
const audit = (action: string) =>
  server.rows(`select * from audit where action = '${action}' order by number`);

describe('What is kept how long', () => {
  it('is for ever unless said otherwise, page views 25 months', async () => {
    const response = await server.app.request('/api/retention', { headers: boss.headers });
    const settings: RetentionSetting[] = await response.json();
    expect(settings.map(({ kind }) => kind)).toEqual(retentionKinds);
    const limited = settings.filter(({ months }) => months !== null);
    expect(limited).toEqual([{ kind: 'pageReports', months: 25, changedAt: null, changedBy: null }]);
  });

  it('is set by management, and the audit log tells by whom, from what, to what', async () => {
    const answer: RetentionSetting[] = await (await put({ months: { tour: 24, pageReports: null } })).json();
    const stamp = { changedAt: now.toISOString(), changedBy: 'management' };
    expect(answer).toContainEqual({ kind: 'tour', months: 24, ...stamp });
    expect(answer).toContainEqual({ kind: 'pageReports', months: null, ...stamp });
    await keep({ tour: 24 });
    expect(audit('retention.change')).toMatchObject([
      { by: boss.id, subject: 'tour', before: '{"months":null}', after: '{"months":24}' },
      { by: boss.id, subject: 'pageReports', before: '{"months":25}', after: '{"months":null}' },
    ]);
  });

  it.each(['operations', 'finance', 'nobody'])('is nothing for %s', async (role) => {
    const { headers } = await signedIn(server, role);
    expect((await put({ months: { tour: 1 } }, headers)).status).toBe(403);
    expect((await server.app.request('/api/retention', { headers })).status).toBe(403);
    expect((await put({ months: { tour: 1 } }, {})).status).toBe(401);
  });

  it.each([
    [null],
    [[]],
    ['x'],
    [{}],
    [{ months: null }],
    [{ months: [] }],
    [{ months: {} }],
    [{ months: 'tour' }],
    [{ months: { submission: 3 } }],
    [{ months: { 'tour; drop table record': 3 } }],
    [{ months: { tour: 0 } }],
    [{ months: { tour: -1 } }],
    [{ months: { tour: 601 } }],
    [{ months: { tour: 1.5 } }],
    [{ months: { tour: '12' } }],
    [{ months: { tour: 1e300 } }],
    [{ months: { tour: 12, lead: 'ever' } }],
  ])('as %j is refused', async (body) => {
    const response = await put(body);
    expect(response.status).toBe(400);
    expect((await response.json()).message).not.toBe('');
    expect(server.rows('select * from retention')).toEqual([]);
  });

  it.each([
    ['2027-01-31', 1, '2026-12-31'],
    ['2027-03-31', 1, '2027-02-28'],
    ['2028-03-31', 1, '2028-02-29'],
    ['2027-01-15', 25, '2024-12-15'],
    ['2027-12-31', 600, '1977-12-31'],
  ])('from %s %i months back is %s', (from, months, day) => {
    expect(monthsBefore(new Date(`${from}T08:00:00.000Z`), months)).toEqual({
      day,
      time: `${day}T08:00:00.000Z`,
    });
  });

  it('counts months by the days of the operator', () => {
    // In Dar es Salaam it is half past one on the first of March.
    expect(monthsBefore(new Date('2027-02-28T22:30:00.000Z'), 1)).toEqual({
      day: '2027-02-01',
      time: '2027-01-31T22:30:00.000Z',
    });
  });
});

describe('The job', () => {
  it('removes records that are older, and keeps key and place as tombstones', async () => {
    await keep({ packageBooking: 12 });
    const old = await book('2027-02-10');
    await later('2028-06-30T08:00:00.000Z');
    const young = await book('2027-02-10');
    expect(await run()).toBe(1);
    expect(server.rows('select id from package_booking')).toEqual([{ id: young }]);
    const [place] = server.rows(`select seq, removed_at from record where id = '${old}'`);
    expect(place).toEqual({ seq: 3, removed_at: now.toISOString() });
    const [row] = server.rows(`select deleted_at, content_hash from submission where id = '${old}'`);
    expect(row).toEqual({
      deleted_at: now.toISOString(),
      content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(audit('retention.remove')).toMatchObject([
      { by: 'system', subject: 'packageBooking', after: '{"removed":1,"before":"2027-06-30T08:00:00.000Z"}' },
    ]);
    // The device that sent it once more hears its first receipt, and nothing comes back.
    expect((await post('/api/companypackage', { ...booking, travelDate: '2027-02-10' }, old)).status).toBe(
      200,
    );
    expect(server.rows('select id from package_booking')).toHaveLength(1);
    expect(await run()).toBe(0);
    expect(audit('retention.remove')).toHaveLength(1);
  });

  it('keeps what is still to come, however long ago it was booked', async () => {
    const id = await book('2029-01-01');
    await keep({ packageBooking: 12 });
    await later('2029-12-31T08:00:00.000Z');
    await run();
    expect(server.rows('select id from package_booking')).toEqual([{ id }]);
    await later('2030-01-02T08:00:00.000Z');
    await run();
    expect(server.rows('select id from package_booking')).toEqual([]);
  });

  it('removes a tenth of a kind on one day at most, in small transactions, and the rest on the next', async () => {
    seedTours(server.dataDir, 700);
    await keep({ tour: 1 });
    await later('2030-06-30T08:00:00.000Z');
    await run();
    const removed = () => audit('retention.remove').map(({ after }) => JSON.parse(String(after)).removed);
    expect(removed()).toEqual([50, 20]);
    expect(told).toContain('More has expired than may be removed in one day; the rest follows');
    expect((await howItGoes()).rest).toEqual(['tour']);
    // Once a day, however often the server is started.
    await run();
    expect(removed()).toEqual([50, 20]);
    now = daysLater(1);
    await run();
    expect(server.rows('select count(*) as left from tour')).toEqual([{ left: 700 - 70 - 63 }]);
    for (let day = 0; day < 100 && server.rows('select id from tour').length > 0; day += 1) {
      now = daysLater(1);
      await run();
    }
    expect(server.rows('select id from tour')).toEqual([]);
    boss = await signedIn(server, 'management');
    expect((await howItGoes()).rest).toEqual([]);
  });

  it('runs again on another day of the operator, which begins before that of UTC', async () => {
    await later('2027-06-30T20:30:00.000Z');
    await run();
    const ranAt = () => server.rows('select ran_at from retention_run')[0]?.ran_at;
    const first = ranAt();
    // Past midnight in Dar es Salaam.
    now = new Date('2027-06-30T21:30:00.000Z');
    await run();
    expect([first, ranAt()]).toEqual(['2027-06-30T20:30:00.000Z', now.toISOString()]);
  });

  it('removes passport numbers before the request that they belong to', async () => {
    const id = v7();
    expect((await post('/api/flightrequests', flightRequest, id)).status).toBe(200);
    setPassport(id);
    await keep({ passports: 3 });
    await later('2027-09-19T08:00:00.000Z');
    await run();
    // The last of its flights was on 20 June.
    expect(
      server.rows('select place from flight_traveler where sealed_passport_number is not null'),
    ).toHaveLength(1);
    await later('2027-09-21T08:00:00.000Z');
    expect(await run()).toBe(1);
    expect(server.rows('select * from flight_traveler where sealed_passport_number is not null')).toEqual([]);
    expect(server.rows('select id from flight_request')).toEqual([{ id }]);
    expect(server.rows('select seq, removed_at from record')).toEqual([{ seq: 2, removed_at: null }]);
    expect(audit('retention.remove')).toMatchObject([{ subject: 'passports' }]);
  });

  it('removes page views and devices', async () => {
    const event = { id: v7(), path: '/Culture', at: now.toISOString(), metric: 'view', value: 1 };
    await post('/api/analytics', { events: [event] });
    const device = { device: v7(), pending: 0, parked: 0, oldestCapturedAt: null, version: '1' };
    await server.app.request('/api/devices', {
      method: 'POST',
      headers: { ...json, ...boss.headers },
      body: JSON.stringify(device),
    });
    await keep({ devices: 25 });
    await later('2029-02-28T08:00:00.000Z');
    await run();
    expect(server.rows('select id from page_report')).toHaveLength(1);
    await later('2029-03-01T09:00:00.000Z');
    await run();
    expect(server.rows('select id from page_report')).toEqual([]);
    expect(server.rows('select * from device_report')).toEqual([]);
  });

  it('says in the log when it fails, and goes on the next day', async () => {
    const failed: unknown[] = [];
    const log = { error: (line: unknown) => failed.push(line) } as unknown as Log;
    const store = { admin: { removeExpired: () => Promise.reject(new Error('disk full')) } } as never;
    await runRetention({ store, clock: () => now, hub: createStreamHub(), log });
    expect(failed).toMatchObject([{ err: { message: 'disk full' } }]);
  });

  function setPassport(id: string): void {
    const writer = new Sqlite(join(server.dataDir, 'operator.db'));
    writer
      .prepare(
        `update flight_traveler set sealed_passport_number = '{}' where flight_request_id = ? and place = 0`,
      )
      .run(id);
    writer.close();
  }
});

describe('A clock that is wrong', () => {
  beforeEach(async () => {
    await book('2027-02-10');
    await keep({ packageBooking: 12 });
    await run();
  });
  const books = () => server.rows('select id from package_booking').length;

  it('by years lets nothing be removed, however many have used the server meanwhile', async () => {
    now = new Date('2031-01-31T08:00:00.000Z');
    await run();
    expect(books()).toBe(1);
    // A request that comes in carries the wrong time, and proves nothing.
    await book('2027-02-10');
    boss = await signedIn(server, 'management');
    now = daysLater(1);
    await run();
    expect(books()).toBe(2);
    expect(told).toEqual([
      'Nothing was removed: the clock is far ahead of when the server last ran. Set it right, or confirm it under Retention',
    ]);
    expect(await howItGoes()).toEqual({
      now: now.toISOString(),
      known: '2027-01-31T08:00:00.000Z',
      held: true,
      rest: [],
    });
    // Set right again, it needs nobody.
    now = new Date('2027-02-02T08:00:00.000Z');
    await run();
    expect(told).toEqual([]);
    expect((await howItGoes()).held).toBe(false);
  });

  it('is believed when management confirms it, and the audit log knows who did', async () => {
    now = new Date('2031-01-31T08:00:00.000Z');
    await run();
    boss = await signedIn(server, 'management');
    const operations = await signedIn(server, 'operations');
    expect((await confirmClock(operations.headers)).status).toBe(403);
    expect((await confirmClock({})).status).toBe(401);
    const confirmed: RetentionRun = await (await confirmClock()).json();
    expect(confirmed).toMatchObject({ known: now.toISOString(), held: false });
    expect(audit('retention.confirm')).toMatchObject([
      {
        by: boss.id,
        before: '{"clock":"2027-01-31T08:00:00.000Z"}',
        after: '{"clock":"2031-01-31T08:00:00.000Z"}',
      },
    ]);
    await run();
    expect(books()).toBe(0);
  });

  it('is no matter where the server runs every day, however quiet it is', async () => {
    for (let day = 0; day < 800; day += 20) {
      now = daysLater(20);
      await run();
      expect(told.join()).not.toContain('clock');
    }
    expect(books()).toBe(0);
  });

  it('is seen by the newest receipt or line of the audit log before the first run', async () => {
    const writer = new Sqlite(join(server.dataDir, 'operator.db'));
    writer.prepare('delete from retention_run').run();
    writer.close();
    now = new Date('2031-01-31T08:00:00.000Z');
    await run();
    // A request that comes in now carries the doubted clock's time, and is no reason to believe it.
    await book('2031-02-01');
    now = new Date('2031-02-01T08:00:00.000Z');
    await run();
    expect(books()).toBe(2);
    told.length = 0;
    now = new Date('2027-03-31T08:00:00.000Z');
    await run();
    expect(told).toEqual([]);
  });

  it('backwards removes nothing, and is no reason to hold when it is right again', async () => {
    now = new Date('2000-01-01T00:00:00.000Z');
    await run();
    now = new Date('2027-02-01T08:00:00.000Z');
    await run();
    expect(told).toEqual([]);
    expect(books()).toBe(1);
  });

  it('ahead at the first start of all is forgotten once it was right for a day', async () => {
    await server.close();
    now = new Date('2031-01-31T08:00:00.000Z');
    server = await openTestServer({ clock: () => now });
    await run();
    now = new Date('2027-02-01T08:00:00.000Z');
    boss = await signedIn(server, 'management');
    await book('2027-02-10');
    await keep({ packageBooking: 12 });
    await run();
    expect((await howItGoes()).known).toBe('2031-01-31T08:00:00.000Z');
    now = daysLater(1);
    await run();
    expect((await howItGoes()).known).toBe(now.toISOString());
    // The clock is wrong again in the same way, as with a flat battery.
    now = new Date('2031-02-01T08:00:00.000Z');
    await run();
    expect(told.join()).toMatch(/^Nothing was removed: the clock is far ahead/);
    expect(books()).toBe(1);
  });
});
