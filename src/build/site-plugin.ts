/**
 * Turns the built client into the whole site: every public page as a complete HTML
 * document, posters, social pictures, and the packs that the service worker saves.
 * Runs after the client bundle and before the worker, which lists the packs.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';
import type { PageDocument } from '../app/navigation/page-document.ts';
import { inlineStyles } from '../contract/document/inline-styles.ts';
import { lastScreenElement, lastScreenPolicyHash } from '../contract/document/last-screen.ts';
import { encodeSearchFile, SEARCH_FILE_PATH } from '../contract/document/search-index.ts';
import type { SiteIndex } from '../contract/document/site-index.ts';
import { pathKey } from '../contract/protocol/routes.ts';
import type { PackInfo } from '../service-worker/pack-types.ts';
import { buildLastScreenScript } from './bundle/last-screen-script.ts';
import { withDexie } from './bundle/shared-dexie.ts';
import { bundleOutboxTasks } from './bundle/worker-scripts.ts';
import { outlineText } from './map/outlines.ts';
import { writePacks } from './packs/pack-writer.ts';
import {
  listSeparateFiles,
  readLanguages,
  readPublicProgram,
  readStaffProgram,
} from './packs/program-packs.ts';
import { PHOTOS_FOLDER, PhotoError } from './photos/photo-folder.ts';
import { makePhotos } from './photos/photos.ts';
import { rasterise } from './photos/social-cards.ts';
import {
  APP_MANIFEST,
  appManifestOf,
  linkAppManifest,
  STAFF_MANIFEST,
  writeAppManifests,
} from './texts/app-manifests.ts';
import { renderCrawlerTexts } from './texts/crawler-texts.ts';
import { lastChanges } from './texts/last-changes.ts';
import { listSearchEntries } from './texts/search-entries.ts';

type Prerender = typeof import('../prerender.tsx');

/** The packs of the last build, for the worker's bundle. */
let packs: PackInfo[] = [];
let outboxScripts: string[] = [];

const lists = () =>
  `export const packs = ${JSON.stringify(packs)}; export const outboxScripts = ${JSON.stringify(outboxScripts)};`;

/** @param outDir folder of the built client, where the site grows */
export function sitePlugin(outDir: string): Plugin {
  return {
    name: 'site',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: { order: 'post', handler: (html) => orderElements(html) },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error?: Error) {
        if (error) return;
        const { createPictures, listDocuments, pageSources, renderDocument, translateText } =
          await loadPrerender();
        const template = await readFile(join(outDir, 'index.html'), 'utf8');
        const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
        // The originals are not shipped.
        await rm(join(outDir, 'photos'), { recursive: true, force: true });
        const photos = await makePhotos(PHOTOS_FOLDER).catch(sayAndStop);
        const pictures = createPictures();
        const { documents, photographed } = listDocuments(photos.sets, pictures);
        const stray = [...photos.sets.keys()].find((slug) => !photographed.has(slug));
        if (stray) sayAndStop(new PhotoError(strayFolder(join(PHOTOS_FOLDER, stray))));
        const write = async (path: string, content: string | Uint8Array) => {
          const file = join(outDir, path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
        };
        const texts = renderCrawlerTexts(documents, lastChanges());
        const index: SiteIndex = { documents: {}, inside: {}, texts: Object.keys(texts) };
        const html = new Map<string, string>();
        const styles = new Map<string, number>();
        const readSheet = (address: string) => readFile(join(outDir, address), 'utf8');
        const lastScreen = lastScreenElement(await buildLastScreenScript());
        for (const page of documents) {
          const links = linksOf(manifest, pageSources(page));
          const first = page.kind === 'office' ? lastScreen : '';
          const drawn = await renderDocument(page, { template, first, ...links });
          const text = linkAppManifest(drawn, manifestOf(page));
          const styled = await inlineStyles(text, readSheet);
          const file = page.address === '/' ? 'index.html' : `${page.address.slice(1)}.html`;
          html.set(page.address, text);
          styles.set(page.address, styled.html.length - text.length);
          index.documents[pathKey(page.address)] = file;
          index.inside[pathKey(page.address)] = {
            styles: styled.source,
            script: await lastScreenPolicyHash(text),
          };
          await write(file, styled.html);
        }
        for (const [path, text] of Object.entries(texts)) await write(path, text);
        const english = await readFile(join(outDir, APP_MANIFEST), 'utf8');
        for (const [path, text] of Object.entries(writeAppManifests(english, translateText)))
          await write(path, text);
        for (const [path, svg] of pictures.files) await write(path, svg);
        for (const [path, bytes] of photos.files) await write(path, bytes);
        for (const [path, svg] of pictures.socials) await write(path, await rasterise(svg));
        for (const [path, svg] of pictures.prints) await write(path, await outlineText(svg));
        const search = JSON.stringify(encodeSearchFile(listSearchEntries(documents, html)));
        await write(SEARCH_FILE_PATH, search);
        const data = [{ address: SEARCH_FILE_PATH, type: 'application/json', body: search }];
        outboxScripts = await bundleOutboxTasks(write);
        packs = await writePacks({
          documents,
          html,
          styles,
          pictures: pictures.files,
          photos: photos.saved,
          data,
          program: { files: await readPublicProgram(outDir), apart: await listSeparateFiles(outDir) },
          staffProgram: await readStaffProgram(outDir),
          languages: await readLanguages(outDir),
          write,
        });
        await write('site.json', JSON.stringify(index));
      },
    },
  };
}

