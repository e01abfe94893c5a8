/** An edition of the site: what the operator publishes is laid over the content of the build, in a thread. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { company } from '../../../src/content/company.ts';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';
import { applyDelta } from '../../../src/service-worker/apply-delta.ts';
import {
  deltaUrl,
  FORMER_VERSIONS_FILE,
  type FormerVersions,
  formerUrl,
  type PackInfo,
  packHash,
  packName,
} from '../../../src/service-worker/pack-types.ts';
import { addDeltas, drawEdition, SITE } from '../../parts/site/draw-edition.ts';

const PHONES: FieldOverride = {
  item: 'company',
  field: 'phones',
  language: 'en',
  value: [{ printed: '+255 712 345 678', dialled: '+255712345678' }],
};

const MAIL: FieldOverride = {
  item: 'company',
  field: 'email',
  language: 'en',
  value: 'hello@example.com',
};

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function draw(overrides: FieldOverride[], before: string | null) {
  const drawn = await drawEdition(overrides, before);
  folders.push(drawn.edition);
  return drawn;
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
const packsOf = async (site: string): Promise<string[]> =>
  [...(await readFile(join(site, 'site-packs.js'), 'utf8')).matchAll(/"url":"([^"]+)"/g)].map(
    ([, url]) => url ?? '',
  );

it('An edition without a change is the build, byte for byte', async () => {
  const { sources, folder } = await draw([], null);
  expect(sources).toEqual({});
  expect(await filesIn(folder)).toEqual([]);
}, 120_000);

it('An edition with another phone number has it in every document and pack, and the same program', async () => {
  const { sources, edition, folder, hash, details, packages } = await draw([PHONES], null);
  expect(details.company.phones).toEqual(PHONES.value);
  expect(new Map(details.prices.packages).get('April Family Safari')).toBe('$1,850');
  expect(packages[0]).toEqual({ name: 'April Family Safari', availability: 'March to May', days: 8 });
  const files = await filesIn(folder);
  const documents = files.filter((file) => file.endsWith('.html'));
  expect(Object.keys(sources).length).toBe(documents.length);
  const [first] = company.phones;
  for (const file of [...documents, ...files.filter((name) => name.startsWith('packs/'))]) {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text.includes(first.printed) || text.includes(`tel:${first.dialled}`), file).toBe(false);
    if (file.endsWith('.html')) expect(text, file).toContain('+255 712 345 678');
  }
  const [before, after] = [await packsOf(SITE), await packsOf(folder)];
  expect(after.length).toBe(before.length);
  const unchanged = after.filter((url) => before.includes(url));
  expect(unchanged.some((url) => url.startsWith('/packs/program.'))).toBe(true);
  expect(unchanged.some((url) => url.startsWith('/packs/core.'))).toBe(false);

  const again = await draw([PHONES], edition);
  expect(again.hash).toBe(hash);
  expect(again.sources).toEqual(sources);
  expect(await packsOf(again.folder)).toEqual(after);
}, 240_000);

it('An edition has deltas to its packs from those of the build and of the editions before', async () => {
  const first = await draw([PHONES], null);
  const second = await draw([PHONES, MAIL], first.edition);
  const third = await draw([MAIL], second.edition);
  await addDeltas(third.folder, [second.folder, first.folder]);
  const sites = [third.folder, second.folder, first.folder, SITE];
  const textOf = async (url: string) => {
    for (const site of sites) {
      const text = await readFile(join(site, url), 'utf8').catch(() => null);
      if (text !== null) return text;
    }
    throw new Error(`${url} is nowhere`);
  };
  const [list] = /\{.*\}/s.exec(await readFile(join(third.folder, 'site-packs.js'), 'utf8')) ?? [];
  const { packs } = JSON.parse(list ?? '') as { packs: PackInfo[] };
  const versions: FormerVersions = JSON.parse(
    await readFile(join(third.folder, FORMER_VERSIONS_FILE), 'utf8'),
  );
  const changed = packs.filter(({ url }) => url in versions);
  const names = changed.map(({ url }) => packName(url));
  expect(names).toEqual(expect.arrayContaining(['core', 'language-de', 'office']));
  expect(names).not.toContain('program');
  const earlier = await Promise.all([second.folder, first.folder, SITE].map(packsOf));
  for (const { url, bytes } of changed) {
    const former = versions[url] ?? [];
    const named = earlier.flatMap((urls) =>
      urls.filter((one) => packName(one) === packName(url)).map(packHash),
    );
    expect(former.map(([hash]) => hash)).toEqual(
      [...new Set(named)].filter((hash) => hash !== packHash(url)),
    );
    for (const [hash, needed] of former) {
      const delta = JSON.parse(await readFile(join(third.folder, deltaUrl(url, hash)), 'utf8'));
      const made = applyDelta(await textOf(formerUrl(url, hash)), delta);
      expect(made === (await textOf(url)), `${url} of ${hash}`).toBe(true);
      expect(needed).toBeLessThan(bytes / 20);
    }
  }
  // Which deltas there are depends on what was shown before; what is shown, and the list of packs, do not.
  const alone = await draw([MAIL], null);
  expect(alone.hash).toBe(third.hash);
  expect(await readFile(join(alone.folder, 'site-packs.js'), 'utf8')).toContain(list);
}, 480_000);
