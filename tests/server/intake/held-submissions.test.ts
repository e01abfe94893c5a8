/** Questions that devices ask after a restore, and facts that every answer tells them before. */
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../../server/store/core/open.ts';
import { MAX_HELD_IDS, readServerStatus } from '../../../src/contract/protocol/server-status.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer({ limits: { known: 5 } });
});
afterEach(() => server.close());

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
async function book(): Promise<string> {
  const id = v7();
  expect((await post('/api/companypackage', booking, { 'Idempotency-Key': id })).status).toBe(200);
  return id;
}
async function erase(id: string): Promise<void> {
  const { headers } = await signedIn(server, 'management');
  const answer = await server.app.request('/api/customers', {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ records: [id] }),
  });
  expect(answer.status).toBe(200);
}
const ask = (...ids: string[]) => post('/api/known', { ids });
const removedIds = () => join(server.dataDir, 'keys', 'removed-ids');

describe('POST /api/known', () => {
  it('tells which ids are held, and nothing else of them', async () => {
    const [held, unheard] = [await book(), v7()];
    const answer = await ask(held, unheard.toUpperCase());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ epoch: answer.headers.get('Epoch'), place: 1, known: [held] });
  });

  it('counts what was removed as held, so that nobody brings it back', async () => {
    const id = await book();
    await erase(id);
    expect(await (await ask(id)).json()).toMatchObject({ known: [id] });
  });

  it.each([
    ['no JSON', 'ids'],
    ['nothing', {}],
    ['no list', { ids: v7() }],
    ['an empty list', { ids: [] }],
    ['what is no id', { ids: [v7(), "' or 1=1"] }],
    ['too many', { ids: Array.from({ length: MAX_HELD_IDS + 1 }, () => v7()) }],
  ])('refuses %s in words', async (_what, body) => {
    const answer = await post('/api/known', body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).not.toBe('');
  });

  it('may be asked so often a minute from one address', async () => {
    for (let times = 0; times < 5; times += 1) expect((await ask(v7())).status).toBe(200);
    const answer = await ask(v7());
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('Every answer of the API', () => {
  it.each([
    ['one that is taken', () => post('/api/companypackage', booking)],
    ['one that is refused', () => post('/api/companypackage', {})],
    ['one to nobody', () => Promise.resolve(server.app.request('/api/changes'))],
    ['one to a call that there is not', () => Promise.resolve(server.app.request('/api/none'))],
  ])('tells how the server stands: %s', async (_what, call) => {
    const [feed] = server.rows('select epoch from feed');
    expect(readServerStatus((await call()).headers)).toMatchObject({ epoch: feed?.epoch, backedUpTo: 0 });
  });

  it('asks the database for it once, however many there are', async () => {
    const { serverStatus } = server.store;
    let asked = 0;
    server.store.serverStatus = () => {
      asked += 1;
      return serverStatus();
    };
    for (let times = 0; times < 20; times += 1) await server.app.request('/api/health');
    expect(asked).toBeLessThanOrEqual(1);
  });
});

describe('The file of removed ids', () => {
  it('has an id alone for each removal, after half a line too', async () => {
    const [first, second, third] = [await book(), await book(), await book()];
    await erase(first);
    expect(readFileSync(removedIds(), 'utf8').trim()).toBe(first);
    // As after a power cut.
    appendFileSync(removedIds(), 'no-such-');
    await erase(second);
    const lines = readFileSync(removedIds(), 'utf8').split('\n');
    expect(lines).toEqual(expect.arrayContaining([first, second]));
    expect(lines).not.toContain(third);
  });

  it('is filled from the tombstones at the next start where it was lost', async () => {
    const id = await book();
    await erase(id);
    rmSync(removedIds());
    await (await openStore({ dataDir: server.dataDir, databaseUrl: '' })).close();
    expect(readFileSync(removedIds(), 'utf8').trim()).toBe(id);
  });
});
