/**
 * Every call of the API with hostile input: bodies with one place spoilt, texts that are no JSON, headers of
 * 16 KB, odd addresses. `FUZZ=100000 npm run test:unit -- tests/server/intake/fuzz.test.ts` sends more of them, and
 * `FUZZ_SEED` others. A failure prints the smallest request that still fails.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createAdaptorServer } from '@hono/node-server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../server/security/caller.ts';
import { readSiteItems } from '../../../server/site/site-items.ts';
import { roles } from '../../../src/contract/accounts/roles.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { submissionKinds, submissions } from '../../../src/kinds/submissions.ts';
import { bodySchemas, readCalls } from '../../parts/fuzz/bodies.ts';
import { type FuzzCall, type FuzzConnection, openFuzzConnection } from '../../parts/fuzz/call.ts';
import { ASKER, nonsense, requestsOf } from '../../parts/fuzz/requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount } from '../../parts/server/staff.ts';

const REQUESTS = Number(process.env.FUZZ ?? 2_000);
const seed = Number(process.env.FUZZ_SEED ?? 1);
/** Bytes of the largest answer to bad input. */
const PROBLEM = 16 * 1024;
/** Milliseconds of processor time of one call, the test's and the server's: above any, below what stalls others. */
const COST = 1_000;
/** Bytes that may stay behind after all of them. */
const LEFT_BEHIND = 50 * 1024 * 1024;

/** Each hashes a password, or reads much: a tenth as many of them. */
const slow: ReadonlySet<string> = new Set([
  `POST ${endpoints.customers}`,
  `POST ${endpoints.login}`,
  `POST ${endpoints.password}`,
  `POST ${endpoints.proof}`,
  `POST ${endpoints.recoveryCodes}`,
  `POST ${endpoints.accounts}`,
  `PATCH ${endpoints.accounts}/:id`,
  `GET ${endpoints.siteItems}`,
]);
const mounted = [...Object.keys(bodySchemas), ...readCalls];
const tried = [
  ...mounted,
  'GET /Culture',
  'HEAD /Culture',
  `HEAD ${endpoints.changesStream}`,
  'PUT /Culture',
];
const runsOf = (call: string) => Math.ceil((REQUESTS / tried.length) * (slow.has(call) ? 0.1 : 1));

let server: TestServer;
let listening: Server;
let line: FuzzConnection;
let atFirst = 0;
const callers = new Map<string, Caller>();
/** Statuses by call. */
const answered = new Map<string, Set<number>>();

beforeAll(async () => {
  const unlimited = { submissions: 1e9, lookups: 1e9, reports: 1e9, known: 1e9, passkeys: 1e9 };
  const identify = async (c: { req: { header: (name: string) => string | undefined } }) =>
    callers.get(c.req.header(ASKER) ?? '') ?? null;
  server = await openTestServer({ limits: unlimited, identify });
  for (const role of roles) {
    const { id, email } = await addAccount(server, role);
    const session = { sessionId: role, mustChangePassword: false, mustAddPasskey: false };
    const times = { provedAt: new Date().toISOString(), expiresAt: '2099-01-01T00:00:00.000Z' };
    callers.set(role, { accountId: id, email, name: role, role, ...session, ...times });
  }
  listening = createAdaptorServer({ fetch: server.app.fetch }) as Server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  line = openFuzzConnection((listening.address() as AddressInfo).port);
  // The content of the site is read once and kept, however many ask.
  await readSiteItems();
  atFirst = heldMemory();
});
afterAll(async () => {
  line.close();
  listening.closeAllConnections();
  await new Promise((resolve) => listening.close(resolve));
  await server.close();
});

/** Bytes in use once all garbage is collected. */
function heldMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** Roles that the call is not forbidden to. */
async function allowed(call: string): Promise<string[]> {
  const [method = '', path = ''] = call.split(' ');
  const may: string[] = [];
  for (const role of roles) {
    const headers = { Accept: 'application/json', [ASKER]: role, 'Content-Type': 'application/json' };
    const body = method === 'GET' || method === 'HEAD' ? null : '{}';
    const { status } = await line.send({ method, path: path.replace(/:\w+/g, '0'), headers, body });
    if (status !== 403) may.push(role);
  }
  return may;
}

describe('Whatever is sent', () => {
  it('goes to every call that there is', () => {
    const routes = server.app.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !call.startsWith('GET ') || readCalls.includes(call) || call.startsWith('GET /api'));
    expect(new Set(mounted)).toEqual(new Set(routes));
  });

  it.each(tried)('%s answers without a failure of ours, in few words and little work', async (call) => {
    const statuses = new Set<number>();
    answered.set(call, statuses);
    const mayAsk = await allowed(call);
    const requests = requestsOf(call, roles, mayAsk);
    const examples = nonsense(call, mayAsk[0]).map((one): [FuzzCall] => [one]);
    const property = fc.asyncProperty(requests, async (request) => {
      const { status, bytes, text, cost } = await line.send(request);
      statuses.add(status);
      if (status >= 500) throw new Error(`${status}: ${text}`);
      if (status >= 400 && bytes > PROBLEM) throw new Error(`${status} in ${bytes} bytes: ${text}`);
      if (cost > COST) throw new Error(`${status} after ${cost} ms of work`);
    });
    await fc.assert(property, { numRuns: examples.length + runsOf(call), seed, examples });
  });

  it('got as far as the database, and was refused at each door before it', () => {
    for (const kind of submissionKinds) {
      const statuses = answered.get(`POST ${submissions[kind].call}`);
      expect([kind, ...[200, 400, 413].filter((status) => statuses?.has(status))]).toEqual([
        kind,
        200,
        400,
        413,
      ]);
    }
  });

  it('leaves little behind in memory', () => {
    expect(heldMemory() - atFirst).toBeLessThan(LEFT_BEHIND);
  });
});
