import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { envelopeSealingContext } from '../../../src/contract/protocol/outbox-file.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { seal } from '../../../src/device/transfer/sealing/index.ts';
import { booking } from '../../parts/sample-booking.ts';
import { openTestServer, type TestServer } from '../../parts/server.ts';
import { signedIn } from '../../parts/staff.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const finest = '2027-01-01T00:00:00.123456789Z';
const endless = `2027-01-01T00:00:00.${'1'.repeat(8_000)}Z`;

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
const entry = (capturedAt: string) => ({
  id: v7(),
  kind: 'packageBooking',
  version: 1,
  capturedAt,
  payload: booking,
});

async function envelope(capturedAt: string) {
  const inside = entry(capturedAt);
  const whole = { file: v7(), index: 0, of: 1, references: [referenceOf('PB', inside.id)] };
  const text = JSON.stringify({ entries: [inside] });
  return { ...whole, ...(await seal(server.sealingKeys.current(), envelopeSealingContext(whole), text)) };
}

/** Every way in for a time that somebody else's clock gave. */
const ways: Record<string, (time: string) => Promise<Response>> = {
  'a submission': (time) => post('/api/companypackage', booking, { 'Captured-At': time }),
  'an entry of a backlog': (time) => post('/api/replay', { entries: [entry(time)] }),
  'an entry of a saved file': async (time) => post('/api/sealedreplay', await envelope(time)),
  'a page view': (at) =>
    post('/api/analytics', { events: [{ id: v7(), path: '/Culture', at, metric: 'view', value: 1 }] }),
  "a device's report": async (oldestCapturedAt) =>
    post(
      '/api/devices',
      { device: v7(), pending: 1, parked: 0, oldestCapturedAt, version: '1' },
      (await signedIn(server, 'logistics')).headers,
    ),
};

describe('The time that a clock gave', () => {
  it.each(Object.entries(ways))('of %s may be as fine as any clock counts', async (_what, send) => {
    expect((await send(finest)).status).toBe(200);
  });

  it.each(Object.entries(ways))('of %s is refused when it has no end', async (_what, send) => {
    const response = await send(endless);
    expect(response.status).toBe(400);
    expect((await response.text()).length).toBeLessThan(500);
    for (const table of ['submission', 'page_report', 'device_report']) {
      expect(server.rows(`select * from ${table}`)).toEqual([]);
    }
  });
});
