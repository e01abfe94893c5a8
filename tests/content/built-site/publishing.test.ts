/** Publishing drafts: what visitors see afterwards, who may, what is refused, and what is taken back. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtSite } from '../../../server/http/site.ts';
import { type DrawnEditions, openDrawnEditions } from '../../../server/site/drawn-editions.ts';
import { publishedDetails } from '../../../server/site/published-details.ts';
import { createSiteEditions } from '../../../server/site/site-editions.ts';
import { createSitePhotos } from '../../../server/site/site-photos.ts';
import type { Log } from '../../../server/start/log.ts';
import { addEdition } from '../../../server/store/site/site-editions.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { formatSealingKey } from '../../../src/contract/values/sealing.ts';
import { editionStrings } from '../../../src/kinds/calls/site-editions.ts';
import {
  FORMER_VERSIONS_FILE,
  type FormerVersions,
  type PackInfo,
  packHash,
  packName,
} from '../../../src/service-worker/pack-types.ts';
import { ORIGIN, openTestServer, type TestServer } from '../../parts/server/server.ts';
import { addAccount, signedIn } from '../../parts/server/staff.ts';

let server: TestServer;
let headers: Record<string, string>;
/** Near the clock of the machine, by which files are dated and accounts made. */
const start = Date.now() + 60 * 60 * 1_000;
let now = new Date(start);
const hoursLater = (hours: number) => new Date(start + hours * 60 * 60 * 1_000).toISOString();
beforeAll(async () => {
  server = await openTestServer({ publishes: true, clock: () => now });
  ({ headers } = await signedIn(server, 'management'));
});
afterAll(() => server.close());

const send = (path: string, body: object, more: object = {}) =>
  server.app.request(path, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', ...more },
    body: JSON.stringify(body),
  });
async function draft(item: string, field: string, value: unknown, more: object = {}): Promise<string> {
  const id = v7();
  const { seq } = await server.store.records.position();
  const last = (await server.store.records.drafts(0, seq)).find(
    (one) => one.item === item && one.field === field,
  );
  const body = { item, field, language: 'en', value, seen: last?.id ?? null, ...more };
  const answer = await send(endpoints.siteDrafts, body, { 'Idempotency-Key': id });
  expect(answer.status, JSON.stringify(body)).toBe(200);
  return id;
}
const publish = (body: object) => send(endpoints.siteEditions, { id: v7(), note: '', ...body });
const current = async () =>
  (await (await server.app.request(endpoints.siteEditions, { headers })).json()).current;
const page = async (path: string) => (await server.app.request(path)).text();
const says = async (path: string, text: string) => (await page(path)).includes(text);
const readPacks = async (): Promise<PackInfo[]> =>
  JSON.parse((await page('/site-packs.js')).replace(/^[^=]*=/, '').replace(/;?\s*$/, '')).packs;
/** A page as a server without a sealing key sends it. */
const withoutKey = (text: string) => text.replaceAll(formatSealingKey(server.sealingKeys.current()), '');
const phones = (printed: string) => [{ printed, dialled: printed.replaceAll(' ', '') }];

