/** Packs are fetched as deltas where this device holds a former version, and whole after any fault. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentHash } from '../../src/build/content-hash.ts';
import { makeDelta } from '../../src/build/packs/make-delta.ts';
import {
  deltaUrl,
  FORMER_VERSIONS_FILE,
  PACK_SOURCE,
  type PackInfo,
} from '../../src/service-worker/pack-types.ts';
import { installTestCaches } from '../parts/device/test-caches.ts';

/** Four editions of a pack. */
const texts = ['700 111 222', '712 345 678', '713 999 000', '714 000 111'].map((number) => {
  const body = `${'<p>Lions sleep all day.</p>'.repeat(40)}<i>+255 ${number}</i>`;
  return JSON.stringify({ files: [{ address: '/', type: 'text/html', body }] });
});
const hashes = texts.map((text) => contentHash(text));
const urlOf = (edition: number) => `/packs/core.${hashes[edition]}.json`;

/** What the server has, by path. */
let served: Map<string, string>;
let asked: string[];
const before = {
  fetch: globalThis.fetch,
  navigator: Object.getOwnPropertyDescriptor(globalThis, 'navigator'),
};
/** As in a new version of the worker, which asks once which deltas there are. */
let fetchPack: typeof import('../../src/service-worker/fetch-pack.ts').fetchPack;
let storePackSource: typeof import('../../src/service-worker/fetch-pack.ts').storePackSource;
beforeEach(async () => {
  vi.resetModules();
  ({ fetchPack, storePackSource } = await import('../../src/service-worker/fetch-pack.ts'));
  installTestCaches({ quota: 1e9, taken: 0 });
  served = new Map();
  asked = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    const body = served.get(String(input));
    return new Response(body ?? 'Not found', { status: body === undefined ? 404 : 200 });
  };
});
afterEach(() => {
  globalThis.fetch = before.fetch;
  Reflect.deleteProperty(globalThis, 'caches');
  if (before.navigator) Object.defineProperty(globalThis, 'navigator', before.navigator);
});

/** Former versions of a pack, as the server lists them. */
const formerOf = ({ url }: PackInfo): [string, number][] =>
  JSON.parse(served.get(FORMER_VERSIONS_FILE) ?? '{}')[url];

/** Serves an edition with deltas from others, and lists them as the newest first. */
function publish(edition: number, from: readonly number[]): PackInfo {
  const url = urlOf(edition);
  const text = texts[edition] as string;
  served.set(url, text);
  const former = from.map((earlier): [string, number] => {
    const delta = JSON.stringify(makeDelta(texts[earlier] as string, text));
    served.set(deltaUrl(url, hashes[earlier] as string), delta);
    return [hashes[earlier] as string, delta.length];
  });
  served.set(FORMER_VERSIONS_FILE, JSON.stringify({ [url]: former }));
  return { url, core: true, pages: 1, addresses: ['/'], bytes: text.length, stored: text.length };
}

/** The phone keeps a text as that of an edition. */
async function keep(text: string, edition = 0): Promise<void> {
  const pack = { url: urlOf(edition) } as PackInfo;
  await storePackSource(await caches.open(pack.url), pack, text);
}
/** The phone has saved an edition. */
const save = (edition: number) => keep(texts[edition] as string, edition);

async function fetchEdition(pack: PackInfo): Promise<string[]> {
  const edition = hashes.findIndex((hash) => pack.url.includes(`.${hash}.`));
  expect((await fetchPack(pack)).text).toBe(texts[edition]);
  return asked.filter((path) => path !== FORMER_VERSIONS_FILE);
}

it('a phone one edition behind fetches only the delta', async () => {
  await save(0);
  expect(await fetchEdition(publish(1, [0]))).toEqual([deltaUrl(urlOf(1), hashes[0] as string)]);
});

it('a phone three editions behind fetches one delta too', async () => {
  await save(0);
  expect(await fetchEdition(publish(3, [2, 1, 0]))).toEqual([deltaUrl(urlOf(3), hashes[0] as string)]);
});

it('of several former versions it takes the one with the smallest delta', async () => {
  await save(0);
  await save(1);
  const pack = publish(2, [1, 0]);
  const [[hash]] = [...formerOf(pack)].sort(([, one], [, other]) => one - other) as [[string, number]];
  expect(await fetchEdition(pack)).toEqual([deltaUrl(pack.url, hash)]);
});

it('a phone that is too far behind, or that holds nothing, fetches the whole pack', async () => {
  const pack = publish(3, [2, 1]);
  expect(await fetchEdition(pack)).toEqual([pack.url]);
  await save(0);
  expect(await fetchEdition(pack)).toEqual([pack.url, pack.url]);
});

it('a phone with a newer edition than a restored server fetches the whole pack of that server', async () => {
  await save(2);
  const pack = publish(1, [0]);
  expect(await fetchEdition(pack)).toEqual([pack.url]);
});

it('back to an edition from which the server has a delta, it fetches that', async () => {
  await save(2);
  const pack = publish(1, [0, 2]);
  expect(await fetchEdition(pack)).toEqual([deltaUrl(pack.url, hashes[2] as string)]);
});

it.each<[string, (pack: PackInfo, delta: string) => Promise<void> | void]>([
  ['is not there any more', (_pack, delta) => void served.delete(delta)],
  ['is no delta but a page of a lodge', (_pack, delta) => void served.set(delta, '<html>Welcome</html>')],
  [
    'makes another text',
    (_pack, delta) => void served.set(delta, (served.get(delta) ?? '').replace('12 345', '99 999')),
  ],
  ['is of another text', () => keep((texts[0] as string).replaceAll('Lions', 'Zebra'))],
  ['meets a damaged cache', async () => void (await put(new Response('no gzip')))],
  [
    'meets a cache without the text',
    async () => void (await caches.open(urlOf(0)).then((c) => c.delete(PACK_SOURCE))),
  ],
])('where a delta %s, the whole pack is fetched', async (_, harm) => {
  await save(0);
  const pack = publish(1, [0]);
  await harm(pack, deltaUrl(pack.url, hashes[0] as string));
  expect((await fetchEdition(pack)).at(-1)).toBe(pack.url);
});

const put = async (response: Response) => (await caches.open(urlOf(0))).put(PACK_SOURCE, response);

it('a delta that is hardly smaller than the pack is not asked for', async () => {
  await save(0);
  const pack = publish(1, [0]);
  served.set(FORMER_VERSIONS_FILE, JSON.stringify({ [pack.url]: [[hashes[0], pack.bytes * 0.6]] }));
  expect(await fetchEdition(pack)).toEqual([pack.url]);
});

it('a browser that cannot compress keeps no text, and fetches whole packs', async () => {
  const { CompressionStream } = globalThis;
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  try {
    await save(0);
  } finally {
    Object.assign(globalThis, { CompressionStream });
  }
  const pack = publish(1, [0]);
  expect(await fetchEdition(pack)).toEqual([pack.url]);
});
