/**
 * Editions as they are drawn on this machine: each in a folder that is named after the build and all that is published
 * with it, so that the same is never drawn twice, whether for a preview, a release, an undo or the next start.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type DrawnEdition,
  EDITION_FILES,
  type EditionOrder,
} from '../../src/content/editable/edition-order.ts';
import type { FieldOverride } from '../../src/content/editable/overrides.ts';
import type { InlineSources } from '../../src/contract/document/inline-sources.ts';
import type { SiteIndex } from '../../src/contract/document/site-index.ts';
import { NAMED_BY_CONTENT, type ShownEdition } from '../http/site.ts';
import { FORMER_BUILDS } from '../start/former-builds.ts';
import { filesBelow, KEPT_FOR } from '../start/kept-files.ts';
import { makePrivateFolder } from '../start/private-folder.ts';

/** Name of the folder beside the data. */
export const EDITIONS = 'editions';
/** File of a folder with what the thread answered. Without it a folder is not whole. */
const DRAWN = 'drawn.json';
/** File of a folder that was shown to visitors: their pages may ask for its packs. */
const SHOWN = 'shown';
/** Ending of a folder that is being drawn, or was cut off. */
const HALF = '.tmp';
/** Most folders that were never shown: previews. */
const MOST_PREVIEWS = 5;
/** Longest drawing, milliseconds: many times what one takes. */
const PATIENCE = 5 * 60 * 1_000;

/** An edition that is drawn. */
export interface Drawn extends DrawnEdition {
  /** Names all that is published with it. */
  name: string;
  folder: string;
}

/** A document with what the policy must allow for what is inside it. */
export interface DrawnDocument {
  html: string;
  inside: InlineSources | undefined;
}

export interface DrawnEditions {
  /** Names the build: the same build draws the same of the same overrides. */
  build: string;
  /**
   * Draws an edition, unless it is drawn already. One is drawn at a time, in a thread.
   * @throws when the site cannot be drawn, or there is no room for it; nothing is left behind
   */
  draw(overrides: readonly FieldOverride[]): Promise<Drawn>;
  /** A document of an edition, as it was drawn. @param key see `pathKey`; null for what is no page */
  readDocument(drawn: Drawn, key: string): Promise<DrawnDocument | null>;
  /** An edition as the site shows it, and notes that it was shown. */
  show(drawn: Drawn): Promise<ShownEdition>;
  /** Removes what was half drawn, previews that are many, and what was last shown long ago. */
  prune(now: number): Promise<void>;
}

/** False where the build's files for drawing were left out: the site is shown as it was built, and nothing can be published. */
export const canDrawEditions = (root: string): boolean => existsSync(join(prerenderOf(root), RECORD));

/** Folder of what draws, beside that of the site. */
const prerenderOf = (root: string) => join(root, '../prerender');
/** What the build noted, in that folder. */
const RECORD = 'build-record.json';

/**
 * @param root folder of the built site, with what the build noted beside it
 * @param dataDir folder of the data
 */