describe('What is published', () => {
  it('is on every page at once, in the texts of the server too, and nowhere before', async () => {
    const id = await draft('company', 'phones', phones('+255 712 345 678'));
    expect(await says('/Ourservices', '+255 712 345 678')).toBe(false);
    const answer = await publish({ parent: 0, drafts: [id], note: 'New number' });
    expect(answer.status).toBe(200);
    expect((await answer.json()).edition).toMatchObject({
      number: 1,
      note: 'New number',
      by: { name: expect.any(String) },
      changes: [{ item: 'company', field: 'phones', before: null, after: phones('+255 712 345 678') }],
    });
    for (const path of ['/Ourservices', '/', '/Terms', '/de', '/fr'])
      expect(await says(path, '+255 712 345 678'), path).toBe(true);
    expect(publishedDetails().company.phones[0].printed).toBe('+255 712 345 678');
    expect(await server.store.site.readDrafts()).toEqual([]);
    const { lines } = await server.store.accounts.readAudit();
    expect(lines[0]).toMatchObject({ action: 'site.publish', after: { edition: 1, count: 1 } });
    expect(JSON.stringify(lines)).not.toContain('712 345');
  });

  it('comes once, however often a release is sent', async () => {
    const id = v7();
    const drafts = [await draft('place/serengeti', 'standfirst', 'A million gnus.')];
    const body = { id, parent: 1, drafts, note: '' };
    const answers = await Promise.all([
      send(endpoints.siteEditions, body),
      send(endpoints.siteEditions, body),
    ]);
    const later = await send(endpoints.siteEditions, body);
    for (const answer of [...answers, later])
      expect((await answer.json()).edition).toMatchObject({ number: 2 });
    expect(await current()).toBe(2);
  });

  it('builds on what its author saw', async () => {
    const first = await draft('place/ngorongoro', 'standfirst', 'A crater.');
    const stale = await publish({ parent: 1, drafts: [first] });
    expect([stale.status, (await stale.json()).message]).toEqual([409, editionStrings.notCurrent]);
    const unknown = await publish({ parent: 2, drafts: [first, v7()] });
    expect([unknown.status, (await unknown.json()).message]).toEqual([409, editionStrings.draftChanged]);
    const [one, other] = await Promise.all([
      publish({ parent: 2, drafts: [first] }),
      publish({ parent: 2, drafts: [first], note: 'Twice' }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect(await current()).toBe(3);
  });

  it('is taken back by an edition of its own, which leaves what was changed since', async () => {
    const prices = { item: 'figures/midBudget', field: 'price' };
    const before = await page('/mid_budget');
    const id = await draft(prices.item, prices.field, '$1,990');
    await publish({ parent: 3, drafts: [id] });
    expect(await says('/mid_budget', '$1,990')).toBe(true);
    const fourth = await readPacks();
    expect(publishedDetails().prices.get('April Family Safari')).toBe('$1,990');
    const undone = await publish({ parent: 4, undo: 4 });
    expect((await undone.json()).edition).toMatchObject({
      number: 5,
      undid: 4,
      changes: [{ ...prices, before: '$1,990', after: null }],
    });
    expect((await page('/mid_budget')) === before).toBe(true);
    await server.editions.deltasMade();
    // A phone with the packs of the fourth edition makes those of the fifth of them.
    const fifth = await readPacks();
    const made = fifth.filter(({ url }) => !fourth.some((pack) => pack.url === url));
    expect(made.length).toBeGreaterThan(0);
    const former: FormerVersions = JSON.parse(await page(FORMER_VERSIONS_FILE));
    for (const { url } of made) {
      const held = fourth.find((pack) => packName(pack.url) === packName(url));
      expect(former[url]?.map(([hash]) => hash)).toContain(packHash(held?.url ?? ''));
    }
    const again = await publish({ parent: 5, undo: 4 });
    expect([again.status, (await again.json()).message]).toEqual([409, editionStrings.nothingToUndo]);
    expect((await publish({ parent: 5, undo: 40 })).status).toBe(404);
    // The sentence of the second edition goes, the phone of the first stays.
    await publish({ parent: 5, undo: 2 });
    expect(await says('/wildlife/Serengeti', '+255 712 345 678')).toBe(true);
    expect(await says('/wildlife/Serengeti', 'A million gnus.')).toBe(false);
  });

  it('stays where it is when the site cannot be drawn', async () => {
    const id = await draft('place/serengeti', 'standfirst', 'Two million gnus.');
    const parent = await current();
    await rename('dist/prerender/prerender.js', 'dist/prerender/prerender.away');
    try {
      expect((await publish({ parent, drafts: [id] })).status).toBe(503);
    } finally {
      await rename('dist/prerender/prerender.away', 'dist/prerender/prerender.js');
    }
    expect(await current()).toBe(parent);
    expect(await server.store.site.readDrafts()).toMatchObject([{ id }]);
    expect((await publish({ parent, drafts: [id] })).status).toBe(200);
  });

  it('leaves nothing half drawn, and the files of what was shown before', async () => {
    const [build = ''] = await readdir(join(server.dataDir, 'editions'));
    const folders = await readdir(join(server.dataDir, 'editions', build));
    expect(folders.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('A release for later', () => {
  it('comes at its time, and not before', async () => {
    const id = await draft('figures/midBudget', 'price', '$2,010');
    const at = hoursLater(22);
    const answer = await publish({ parent: await current(), drafts: [id], at });
    expect((await answer.json()).waiting).toMatchObject({
      at,
      changes: [{ field: 'price', after: '$2,010' }],
    });
    await server.editions.publisher.publishDue(now);
    expect(await says('/mid_budget', '$2,010')).toBe(false);
    now = new Date(hoursLater(23));
    await server.editions.publisher.publishDue(now);
    expect(await says('/mid_budget', '$2,010')).toBe(true);
    expect(await server.store.site.readWaiting()).toEqual([]);
    expect(await server.store.site.readDrafts()).toEqual([]);
  });

  it('is made of drafts: an undo is for now', async () => {
    const answer = await publish({ parent: await current(), undo: 1, at: hoursLater(24 * 20) });
    expect([answer.status, (await answer.json()).fields]).toEqual([400, { at: expect.any(String) }]);
  });

  it('can be taken back', async () => {
    const id = await draft('place/serengeti', 'standfirst', 'Nobody was here.');
    const release = v7();
    await publish({ id: release, parent: await current(), drafts: [id], at: hoursLater(24 * 20) });
    const remove = () =>
      server.app.request(`${endpoints.siteEditions}/${release}`, { method: 'DELETE', headers });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect(await server.store.site.readWaiting()).toEqual([]);
    expect(await server.store.site.readDrafts()).toMatchObject([{ id }]);
  });
});

describe('A preview', () => {
  it('shows the drafts to editors alone, runs nothing, and is drawn once', async () => {
    const answer = await send(endpoints.sitePreview, {});
    const { version, changed } = await answer.json();
    expect(changed).toContain('/wildlife/Serengeti');
    expect(changed.length).toBeLessThan(20);
    const url = `${endpoints.sitePreview}/${version}?page=${encodeURIComponent('/wildlife/Serengeti')}`;
    const shown = await server.app.request(url, { headers: { ...headers, Accept: 'text/html' } });
    const html = await shown.text();
    expect(html.includes('Nobody was here.')).toBe(true);
    // A browser would report each as kept from running.
    expect(html).not.toMatch(/<script|modulepreload/);
    expect(shown.headers.get('Cache-Control')).toBe('no-store');
    expect(shown.headers.get('Content-Security-Policy')).toMatch(/script-src 'none'.*frame-ancestors 'self'/);
    expect(shown.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect((await server.app.request(url)).status).toBe(401);
    expect(await says('/wildlife/Serengeti', 'Nobody was here.')).toBe(false);
    const none = await send(endpoints.sitePreview, { items: [] });
    expect((await none.json()).changed).toEqual([]);
    await draft('place/serengeti', 'standfirst', 'Somebody was here.');
    expect((await server.app.request(url, { headers })).status).toBe(404);
  });

  it('leaves the newest ones alone on the disk, also where nothing is published between them', async () => {
    const editions = join(server.dataDir, 'editions');
    const [build = ''] = await readdir(editions);
    const older = Array.from({ length: 9 }, (_, place) => join(editions, build, `preview-${place}`));
    for (const folder of older) {
      await mkdir(folder);
      await utimes(folder, 0, 0);
    }
    await draft('place/serengeti', 'standfirst', 'Everybody was here.');
    expect((await send(endpoints.sitePreview, {})).status).toBe(200);
    expect(older.filter(existsSync).length).toBeLessThan(5);
  });
});

describe('Another server of the same database', () => {
  const facts = () => ({ origin: ORIGIN, sealingKey: '' });
  const log = { info: () => 0, warn: () => 0, error: () => 0 } as unknown as Log;
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  async function another(changed: Partial<DrawnEditions> = {}) {
    const dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
    folders.push(dataDir);
    const site = builtSite('dist/site');
    const drawn = { ...openDrawnEditions('dist/site', dataDir), ...changed };
    const { store } = server;
    const photos = createSitePhotos(store, dataDir, log);
    const editions = createSiteEditions({ store, site, drawn, photos, clock: () => now, log });
    const routes = site.routes(facts);
    return { drawn, editions, text: async (path: string) => (await routes.request(path)).text() };
  }

  it('shows the same, byte for byte', async () => {
    const { editions, text } = await another();
    await editions.showPublished();
    for (const path of ['/mid_budget', '/site-packs.js', '/sitemap.xml', '/de'])
      expect([path, (await text(path)) === withoutKey(await page(path))]).toEqual([path, true]);
  });

  it('keeps what it shows where it draws it differently', async () => {
    const { drawn } = await another();
    const draw: DrawnEditions['draw'] = async (overrides) => ({
      ...(await drawn.draw(overrides)),
      hash: 'other',
    });
    const { editions, text } = await another({ draw });
    await expect(editions.showPublished()).rejects.toThrow('differently');
    expect((await text('/mid_budget')).includes('$1,850')).toBe(true);
  });

  it('of another version leaves out what it does not take, and names it', async () => {
    const fax = { item: 'company', field: 'fax', language: 'en' as const, value: '1' };
    const current = await server.store.site.readPublished();
    const { id } = await addAccount(server, 'management');
    await server.store.write((context) =>
      addEdition(context, {
        number: current.number + 1,
        release: v7(),
        at: now.toISOString(),
        account_id: id,
        note: '',
        undid: null,
        overrides: [...current.overrides, fax],
        changes: [],
        drafts: [],
        build: 'older',
        hash: '',
      }),
    );
    const { editions, text } = await another();
    await editions.showPublished();
    expect(editions.refused()).toMatchObject([{ item: 'company', field: 'fax' }]);
    expect((await text('/mid_budget')).includes('$2,010')).toBe(true);
    // What is published with this version next leaves it out too, and loses nothing.
    const drafts = [await draft('figures/midBudget', 'price', '$2,020')];
    expect((await publish({ parent: current.number + 1, drafts })).status).toBe(200);
    expect(await says('/mid_budget', '$2,020')).toBe(true);
    expect(await says('/mid_budget', '"fax"')).toBe(false);
    expect(server.editions.refused()).toMatchObject([{ item: 'company', field: 'fax' }]);
    expect((await server.store.site.readPublished()).overrides).toContainEqual(fax);
  });
});
