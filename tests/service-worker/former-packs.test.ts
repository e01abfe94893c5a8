/** Scripts of a former build, which pages need that were open when another tab accepted an update. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  deleteOldPacks,
  deletePacksOfClosedPages,
  findFormerScript,
} from '../../src/service-worker/former-packs.ts';
import type { PackInfo } from '../../src/service-worker/pack-types.ts';
import { installTestCaches } from '../parts/device/test-caches.ts';

const pack = (name: string, build: string, more: Partial<PackInfo> = {}): PackInfo => ({
  url: `/packs/${name}.${build}.json`,
  core: false,
  pages: 1,
  addresses: [],
  bytes: 1,
  stored: 1,
  ...more,
});
const build = (name: string) => [
  pack('program', name, { program: true }),
  pack('core', name, { core: true }),
  pack('office', name, { staff: true }),
  pack('parks', name),
];

let open: string[];
let held: Map<string, Map<string, string>>;
const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
beforeEach(async () => {
  open = [];
  held = installTestCaches({ quota: 1e9, taken: 0 });
  await save('one');
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  if (before) Object.defineProperty(globalThis, 'navigator', before);
});

async function save(name: string, saved = build(name)): Promise<void> {
  for (const { url } of saved) {
    await (await caches.open(url)).put(`/assets/form-${name}.js`, new Response(`form of ${name}`));
  }
}
const packs = () => [...held.keys()].filter((name) => name.startsWith('/packs/'));
const urls = (...names: string[]) => names.map((name) => `/packs/${name}.json`);
const script = async (name: string) => (await findFormerScript(`/assets/form-${name}.js`))?.text();

it('where no page is open, an update deletes them with everything else', async () => {
  await save('two');
  await deleteOldPacks(build('two'), open);
  expect(packs()).toEqual(build('two').map(({ url }) => url));
  expect([...held.keys()].some((name) => name === 'former-pages')).toBe(false);
});

it('they stay for an open page until it is closed; its pages and pictures go at once', async () => {
  open = ['tab-1'];
  await save('two');
  await deleteOldPacks(build('two'), open);
  expect(packs()).toEqual([...urls('program.one', 'office.one'), ...build('two').map(({ url }) => url)]);
  expect(await script('one')).toBe('form of one');
  open = ['tab-1', 'tab-2'];
  await deletePacksOfClosedPages(build('two'), open);
  expect(await script('one')).toBe('form of one');
  open = ['tab-2'];
  await deletePacksOfClosedPages(build('two'), open);
  expect(packs()).toEqual(build('two').map(({ url }) => url));
  expect(await script('one')).toBeUndefined();
});

it('where only the content is new, nothing stays for open pages: every script is in the present packs', async () => {
  open = ['tab-1'];
  const published = build('two').map((one) => (one.program ? (build('one')[0] as PackInfo) : one));
  await save('two', published);
  await deleteOldPacks(published, open);
  expect(packs()).toEqual([...urls('program.one'), ...urls('core.two', 'office.two', 'parks.two')]);
  expect(held.has('former-pages')).toBe(false);
});

it('content that is new after a new program leaves the scripts of the former program to its pages', async () => {
  open = ['tab-1'];
  await save('two');
  await deleteOldPacks(build('two'), open);
  open = ['tab-1', 'tab-2'];
  const published = build('three').map((one) => (one.program ? (build('two')[0] as PackInfo) : one));
  await save('three', published);
  await deleteOldPacks(published, open);
  expect(await script('one')).toBe('form of one');
  open = ['tab-2'];
  await deletePacksOfClosedPages(published, open);
  expect(await script('one')).toBe('form of one');
  open = [];
  await deletePacksOfClosedPages(published, open);
  expect(await script('one')).toBeUndefined();
});

it('a page that outlives two updates has its scripts still', async () => {
  open = ['tab-1'];
  await save('two');
  await deleteOldPacks(build('two'), open);
  open = ['tab-1', 'tab-2'];
  await save('three');
  await deleteOldPacks(build('three'), open);
  expect([await script('one'), await script('two')]).toEqual(['form of one', 'form of two']);
  open = ['tab-1'];
  await deletePacksOfClosedPages(build('three'), open);
  expect(await script('one')).toBe('form of one');
  open = [];
  await deletePacksOfClosedPages(build('three'), open);
  expect(packs()).toEqual(build('three').map(({ url }) => url));
});
