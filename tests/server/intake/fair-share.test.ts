/** Work on all records leaves everybody else their turn: the database answers in the same thread. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStreamHub } from '../../../server/http/stream-hub.ts';
import type { Log } from '../../../server/start/log.ts';
import { runRetention } from '../../../server/start/retention-job.ts';
import { calls } from '../../../src/contract/protocol/calls.ts';
import { callsAnsweredDuring } from '../../parts/calls-during.ts';
import { seedTours } from '../../parts/seed-tours.ts';
import { openTestServer, type TestServer } from '../../parts/server.ts';
import { signedIn } from '../../parts/staff.ts';

const RECORDS = 5_000;
/** Records that may be read before others have their turn. */
const RANGE_SIZE = 200;

let server: TestServer;
let now: Date;
let boss: { headers: { Cookie: string }; id: string };
const json = { 'Content-Type': 'application/json' };
beforeEach(async () => {
  now = new Date('2027-01-05T08:00:00.000Z');
  server = await openTestServer({ clock: () => now });
  boss = await signedIn(server, 'management');
  seedTours(server.dataDir, RECORDS);
});
afterEach(() => server.close());

async function health(): Promise<void> {
  expect((await server.app.request(calls.health)).status).toBe(200);
}
const seeded = () => server.rows('select id from tour order by id').map(({ id }) => String(id));

it('A list, which is whole nevertheless', async () => {
  let listed: { id: string }[] = [];
  const list = async () => {
    const response = await server.app.request(calls.bookingInfos, { headers: boss.headers });
    listed = await response.json();
  };
  expect(await callsAnsweredDuring(list(), health)).toBeGreaterThanOrEqual(RECORDS / RANGE_SIZE);
  expect(listed.map(({ id }) => id)).toEqual(seeded());
});

it('A list has no record twice and misses none, although others change and go meanwhile', async () => {
  const ids = seeded();
  const response = await server.app.request(calls.bookingInfos, { headers: boss.headers });
  const decoder = new TextDecoder();
  let text = '';
  const gone: string[] = [];
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    // A record that was listed already, and one far behind it.
    const some = [ids[gone.length], ids[RECORDS - 1 - gone.length]].map(String);
    await server.store.admin.erase(some, { by: boss.id, at: now.toISOString() });
    gone.push(...some);
  }
  const listed = (JSON.parse(text) as { id: string }[]).map(({ id }) => id);
  expect(gone.length).toBeGreaterThan(2);
  expect(new Set(listed).size).toBe(listed.length);
  const stayed = ids.filter((id) => !gone.includes(id));
  expect(listed.filter((id) => !gone.includes(id))).toEqual(stayed);
});

it('The removal of what is no longer to be kept', async () => {
  const put = await server.app.request(calls.retention, {
    method: 'PUT',
    headers: { ...json, ...boss.headers },
    body: JSON.stringify({ months: { tour: 1 } }),
  });
  expect(put.status).toBe(200);
  // Half of a year later: somebody has confirmed the clock.
  now = new Date('2030-01-05T08:00:00.000Z');
  await server.store.admin.confirmClock({ by: boss.id, at: now.toISOString() });
  const log = { info: () => 0, warn: () => 0, error: () => 0 } as unknown as Log;
  const run = runRetention({ store: server.store, clock: () => now, hub: createStreamHub(), log });
  // A tenth of all, in batches of fifty.
  expect(await callsAnsweredDuring(run, health)).toBeGreaterThanOrEqual(RECORDS / 10 / 50);
  expect(seeded()).toHaveLength(RECORDS * 0.9);
});
