/** Weight of the built site over the line, read from its files: brotli where the server sends brotli. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContent } from '../../../src/app/navigation/page-document.ts';
import { PAGE_DATA_ELEMENT } from '../../../src/contract/document/site-index.ts';
import {
  LANGUAGE_PACK,
  OFFICE_PACK,
  type PackContent,
  PHOTO_PACK,
  PROGRAM_PACK,
  packName,
  SITE_PACKS_FILE,
} from '../../../src/service-worker/pack-types.ts';
import { readBuiltPages } from './built-site.ts';

const SITE = 'dist/site';

/** A file of the site and its bytes over the line, without headers. */
export interface WeighedFile {
  path: string;
  bytes: number;
}

/** @param path absolute path on the site, such as `/assets/index.js` */
export function weigh(path: string): WeighedFile {
  const file = join(SITE, path);
  const compressed = `${file}.br`;
  return { path, bytes: statSync(existsSync(compressed) ? compressed : file).size };
}

export function sumWeights(files: readonly WeighedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Returns the files of everything whose weight is recorded, by its name in tests/content/built-site/weights.json. */
export function weighSite(): Map<string, WeighedFile[]> {
  const scripts = [...weighScriptsOfKinds()];
  const packs = [...weighPacks()];
  return new Map([
    ...scripts.map(([kind, files]): [string, WeighedFile[]] => [`scripts of a first visit: ${kind}`, files]),
    ['scripts that come later', weighLateScripts()],
    ...['german', 'french'].map((name): [string, WeighedFile[]] => [
      `words of a first visit: ${name}`,
      weighWords(name),
    ]),
    ...packs.map(([name, pack]): [string, WeighedFile[]] => [`pack: ${name}`, [pack]]),
    ['whole saved site', weighSavedSite()],
  ]);
}

/** The scripts that documents of each kind name: those that a first visit loads. Heaviest page of its kind. */
function weighScriptsOfKinds(): Map<string, WeighedFile[]> {
  const kinds = new Map<string, WeighedFile[]>();
  for (const { html } of readBuiltPages()) {
    const kind = kindOf(html);
    const scripts = namedScripts(html).map(weigh);
    if (sumWeights(scripts) > sumWeights(kinds.get(kind) ?? [])) kinds.set(kind, scripts);
  }
  return kinds;
}

/** Returns the kind of a page; for an office page its department, which is a program of its own. */
function kindOf(html: string): string {
  const data = new RegExp(`id="${PAGE_DATA_ELEMENT}">(.*?)</script>`, 's').exec(html)?.[1];
  if (!data) throw new Error('A document carries no data');
  const page = JSON.parse(data) as PageContent;
  return page.kind === 'office' ? `office: ${page.data.department}` : page.kind;
}

function namedScripts(html: string): string[] {
  const elements = html.match(/<(?:script|link)\b[^>]*(?:type="module"|rel="modulepreload")[^>]*>/g) ?? [];
  return elements.map((element) => {
    const path = /(?:src|href)="([^"]+)"/.exec(element)?.[1];
    if (!path) throw new Error(`${element} names no file`);
    return path;
  });
}

/** Scripts that no document names: they come when something on a page asks for them. */
function weighLateScripts(): WeighedFile[] {
  const named = new Set(readBuiltPages().flatMap(({ html }) => namedScripts(html)));
  const scripts = readdirSync(join(SITE, 'assets')).filter((file) => file.endsWith('.js'));
  return scripts
    .map((file) => `/assets/${file}`)
    .filter((path) => !named.has(path))
    .map(weigh);
}

/** The words of a language, which the first page in it loads beside its scripts. */
function weighWords(name: string): WeighedFile[] {
  const files = readdirSync(join(SITE, 'assets')).filter(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
  );
  if (files.length !== 1) throw new Error(`The words of ${name} are not one script`);
  return files.map((file) => weigh(`/assets/${file}`));
}

/** Packs by their names, but for those of the operator's own photographs. The office's is the staff's alone. */
export function weighPacks(): Map<string, WeighedFile> {
  const files = readdirSync(join(SITE, 'packs')).filter((file) => file.endsWith('.json'));
  const packs = files.map((file) => `/packs/${file}`).filter((path) => !packName(path).includes(PHOTO_PACK));
  return new Map(packs.map((path) => [packName(path), weigh(path)]));
}

/** Packs of pages, pictures and search words, which everyone saves. */
export function weighPublicPacks(): WeighedFile[] {
  const isOther = (name: string) =>
    [OFFICE_PACK, PROGRAM_PACK].includes(name) || name.startsWith(LANGUAGE_PACK);
  return [...weighPacks()].filter(([name]) => !isOther(name)).map(([, file]) => file);
}

/** Everything that a device holds once the site is saved on it: worker, program and public packs. */
function weighSavedSite(): WeighedFile[] {
  const program = weighPacks().get(PROGRAM_PACK);
  if (!program) throw new Error('The site has no pack of the program');
  const { apart = [] }: PackContent = JSON.parse(readFileSync(join(SITE, program.path), 'utf8'));
  const packs = readFileSync(join(SITE, SITE_PACKS_FILE), 'utf8');
  const [outbox] = /\/assets\/outbox-work-\w+\.js/.exec(packs) ?? [];
  if (!outbox) throw new Error('The worker is told no script for its outbox');
  const files = ['/service-worker.js', SITE_PACKS_FILE, outbox, ...apart.map(({ address }) => address)];
  return [...files.map(weigh), program, ...weighPublicPacks()];
}
