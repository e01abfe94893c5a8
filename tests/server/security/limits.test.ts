import { v7 } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import { limitsPerMinute } from '../../../server/security/limits.ts';
import { judgeAnswer, judgeBatch } from '../../../src/device/outbox/send/verdict.ts';
import { submissionKinds, submissions } from '../../../src/kinds/submissions.ts';
import { requests } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

let server: TestServer;
afterEach(() => server.close());

const few = { submissions: 5, lookups: 2, reports: 2 };

/** A call from a socket with an address, as the HTTP server hands it on. */
function from(address: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  return server.app.request(
    path,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: address } } },
  );
}
const stay = (address: string, headers: Record<string, string> = {}) =>
  from(address, '/stay_bookings', requests.stayBooking, headers);
const entry = (index = 0) => {
  const kind = submissionKinds[index % submissionKinds.length] ?? 'stayBooking';
  return { id: v7(), kind, version: 1, capturedAt: '2027-01-01T00:00:00.000Z', payload: requests[kind] };
};

describe('A camp behind one address', () => {
  it('with 50 phones that drain their queues at once gets everything in', async () => {
    server = await openTestServer();
    const phone = async (number: number) => {
      const queue = Array.from({ length: 20 }, (_, index) => entry(number + index));
      const alone = entry(number);
      const own = await from('203.0.113.7', submissions[alone.kind].call, alone.payload, {
        'Idempotency-Key': alone.id,
      });
      const backlog = await from('203.0.113.7', '/api/replay', { entries: queue });
      const { results } = await backlog.json();
      return [own.status, ...results.map(({ status }: { status: number }) => status)];
    };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => phone(number)));
    expect(new Set(answers.flat())).toEqual(new Set([200]));
    expect(server.rows('select id from submission')).toHaveLength(50 * 21);
    expect(limitsPerMinute.submissions).toBeGreaterThan(5 * 50 * 21);
  });
});

describe('An address that asks for too much', () => {
  it('is told when to come again, in a way that the outbox obeys', async () => {
    server = await openTestServer({ limits: few });
    const id = v7();
    for (let times = 0; times < 5; times += 1) expect((await stay('203.0.113.7')).status).toBe(200);
    const response = await stay('203.0.113.7', { 'Idempotency-Key': id });
    expect(response.status).toBe(429);
    const retryAfter = response.headers.get('Retry-After');
    expect(Number(retryAfter)).toBeGreaterThan(50);
    expect(Number(retryAfter)).toBeLessThanOrEqual(60);
    const body = await response.json();
    expect(body).toMatchObject({ id, message: expect.stringContaining('try again') });
    const pause = Number(retryAfter) * 1000;
    expect(judgeAnswer({ status: 429, retryAfter, body }, id, 0)).toEqual({
      type: 'later',
      wait: pause,
      ours: true,
    });
    expect(judgeBatch({ status: 429, retryAfter, body }, [id], 0)).toMatchObject({
      type: 'judged',
      verdicts: new Map([[id, { type: 'later', wait: pause }]]),
    });
    expect((await stay('203.0.113.8')).status).toBe(200);
    expect(server.rows('select id from submission')).toHaveLength(6);
  });

  it('pays for each entry of a backlog, and one that is refused stores nothing', async () => {
    server = await openTestServer({ limits: few });
    const batch = (size: number) =>
      from('203.0.113.7', '/api/replay', { entries: Array.from({ length: size }, (_, at) => entry(at)) });
    expect((await batch(4)).status).toBe(200);
    const refused = await batch(2);
    expect(refused.status).toBe(429);
    expect(refused.headers.has('Retry-After')).toBe(true);
    expect(server.rows('select id from submission')).toHaveLength(4);
  });

  it('pays for garbage too', async () => {
    server = await openTestServer({ limits: few });
    for (let times = 0; times < 5; times += 1) {
      expect((await from('203.0.113.7', '/api/bookings', {})).status).toBe(400);
    }
    expect((await from('203.0.113.7', '/api/bookings', {})).status).toBe(429);
  });

  it('has a limit of its own for the look-up, and pages are never limited', async () => {
    server = await openTestServer({ limits: few });
    const look = () =>
      from('203.0.113.7', '/api/lookup', { reference: 'PB-0000-0000-0', contact: 'a@example.com' });
    expect([(await look()).status, (await look()).status, (await look()).status]).toEqual([404, 404, 429]);
    expect((await stay('203.0.113.7')).status).toBe(200);
    for (let times = 0; times < 20; times += 1)
      expect((await server.app.request('/Culture')).status).toBe(200);
  });
});

describe('The address that counts', () => {
  const spend = async (headers: (time: number) => Record<string, string>, address = () => '203.0.113.7') => {
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await stay(address(), headers(time))).status);
    return statuses.at(-1);
  };

  it('is the one of the socket: what a caller claims changes nothing, and is warned of once', async () => {
    server = await openTestServer({ limits: few });
    expect(await spend((time) => ({ 'X-Forwarded-For': `198.51.100.${time}` }))).toBe(429);
    expect(server.logged.filter((line) => JSON.stringify(line).includes('TRUST_PROXY'))).toHaveLength(1);
  });

  it('behind a proxy of ours is the one that the proxy saw', async () => {
    server = await openTestServer({ limits: few, trustProxy: 1 });
    expect(await spend((time) => ({ 'X-Forwarded-For': `198.51.100.${time}` }))).toBe(200);
    // Claimed by the caller, seen by the proxy.
    expect(await spend((time) => ({ 'X-Forwarded-For': `198.51.100.${time}, 192.0.2.9` }))).toBe(429);
  });

  it('behind two proxies is the one that the outer saw', async () => {
    server = await openTestServer({ limits: few, trustProxy: 2 });
    expect(await spend((time) => ({ 'X-Forwarded-For': `192.0.2.9, 10.0.0.${time}` }))).toBe(429);
    expect(await spend((time) => ({ 'X-Forwarded-For': `x, 192.0.2.1${time}:4711, 10.0.0.1` }))).toBe(200);
  });

  it('behind two proxies, of which only one was passed, is the one that this saw', async () => {
    server = await openTestServer({ limits: few, trustProxy: 2 });
    expect(await spend((time) => ({ 'X-Forwarded-For': `192.0.2.${time}` }))).toBe(200);
    expect(await spend(() => ({ 'X-Forwarded-For': '198.51.100.7' }))).toBe(429);
  });

  it('of IPv6 is the network, in which one machine has as many addresses as it likes', async () => {
    server = await openTestServer({ limits: few });
    let host = 0;
    const next = () => {
      host += 1;
      return host % 2 ? `2001:db8:0:1::${host}` : `2001:0db8:0000:0001:0:0:0:${host}`;
    };
    expect(await spend(() => ({}), next)).toBe(429);
    expect((await stay('2001:db8:0:2::1')).status).toBe(200);
  });

  it('of IPv4 written as IPv6 is the same address', async () => {
    server = await openTestServer({ limits: few });
    let turn = 0;
    expect(
      await spend(
        () => ({}),
        () => {
          turn += 1;
          return turn % 2 ? '203.0.113.7' : '::ffff:203.0.113.7';
        },
      ),
    ).toBe(429);
  });
});
