/** The removal of expired records remembers where it was: in a run that is cut short, and from day to day. */
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../../../server/store/core/open.ts';
import { seedTours } from '../../../parts/database/seed-tours.ts';
import { tourRow } from '../../../parts/records/tour-rows.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';

const DAY = 24 * 60 * 60 * 1_000;

let server: TestServer;
let now: Date;
const actor = () => ({ by: 'boss@example.com', at: now.toISOString() });
beforeEach(async () => {
  now = new Date('2030-06-30T08:00:00.000Z');
  server = await openTestServer({ clock: () => now });
  seedTours(server.dataDir, 1_000);
  await server.store.admin.changeRetention({ months: { tour: 1 } }, actor());
  await server.store.admin.confirmClock(actor());
});
afterEach(() => server.close());

const left = () => server.rows('select id from tour').length;
const batches = () =>
  server
    .rows(`select after from audit where action = 'retention.remove' order by number`)
    .map(({ after }) => (JSON.parse(String(after)) as { removed: number }).removed);

it('A run that is cut short goes on at the next start of the day, within the share of that day', async () => {
  const ending = new AbortController();
  const run = server.store.admin.removeExpired(now, ending.signal);
  while (left() === 1_000) await turn();
  ending.abort();
  await run;
  expect(left()).toBeGreaterThan(900);

  const again = await openStore({ dataDir: server.dataDir, databaseUrl: '' });
  await again.admin.removeExpired(now);
  expect(left()).toBe(900);
  // A third start of this day removes nothing more.
  expect((await again.admin.removeExpired(now)).removed).toEqual({});
  expect(left()).toBe(900);
  expect(batches().reduce((sum, removed) => sum + removed, 0)).toBe(100);
  await again.close();
});

it('The next day goes on where the last one ended, and reads nothing before that again', async () => {
  await server.store.admin.removeExpired(now);
  expect(left()).toBe(900);
  now = new Date(now.getTime() + DAY);
  const before = server.statements.length;
  await server.store.admin.removeExpired(now);
  expect(left()).toBe(900 - 90);
  const [state] = server.rows(`select state from job_progress where job = 'retention'`);
  expect(JSON.parse(String(state?.state))).toMatchObject({ kinds: { tour: { after: tourRow(189).id } } });
  // One range of ids holds them all: no range before it is asked for.
  const ranges = server.statements
    .slice(before)
    .filter((sql) => /from "record" .*"id" > \? order by "id" limit/.test(sql));
  expect(ranges).toHaveLength(1);
});

it('What expires before the place that was reached is removed as well', async () => {
  await server.store.admin.removeExpired(now);
  for (let day = 0; day < 60 && left() > 0; day += 1) {
    now = new Date(now.getTime() + DAY);
    await server.store.admin.removeExpired(now);
  }
  expect(left()).toBe(0);
});
