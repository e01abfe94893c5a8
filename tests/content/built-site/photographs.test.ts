/** A photograph of the operator on the site: previewed, published in every size, taken back, and on every server. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtSite } from '../../../server/http/site.ts';
import { openDrawnEditions } from '../../../server/site/drawn-editions.ts';
import { createSiteEditions } from '../../../server/site/site-editions.ts';
import { createSitePhotos, photoFilesFolder } from '../../../server/site/site-photos.ts';
import type { Log } from '../../../server/start/log.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { PackContent, PackInfo } from '../../../src/service-worker/pack-types.ts';
import { ORIGIN, openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';
import { makePhotograph, partsOf } from '../../parts/site/photographs.ts';

const PAGE = '/wildlife/Serengeti';
const ITEM = 'photo/wildlife-serengeti';
const ALT = 'Two lionesses on a granite rock.';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer({ publishes: true });
  ({ headers } = await signedIn(server, 'management'));
});
afterAll(() => server.close());

const send = (path: string, body: object, id = v7()) =>
  server.app.request(path, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify(body),
  });
async function draft(field: string, value: string, language = 'en', item = ITEM): Promise<string> {
  const id = v7();
  const { seq } = await server.store.records.position();
  const last = (await server.store.records.drafts(0, seq)).find(
    (one) => one.item === item && one.field === field && one.language === language,
  );
  const answer = await send(
    endpoints.siteDrafts,
    { item, field, language, value, seen: last?.id ?? null },
    id,
  );
  expect([field, answer.status]).toEqual([field, 200]);
  return id;
}
async function upload(): Promise<string> {
  const { id, bytes } = await makePhotograph({ width: 1_600, height: 1_200 });
  for (const part of partsOf(id, bytes))
    expect((await send(endpoints.sitePhotoParts, part)).status).toBe(200);
  return id;
}
const publish = (body: object) => send(endpoints.siteEditions, { id: v7(), note: '', ...body });
const page = async (path: string) => (await server.app.request(path)).text();
const picturesIn = (html: string): string[] => [
  ...new Set(html.match(/\/photos\/[\w.-]+\.(?:avif|webp|jpg)/g)),
];

let photo: string;
let drafts: string[];

it('is no part of a release before it is ready and described', async () => {
  photo = await upload();
  drafts = [await draft('picture', photo)];
  const early = await publish({ parent: 0, drafts });
  expect([early.status, (await early.json()).fields]).toEqual([
    400,
    {
      [`${ITEM} picture en`]: expect.stringContaining('has not arrived whole yet'),
      [`${ITEM} alt en`]: expect.stringContaining('Write what the photograph shows'),
    },
  ]);
  await server.photos.checkArrived();
  drafts.push(
    await draft('alt', ALT),
    await draft('alt', 'Zwei Löwinnen auf einem Felsen.', 'de'),
    await draft('credit', 'Amina Juma'),
    await draft('licence', 'CC BY 4.0'),
    await draft('focus', '62% 40%'),
  );
});

it('is seen in the preview, and by nobody else', async () => {
  const { version, changed } = await (await send(endpoints.sitePreview, {})).json();
  expect(changed).toContain(PAGE);
  const preview = `${endpoints.sitePreview}/${version}?page=${encodeURIComponent(PAGE)}`;
  const html = await (await server.app.request(preview, { headers })).text();
  const first = picturesIn(html).find((path) => path.includes(photo)) ?? '';
  const picture = await server.app.request(first);
  expect([picture.status, picture.headers.get('Cache-Control')]).toEqual([
    200,
    expect.stringContaining('immutable'),
  ]);
  expect(picturesIn(await page(PAGE))).toEqual([]);
});

it('is on its page, its cards and saved phones, in every format and language', async () => {
  expect((await publish({ parent: 0, drafts })).status).toBe(200);
  const html = await page(PAGE);
  const pictures = picturesIn(html);
  for (const end of ['avif', 'webp', 'jpg'])
    expect(pictures.some((path) => path.endsWith(`.${end}`))).toBe(true);
  for (const path of pictures) {
    const answer = await server.app.request(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const { format, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(['heif', 'webp', 'jpeg']).toContain(format);
    expect(exif).toBeUndefined();
  }
  expect(html).toContain(`alt="${ALT}"`);
  expect(html).toContain('Amina Juma, CC BY 4.0');
  expect(html).toMatch(/property="og:image" content="[^"]*\/photos\/[^"]*-social\.[^"]*\.jpg"/);
  expect(picturesIn(await page('/wildlife'))).not.toEqual([]);
  expect(await page(`/de${PAGE}`)).toContain('alt="Zwei Löwinnen auf einem Felsen."');
  const packs: PackInfo[] = JSON.parse(
    (await page('/site-packs.js')).replace(/^[^=]*=/, '').replace(/;?\s*$/, ''),
  ).packs;
  const saved = packs.filter(({ url }) => url.includes('-photos'));
  const contents = await Promise.all(
    saved.map(async ({ url }): Promise<PackContent> => (await server.app.request(url)).json()),
  );
  // The card is on the home page, too.
  expect(contents.flatMap(({ files }) => files.map(({ address }) => address)).sort()).toEqual([
    expect.stringContaining(`${photo}-plate`),
    expect.stringContaining(`${photo}-wide`),
  ]);
});

it('shows the same on another server of the database', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
  const log = { info: () => 0, warn: () => 0, error: () => 0 } as unknown as Log;
  const site = builtSite('dist/site', { photos: photoFilesFolder(dataDir) });
  const drawn = openDrawnEditions('dist/site', dataDir);
  const { store } = server;
  const photos = createSitePhotos(store, dataDir, log);
  const editions = createSiteEditions({ store, site, drawn, photos, clock: () => new Date(), log });
  await editions.showPublished();
  const routes = site.routes(() => ({ origin: ORIGIN, sealingKey: '' }));
  const pictures = picturesIn(await (await routes.request(PAGE)).text());
  expect(pictures).toEqual(picturesIn(await page(PAGE)));
  expect((await routes.request(pictures[0] ?? '')).status).toBe(200);

  // Somebody removes the photographs, and the server starts again.
  await rm(join(dataDir, 'photos'), { recursive: true });
  const again = builtSite('dist/site', { photos: photoFilesFolder(dataDir) });
  await createSiteEditions({
    store,
    site: again,
    drawn: openDrawnEditions('dist/site', dataDir),
    photos: createSitePhotos(store, dataDir, log),
    clock: () => new Date(),
    log,
  }).showPublished();
  const shown = again.routes(() => ({ origin: ORIGIN, sealingKey: '' }));
  for (const path of pictures) expect([path, (await shown.request(path)).status]).toEqual([path, 200]);
  await rm(dataDir, { recursive: true });
});

it('stands in a place of its own where there is none without it', async () => {
  const item = 'photo/luxury-safari-bed';
  const known = (await (await server.app.request(endpoints.siteItems, { headers })).json()).items as {
    id: string;
    pages: string[];
  }[];
  const bed = known.find(({ id }) => id.endsWith('-bed')) ?? { id: item, pages: [] };
  const [address = ''] = bed.pages;
  expect(await page(address)).not.toContain('Where you sleep');
  const parts = [
    await draft('picture', photo, 'en', bed.id),
    await draft('alt', 'A bed under a net.', 'en', bed.id),
  ];
  expect((await publish({ parent: 1, drafts: parts })).status).toBe(200);
  const html = await page(address);
  expect(html).toContain('Where you sleep');
  expect(html).toContain('alt="A bed under a net."');
});

it('gives its place back to the poster', async () => {
  expect((await publish({ parent: 2, undo: 1 })).status).toBe(200);
  expect(picturesIn(await page(PAGE))).toEqual([]);
  expect(await page(PAGE)).toContain('/posters/');
});
