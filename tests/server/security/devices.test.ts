import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roles } from '../../../src/contract/accounts/roles.ts';
import type { ListedDevice } from '../../../src/contract/protocol/device-reports.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
let now: Date;
beforeEach(async () => {
  now = new Date('2027-01-05T08:00:00.000Z');
  server = await openTestServer({ clock: () => now });
});
afterEach(() => server.close());

const report = (part: Record<string, unknown> = {}) => ({
  device: v7(),
  pending: 3,
  parked: 1,
  oldestCapturedAt: '2027-01-01T06:00:00.000Z',
  version: '0.1.0-3f9a',
  ...part,
});
function send(headers: Record<string, string>, body: unknown) {
  return server.app.request('/api/devices', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
async function list(headers: Record<string, string>): Promise<ListedDevice[]> {
  const response = await server.app.request('/api/devices', { headers });
  expect(response.status).toBe(200);
  return response.json();
}

describe('A device of the staff', () => {
  it('tells how its outbox is, and management sees it with who uses it', async () => {
    const [guide, boss] = [await signedIn(server, 'logistics'), await signedIn(server, 'management')];
    const told = report();
    const response = await send(guide.headers, told);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ lastContact: now.toISOString() });
    expect(await list(boss.headers)).toEqual([
      {
        ...told,
        account: { id: guide.id, email: guide.email, name: 'logistics' },
        lastContact: now.toISOString(),
      },
    ]);
  });

  it('counts once for each account, with what it told last', async () => {
    const [guide, boss] = [await signedIn(server, 'logistics'), await signedIn(server, 'management')];
    const device = v7();
    await send(guide.headers, report({ device }));
    await send(boss.headers, report({ device }));
    now = new Date('2027-01-05T09:00:00.000Z');
    await send(guide.headers, report({ device: device.toUpperCase(), pending: 0, oldestCapturedAt: null }));
    expect(await list(boss.headers)).toMatchObject([
      { account: { id: guide.id }, pending: 0, oldestCapturedAt: null, lastContact: now.toISOString() },
      { account: { id: boss.id }, pending: 3 },
    ]);
  });

  it('that nobody hears of gives way when an account has too many', async () => {
    const boss = await signedIn(server, 'management');
    const devices = Array.from({ length: 52 }, () => v7());
    for (const device of devices) {
      now = new Date(now.getTime() + 1_000);
      expect((await send(boss.headers, report({ device }))).status).toBe(200);
    }
    expect((await list(boss.headers)).map(({ device }) => device)).toEqual(devices.slice(2).reverse());
  });

  it.each(roles.filter((role) => role !== 'management'))('of others is not shown to %s', async (role) => {
    const { headers } = await signedIn(server, role);
    expect((await send(headers, report())).status).toBe(200);
    expect((await server.app.request('/api/devices', { headers })).status).toBe(403);
  });

  it('is not heard without a session, or of an account that may do nothing', async () => {
    expect((await send({}, report())).status).toBe(401);
    expect((await send((await signedIn(server, 'astronaut')).headers, report())).status).toBe(403);
    expect((await server.app.request('/api/devices')).status).toBe(401);
    expect(server.rows('select * from device_report')).toEqual([]);
  });
});

describe('A report', () => {
  it('that is wrong is refused with words for each field', async () => {
    const { headers } = await signedIn(server, 'logistics');
    const wrong: Record<string, unknown[]> = {
      device: [undefined, null, 7, '', 'x', {}, `${v7()}x`],
      pending: [undefined, null, '3', -1, 1.5, 1e300, 1_000_001, Number.NaN],
      parked: [undefined, null, '3', -1, 0.1, 1_000_001],
      oldestCapturedAt: [undefined, 'yesterday', 7, '', '2027-13-01T00:00:00Z', '2027-01-01'],
      version: [undefined, null, 7, '', '  ', 'x'.repeat(101), 'a\u0000b'],
    };
    for (const [field, values] of Object.entries(wrong)) {
      for (const value of values) {
        const response = await send(headers, report({ [field]: value }));
        expect(response.status, `${field}: ${String(value)}`).toBe(400);
        expect(Object.keys((await response.json()).fields)).toEqual([field]);
      }
    }
    for (const body of [null, [], 'x', 7]) expect((await send(headers, body)).status).toBe(400);
    expect(server.rows('select * from device_report')).toEqual([]);
  });
});
