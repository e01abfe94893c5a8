/**
 * Photographs of the operator on this server: checks those that have arrived, and puts those that are to be drawn where the
 * drawing finds them. The database holds them, and every server makes its own files.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PHOTO_FILES, PHOTO_SOURCES } from '../../src/content/editable/edition-order.ts';
import type { FieldOverride } from '../../src/content/editable/overrides.ts';
import type { ReleaseFault } from '../../src/kinds/calls/site-editions.ts';
import type { ListedPhoto } from '../../src/kinds/calls/site-photos.ts';
import { limitConcurrency } from '../start/limit-concurrency.ts';
import type { Log } from '../start/log.ts';
import { repeat } from '../start/repeat.ts';
import type { Store } from '../store/core/store.ts';
import { noteChecked } from '../store/site/site-photos.ts';
import { checkPhoto, makeSmallPhoto } from './check-photo.ts';
import { EDITIONS, listShownPhotos } from './edition-folders.ts';

/** Name of the folder beside the data. */
export const PHOTOS = 'photos';
/** Folder of the files that visitors get. */
export const photoFilesFolder = (dataDir: string): string => join(dataDir, PHOTOS, PHOTO_FILES);
/** Milliseconds between two looks for photographs that have arrived. */
const PAUSE = 2_000;
/** Milliseconds before another look, after one that failed. */
const AFTER_FAILURE = 60_000;

/** Fields parted into those that can be drawn and those that cannot. */
export interface UsableOverrides {
  usable: readonly FieldOverride[];
  /** Those left out, with the reasons. */
  refused: readonly ReleaseFault[];
}

export interface SitePhotos {
  /** The newest first, each with the items that show it. */
  list(): Promise<ListedPhoto[]>;
  /** A small JPEG; null for one that is not ready. */
  readSmall(id: string): Promise<Uint8Array | null>;
  /** Checks all that have arrived. */
  checkArrived(): Promise<void>;
  /** Parts fields into those that can be drawn, and those whose photograph is not ready. */
  findReady(overrides: readonly FieldOverride[]): Promise<UsableOverrides>;
  /** Puts the photographs that some fields name where the drawing finds them. @throws when they cannot be written */
  writeSources(overrides: readonly FieldOverride[]): Promise<void>;
  /** Begins to look for photographs that have arrived. @returns a function that stops it */
  start(): () => Promise<void>;
}

const isPicture = ({ item, field, value }: Pick<FieldOverride, 'item' | 'field' | 'value'>): boolean =>
  item.startsWith('photo/') && field === 'picture' && typeof value === 'string' && value !== '';

export function createSitePhotos(store: Store, dataDir: string, log: Log): SitePhotos {
  const sources = join(dataDir, PHOTOS, PHOTO_SOURCES);
  // A form asks for dozens of small pictures, and others wait for the threads that make them.
  const oneSmallAtATime = limitConcurrency(1);

  async function checkArrived(): Promise<void> {
    for (;;) {
      const photo = await store.site.readUnchecked();
      if (!photo) return;
      const result = await checkPhoto(photo);
      await store.write((context) => noteChecked(context, photo.id, result));
    }
  }

  /** Writes the file of a photograph, unless it is there. */
  async function writeSource(id: string): Promise<void> {
    const file = join(sources, `${id}.jpg`);
    if (existsSync(file)) return;
    const picture = await store.site.readPicture(id);
    if (!picture) return;
    await mkdir(sources, { recursive: true });
    // A preview and a release may want the same at once.
    const half = `${file}.${randomUUID()}`;
    await writeFile(half, picture);
    await rename(half, file);
  }

  async function readUses(): Promise<Map<string, Set<string>>> {
    const [drafts, published] = await Promise.all([store.site.readDrafts(), store.site.readPublished()]);
    const uses = new Map<string, Set<string>>();
    for (const override of [...drafts, ...published.overrides]) {
      if (!isPicture(override)) continue;
      const id = String(override.value);
      uses.set(id, (uses.get(id) ?? new Set()).add(override.item));
    }
    return uses;
  }

  return {
    checkArrived,
    async list() {
      const [photos, uses] = await Promise.all([store.site.readPhotos(), readUses()]);
      return photos.map(
        ({ id, state, arrived, parts, message, width, height, bytes, account_id, by, made_at }) => ({
          id,
          state,
          arrived,
          parts,
          ...(message !== null && { message }),
          ...(width !== null && { width }),
          ...(height !== null && { height }),
          bytes,
          by: { id: account_id, name: by },
          at: made_at,
          items: [...(uses.get(id) ?? [])],
        }),
      );
    },
    async readSmall(id) {
      return oneSmallAtATime(async () => {
        const picture = await store.site.readPicture(id);
        return picture ? makeSmallPhoto(picture) : null;
      });
    },
    async findReady(overrides) {
      const wanted = overrides.filter(isPicture);
      const refused: ReleaseFault[] = [];
      if (wanted.length === 0) return { usable: overrides, refused };
      const found = new Map(
        (await store.site.readPhotos(wanted.map(({ value }) => String(value)))).map((photo) => [
          photo.id,
          photo,
        ]),
      );
      const left = new Set<FieldOverride>();
      for (const override of wanted) {
        const { item, field, language, value } = override;
        const photo = found.get(String(value));
        if (photo?.state === 'ready') continue;
        left.add(override);
        refused.push({ item, field, language, message: reasonOf(photo) });
      }
      return { usable: overrides.filter((override) => !left.has(override)), refused };
    },
    async writeSources(overrides) {
      for (const { value } of overrides.filter(isPicture)) await writeSource(String(value));
    },
    start() {
      const removed = removeForgotten(dataDir, store).catch(() => undefined);
      const stop = repeat(checkArrived, {
        pause: PAUSE,
        afterFailure: AFTER_FAILURE,
        onFailure: (error) => log.error({ err: error }, 'Photographs that arrived could not be checked'),
      });
      return async () => {
        await Promise.all([removed, stop()]);
      };
    },
  };
}

function reasonOf(photo: { state: string; message: string | null } | undefined): string {
  if (photo?.state === 'refused') return `The photograph was refused: ${photo.message}`;
  if (photo) return 'The photograph has not arrived whole yet. Try again once it is ready.';
  return 'The photograph has not arrived yet. Open the office on the device that chose it.';
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
/** Photographs that the database is asked for at once. */
const AT_ONCE = 100;

/**
 * Removes files of photographs that the database has no more, but for those of editions that answer: pages of what was shown
 * before the database was restored are still open.
 */
async function removeForgotten(dataDir: string, store: Store): Promise<void> {
  const folder = join(dataDir, PHOTOS);
  const shown = await listShownPhotos(join(dataDir, EDITIONS));
  const isShown = (part: string, file: string) =>
    shown.has(join('/', relative(PHOTO_FILES, join(part, file))));
  for (const part of [PHOTO_SOURCES, join(PHOTO_FILES, 'photos')]) {
    const files = await readdir(join(folder, part)).catch(() => []);
    const ids = [...new Set(files.flatMap((file) => ID.exec(file)?.[0] ?? []))];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const known = new Set((await store.site.readPhotos(some)).map(({ id }) => id));
      const gone = some.filter((id) => !known.has(id));
      for (const file of files.filter((name) => gone.some((id) => name.includes(id)) && !isShown(part, name)))
        await rm(join(folder, part, file), { force: true });
    }
  }
}
