/** Retention under clocks that were wrong for a while: they let nothing be removed. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStreamHub } from '../../../../server/http/stream-hub.ts';
import type { Log } from '../../../../server/start/log.ts';
import { runRetention } from '../../../../server/start/retention-job.ts';
import { untrustedTimes, wrongClocks } from '../../../../server/store/removal/retention/untrusted-times.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { staffRequests } from '../../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

const DAY = 24 * 60 * 60 * 1_000;
const RIGHT = Date.parse('2027-01-31T08:00:00.000Z');

let server: TestServer;
let now: Date;
const log = { info: () => 0, warn: () => 0, error: () => 0 } as unknown as Log;
beforeEach(async () => {
  now = new Date(RIGHT);
  server = await openTestServer({ clock: () => now });
  const { headers } = await signedIn(server, 'management');
  const put = await server.app.request(endpoints.retention, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ months: { lead: 1, pageReports: 1, devices: 1 } }),
  });
  expect(put.status).toBe(200);
  await run();
});
afterEach(() => server.close());

const run = () => runRetention({ store: server.store, clock: () => now, hub: createStreamHub(), log });

/** Sets the clock, and lets a call come in, as happens within seconds. */
async function setClock(time: number | string): Promise<void> {
  now = new Date(time);
  expect((await server.app.request(endpoints.health)).status).toBe(200);
  await server.store.serverStatus(now.toISOString());
}

/** Three things with a time of their own each, received now. */
async function receive(): Promise<void> {
  const { headers } = await signedIn(server, 'marketing');
  const send = async (path: string, body: object) => {
    const answer = await server.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7(), ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
  };
  await send(endpoints.leads, staffRequests.lead);
  const at = now.toISOString();
  await send(endpoints.analytics, { events: [{ id: v7(), path: '/Culture', at, metric: 'view', value: 1 }] });
  await send(endpoints.devices, {
    device: v7(),
    pending: 0,
    parked: 0,
    oldestCapturedAt: null,
    version: '1',
  });
}
const held = () =>
  server.rows(`select (select count(*) from lead) as records, (select count(*) from page_report) as reports,
    (select count(*) from device_report) as devices`)[0];
const ALL = { records: 1, reports: 1, devices: 1 };
const NONE = { records: 0, reports: 0, devices: 0 };

describe('What was received', () => {
  it('while the clock was in 2001 stays as long as it must, and goes a month after it was right again', async () => {
    await setClock('2001-01-01T00:00:10.000Z');
    await receive();
    await run();
    await setClock(RIGHT + DAY);
    for (let day = 1; day < 25; day += 1) {
      await setClock(RIGHT + day * DAY);
      await run();
      expect(held()).toEqual(ALL);
    }
    for (let day = 25; day < 35; day += 1) {
      await setClock(RIGHT + day * DAY);
      await run();
    }
    expect(held()).toEqual(NONE);
  });

  it.each([3, 16, 45, 59, 365])('before the clock was %d days ahead for a minute stays', async (days) => {
    await setClock(RIGHT + DAY);
    await receive();
    await run();
    await setClock(RIGHT + 2 * DAY);
    await setClock(now.getTime() + days * DAY);
    await run();
    await setClock(RIGHT + 2 * DAY + 60_000);
    await run();
    expect(held()).toEqual(ALL);
    for (let day = 3; day < 40; day += 1) {
      await setClock(RIGHT + day * DAY);
      await run();
    }
    expect(held()).toEqual(NONE);
  });
});

describe('Times that are doubted', () => {
  const link = (day: number) => new Date(RIGHT + day * DAY).toISOString();
  const doubted = (days: readonly number[], before: number) =>
    untrustedTimes(wrongClocks(days.map(link)), link(before));
  it('are those of links that do not fit into the longest row', () => {
    expect(doubted([1, 2, 3, 4], 10)).toEqual([]);
    expect(doubted([1, 2, -5_000, 3], 2.5)).toEqual([
      { from: link(-5_000 - 1 / 12), to: link(-5_000 + 1 / 12) },
    ]);
  });
  it('are believed once the next link that fits is old enough', () => {
    expect(doubted([1, 2, -5_000, 3], 3.5)).toEqual([]);
    expect(doubted([1, 2, -5_000], 10)).toHaveLength(1);
  });
  it('are one where they overlap, and none of a clock that was ahead', () => {
    const hours = [-5_000, -5_000 + 1 / 24, -5_000 + 2 / 24];
    expect(doubted([1, 2, 2.5, 2.6, ...hours, 3], 2.9)).toEqual([
      { from: link(-5_000 - 1 / 12), to: link(-5_000 + 2 / 12) },
    ]);
    expect(doubted([1, 2, 400, 3, 4, 5], 4)).toEqual([]);
  });
});
