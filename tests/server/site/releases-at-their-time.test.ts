/** Releases whose time has come, without their pages: which are published, and which go on waiting with a reason. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RefusedRelease } from '../../../server/site/release-checks.ts';
import { createSiteEditions } from '../../../server/site/site-editions.ts';
import type { Log } from '../../../server/start/log.ts';
import type { AccountChange } from '../../../src/contract/accounts/accounts.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount, signedIn, signIn } from '../../parts/server/staff.ts';
import { undrawnEditions } from '../../parts/server/undrawn-editions.ts';

let server: TestServer;
let now: Date;
/** Called with each edition before it is drawn. */
let whileDrawing: (values: unknown[]) => Promise<unknown>;
beforeEach(async () => {
  now = new Date('2027-11-30T08:00:00.000Z');
  whileDrawing = async () => undefined;
  server = await openTestServer({
    clock: () => now,
    drawn: {
      async draw(overrides) {
        await whileDrawing(overrides.map(({ value }) => value));
        return undrawnEditions.draw(overrides);
      },
    },
  });
});
afterEach(() => server.close());

/** What an account that is signed in may ask. */
const callsOf = (headers: Record<string, string>) => {
  const send = (path: string, body: object, more: object = {}) =>
    server.app.request(path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  return {
    async draft(value: string, item = 'figures/midBudget') {
      const id = v7();
      const body = { item, field: 'price', language: 'en', value, seen: null };
      expect((await send(endpoints.siteDrafts, body, { 'Idempotency-Key': id })).status).toBe(200);
      return id;
    },
    publish: (body: object) => send(endpoints.siteEditions, { id: v7(), parent: 0, note: '', ...body }),
    takeBack: (id: string) =>
      server.app.request(`${endpoints.siteEditions}/${id}`, { method: 'DELETE', headers }),
  };
};
const DUE = '2027-12-01T06:00:00.000Z';
/** Goes on to the time of what waits, and publishes it. */
async function publishDue() {
  now = new Date('2027-12-01T06:00:01.000Z');
  await server.editions.publisher.publishDue(now);
}
const published = async () => (await server.store.site.readPublished()).overrides.map(({ value }) => value);
const problems = async () => (await server.store.site.readWaiting()).map(({ waiting }) => waiting.problem);

describe('A release whose time has come', () => {
  const changes: readonly [AccountChange, string][] = [
    [{ disabled: true }, 'The account of whoever made it was closed.'],
    [{ role: 'operations' }, 'Whoever made it may not change the site any more.'],
  ];
  it.each(changes)('goes on waiting where its account has %j since, and says why', async (change, reason) => {
    const { headers, id: account } = await signedIn(server, 'management');
    await addAccount(server, 'management');
    const { draft, publish } = callsOf(headers);
    expect((await publish({ drafts: [await draft('$1,990')], at: DUE })).status).toBe(200);
    const actor = { by: account, at: now.toISOString() };
    await server.store.accounts.change(account, change, null, actor);
    await publishDue();
    expect(await published()).toEqual([]);
    expect(await problems()).toEqual([reason]);
  });

  it('is published for who has the right to the site, and not once it was taken', async () => {
    const { id: manager } = await signedIn(server, 'management');
    const { id, email } = await addAccount(server, 'marketing');
    const actor = { by: manager, at: now.toISOString() };
    const give = (editsSite: boolean) => server.store.accounts.change(id, { editsSite }, null, actor);
    await give(true);
    const { draft, publish } = callsOf(await signIn(server, email));
    await publish({ drafts: [await draft('$1,990')], at: DUE });
    await publish({
      drafts: [await draft('$2,990', 'figures/luxuryTravel')],
      at: '2027-12-01T07:00:00.000Z',
    });
    await publishDue();
    expect(await published()).toEqual(['$1,990']);
    await give(false);
    now = new Date('2027-12-01T08:00:00.000Z');
    await server.editions.publisher.publishDue(now);
    expect(await published()).toEqual(['$1,990']);
    expect(await problems()).toEqual(['Whoever made it may not change the site any more.']);
  });

  it('is not published where somebody took it back while it was drawn', async () => {
    const { draft, publish, takeBack } = callsOf((await signedIn(server, 'management')).headers);
    const id = v7();
    const drafts = [await draft('$1,990')];
    await publish({ id, drafts, at: DUE });
    whileDrawing = async () => expect((await takeBack(id)).status).toBe(200);
    await publishDue();
    expect(await published()).toEqual([]);
    expect(await server.store.site.readDrafts()).toMatchObject([{ id: drafts[0] }]);
  });

  it('is not published where its account was closed while it was drawn', async () => {
    const { headers, id: account } = await signedIn(server, 'management');
    await addAccount(server, 'management');
    const { draft, publish } = callsOf(headers);
    await publish({ drafts: [await draft('$1,990')], at: DUE });
    const actor = { by: account, at: now.toISOString() };
    whileDrawing = () => server.store.accounts.change(account, { disabled: true }, null, actor);
    await publishDue();
    expect(await published()).toEqual([]);
  });

  it('is published although another one cannot be drawn, which is tried again', async () => {
    const { draft, publish } = callsOf((await signedIn(server, 'management')).headers);
    await publish({ drafts: [await draft('$1,990')], at: '2027-12-01T05:00:00.000Z' });
    await publish({ drafts: [await draft('$2,990', 'figures/luxuryTravel')], at: DUE });
    whileDrawing = async (values) => {
      if (values.includes('$1,990')) throw new Error('It does not fit.');
    };
    await expect(publishDue()).rejects.toThrow(RefusedRelease);
    expect(await published()).toEqual(['$2,990']);
    expect(await problems()).toEqual([undefined]);
    whileDrawing = async () => undefined;
    await publishDue();
    expect(await published()).toEqual(['$2,990', '$1,990']);
  });
});

describe('Releases that wait', () => {
  it('are fifty at most, however many are asked for at once', async () => {
    const { draft, publish } = callsOf((await signedIn(server, 'management')).headers);
    const drafts = [await draft('$1,990')];
    const answers = await Promise.all(Array.from({ length: 60 }, () => publish({ drafts, at: DUE })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(await server.store.site.readWaiting()).toHaveLength(50);
  });

  it('are kept once where one is sent twice, in the audit log too', async () => {
    const { draft, publish } = callsOf((await signedIn(server, 'management')).headers);
    const release = { id: v7(), drafts: [await draft('$1,990')], at: DUE };
    const { store, photos } = server;
    const site = { isPage: () => true, routes: () => server.app };
    const log = { info: () => 0, warn: () => 0, error: () => 0 } as unknown as Log;
    const parts = { store, site, drawn: undrawnEditions, photos, clock: () => now, log };
    const [{ id: account = '' } = {}] = server.rows('select id from account');
    const other = createSiteEditions(parts).publisher;
    await Promise.all([
      publish(release),
      other.publish({ ...release, parent: 0, note: '' }, String(account), now),
    ]);
    const { lines } = await server.store.accounts.readAudit();
    expect(lines.filter(({ action }) => action === 'site.schedule')).toHaveLength(1);
  });
});