/** File of the manifest with which a page is installed. */
function manifestOf({ kind, language }: PageDocument): string {
  if (kind === 'office') return STAFF_MANIFEST;
  return language ? appManifestOf(language) : APP_MANIFEST;
}

/** A folder that names no page would be ignored silently, so it is an error. */
function strayFolder(path: string): string {
  return `${path} names no page: a folder is called after its page's address, e.g. wildlife-serengeti for /wildlife/Serengeti.`;
}

/** Errors that the operator can correct are printed in one line, without a stack. */
function sayAndStop(error: unknown): never {
  if (!(error instanceof PhotoError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** Gives the worker's bundle the list of packs, and of the scripts of its outbox, as `virtual:packs`. */
export function packListPlugin(): Plugin {
  const id = 'virtual:packs';
  return {
    name: 'pack-list',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `${lists()}` : null),
  };
}

/** Bundles the build entry for Node and loads it. */
async function loadPrerender(): Promise<Prerender> {
  const outDir = 'dist/prerender';
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    oxc: { jsx: { runtime: 'automatic' } },
  });
  const entry = pathToFileURL(join(outDir, 'prerender.js'));
  return import(`${entry.href}?built=${Date.now()}`);
}

/**
 * The shell's styles come before those of the page, as in navigation inside the app. Scripts come last: the
 * page is readable without them, so text and picture are sent first.
 */
function orderElements(html: string): string {
  const take = (elements: RegExp) => {
    const taken = html.match(elements) ?? [];
    html = html.replace(elements, '');
    return taken;
  };
  // The chunks of the app's code are listed with the rest of the page's scripts.
  take(/<link rel="modulepreload"[^>]*>\n? */g);
  const styles = take(/<link rel="stylesheet"[^>]*>/g).map((style) => style.replace(' crossorigin', ''));
  const [program, ...others] = take(/<script type="module"[^>]*><\/script>/g);
  if (!program || others.length > 0 || styles.length === 0)
    throw new Error('The built index.html has not one program with its styles: see src/build/site-plugin.ts');
  return html
    .replace('<!--styles-->', `${styles.join('\n    ')}\n    $&`)
    .replace('<!--program-->', `$&\n    ${program.replace('<script', '$& fetchpriority="low"')}`);
}

/**
 * Styles and scripts of a page, so that the browser asks for them at once.
 * @param sources files that it is rendered from
 */
function linksOf(manifest: Manifest, sources: readonly string[]): { styles: string; scripts: string } {
  const styles = new Set<string>();
  const chunks = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk.file)) return;
    if (!chunk.isEntry) chunks.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
    // A component's own styles come after those of the components it uses; the shell's are in the template.
    if (!chunk.isEntry) for (const style of chunk.css ?? []) styles.add(style);
  };
  // The shell's document names its own script.
  visit('index.html');
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`No chunk is built from ${source}`);
    visit(source);
  }
  const scripts = withDexie([...chunks]);
  const elements = (files: Iterable<string>, link: string) =>
    [...files].map((file) => `<link ${link} href="/${file}">`).join('\n    ');
  return {
    styles: elements(styles, 'rel="stylesheet"'),
    scripts: elements(scripts, 'rel="modulepreload" fetchpriority="low"'),
  };
}
