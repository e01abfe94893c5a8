/**
 * Divides the app's code into packs. The files that every document links are fetched one by one from the
 * browser's cache, because the first page has just loaded them. All other scripts and styles of public pages
 * are one pack: a hundred small files cost a hundred headers, and compress better together. Parts that not
 * every visitor needs are packs of their own: the staff's part, and the texts of other languages.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Manifest } from 'vite';
import { type Language, travelLanguages } from '../../contract/values/languages.ts';
import type { PackFile, SeparateFile } from '../../service-worker/pack-types.ts';
import { DEXIE_FILE } from '../bundle/shared-dexie.ts';
import { contentHash } from '../content-hash.ts';
import { APP_MANIFEST, appManifestOf, STAFF_MANIFEST } from '../texts/app-manifests.ts';

/** The entry that every document loads first. */
const ENTRY = 'index.html';

/** The entry of the staff's program. Only the list of pages imports it. */
const STAFF_ENTRY = 'src/pages/office.tsx';

/** Modules that public pages load on demand, but that hardly anybody except the staff uses. */
const STAFF_PARTS = ['src/ui/qr-code/qr-scanner.tsx'];

/** The texts of each other language, which are only imported on demand. */
const LANGUAGE_ENTRIES: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de: 'src/words/german/index.ts',
  fr: 'src/words/french/index.ts',
  sw: 'src/words/swahili/index.ts',
};
const leftToPacks = [STAFF_ENTRY, ...STAFF_PARTS, ...Object.values(LANGUAGE_ENTRIES)];

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

const BINARIES: Readonly<Record<string, string>> = { '.woff2': 'font/woff2' };

/**
 * Files of the typefaces for letters with accents, without the end of their names, which is a hash. Every page names
 * French, so those of running text are saved with the program. Those of guests' names, such as Ngũgĩ, are saved with the
 * office, and those of headings with the languages that need them. A page that shows others without a signal gets the
 * typeface without them (`src/service-worker/typefaces.ts`).
 */
const ACCENTS_OF_TEXT = 'familjen-grotesk-accented';
const ACCENTS_OF_NAMES = 'familjen-grotesk-accented-other';
const ACCENTS_OF_HEADINGS = ['big-shoulders-display-accented', 'brygada-1918-accented'];

/** Paths, below the site's folder, of everything that only the staff's pages import, or only the staff want. */
async function listStaffFiles(outDir: string): Promise<string[]> {
  const manifest = await readManifest(outDir);
  const everyone = reachPublic(manifest);
  const others = new Set([...everyone, ...Object.values(LANGUAGE_ENTRIES)]);
  const staff = [STAFF_ENTRY, ...STAFF_PARTS].flatMap((entry) => [...reach(manifest, entry, others)]);
  const shared = filesOf(manifest, everyone);
  const own = [...filesOf(manifest, staff)].filter((file) => !shared.has(file));
  return [
    STAFF_MANIFEST,
    ...own,
    ...(await listWorkers(outDir, manifest, own)),
    ...(await listTypefaces(outDir, [ACCENTS_OF_NAMES])),
  ].sort();
}

/** The same of all that public pages load, and not every document names. */
async function listPublicFiles(outDir: string): Promise<string[]> {
  const manifest = await readManifest(outDir);
  const named = filesOf(manifest, reach(manifest, ENTRY, new Set(), 'static'));
  const all = filesOf(manifest, reachPublic(manifest));
  // No page loads the sheet of all pages, so no browser has it: the worker puts it into the documents that it saves.
  return [...all]
    .filter((file) => extname(file) === '.css' || (extname(file) in TYPES && !named.has(file)))
    .sort(byTypeAndName);
}

/**
 * Lists the files that are saved with the public program and that the first page or the worker has just
 * loaded: the files that every document links, Dexie, typefaces, icons and the manifest. A system fetches the
 * large icons when it installs the app; only Chromium looks for one of them before. Letters that few
 * pages show are left out.
 */
export async function listSeparateFiles(outDir: string): Promise<SeparateFile[]> {
  const manifest = await readManifest(outDir);
  const named = [...filesOf(manifest, reach(manifest, ENTRY, new Set(), 'static')), DEXIE_FILE];
  const icons = (await readdir(join(outDir, 'icons'))).filter(
    (name) => name.endsWith('.svg') || name === FIRST_ICON,
  );
  const changing = [...icons.sort().map((name) => `icons/${name}`), APP_MANIFEST];
  return [
    ...named
      .filter((file) => !isLeftOut(file) && extname(file) !== '.css')
      .map((file) => ({ address: `/${file}` })),
    ...(await Promise.all(
      changing.map(async (file) => ({
        address: `/${file}`,
        revision: contentHash(await readFile(join(outDir, file))),
      })),
    )),
  ];
}

