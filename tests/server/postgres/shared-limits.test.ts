/** An address has one limit, however many servers share the database. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInLimits } from '../../../server/security/sign-in-limits.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { startPostgres } from '../../parts/database/databases.ts';
import { hasPostgres } from '../../parts/database/postgres.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { openNode, type TestNode } from '../../parts/server/node.ts';
import { addAccount, PASSWORD } from '../../parts/server/staff.ts';

let database: Awaited<ReturnType<typeof startPostgres>>;
let nodes: TestNode[];
beforeAll(async () => {
  database = await startPostgres();
  const few = { ...signInLimits, pair: { points: 5, duration: 60 } };
  const limits = { submissions: 400, reports: 6 };
  nodes = await Promise.all([1, 2, 3].map(() => openNode(database.url, { limits, signInLimits: few })));
}, 60_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await database.stop();
});

/** A call to one server after the other, as a proxy hands them on. */
let turn = 0;
async function send(path: string, body: unknown, address: string): Promise<Response> {
  turn += 1;
  const { app } = nodes[turn % nodes.length] as TestNode;
  return app.request(
    path,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    { incoming: { socket: { remoteAddress: address } } },
  );
}
const batch = () => ({
  entries: Array.from({ length: 10 }, () => ({
    id: v7(),
    kind: 'packageBooking',
    version: 1,
    capturedAt: '2027-01-01T00:00:00.000Z',
    payload: booking,
  })),
});
const report = () => ({
  events: [{ id: v7(), path: '/', at: '2027-01-01T00:00:00.000Z', metric: 'view', value: 1 }],
});

describe.skipIf(!hasPostgres)('Three servers on one database', () => {
  it('take together what one would take from an address, and a few more', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 60; times += 1) {
      statuses.push((await send(endpoints.replay, batch(), '203.0.113.7')).status);
    }
    const taken = statuses.filter((status) => status === 200).length * 10;
    expect(statuses.at(-1)).toBe(429);
    // Each server gives a hundredth of the limit away, and takes its points by the hundredth.
    expect(taken).toBeGreaterThanOrEqual(380);
    expect(taken).toBeLessThanOrEqual(420);
    expect((await send(endpoints.replay, batch(), '203.0.113.8')).status).toBe(200);
  });

  it('count a small limit to the point, and name a time', async () => {
    const answers = [];
    for (let times = 0; times < 9; times += 1)
      answers.push(await send(endpoints.analytics, report(), '203.0.113.7'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429]);
    expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('write no address into the database, and nothing for a caller who asks for little', async () => {
    const { limiters } = (nodes[0] as TestNode).store;
    await limiters.coarse({ name: 'seldom', points: 1_000, duration: 60 }).consume('198.51.100.1', 10);
    const exact = limiters.exact({ name: 'exact', points: 1_000, duration: 60 });
    await exact.consume('198.51.100.2', 3);
    const same = (nodes[1] as TestNode).store.limiters.exact({ name: 'exact', points: 1_000, duration: 60 });
    expect((await same.get('198.51.100.2'))?.consumedPoints).toBe(3);
    const rows = await database.rows('select key, points from shared_limit');
    expect(JSON.stringify(rows)).not.toContain('198.51.100');
    expect(rows.filter(({ key }) => String(key).startsWith('seldom'))).toEqual([]);
    expect(rows.filter(({ key }) => String(key).startsWith('exact'))).toHaveLength(1);
  });

  it('count failed sign-ins together, and one success clears them on all', async () => {
    const { email } = await addAccount(nodes[0] as TestNode, 'management');
    const attempt = async (password: string) =>
      (await send(endpoints.login, { email, password }, '203.0.113.9')).status;
    for (let times = 0; times < 4; times += 1) expect(await attempt('a wrong password')).toBe(401);
    // With the limits of one server each, none of them would have seen more than two.
    expect(await attempt(PASSWORD)).toBe(200);
    for (let times = 0; times < 5; times += 1) expect(await attempt('a wrong password')).toBe(401);
    expect(await attempt(PASSWORD)).toBe(429);
  });
});
