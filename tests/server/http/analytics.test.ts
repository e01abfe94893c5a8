import { gzipSync } from 'node:zlib';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReportEvent } from '../../../src/contract/protocol/page-analytics.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

let server: TestServer;
const now = new Date('2027-01-05T08:00:00.000Z');
beforeEach(async () => {
  server = await openTestServer({ clock: () => now });
});
afterEach(() => server.close());

const event = (part: Partial<Record<keyof ReportEvent, unknown>> = {}) => ({
  id: v7(),
  path: '/Culture',
  at: '2027-01-01T00:00:00.000Z',
  metric: 'view',
  value: 1,
  ...part,
});
function report(events: unknown, headers: Record<string, string> = {}, body?: BodyInit) {
  return server.app.request('/api/analytics', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: body ?? JSON.stringify({ events }),
  });
}
const stored = () => server.rows('select * from page_report order by id');

describe('A report of page views and web vitals', () => {
  it('is stored with page, time, day, metric and value, and nothing else', async () => {
    const [view, vital] = [event(), event({ path: '/CULTURE/', metric: 'CLS', value: 0.0125 })];
    const response = await report([view, vital]);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ taken: 2 });
    expect(response.headers.get('Set-Cookie')).toBeNull();
    const received_at = now.toISOString();
    const day = '2027-01-01';
    expect(stored()).toEqual([
      { ...view, path: '/culture', received_at, day },
      { ...vital, path: '/culture', received_at, day },
    ]);
  });

  it('sent twice counts once', async () => {
    const events = [event(), event()];
    for (let times = 0; times < 3; times += 1) expect((await report(events)).status).toBe(200);
    expect(stored()).toHaveLength(2);
  });

  it('names no address that is not a page of the site', async () => {
    await report([event({ path: '/amina.mueller' })]);
    expect(stored()).toMatchObject([{ path: '/not-found' }]);
  });

  it.each([{ DNT: '1' }, { 'Sec-GPC': '1' }])('with %j is not even read', async (headers) => {
    const response = await report([event()], headers as unknown as Record<string, string>);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(stored()).toEqual([]);
  });

  it('may come compressed', async () => {
    const body = gzipSync(JSON.stringify({ events: [event()] }));
    expect((await report(null, { 'Content-Encoding': 'gzip' }, body)).status).toBe(200);
    expect(stored()).toHaveLength(1);
  });

  it.each([
    ['no events', []],
    ['too many events', Array.from({ length: 51 }, () => event())],
    ['no list', 'x'],
    ['no id', [event({ id: undefined })]],
    ['an id that is none', [event({ id: 'x' })]],
    ['a path with a query', [event({ path: '/search?q=amina' })]],
    ['a path with an address', [event({ path: '/amina@example.com' })]],
    ['a path elsewhere', [event({ path: 'https://example.com/' })]],
    ['a huge path', [event({ path: `/${'x'.repeat(200)}` })]],
    ['an unknown metric', [event({ metric: 'name' })]],
    ['a value that is text', [event({ value: '1' })]],
    ['a negative value', [event({ value: -1 })]],
    ['a value without end', [event({ value: Number.POSITIVE_INFINITY })]],
    ['a time that is none', [event({ at: 'yesterday' })]],
  ])('with %s is refused', async (_what, events) => {
    const response = await report(events);
    expect(response.status).toBe(400);
    expect(stored()).toEqual([]);
  });

  it('over its size is refused, compressed or not', async () => {
    const large = JSON.stringify({ events: [event({ path: 'x'.repeat(20_000) })] });
    expect((await report(null, {}, large)).status).toBe(413);
    expect((await report(null, { 'Content-Encoding': 'gzip' }, gzipSync(large))).status).toBe(413);
  });
});
