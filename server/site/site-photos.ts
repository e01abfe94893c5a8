/**
 * Photographs of the operator on this server: checks those that have arrived, and puts those that are to be drawn where the
 * drawing finds them. The database holds them, and every server makes its own files.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_FILES, PHOTO_SOURCES } from '../../src/content/editable/edition-order.ts';
import type { FieldOverride } from '../../src/content/editable/overrides.ts';
import type { ReleaseFault } from '../../src/kinds/calls/site-editions.ts';
import type { ListedPhoto } from '../../src/kinds/calls/site-photos.ts';
import type { Log } from '../start/log.ts';
import type { Store } from '../store/core/store.ts';
import { noteChecked } from '../store/site/site-photos.ts';
import { checkPhoto, makeSmallPhoto } from './check-photo.ts';

/** Name of the folder beside the data. */
export const PHOTOS = 'photos';
/** Folder of the files that visitors get. */
export const photoFilesFolder = (dataDir: string): string => join(dataDir, PHOTOS, PHOTO_FILES);
/** Milliseconds between two looks for photographs that have arrived. */
const PAUSE = 2_000;

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
  /**
   * Puts the photographs that some fields name where the drawing finds them, and leaves out those that are not ready.
   * @returns the fields that can be drawn, and those that cannot with the reasons
   */
  prepare(overrides: readonly FieldOverride[]): Promise<UsableOverrides>;
  /** Begins to look for photographs that have arrived. @returns a function that stops it */
  start(): () => Promise<void>;
}

const isPicture = ({ item, field, value }: Pick<FieldOverride, 'item' | 'field' | 'value'>): boolean =>
  item.startsWith('photo/') && field === 'picture' && typeof value === 'string' && value !== '';

export function createSitePhotos(store: Store, dataDir: string, log: Log): SitePhotos {
  const sources = join(dataDir, PHOTOS, PHOTO_SOURCES);
  /** Photographs that could not be checked: they are tried again after a restart. */
  const failed = new Set<string>();

  async function checkArrived(): Promise<void> {
    for (;;) {
      const photo = await store.site.readUnchecked();
      if (!photo || failed.has(photo.id)) return;
      try {
        const result = await checkPhoto(photo);
        await store.write((context) => noteChecked(context, photo.id, result));
      } catch (error) {
        failed.add(photo.id);
        log.error({ err: error }, 'A photograph could not be checked');
        return;
      }
    }
  }

  /** Writes the file of a photograph, unless it is there. @returns false where the database has none */
  async function writeSource(id: string): Promise<boolean> {
    const file = join(sources, `${id}.jpg`);
    if (existsSync(file)) return true;
    const picture = await store.site.readPicture(id);
    if (!picture) return false;
    await mkdir(sources, { recursive: true });
    await writeFile(`${file}.tmp`, picture);
    await rename(`${file}.tmp`, file);
    return true;
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
      const picture = await store.site.readPicture(id);
      return picture ? makeSmallPhoto(picture) : null;
    },
    async prepare(overrides) {
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
        if (photo?.state === 'ready' && (await writeSource(photo.id))) continue;
        left.add(override);
        refused.push({ item, field, language, message: reasonOf(photo) });
      }
      return { usable: overrides.filter((override) => !left.has(override)), refused };
    },
    start() {
      let running: Promise<void> = Promise.resolve();
      const look = () => {
        running = running
          .then(checkArrived)
          .catch((error) => log.error({ err: error }, 'Photographs that arrived could not be read'));
      };
      look();
      void removeForgotten(join(dataDir, PHOTOS), store).catch(() => undefined);
      const timer = setInterval(look, PAUSE);
      timer.unref();
      return () => {
        clearInterval(timer);
        return running;
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

/** Removes files of photographs that the database has no more. */
async function removeForgotten(folder: string, store: Store): Promise<void> {
  for (const part of [PHOTO_SOURCES, join(PHOTO_FILES, 'photos')]) {
    const files = await readdir(join(folder, part)).catch(() => []);
    const ids = [...new Set(files.flatMap((file) => ID.exec(file)?.[0] ?? []))];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const known = new Set((await store.site.readPhotos(some)).map(({ id }) => id));
      const gone = files.filter(
        (file) => some.includes(ID.exec(file)?.[0] ?? '') && !known.has(ID.exec(file)?.[0] ?? ''),
      );
      for (const file of gone) await rm(join(folder, part, file), { force: true });
    }
  }
}
