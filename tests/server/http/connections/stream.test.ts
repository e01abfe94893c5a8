/** Open lines over real sockets. */
import { Agent, get, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import Sqlite from 'better-sqlite3';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStreamHub, type StreamHub } from '../../../../server/http/stream-hub.ts';
import type { Caller } from '../../../../server/security/caller.ts';
import { staffRequests } from '../../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';

let server: TestServer;
let hub: StreamHub;
let http: Server;
let port: number;
const ended = new Set<string>();
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

/** `Who: account/session` signs in: sessions themselves are looked at elsewhere. */
const callerOf = (who: string | undefined): Caller | null => {
  if (!who || ended.has(who)) return null;
  const [accountId = '', sessionId = ''] = who.split('/');
  const account = { accountId, email: `${accountId}@example.com`, name: accountId, role: 'logistics' };
  return {
    ...account,
    sessionId,
    mustChangePassword: false,
    mustAddPasskey: false,
    provedAt: null,
    expiresAt: '2099-01-01T00:00:00.000Z',
  };
};

beforeEach(async () => {
  hub = createStreamHub();
  ended.clear();
  server = await openTestServer({ hub, identify: async (c) => callerOf(c.req.header('Who')) });
  http = createAdaptorServer({ fetch: server.app.fetch }) as Server;
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  port = (http.address() as AddressInfo).port;
});
afterEach(async () => {
  hub.endAll();
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
  await server.close();
});

interface Line {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  text: () => string;
  over: Promise<void>;
  hang: () => void;
}

function open(who: string): Promise<Line> {
  return new Promise((resolve, reject) => {
    const headers = { Who: who, 'Accept-Encoding': 'gzip', Accept: 'text/event-stream' };
    const asking = get(
      { host: '127.0.0.1', port, path: '/api/changes/stream', headers, agent },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        const over = new Promise<void>((end) => response.once('close', end));
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: () => text,
          over,
          hang: () => asking.destroy(),
        });
      },
    );
    asking.once('error', reject);
  });
}

const write = (who: string) =>
  server.app.request('/api/people', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7(), Who: who },
    body: JSON.stringify(staffRequests.person),
  });
const until = (ready: () => boolean) => expect.poll(ready, { interval: 20 }).toBe(true);

describe('An open line', () => {
  it('hears of each commit at once, uncompressed, and of nothing else', async () => {
    const line = await open('amina/1');
    expect(line.status).toBe(200);
    expect(line.headers['content-type']).toContain('text/event-stream');
    expect(line.headers['content-encoding']).toBeUndefined();
    expect(line.headers['cache-control']).toBe('no-store');
    await until(() => line.text() === 'retry: 3000\n\n');
    expect((await write('juma/1')).status).toBe(200);
    await until(() => line.text() === 'retry: 3000\n\nevent: changed\ndata: \n\n');
  });

  it('hears of what another process commits to the same database', async () => {
    const line = await open('amina/1');
    await until(() => line.text() !== '');
    // Its first look tells it where the feed is.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const other = new Sqlite(join(server.dataDir, 'operator.db'), { timeout: 5_000 });
    other.exec('update feed set seq = seq + 1');
    other.close();
    await until(() => line.text().includes('event: changed'));
  });

  it('is not opened by HEAD, which tells whether it would be', async () => {
    const head = (who: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = { host: '127.0.0.1', port, path: '/api/changes/stream', method: 'HEAD' };
        request({ ...options, headers: { Who: who }, agent }, ({ statusCode }) => resolve(statusCode))
          .once('error', reject)
          .end();
      });
    expect([await head('amina/1'), await head('')]).toEqual([200, 401]);
    expect(hub.count()).toBe(0);
  });

  it('ends when the server stops', async () => {
    const lines = [await open('amina/1'), await open('juma/1')];
    hub.endAll();
    await Promise.all(lines.map(({ over }) => over));
  });

  it('is for who is signed in and may see anything', async () => {
    expect((await open('')).status).toBe(401);
  });

  it('ends with its session, and lets its place go when it is hung up', async () => {
    const [one, other] = [await open('amina/1'), await open('amina/2')];
    hub.end(['1']);
    await one.over;
    expect(hub.count('2')).toBe(1);
    other.hang();
    await until(() => hub.count() === 0);
  });

  it('that nobody reads lets its place go with its session', async () => {
    // Nothing is taken of the body, as where a client reads nothing and all buffers are full.
    const response = await server.app.request('/api/changes/stream', { headers: { Who: 'amina/1' } });
    expect([response.status, hub.count()]).toEqual([200, 1]);
    for (let events = 0; events < 4; events += 1) {
      hub.changed();
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    hub.end(['1']);
    await until(() => hub.count() === 0);
  });

  it('is the tenth of a session at most', async () => {
    for (let count = 0; count < 10; count += 1) expect((await open('amina/1')).status).toBe(200);
    const more = await open('amina/1');
    expect([more.status, Number(more.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await open('amina/2')).status).toBe(200);
  });

  it('is the hundredth of an account at most', async () => {
    const lines = await Promise.all(Array.from({ length: 100 }, (_, place) => open(`amina/${place}`)));
    expect((await open('amina/x')).status).toBe(429);
    for (const line of lines.slice(0, 2)) line.hang();
    await until(() => hub.count() === 98);
    expect((await open('amina/x')).status).toBe(200);
  });

  it('is one of a thousand that all hear of a change and all end when revoked', async () => {
    const names = Array.from({ length: 1_000 }, (_, place) => `guide${place % 50}/${place}`);
    const before = process.memoryUsage().rss;
    const lines: Line[] = [];
    for (let from = 0; from < names.length; from += 100) {
      lines.push(...(await Promise.all(names.slice(from, from + 100).map(open))));
    }
    expect(lines.every(({ status }) => status === 200)).toBe(true);
    expect(hub.count()).toBe(1_000);
    await write('juma/1');
    await until(() => lines.every((line) => line.text().includes('event: changed')));
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
    hub.end(names.map((name) => name.split('/')[1] ?? ''));
    await Promise.all(lines.map(({ over }) => over));
    expect(hub.count()).toBe(0);
  }, 60_000);
});
