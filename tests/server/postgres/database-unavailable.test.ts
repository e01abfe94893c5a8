/** Answers to people and devices while PostgreSQL is away, slow, or held up by a server that froze. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endpoints as paths } from '../../../src/contract/protocol/endpoints.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../../parts/database/database-proxy.ts';
import { startPostgres } from '../../parts/database/databases.ts';
import { hasPostgres } from '../../parts/database/postgres.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { openNode, type TestNode } from '../../parts/server/node.ts';
import { signedIn } from '../../parts/server/staff.ts';

let database: Awaited<ReturnType<typeof startPostgres>>;
let line: DatabaseProxy;
let node: TestNode;
let headers: { Cookie: string };
beforeAll(async () => {
  database = await startPostgres();
  line = await openDatabaseProxy(database.url);
  node = await openNode(line.url);
  ({ headers } = await signedIn(node, 'management'));
}, 120_000);
afterEach(() => line.set('up'));
afterAll(async () => {
  line.set('up');
  await node.close();
  await line.close();
  await database.stop();
});

const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
  node.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...more },
    body: JSON.stringify(body),
  });
const book = (id = v7()) => post(paths.companyPackage, booking, { 'Idempotency-Key': id });
const backlog = () => post(paths.replay, { entries: [entry()] });

const entry = () => ({
  id: v7(),
  kind: 'packageBooking',
  version: 1,
  capturedAt: new Date().toISOString(),
  payload: booking,
});
const view = () => ({ id: v7(), path: '/', at: new Date().toISOString(), metric: 'view', value: 1 });

/** One call of each sort: the sender's, the visitor's, the staff's, those who sign in, and the proxy's. */
const calls: Record<string, () => Response | Promise<Response>> = {
  submission: () => book(),
  backlog,
  known: () => post(paths.known, { ids: [v7()] }),
  'look-up': () => post(paths.lookup, { reference: referenceOf('PB', v7()), contact: 'anna@example.com' }),
  report: () => post(paths.analytics, { events: [view()] }),
  'sign-in': () => post(paths.login, { email: 'director@example.com', password: 'a long password' }),
  session: () => node.app.request(paths.session, { headers }),
  feed: () => node.app.request(paths.changes, { headers }),
  list: () => node.app.request(paths.bookingInfos, { headers }),
  figures: () => node.app.request(paths.figures, { headers }),
  metrics: () => node.app.request(paths.metrics, { headers }),
  devices: () => node.app.request(paths.devices, { headers }),
  customers: () => post(paths.customers, { name: 'Anna' }, headers),
  health: () => node.app.request(paths.health),
};

describe.each([
  ['down', 'refuses connections'],
  ['dead', 'does not answer'],
] as const)('While PostgreSQL is %s', (state, what) => {
  it(`and ${what}, every call that needs it gets 503 and when to try again`, async () => {
    const id = v7();
    expect((await book(id)).status).toBe(200);
    line.set(state);
    const answers = await Promise.all(
      Object.entries(calls).map(async ([name, call]) => [name, await call()] as const),
    );
    const told = answers.map(([name, { status }]) => [name, status]);
    expect(told).toEqual(answers.map(([name]) => [name, 503]));
    for (const [name, answer] of answers) {
      expect([name, answer.headers.get('Retry-After')]).toEqual([name, expect.stringMatching(/^[1-9]\d?$/)]);
      expect([name, await answer.json()]).toMatchObject([name, { message: expect.stringMatching(/again/) }]);
    }
    line.set('up');
    expect((await book(id)).status).toBe(200);
    expect((await calls.health?.())?.status).toBe(200);
    expect((await calls.feed?.())?.status).toBe(200);
  });
});

describe('A connection that breaks in the middle of a call', () => {
  it('gives 503, and the same call again gets its receipt once', async () => {
    const ids = Array.from({ length: 20 }, () => v7());
    const first = ids.map((id) => book(id));
    line.cut();
    const statuses = (await Promise.all(first)).map(({ status }) => status);
    for (const status of statuses) expect([200, 503]).toContain(status);
    const again = await Promise.all(ids.map((id) => book(id)));
    expect(again.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const receipts = await Promise.all(ids.map((id) => node.store.held(id)));
    expect(receipts.map((held) => held?.row.id)).toEqual(ids);
  });
});

describe.skipIf(!hasPostgres)('While another server is frozen and holds the feed', () => {
  it('reads and health go on at once; writers get in, or are told when to try again', async () => {
    const other = spawn(process.execPath, ['--import', 'tsx', 'tests/parts/server/holding-server.ts'], {
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [said] = await once(other.stdout, 'data');
      expect(String(said)).toBe('holding\n');
      other.kill('SIGSTOP');
      // More than there are connections.
      const ids = Array.from({ length: 64 }, () => v7());
      let written = 0;
      const writing = ids.map(async (id) => {
        const answer = await book(id);
        written += 1;
        return answer;
      });
      for (const name of ['health', 'session', 'feed', 'list', 'known', 'devices']) {
        expect([name, (await calls[name]?.())?.status]).toEqual([name, 200]);
      }
      expect(written).toBe(0);
      for (const answer of await Promise.all(writing)) {
        expect([200, 503]).toContain(answer.status);
        if (answer.status === 503) expect(answer.headers.get('Retry-After')).toMatch(/^[1-9]\d?$/);
      }
      expect((await book()).status).toBe(200);
      const lines = (await node.store.accounts.readAudit()).lines;
      expect(lines.filter(({ action }) => action === 'held')).toEqual([]);
    } finally {
      other.kill('SIGKILL');
    }
  });
});
