/**
 * Editions as they are drawn on this machine: each in a folder that is named after the build and all that is published
 * with it, so that the same is never drawn twice, whether for a preview, a release, an undo or the next start.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_NAME_FILE } from '../../src/content/editable/build-name.ts';
import type { DeltaOrder } from '../../src/content/editable/delta-order.ts';
import {
  type DrawnEdition,
  EDITION_FILES,
  type EditionOrder,
  PHOTO_FILES,
} from '../../src/content/editable/edition-order.ts';
import type { FieldOverride } from '../../src/content/editable/overrides.ts';
import type { InlineSources } from '../../src/contract/document/inline-sources.ts';
import type { SiteIndex } from '../../src/contract/document/site-index.ts';
import type { ShownEdition } from '../http/site.ts';
import { FORMER_BUILDS } from '../start/former-builds.ts';
import { filesBelow } from '../start/kept-files.ts';
import { makePrivateFolder } from '../start/private-folder.ts';
import { createDeltaThread } from './delta-thread.ts';
import { createDrawingQueue } from './drawing-queue.ts';
import {
  DRAWN,
  EDITIONS,
  findNamedFiles,
  HALF,
  listShown,
  noteShown,
  pruneEditions,
  prunePreviews,
  readDrawn,
} from './edition-folders.ts';
import { createEditionThreads } from './edition-thread.ts';
import { PHOTOS } from './site-photos.ts';

/** Name of the folder of deltas beside the data. */
export const DELTAS = 'deltas';
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
  /** Starts what draws, for somebody who may publish or look at a preview soon. */
  prepare(): void;
  /**
   * Draws an edition, unless it is drawn already. One is drawn at a time, in a thread, and previews after all others.
   * @throws TooManyPreviews; and when the site cannot be drawn, or there is no room for it: nothing is left behind
   */
  draw(overrides: readonly FieldOverride[], options?: { isPreview?: boolean }): Promise<Drawn>;
  /** A document of an edition, as it was drawn. @param key see `pathKey`; null for what is no page */
  readDocument(drawn: Drawn, key: string): Promise<DrawnDocument | null>;
  /** An edition as the site shows it, and notes that it was shown. */
  show(drawn: Drawn): Promise<ShownEdition>;
  /** The site as it was built; a database that was restored may have no edition, and phones those of before. */
  showBuilt(): Promise<ShownEdition>;
  /** Notes that what is shown still is: its files answer for some time from the last note on. */
  noteStillShown(): Promise<void>;
  /** Begins to make deltas from what phones may hold to what is shown. @param onFailure told why they could not be made */
  makeDeltas(onFailure: (error: unknown) => void): Promise<void>;
  /** Resolves once those deltas are there. */
  deltasMade(): Promise<void>;
  /** Removes what was half drawn, and what was last shown long ago. */
  prune(now: number): Promise<void>;
  /** Ends the threads in which nothing is drawn that anybody waits for. */
  end(): Promise<void>;
}

/** False where the build's files for drawing were left out: the site is shown as it was built, and nothing can be published. */
export const canDrawEditions = (root: string): boolean =>
  existsSync(join(prerenderOf(root), BUILD_NAME_FILE));

/** Folder of what draws, beside that of the site. */
const prerenderOf = (root: string) => join(root, '../prerender');

/**
 * @param root folder of the built site, with what the build noted beside it
 * @param dataDir folder of the data
 */
