/** Lists are read as fast as they are taken: begun at once, in little memory, and ended with their reader. */
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { seedTours } from '../../../parts/database/seed-tours.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

const RECORDS = 6_000;
/** Turns of the event loop in which a list that goes on by itself would be over. */
const LONG = 500;

let server: TestServer;
let headers: Record<string, string>;
let now: number;
beforeEach(async () => {
  now = Date.now();
  server = await openTestServer({ clock: () => new Date(now) });
  headers = (await signedIn(server, 'management')).headers;
  seedTours(server.dataDir, RECORDS);
});
afterEach(() => server.close());

const list = (more: Record<string, string> = {}) =>
  server.app.request(endpoints.bookingInfos, { headers: { ...headers, ...more } });
/** Pages of the list that the database was asked for so far. */
const pagesRead = () => server.statements.filter((sql) => sql.includes('"tour" left join')).length;
const wait = async () => {
  for (let turns = 0; turns < LONG; turns += 1) await turn();
};

it.each(['identity', 'gzip'])('The first bytes come before the rest is read: %s', async (encoding) => {
  const response = await list({ 'Accept-Encoding': encoding });
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(value?.length).toBeGreaterThan(0);
  expect(pagesRead()).toBeLessThan(10);
  await reader?.cancel();
});

it('A reader who takes nothing is given a few pages, and not the whole list in memory', async () => {
  const response = await list();
  await wait();
  expect(pagesRead()).toBeLessThan(10);
  expect((await response.json()).length).toBe(RECORDS);
});

it.each(['identity', 'gzip'])('Nothing more is read once the reader has gone away: %s', async (encoding) => {
  const response = await list({ 'Accept-Encoding': encoding });
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await wait();
  const read = pagesRead();
  await wait();
  expect(pagesRead()).toBe(read);
  expect(read).toBeLessThan(10);
});

it.each(['identity', 'gzip'])('Nothing more is given once the session has ended: %s', async (encoding) => {
  const response = await list({ 'Accept-Encoding': encoding });
  const reader = response.body?.getReader();
  await reader?.read();
  await server.app.request(endpoints.session, { method: 'DELETE', headers });
  await expect(
    (async () => {
      for (let end = false; !end; ) end = (await reader?.read())?.done ?? true;
    })(),
  ).rejects.toThrow();
  expect(pagesRead()).toBeLessThan(10);
});

it('A reader who takes days over a list keeps no session open by that', async () => {
  const lastSeen = () => server.rows('select last_seen_at from session');
  const before = lastSeen();
  const response = await list();
  now += 6 * 60_000;
  expect((await response.json()).length).toBe(RECORDS);
  expect(lastSeen()).toEqual(before);
  await (await list()).body?.cancel();
  expect(lastSeen()).not.toEqual(before);
});

it('A list that was cut off by a failing database is no list', async () => {
  const response = await list();
  const reader = response.body?.getReader();
  await reader?.read();
  await server.store.close();
  await expect(
    (async () => {
      for (let end = false; !end; ) end = (await reader?.read())?.done ?? true;
    })(),
  ).rejects.toThrow();
});
