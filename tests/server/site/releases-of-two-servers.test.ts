/** One release that two servers of a database are asked for, because its author's device or a proxy asked again. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSiteEditions } from '../../../server/site/site-editions.ts';
import type { Log } from '../../../server/start/log.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { Release } from '../../../src/kinds/calls/site-editions.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';
import { undrawnEditions } from '../../parts/server/undrawn-editions.ts';

const log = { info: () => 0, warn: () => 0, error: () => 0 } as unknown as Log;
const now = new Date('2027-11-30T08:00:00.000Z');

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer({ clock: () => now });
});
afterEach(() => server.close());

/** Another server, which is called before it draws. */
function another(whileDrawing: () => Promise<unknown>) {
  const { store, photos } = server;
  const draw: typeof undrawnEditions.draw = async (overrides) => {
    await whileDrawing();
    return undrawnEditions.draw(overrides);
  };
  const drawn = { ...undrawnEditions, draw };
  const site = { isPage: () => true, routes: () => server.app };
  return createSiteEditions({ store, site, drawn, photos, clock: () => now, log }).publisher;
}

it('is published once, and answered alike by both', async () => {
  const { headers, id: account } = await signedIn(server, 'management');
  const draft = v7();
  const body = { item: 'figures/midBudget', field: 'price', language: 'en', value: '$1,990', seen: null };
  const drafted = await server.app.request(endpoints.siteDrafts, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': draft },
    body: JSON.stringify(body),
  });
  expect(drafted.status).toBe(200);
  const release: Release = { id: v7(), parent: 0, drafts: [draft], note: '' };
  const own = server.editions.publisher;
  // The first one has published it before the second one has drawn it.
  const slow = another(() => own.publish(release, account, now));
  expect(await slow.publish(release, account, now)).toMatchObject({ edition: { number: 1 } });
  expect((await server.store.site.readPublished()).number).toBe(1);
});

it('is published although this server cannot show it at once', async () => {
  const { headers, id: account } = await signedIn(server, 'management');
  const draft = v7();
  const body = { item: 'figures/midBudget', field: 'price', language: 'en', value: '$1,990', seen: null };
  await server.app.request(endpoints.siteDrafts, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': draft },
    body: JSON.stringify(body),
  });
  let drawings = 0;
  const full = another(async () => {
    drawings += 1;
    if (drawings > 1) throw new Error('The disk is full');
  });
  const release: Release = { id: v7(), parent: 0, drafts: [draft], note: '' };
  expect(await full.publish(release, account, now)).toMatchObject({ edition: { number: 1 } });
});