export function openDrawnEditions(root: string, dataDir: string): DrawnEditions {
  const prerender = prerenderOf(root);
  const build = readFileSync(join(prerender, BUILD_NAME_FILE), 'utf8');
  const editions = join(dataDir, EDITIONS);
  for (const folder of [editions, join(dataDir, DELTAS)]) makePrivateFolder(folder);
  const threads = createEditionThreads(prerender, root);
  const deltas = createDeltaThread(prerender);
  const running = new Map<string, Promise<Drawn>>();
  const queue = createDrawingQueue();
  /** Folder of the edition that is shown; null for the site as it was built. */
  let shown: string | null = null;

  const hasPhotos = ({ photos }: DrawnEdition) =>
    photos.every((path) => existsSync(join(dataDir, PHOTOS, PHOTO_FILES, path)));

  const noteStillShown = async () => {
    if (shown !== null) await noteShown(shown);
  };

  async function drawNew(name: string, folder: string, overrides: readonly FieldOverride[]): Promise<Drawn> {
    const before = shown;
    const half = join(editions, build, `${name}.${randomUUID()}${HALF}`);
    await mkdir(half, { recursive: true });
    deltas.pause();
    try {
      const order: EditionOrder = {
        overrides,
        site: root,
        folder: half,
        before,
        photos: join(dataDir, PHOTOS),
      };
      // The thread has put its own files on the disk: a folder that has its name is whole.
      const drawn = await threads.draw(order);
      await writeWhole(join(half, DRAWN), JSON.stringify(drawn));
      // Another server of this machine may have drawn the same.
      await rename(half, folder).catch(async (error) => {
        if ((await readDrawn(folder)) === null) throw error;
      });
      return { ...drawn, name, folder };
    } finally {
      deltas.resume();
      // A second release often follows the first.
      threads.prepare();
      await rm(half, { recursive: true, force: true });
      // Somebody may look at one preview after another, and publish none. The newest stay, this one among them.
      await prunePreviews(editions).catch(() => undefined);
    }
  }

  return {
    build,
    prepare: threads.prepare,
    async draw(overrides, { isPreview = false } = {}) {
      const name = nameOfOverrides(overrides);
      const folder = join(editions, build, name);
      const known = await readDrawn(folder);
      // Somebody may have removed the photographs, which every edition shares.
      if (known && hasPhotos(known)) return { ...known, name, folder };
      const begun = running.get(folder);
      if (begun) {
        if (!isPreview) queue.hurry(folder);
        return begun;
      }
      const drawing = queue.run(folder, isPreview, () => drawNew(name, folder, overrides));
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
      // The edition that this one replaces was shown until now.
      if (shown !== folder) await noteStillShown().catch(() => undefined);
      await noteShown(folder);
      shown = folder;
      return {
        index,
        folder: join(folder, EDITION_FILES),
        files: new Set(files),
        earlier: await findNamedFiles(editions, folder),
      };
    },
    async showBuilt() {
      await noteStillShown().catch(() => undefined);
      shown = null;
      const index = await readIndex(root, root);
      return { index, folder: root, files: new Set(), earlier: await findNamedFiles(editions, null) };
    },
    noteStillShown,
    async makeDeltas(onFailure) {
      const order: DeltaOrder = {
        shown: shown === null ? [root] : [join(shown, EDITION_FILES), root],
        former: [...(await listShown(editions)), root, join(dataDir, FORMER_BUILDS)],
        folder: join(dataDir, DELTAS),
      };
      deltas.make(order, onFailure);
    },
    deltasMade: deltas.made,
    prune: (now) => pruneEditions(editions, shown, now),
    async end() {
      threads.end();
      await deltas.end();
      await noteStillShown().catch(() => undefined);
    },
  };
}

/** Name of what some overrides make: the same ones, in the same order, have the same. */
export function nameOfOverrides(overrides: readonly FieldOverride[]): string {
  return createHash('sha256').update(JSON.stringify(overrides)).digest('hex').slice(0, 32);
}

/** Writes a file, and waits until it is on the disk. */
async function writeWhole(file: string, content: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await writeFile(handle, content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const readIndex = async (files: string, root: string): Promise<SiteIndex> =>
  JSON.parse(await readEither(files, root, 'site.json'));

/** A file of an edition, or of the build where the edition has none of its own. */
const readEither = (files: string, root: string, path: string): Promise<string> =>
  readFile(join(files, path), 'utf8').catch(() => readFile(join(root, path), 'utf8'));