export function openDrawnEditions(root: string, dataDir: string): DrawnEditions {
  const prerender = prerenderOf(root);
  const build = nameBuild(prerender);
  const editions = join(dataDir, EDITIONS);
  makePrivateFolder(editions);
  const running = new Map<string, Promise<Drawn>>();
  let last: Promise<unknown> = Promise.resolve();
  let before: string | null = null;

  /**
   * Folder of an edition. What makes its packs of former ones depends on the edition before, so that one that comes back is
   * drawn for the phones that hold what it takes the place of.
   */
  async function findFolder(name: string): Promise<string> {
    const isOf = (folder: string) => basename(folder).startsWith(`${name}-`);
    if (before !== null)
      return isOf(before) ? before : join(editions, build, `${name}-${nameInFolder(before)}`);
    // At the start any of them: it was drawn behind the one that was shown then.
    const drawn = (await listEditions(editions))
      .filter(
        ({ folder }) => dirname(folder) === join(editions, build) && isOf(folder) && !folder.endsWith(HALF),
      )
      .sort((one, other) => (other.shownAt ?? 0) - (one.shownAt ?? 0));
    return drawn[0]?.folder ?? join(editions, build, `${name}-built`);
  }

  async function drawNew(name: string, folder: string, overrides: readonly FieldOverride[]): Promise<Drawn> {
    const half = join(editions, build, `${name}.${randomUUID()}${HALF}`);
    await mkdir(half, { recursive: true });
    try {
      const former = [...(await listShown(editions)), join(dataDir, FORMER_BUILDS)];
      const order: EditionOrder = { overrides, site: root, folder: half, before, former };
      const drawn = await drawInThread(join(prerender, 'edition-worker.js'), order);
      await writeFile(join(half, DRAWN), JSON.stringify(drawn));
      await syncFiles(half);
      // Another server of this machine may have drawn the same.
      await rename(half, folder).catch(async (error) => {
        if ((await readDrawn(folder)) === null) throw error;
      });
      return { ...drawn, name, folder };
    } finally {
      await rm(half, { recursive: true, force: true });
    }
  }

  return {
    build,
    async draw(overrides) {
      const name = nameOfOverrides(overrides);
      const folder = await findFolder(name);
      const known = await readDrawn(folder);
      if (known) return { ...known, name, folder };
      const begun = running.get(folder);
      if (begun) return begun;
      const drawing = last.then(() => drawNew(name, folder, overrides));
      last = drawing.catch(() => undefined);
      running.set(folder, drawing);
      try {
        return await drawing;
      } finally {
        running.delete(folder);
      }
    },
    async readDocument({ folder }, key) {
      const files = join(folder, EDITION_FILES);
      const { documents, inside } = await readIndex(files, root);
      const file = Object.hasOwn(documents, key) ? documents[key] : undefined;
      if (file === undefined) return null;
      const html = await readEither(files, root, file);
      return { html, inside: inside[key] };
    },
    async show({ folder }) {
      const files = await filesBelow(join(folder, EDITION_FILES));
      const index = await readIndex(join(folder, EDITION_FILES), root);
      // What another takes the place of was shown until now.
      if (before !== null && before !== folder) await noteShown(before).catch(() => undefined);
      await noteShown(folder);
      before = folder;
      return {
        index,
        folder: join(folder, EDITION_FILES),
        files: new Set(files),
        earlier: await findNamedFiles(editions, folder),
      };
    },
    async prune(now) {
      const all = await listEditions(editions);
      const halves = all.filter(({ folder, drawnAt }) => folder.endsWith(HALF) && now - drawnAt > PATIENCE);
      const previews = all
        .filter(({ folder, shownAt }) => shownAt === null && !folder.endsWith(HALF))
        .sort((one, other) => other.drawnAt - one.drawnAt)
        .slice(MOST_PREVIEWS);
      const old = all.filter(
        ({ folder, shownAt }) => shownAt !== null && folder !== before && now - shownAt > KEPT_FOR,
      );
      for (const { folder } of [...halves, ...previews, ...old])
        await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Name of what some overrides make: the same ones, in the same order, have the same. */
export function nameOfOverrides(overrides: readonly FieldOverride[]): string {
  return createHash('sha256').update(JSON.stringify(overrides)).digest('hex').slice(0, 32);
}

/** Name of the overrides in the name of a folder. */
const nameInFolder = (folder: string) => basename(folder).slice(0, 32);

/** Hash of what draws: what the build noted, and the code of the thread. */
function nameBuild(prerender: string): string {
  const hash = createHash('sha256');
  for (const file of [RECORD, 'edition-worker.js', 'prerender.js'])
    hash.update(readFileSync(join(prerender, file)));
  return hash.digest('hex').slice(0, 16);
}

function drawInThread(script: string, order: EditionOrder): Promise<DrawnEdition> {
  return new Promise((done, fail) => {
    const thread = new Worker(resolve(script), { workerData: order });
    const timer = setTimeout(() => {
      fail(new Error('The site took too long to be drawn'));
      void thread.terminate();
    }, PATIENCE);
    thread.once('message', done);
    thread.once('error', fail);
    thread.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`The thread that draws the site ended with ${code}`));
    });
  });
}

async function noteShown(folder: string): Promise<void> {
  await writeFile(join(folder, SHOWN), '');
  await utimes(join(folder, SHOWN), new Date(), new Date());
}

async function readDrawn(folder: string): Promise<DrawnEdition | null> {
  try {
    return JSON.parse(await readFile(join(folder, DRAWN), 'utf8'));
  } catch {
    return null;
  }
}

/** Waits until the files of a folder are on the disk: a folder that has its name is whole. */
async function syncFiles(folder: string): Promise<void> {
  for (const file of await filesBelow(folder)) {
    const handle = await open(join(folder, file));
    await handle.sync().finally(() => handle.close());
  }
}

const readIndex = async (files: string, root: string): Promise<SiteIndex> =>
  JSON.parse(await readEither(files, root, 'site.json'));

/** A file of an edition, or of the build where the edition has none of its own. */
const readEither = (files: string, root: string, path: string): Promise<string> =>
  readFile(join(files, path), 'utf8').catch(() => readFile(join(root, path), 'utf8'));

interface ListedEdition {
  folder: string;
  /** Epoch milliseconds. */
  drawnAt: number;
  /** When it was last shown; null for one that never was. */
  shownAt: number | null;
}

/** Editions of all builds that have drawn here, whole ones and those that were cut off. */
async function listEditions(editions: string): Promise<ListedEdition[]> {
  const listed: ListedEdition[] = [];
  for (const build of await readdir(editions)) {
    for (const name of await readdir(join(editions, build)).catch(() => [])) {
      const folder = join(editions, build, name);
      const shown = await stat(join(folder, SHOWN)).catch(() => null);
      const drawn = await stat(folder).catch(() => null);
      if (drawn) listed.push({ folder, drawnAt: drawn.mtimeMs, shownAt: shown?.mtimeMs ?? null });
    }
  }
  return listed;
}

/** Folders of the files of editions that were shown, the last one first. */
async function listShown(editions: string): Promise<string[]> {
  const shown = (await listEditions(editions)).filter(({ shownAt }) => shownAt !== null);
  return shown
    .sort((one, other) => (other.shownAt ?? 0) - (one.shownAt ?? 0))
    .map(({ folder }) => join(folder, EDITION_FILES));
}

/** Folders of files that are named after their content, of all editions that were shown but one. */
async function findNamedFiles(editions: string, but: string): Promise<Map<string, string>> {
  const named = new Map<string, string>();
  for (const { folder, shownAt } of await listEditions(editions)) {
    if (shownAt === null || folder === but) continue;
    const files = join(folder, EDITION_FILES);
    for (const path of await filesBelow(files)) if (NAMED_BY_CONTENT.test(`/${path}`)) named.set(path, files);
  }
  return named;
}
