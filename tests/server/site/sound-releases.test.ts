/** What stops a release: what is wrong because of it, wherever that is, and nothing that was wrong before. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addEdition } from '../../../server/store/site/site-editions.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

const now = new Date('2027-11-30T08:00:00.000Z');

let server: TestServer;
let editor: { id: string; headers: Record<string, string> };
beforeEach(async () => {
  server = await openTestServer({ clock: () => now });
  editor = await signedIn(server, 'management');
});
afterEach(() => server.close());

const send = (path: string, body: object, more: object = {}) =>
  server.app.request(path, {
    method: 'POST',
    headers: { ...editor.headers, 'Content-Type': 'application/json', ...more },
    body: JSON.stringify(body),
  });

/** Drafts a field, and publishes it. */
async function publish(parent: number, item: string, field: string, value: unknown): Promise<Response> {
  const id = v7();
  const draft = { item, field, language: 'en', value, seen: null };
  expect((await send(endpoints.siteDrafts, draft, { 'Idempotency-Key': id })).status).toBe(200);
  return send(endpoints.siteEditions, { id: v7(), parent, drafts: [id], note: '' });
}

it('An item with a field of another version of the program can still be changed', async () => {
  const fax = { item: 'company', field: 'fax', language: 'en' as const, value: '1' };
  const edition = {
    number: 1,
    release: v7(),
    at: now.toISOString(),
    account_id: editor.id,
    note: '',
    undid: null,
  };
  await server.store.write((context) =>
    addEdition(context, { ...edition, overrides: [fax], changes: [], drafts: [], build: 'older', hash: '' }),
  );
  const answer = await publish(1, 'company', 'email', 'safari@example.com');
  expect([answer.status, (await answer.json()).fields]).toEqual([200, undefined]);
  expect((await server.store.site.readPublished()).overrides).toContainEqual(fax);
});

it('A value that makes a text of another item too long is refused, and says where', async () => {
  const season = 'From the middle of January to the end of March, and in June';
  const answer = await publish(0, 'figures/adventureNorth', 'availability', season);
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([
    400,
    ['package/adventureNorth head.description en'],
  ]);
});
