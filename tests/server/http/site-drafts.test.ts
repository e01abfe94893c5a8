/** Who hears of drafts of the site, and from when on (docs/contract.md#drafts-of-the-site). */
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { FeedPage } from '../../../src/kinds/calls/feed-page.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

type Headers = Record<string, string>;
const feed = async (headers: Headers, query = ''): Promise<FeedPage> =>
  (await server.app.request(`${endpoints.changes}?guests=1${query}`, { headers })).json();
const since = ({ cursor }: FeedPage, more = '') => `&since=${encodeURIComponent(cursor)}${more}`;
const draft = (headers: Headers, value: string | null, seen: string | null = null, id = v7()) =>
  server.app.request(endpoints.siteDrafts, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify({ item: 'company', field: 'email', language: 'en', value, seen }),
  });
const give = (id: string, editsSite: boolean, headers: Headers) =>
  server.app.request(`${endpoints.accounts}/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ editsSite }),
  });

it('brings management each change once, and all of them to a device that has none', async () => {
  const { headers } = await signedIn(server, 'management');
  const first = await feed(headers);
  expect(first).not.toHaveProperty('drafts');
  const id = v7();
  expect((await draft(headers, 'desk@savanna.test', null, id)).status).toBe(200);
  const second = await feed(headers, since(first));
  expect(second.drafts).toMatchObject([{ id, item: 'company', field: 'email', value: 'desk@savanna.test' }]);
  expect(await feed(headers, since(second))).not.toHaveProperty('drafts');
  expect((await feed(headers, since(second, '&drafts=all'))).drafts).toHaveLength(1);
  expect((await feed(headers)).drafts).toHaveLength(1);
  await draft(headers, null, id);
  expect((await feed(headers, since(second))).drafts).toMatchObject([{ item: 'company', value: null }]);
});

it('tells nobody else, until management gives the right, and nobody after it was taken', async () => {
  const manager = await signedIn(server, 'management');
  const { id, headers } = await signedIn(server, 'marketing');
  await draft(manager.headers, 'desk@savanna.test');
  const before = await feed(headers);
  expect(before).not.toHaveProperty('drafts');
  expect((await feed(headers, since(before, '&drafts=all'))).drafts).toEqual([]);
  expect((await draft(headers, 'other@savanna.test')).status).toBe(403);

  expect((await give(id, true, manager.headers)).status).toBe(200);
  const session = await (await server.app.request(endpoints.session, { headers })).json();
  expect(session.account.rights).toEqual(['site']);
  const given = await feed(headers, since(before));
  expect(given).toMatchObject({ reset: true, drafts: [{ value: 'desk@savanna.test' }] });
  expect(await feed(headers, since(given))).toMatchObject({ reset: false });

  expect((await give(id, false, manager.headers)).status).toBe(200);
  const taken = await feed(headers, since(given));
  expect(taken).toMatchObject({ reset: true });
  expect(taken).not.toHaveProperty('drafts');
  expect((await draft(headers, 'other@savanna.test')).status).toBe(403);
});

it('lists everything that can be changed, with its translations, and not again to who has it', async () => {
  const { headers } = await signedIn(server, 'management');
  const ask = async (query = '') =>
    (await server.app.request(`${endpoints.siteItems}${query}`, { headers })).json();
  const { version, items, published } = await ask();
  expect(published).toEqual([]);
  expect(items.length).toBeGreaterThan(90);
  const family = items.find(({ id }: { id: string }) => id === 'package/midBudget');
  const description = family.fields.find(({ path }: { path: string }) => path === 'description');
  expect(description).toMatchObject({
    value: expect.stringContaining('family of four'),
    de: expect.stringContaining('vierköpfige Familie'),
  });
  expect(await ask(`?known=${version}`)).toEqual({ version, published: [], edition: 0 });
});
