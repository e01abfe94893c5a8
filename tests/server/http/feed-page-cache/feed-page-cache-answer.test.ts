/** Answers from kept pages: the same for every browser, and nothing of another account. */
import { gunzipSync } from 'node:zlib';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { type FeedPage, feedPageSchema } from '../../../../src/kinds/calls/feed-page.ts';
import { seedTours } from '../../../parts/database/seed-tours.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';

const TOURS = 2_500;

describe('GET /api/changes of what is kept', () => {
  let server: TestServer;
  let officer: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    server = await openTestServer();
    seedTours(server.dataDir, TOURS);
    officer = await signedIn(server, 'operations');
  }, 60_000);
  afterAll(() => server.close());

  async function ask(headers: Record<string, string>, since = '', query = '') {
    const path = `${endpoints.changes}?guests=1&since=${encodeURIComponent(since)}${query}`;
    const response = await server.app.request(path, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isPacked = response.headers.get('Content-Encoding') === 'gzip';
    const text = (isPacked ? gunzipSync(bytes) : bytes).toString();
    return { response, bytes, page: response.ok ? feedPageSchema.parse(JSON.parse(text)) : null };
  }
  const packed = (headers: Record<string, string>, since = '', query = '') =>
    ask({ ...headers, 'Accept-Encoding': 'gzip, deflate, br, zstd' }, since, query);
  async function readAll(headers: Record<string, string>): Promise<FeedPage[]> {
    const pages: FeedPage[] = [];
    for (let since = ''; ; ) {
      const { page } = await packed(headers, since);
      if (!page) throw new Error('No page.');
      pages.push(page);
      if (!page.more) return pages;
      since = page.cursor;
    }
  }
  const saveView = (headers: Record<string, string>, name: string) =>
    server.app.request(endpoints.views, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7(), ...headers },
      body: JSON.stringify({
        view: v7(),
        kind: 'tour',
        name,
        department: null,
        content: { search: '', filters: {}, sort: [], columns: [], widths: {} },
      }),
    });

  it('is complete, compressed, told apart by encoding and stored by nobody', async () => {
    const epoch = server.rows('select epoch from feed')[0]?.epoch;
    for (let times = 0; times < 2; times += 1) {
      const { response, bytes, page } = await packed(officer.headers);
      expect(response.headers.get('Content-Encoding')).toBe('gzip');
      expect(response.headers.get('Content-Type')).toBe('application/json');
      expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
      expect(response.headers.get('Vary')).toBe('Accept-Encoding');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Epoch')).toBe(epoch);
      const plain = await ask(officer.headers);
      expect(plain.response.headers.get('Content-Encoding')).toBeNull();
      expect(plain.response.headers.get('Vary')).toBe('Accept-Encoding');
      expect(page).toEqual(plain.page);
    }
    const none = await ask({ ...officer.headers, 'Accept-Encoding': 'br, gzip;q=0' });
    expect(none.response.headers.get('Content-Encoding')).toBeNull();
    const pages = await readAll(officer.headers);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap(({ records }) => records)).toHaveLength(TOURS);
  });

  it('tells each account its own views, and nobody else’s', async () => {
    const [asha, juma] = [await signedIn(server, 'operations'), await signedIn(server, 'operations')];
    const viewsOf = async ({ headers }: typeof asha) =>
      (await readAll(headers)).flatMap(({ views }) => views ?? []).map(({ name }) => name);
    expect(await viewsOf(juma)).toEqual([]);
    expect((await saveView(asha.headers, 'Of Asha')).status).toBe(200);
    expect(new Set(await viewsOf(asha))).toEqual(new Set(['Of Asha']));
    expect(await viewsOf(juma)).toEqual([]);
    const all = await packed(asha.headers, (await packed(asha.headers)).page?.cursor, '&views=all');
    expect(all.page?.views).toHaveLength(1);
  });

  it('begins anew with the cursor of another database, and says so', async () => {
    const { page } = await packed(officer.headers, `${v7()}.operations.9.guests`);
    expect(page).toMatchObject({ reset: true, more: true });
    expect((await packed(officer.headers)).page).toMatchObject({ reset: false, more: true });
  });

  it('is refused to who is signed out, and another one to who changes the department', async () => {
    expect((await packed({})).response.status).toBe(401);
    const boss = await signedIn(server, 'management');
    const mover = await signedIn(server, 'operations');
    const cursor = (await packed(mover.headers)).page?.cursor;
    const change = { role: 'marketing' } as const;
    const actor = { by: boss.email, at: new Date().toISOString() };
    await server.store.accounts.change(mover.id, change, null, actor);
    expect((await packed(mover.headers)).response.status).toBe(401);
    const marketing = await signedIn(server, 'marketing');
    const { page } = await packed(marketing.headers, cursor);
    expect(page).toMatchObject({ records: [], reset: true });
  });
});
