/** A search for a customer and an erasure cost what they find, and leave others their turn. */
import { readFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../../../server/store/core/open.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { CustomerErasure, CustomerExport } from '../../../../src/kinds/calls/customers.ts';
import { seedTours } from '../../../parts/database/seed-tours.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { stayBooking } from '../../../parts/records/sample-requests.ts';
import { callsAnsweredDuring } from '../../../parts/server/calls-during.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

const EMAIL = 'zuberi.kassim@example.org';

let server: TestServer;
let boss: { headers: { Cookie: string }; id: string };
const json = { 'Content-Type': 'application/json' };
beforeEach(async () => {
  server = await openTestServer();
  boss = await signedIn(server, 'management');
});
afterEach(() => server.close());

async function send(path: string, payload: unknown): Promise<string> {
  const id = v7();
  const headers = { ...json, 'Idempotency-Key': id };
  const response = await server.app.request(path, { method: 'POST', headers, body: JSON.stringify(payload) });
  expect(response.status).toBe(200);
  return id;
}
/** Bookings of the customer, as one device's backlog. */
async function sendMany(count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 50) {
    const entries = Array.from({ length: Math.min(50, count - sent) }, () => ({
      id: v7(),
      kind: 'packageBooking',
      version: 1,
      capturedAt: '2027-01-01T08:00:00.000Z',
      payload: { ...booking, email: EMAIL },
    }));
    await send(endpoints.replay, { entries });
  }
}
async function ask<Answer>(method: string, body: unknown): Promise<Answer> {
  const headers = { ...json, ...boss.headers };
  const response = await server.app.request(endpoints.customers, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return response.json();
}
const find = (query: object) => ask<CustomerExport>('POST', query);
const health = async () => expect((await server.app.request(endpoints.health)).status).toBe(200);

it('A search asks the database no more often when there are more records', async () => {
  const costs: number[] = [];
  for (const others of [10, 5_000]) {
    await server.close();
    server = await openTestServer();
    boss = await signedIn(server, 'management');
    seedTours(server.dataDir, others);
    const phone = '+255 754 010 203';
    const first = await send(endpoints.companyPackage, { ...booking, email: EMAIL, phone });
    const second = await send(endpoints.stayBookings, { ...stayBooking, Contacts: '0754-010203' });
    const before = server.statements.length;
    const { records } = await find({ email: EMAIL });
    expect(records.map(({ record }) => record.id)).toEqual([first, second]);
    costs.push(server.statements.length - before);
  }
  expect(costs[1]).toBe(costs[0]);
});

it('A search that finds 400 records leaves others a turn after each hundred', async () => {
  const servedDuring = async (found: number) => {
    const search = find({ email: EMAIL }).then(({ records }) => expect(records).toHaveLength(found));
    return callsAnsweredDuring(search, health);
  };
  await sendMany(1);
  const few = await servedDuring(1);
  await sendMany(399);
  expect(await servedDuring(400)).toBeGreaterThanOrEqual(few + 3);
});

it('A search finds the surest 500 of more, and the others once these are erased', async () => {
  await sendMany(510);
  const { records } = await find({ email: EMAIL });
  expect(records).toHaveLength(500);
  expect(new Set(records.map(({ match }) => match))).toEqual(new Set(['contact']));
  await ask('DELETE', { records: records.map(({ record }) => record.id) });
  expect((await find({ email: EMAIL })).records).toHaveLength(10);
});

it('An erasure of many records leaves others their turn', async () => {
  seedTours(server.dataDir, 500);
  const records = server.rows('select id from tour').map(({ id }) => String(id));
  const erasing = ask<CustomerErasure>('DELETE', { records });
  expect(await callsAnsweredDuring(erasing, health)).toBeGreaterThanOrEqual(20);
  expect((await erasing).erased).toHaveLength(500);
  expect(server.rows('select id from tour')).toEqual([]);
});

it('An erasure that a crash cuts short is completed at the next start', async () => {
  seedTours(server.dataDir, 300);
  const records = server.rows('select id from tour').map(({ id }) => String(id));
  const actor = { by: boss.id, at: new Date().toISOString() };
  // The process ends in the middle: its database can no longer be used.
  const cut = server.store.admin.erase(records, actor);
  const ended = expect(cut).rejects.toThrow();
  while (server.rows('select id from tour').length > 200) await turn();
  await server.store.close();
  await ended;
  const left = server.rows('select id from tour').length;
  expect(left).toBeGreaterThan(0);

  const again = await openStore({ dataDir: server.dataDir, databaseUrl: '' });
  expect(await again.admin.resumeErasures()).toBe(left);
  expect(server.rows('select id from tour')).toEqual([]);
  expect(await again.admin.resumeErasures()).toBe(0);
  const lines = server.rows(`select after from audit where action = 'customer.erase'`);
  const counts = lines.map(({ after }) => (JSON.parse(String(after)) as { records: number }).records);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(300);
  await again.close();
});

it('An erasure does not wait for a reader of another process, and the log is emptied afterwards', async () => {
  const id = await send(endpoints.companyPackage, { ...booking, email: EMAIL });
  const reader = new Sqlite(`${server.dataDir}/operator.db`, { readonly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from submission').get();
  await ask('DELETE', { records: [id] });
  const log = () => readFileSync(`${server.dataDir}/operator.db-wal`);
  expect(log().length).toBeGreaterThan(0);
  reader.exec('commit');
  reader.close();
  while (log().length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
});
