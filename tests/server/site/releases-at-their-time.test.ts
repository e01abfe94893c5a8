/** Releases whose time has come, without their pages: which are published, and which go on waiting with a reason. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount, signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
let now = new Date('2027-11-30T08:00:00.000Z');
beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
});
afterAll(() => server.close());

it('A release of an account that was disabled since goes on waiting, and says why', async () => {
  const { headers, id: account } = await signedIn(server, 'management');
  await addAccount(server, 'management');
  const send = (path: string, body: object, more: object = {}) =>
    server.app.request(path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  const draft = v7();
  const body = { item: 'figures/midBudget', field: 'price', language: 'en', value: '$1,990', seen: null };
  expect((await send(endpoints.siteDrafts, body, { 'Idempotency-Key': draft })).status).toBe(200);
  const at = '2027-12-01T06:00:00.000Z';
  const release = { id: v7(), parent: 0, drafts: [draft], at, note: '' };
  expect((await send(endpoints.siteEditions, release)).status).toBe(200);
  const actor = { by: account, at: now.toISOString() };
  await server.store.accounts.change(account, { disabled: true }, null, actor);
  now = new Date('2027-12-01T06:00:01.000Z');
  await server.editions.publisher.publishDue(now);
  expect((await server.store.site.readPublished()).number).toBe(0);
  expect((await server.store.site.readWaiting()).map(({ waiting }) => waiting.problem)).toEqual([
    'The account of whoever made it was closed.',
  ]);
});
