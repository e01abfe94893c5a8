/**
 * Turns the built client into the whole site: every public page as a complete HTML
 * document, posters, social pictures, and the packs that the service worker saves.
 * Runs after the client bundle. What a later edition needs of the build is noted (editions/build-record.ts).
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';
import type { PageDocument } from '../app/navigation/page-document.ts';
import { lastScreenElement } from '../contract/document/last-screen.ts';
import { writeCompressed } from './bundle/compress.ts';
import { buildLastScreenScript } from './bundle/last-screen-script.ts';
import { withDexie } from './bundle/shared-dexie.ts';
import { bundleOutboxTasks } from './bundle/worker-scripts.ts';
import { PRERENDER_FOLDER, writeBuildRecord } from './editions/build-record.ts';
import {
  listSeparateFiles,
  readLanguages,
  readPublicScripts,
  readStaffScripts,
} from './packs/program-packs.ts';
import { PHOTOS_FOLDER, PhotoError } from './photos/photo-folder.ts';
import { makePhotos } from './photos/photos.ts';
import { rasterise } from './photos/social-cards.ts';
import type { PageLinks } from './render-document.tsx';
import { APP_MANIFEST, writeAppManifests } from './texts/app-manifests.ts';
import { lastChanges } from './texts/last-changes.ts';
import { outlineText } from './texts/outline-text.ts';

type Prerender = typeof import('../prerender.tsx');

/** What is bundled for Node: the build entry, and the threads of a server. */
const THREADS = [
  'src/prerender.tsx',
  'src/build/editions/edition-worker.ts',
  'src/build/packs/delta-worker.ts',
];

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
        const prerender = await loadPrerender();
        const { composeSite, createPictures, listDocuments, pageSources, recordPictures, translateText } =
          prerender;
        const template = await readFile(join(outDir, 'index.html'), 'utf8');
        const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
        // The originals are not shipped.
        await rm(join(outDir, 'photos'), { recursive: true, force: true });
        const photos = await makePhotos(PHOTOS_FOLDER).catch(sayAndStop);
        const { pictures, record: pictureRecord } = recordPictures(createPictures());
        const { documents, photographed } = listDocuments(photos.sets, pictures);
        const stray = [...photos.sets.keys()].find((slug) => !photographed.has(slug));
        if (stray) sayAndStop(new PhotoError(strayFolder(join(PHOTOS_FOLDER, stray))));
        const write = async (path: string, content: string | Uint8Array) => {
          const file = join(outDir, path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
          // The list of packs says what they weigh. All other files are compressed once the site is whole.
          return path.startsWith('/packs/') ? writeCompressed(file, Buffer.from(content)) : undefined;
        };
        const english = await readFile(join(outDir, APP_MANIFEST), 'utf8');
        for (const [path, text] of Object.entries(writeAppManifests(english, translateText)))
          await write(path, text);
        for (const [path, svg] of pictures.files) await write(path, svg);
        for (const [path, bytes] of photos.files) await write(path, bytes);
        for (const [path, svg] of pictures.socials) await write(path, await rasterise(svg));
        for (const [path, svg] of pictures.prints) await write(path, await outlineText(svg));
        const links: Record<string, PageLinks> = {};
        const linksOfPage = (page: PageDocument) => {
          const sources = pageSources(page);
          links[sources.join()] ??= linksOf(manifest, sources);
          return links[sources.join()] as PageLinks;
        };
        const changes = lastChanges();
        const lastScreen = lastScreenElement(await buildLastScreenScript());
        const outboxScripts = await bundleOutboxTasks(write);
        const { packs, rendered } = await composeSite({
          documents,
          template,
          lastScreen,
          linksOf: linksOfPage,
          lastChange: changes,
          pictures: pictures.files,
          photos: photos.saved,
          program: {
            open: { files: await readPublicScripts(outDir), apart: await listSeparateFiles(outDir) },
            staff: await readStaffScripts(outDir),
            languages: await readLanguages(outDir),
          },
          readSheet: (address) => readFile(join(outDir, address), 'utf8'),
          outboxScripts,
          write,
        });
        await writeBuildRecord({
          template,
          lastScreen,
          links,
          lastChanges: Object.fromEntries(documents.map((page) => [page.address, changes(page)])),
          pictures: pictureRecord(),
          layouts: prerender.listKnownLayouts(),
          photos: [...photos.sets],
          packs,
          outboxScripts,
          rendered: Object.fromEntries(rendered),
        });
      },
    },
  };
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

/** Bundles the build entry for Node and loads it. */
async function loadPrerender(): Promise<Prerender> {
  const outDir = PRERENDER_FOLDER;
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      rolldownOptions: { input: THREADS },
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
    },
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
function linksOf(manifest: Manifest, sources: readonly string[]): PageLinks {
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
