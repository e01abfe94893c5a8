/** A built site of no pages, with threads that draw editions of it as they are told: for tests of what is around them. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';

/** Draws one pack, which is named after the values. */
const EDITION_WORKER = `
const { mkdirSync, writeFileSync } = require('node:fs');
const { parentPort } = require('node:worker_threads');
parentPort.once('message', ({ overrides, folder }) => {
  const name = overrides.map(({ value }) => value).join('-');
  mkdirSync(folder + '/site/packs', { recursive: true });
  writeFileSync(folder + '/site/packs/' + name + '.json', '{}');
  parentPort.postMessage({ sources: {}, hash: name, photos: [], details: {}, packages: [] });
});
`;

/** @param build its name @returns the folder of the site */
export async function makeStubSite(build = 'build'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const [site, prerender] = [join(folder, 'site'), join(folder, 'prerender')];
  await Promise.all([mkdir(site), mkdir(prerender)]);
  await writeFile(join(site, 'site.json'), JSON.stringify({ documents: {}, inside: {}, texts: [] }));
  await writeFile(join(prerender, 'build-name'), build);
  await writeFile(join(prerender, 'edition-worker.js'), EDITION_WORKER);
  await writeFile(join(prerender, 'delta-worker.js'), '');
  return site;
}

/** What such an edition is drawn of. */
export const saying = (value: string): FieldOverride[] => [
  { item: 'company', field: 'email', language: 'en', value },
];

/** The pack of such an edition. */
export const packSaying = (value: string): string => `packs/${value}.json`;
