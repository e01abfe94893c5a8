import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/http/app.ts';
import { builtSite } from '../../../server/http/site.ts';
import { createStreamHub } from '../../../server/http/stream-hub.ts';
import { createLog } from '../../../server/start/log.ts';
import { createRecentLog, type LogLine, type RecentLog } from '../../../server/start/recent-log.ts';
import type { Store } from '../../../server/store/core/store.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { ORIGIN, openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

const TOKEN = 'scraper-0123456789abcdef';
const json = { 'Content-Type': 'application/json' };

let base: TestServer;
let server: TestServer;
let memory: RecentLog;
let broken = false;
const hub = createStreamHub();
beforeEach(async () => {
  base = await openTestServer();
  memory = createRecentLog();
  broken = false;
  // As the real database would fail: with the person's own words in its message.
  const store: Store = {
    ...base.store,
    write: (work) =>
      broken
        ? Promise.reject(
            Object.assign(new Error('invalid input: "Amina" amina@example.com +255 754 010 203'), {
              code: '22P02',
              detail: 'Key (email)=(amina@example.com)',
            }),
          )
        : base.store.write(work),
  };
  const app = createApp({
    store,
    log: createLog(memory, { write: () => undefined }),
    memory,
    hub,
    sealingKeys: base.sealingKeys,
    settings: { publicOrigin: ORIGIN, trustProxy: 0, metricsToken: TOKEN },
    site: builtSite(new URL('../../parts/site', import.meta.url).pathname),
  });
  server = { ...base, app };
});
afterEach(() => base.close());

const book = (id = v7(), payload: unknown = booking) =>
  server.app.request('/api/companypackage', {
    method: 'POST',
    headers: { ...json, 'Idempotency-Key': id },
    body: JSON.stringify(payload),
  });
const scrape = (headers: Record<string, string> = { Authorization: `Bearer ${TOKEN}` }) =>
  server.app.request('/api/metrics', { headers });

describe('The metrics', () => {
  it('count calls, submissions, open lines and bytes, in the text format', async () => {
    const id = v7();
    for (let times = 0; times < 2; times += 1) expect((await book(id)).status).toBe(200);
    expect((await book(v7(), {})).status).toBe(400);
    await server.app.request('/api/amina@example.com');
    const silence = hub.listen({
      sessionId: 'a',
      changed: () => undefined,
      ended: () => undefined,
    } as never);
    const response = await scrape();
    silence();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=/);
    const text = await response.text();
    const call = 'method="POST",call="/api/companypackage"';
    expect(text).toContain(`calls_duration_seconds_count{${call},status="200"} 2`);
    expect(text).toContain(`calls_duration_seconds_count{${call},status="400"} 1`);
    expect(text).toContain('submissions_taken_total{kind="packageBooking"} 1');
    expect(text).toContain('open_streams 1');
    expect(Number(/^database_size_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(4_096);
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('amina');
  });

  it('are for management and whoever has the token', async () => {
    expect((await scrape((await signedIn(server, 'management')).headers)).status).toBe(200);
    expect((await scrape((await signedIn(server, 'operations')).headers)).status).toBe(403);
    for (const wrong of ['', 'Bearer', 'Bearer ', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN, 'Bearer ü']) {
      const headers: Record<string, string> =
        wrong === 'Bearer ü' ? { Authorization: 'Bearer %C3%BC' } : { Authorization: wrong };
      expect((await scrape(headers)).status, wrong).toBe(401);
    }
    expect((await scrape({})).status).toBe(401);
  });

  it('let no token in when none is set', async () => {
    for (const token of ['', 'null', 'undefined']) {
      const response = await base.app.request('/api/metrics', {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(response.status).toBe(401);
    }
  });

  it('are all that the token opens', async () => {
    const headers = { Authorization: `Bearer ${TOKEN}` };
    for (const path of ['/api/log', '/api/accounts', '/api/devices', '/api/audit']) {
      expect((await server.app.request(path, { headers })).status).toBe(401);
    }
  });
});

describe('The log', () => {
  async function lines(query = '', role = 'management'): Promise<LogLine[]> {
    const { headers } = await signedIn(server, role);
    const response = await server.app.request(`/api/log${query}`, { headers });
    expect(response.status).toBe(200);
    return response.json();
  }

  it('shows the last lines, newest first, and of a level those and the graver', async () => {
    await book();
    broken = true;
    await book();
    broken = false;
    const all = await lines();
    expect(all).toContainEqual(
      expect.objectContaining({ level: 'info', call: '/api/companypackage', status: 200 }),
    );
    expect(all.map(({ time }) => time)).toEqual(
      all
        .map(({ time }) => time)
        .sort()
        .reverse(),
    );
    expect((await lines('?level=warn')).map(({ level }) => level)).toEqual(['error']);
  });

  it('carries the number of an error that the answer tells, and nothing personal', async () => {
    broken = true;
    const response = await book();
    broken = false;
    expect(response.status).toBe(500);
    const [, number] = /\(Error ([0-9a-f]{8})\)/.exec((await response.json()).message) ?? [];
    const [line] = await lines('?level=error');
    expect(line).toMatchObject({ error: number, call: '/api/companypackage', err: { code: '22P02' } });
    const text = JSON.stringify(memory.lines());
    for (const secret of ['amina', 'Amina', '754 010', booking.fullName, booking.email]) {
      expect(text).not.toContain(secret);
    }
    expect(JSON.stringify(line)).toContain('metrics.test.ts');
  });

  it('forgets what is older than its last thousand lines', () => {
    const small = createRecentLog(3);
    for (const msg of ['a', 'b', 'c', 'd']) small.write(JSON.stringify({ level: 'info', time: '', msg }));
    expect(small.lines().map(({ msg }) => msg)).toEqual(['d', 'c', 'b']);
  });

  it.each(['?level=', '?level=all', '?level=INFO', '?level=info&level=x', '?level=__proto__'])(
    'refuses %s or takes the first',
    async (query) => {
      const { headers } = await signedIn(server, 'management');
      const response = await server.app.request(`/api/log${query}`, { headers });
      expect(response.status).toBe(query.startsWith('?level=info&') ? 200 : 400);
    },
  );

  it('is for management alone', async () => {
    const { headers } = await signedIn(server, 'operations');
    expect((await server.app.request('/api/log', { headers })).status).toBe(403);
    expect((await server.app.request('/api/log')).status).toBe(401);
  });
});