const FIRST_ICON = 'icon-192.png';
/** True for letters that few pages of the site in English show. */
const isLeftOut = (file: string) => /-accented-/.test(file) && nameOf(file) !== ACCENTS_OF_TEXT;

/** Scripts beside scripts compress better. */
function byTypeAndName(a: string, b: string): number {
  return extname(a).localeCompare(extname(b)) || a.localeCompare(b);
}

async function readManifest(outDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
}

/** Lists the files of a language: those that are loaded with its texts and nowhere else. */
async function listLanguageFiles(outDir: string, entry: string): Promise<string[]> {
  const manifest = await readManifest(outDir);
  const everyone = reachPublic(manifest);
  const others = new Set([...everyone, ...reach(manifest, STAFF_ENTRY, new Set([entry]))]);
  return [...filesOf(manifest, reach(manifest, entry, others))].sort();
}

function filesOf(manifest: Manifest, keys: Iterable<string>): Set<string> {
  return new Set(
    [...keys].flatMap((key) => {
      const { file, css = [], assets = [] } = manifest[key] as Manifest[string];
      return [file, ...css, ...assets];
    }),
  );
}

/** Workers are bundled separately and are in no list; the module that starts one names its file. */
async function listWorkers(outDir: string, manifest: Manifest, own: readonly string[]): Promise<string[]> {
  const listed = new Set([...filesOf(manifest, Object.keys(manifest)), DEXIE_FILE]);
  const all = (await readdir(join(outDir, 'assets'))).map((name) => `assets/${name}`);
  const others = all.filter((file) => file.endsWith('.js') && !listed.has(file));
  const scripts = own.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(outDir, file), 'utf8')));
  return others.filter((file) => texts.some((text) => text.includes(basename(file))));
}

/** @throws when one is missing: its letters would be drawn in another typeface where there is no signal */
async function listTypefaces(outDir: string, names: readonly string[]): Promise<string[]> {
  const files = await readdir(join(outDir, 'assets'));
  return names.map((name) => {
    const file = files.find((one) => one.endsWith('.woff2') && nameOf(one) === name);
    if (!file) throw new Error(`The typeface ${name} was not built.`);
    return `assets/${file}`;
  });
}

/** The name of a file in `assets` without the hash that the build adds to it. */
const nameOf = (file: string): string => basename(file).replace(/-[\w-]{8}\.\w+$/, '');

/** Keys of all chunks that public pages load, sooner or later. */
function reachPublic(manifest: Manifest): Set<string> {
  return reach(manifest, ENTRY, new Set(leftToPacks));
}

/** Keys of a chunk and of everything it imports, statically and as a rule dynamically, except those left out. */
function reach(
  manifest: Manifest,
  start: string,
  leftOut: ReadonlySet<string>,
  imports: 'all' | 'static' = 'all',
): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(key) || leftOut.has(key)) return;
    found.add(key);
    const later = imports === 'all' ? (chunk.dynamicImports ?? []) : [];
    for (const next of [...(chunk.imports ?? []), ...later]) visit(next);
  };
  visit(start);
  return found;
}

/** The staff's program as files of a pack. */
export const readStaffScripts = async (outDir: string): Promise<PackFile[]> =>
  readFiles(outDir, await listStaffFiles(outDir));

/** The public program as files of a pack. */
export const readPublicScripts = async (outDir: string): Promise<PackFile[]> =>
  readFiles(outDir, await listPublicFiles(outDir));

/**
 * Reads the files of each language, by its code: its texts, and for languages of travellers the app manifest.
 */
export async function readLanguages(outDir: string): Promise<Record<string, PackFile[]>> {
  const read = async ([language, entry]: [string, string]) => {
    const manifests = travelLanguages.filter((one) => one === language).map(appManifestOf);
    const typefaces = manifests.length > 0 ? await listTypefaces(outDir, ACCENTS_OF_HEADINGS) : [];
    const files = [...(await listLanguageFiles(outDir, entry)), ...manifests, ...typefaces];
    return [language, await readFiles(outDir, files)] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(LANGUAGE_ENTRIES).map(read)));
}

function readFiles(outDir: string, files: readonly string[]): Promise<PackFile[]> {
  return Promise.all(
    files.map(async (file): Promise<PackFile> => {
      const bytes = await readFile(join(outDir, file));
      const address = `/${file}`;
      const type = TYPES[extname(file)];
      return type
        ? { address, type, body: bytes.toString('utf8') }
        : {
            address,
            type: BINARIES[extname(file)] ?? 'application/octet-stream',
            body: bytes.toString('base64'),
            base64: true,
          };
    }),
  );
}
