import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { envelopeSealingContext } from '../../../src/contract/protocol/outbox-file.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { seal } from '../../../src/device/transfer/sealing/index.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

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

async function envelope(capturedAt: string, more: object = {}) {
  const inside = { ...entry(capturedAt), ...more };
  const whole = { file: v7(), index: 0, of: 1, references: [referenceOf('PB', inside.id)] };
  const text = JSON.stringify({ entries: [inside] });
  return { ...whole, ...(await seal(server.sealingKeys.current(), envelopeSealingContext(whole), text)) };
}

const BEHIND = -15 * 24 * 60 * 60_000;

/** Every way of an entry by which its device says how wrong its clock was. */
const sent: Record<string, () => Promise<Response>> = {
  'in a call of its own': () =>
    post('/api/companypackage', booking, { 'Captured-At': finest, 'Clock-Ahead': String(BEHIND) }),
  'in a backlog': () => post('/api/replay', { entries: [{ ...entry(finest), clockAhead: BEHIND }] }),
  'in a saved file': async () => post('/api/sealedreplay', await envelope(finest, { clockAhead: BEHIND })),
};

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

describe('How wrong the clock of a device was when it made an entry', () => {
  const listed = async () => {
    const { headers } = await signedIn(server, 'operations');
    const [record] = await (await server.app.request('/api/packagesbookings', { headers })).json();
    return record;
  };

  it.each(Object.entries(sent))('is listed beside the time that it told, %s', async (_way, send) => {
    expect((await send()).status).toBe(200);
    expect(await listed()).toMatchObject({ capturedAt: finest, clockAhead: BEHIND });
  });

  it('refuses nothing where no clock can be so wrong, nor does it make a day that there is not', async () => {
    const beyond = { ...entry(finest), clockAhead: Number.MIN_SAFE_INTEGER };
    const answer = await post('/api/replay', { entries: [beyond] });
    expect((await answer.json()).results).toMatchObject([{ status: 200 }]);
    expect(await listed()).not.toHaveProperty('clockAhead');
  });

  it.each(['', 'yesterday', '1e99', '9'.repeat(15), '9'.repeat(40)])(
    'refuses nothing where it is no number: "%s"',
    async (ahead) => {
      expect((await post('/api/companypackage', booking, { 'Clock-Ahead': ahead })).status).toBe(200);
      expect(await listed()).not.toHaveProperty('clockAhead');
    },
  );

  const HOUR = 60 * 60_000;
  const AHEAD = -BEHIND;
  it.each<[string, { made: number; heard?: number | 'unknown'; present?: number; told?: number }]>([
    [
      'made on a clock that was set right before it was sent',
      { made: BEHIND, heard: BEHIND, present: 0, told: BEHIND },
    ],
    ['made on a clock that had been set right', { made: 0, heard: BEHIND, present: 0 }],
    [
      'made on a fast clock that was set right before it was sent',
      { made: AHEAD, heard: AHEAD, present: 0, told: AHEAD },
    ],
    ['made on a right clock that was set wrong before it was sent', { made: 0, present: AHEAD }],
    ['made on a right clock that was set back before it was sent', { made: 0, present: BEHIND }],
    ['made on a clock that had been set ahead', { made: AHEAD, present: AHEAD, told: AHEAD }],
    [
      'made on a clock that had been set, as its device knows',
      { made: BEHIND, heard: 'unknown', present: BEHIND, told: BEHIND },
    ],
    [
      'made on a fast clock that had been set right, as its device knows',
      { made: 0, heard: 'unknown', present: 0 },
    ],
    ['made on a clock that had been set, of which nothing more is known', { made: BEHIND, heard: 'unknown' }],
  ])('is told as it was then: %s', async (_what, { made, heard, present, told }) => {
    const now = Date.now();
    const at = (time: number) => new Date(time).toISOString();
    const capturedAt = at(now - HOUR + made);
    const clock = present === undefined ? {} : { 'Device-Clock': at(now + present) };
    const own = { 'Captured-At': capturedAt, ...(heard !== undefined && { 'Clock-Ahead': String(heard) }) };
    await post('/api/companypackage', booking, { ...clock, ...own });
    const said = heard === 'unknown' ? { clockUnknown: true } : { clockAhead: heard };
    await post('/api/replay', { entries: [{ ...entry(capturedAt), ...said }] }, clock);
    const { headers } = await signedIn(server, 'operations');
    const records = await (await server.app.request('/api/packagesbookings', { headers })).json();
    expect(records).toHaveLength(2);
    for (const { clockAhead } of records) {
      if (told === undefined) expect(clockAhead).toBeUndefined();
      else expect(Math.abs(clockAhead - told)).toBeLessThan(60_000);
    }
  });
});
