/** Folders of editions on this machine, of all builds: which there are, when each was shown, and which are removed. */
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DrawnEdition, EDITION_FILES } from '../../src/content/editable/edition-order.ts';
import { NAMED_BY_CONTENT } from '../http/site.ts';
import { filesBelow, KEPT_FOR } from '../start/kept-files.ts';
import { PATIENCE } from './edition-thread.ts';

/** Name of the folder beside the data. */
export const EDITIONS = 'editions';
/** Ending of a folder that is being drawn, or was cut off. */
export const HALF = '.tmp';
/** File of a folder with what the thread answered. Without it a folder is not whole. */
export const DRAWN = 'drawn.json';
/** File of a folder that was shown to visitors: their pages may ask for its packs. */
const SHOWN = 'shown';
/** Most folders that were never shown: previews. */
const MOST_PREVIEWS = 5;

interface ListedEdition {
  folder: string;
  /** Epoch milliseconds. */
  drawnAt: number;
  /** When it was last shown; null for one that never was. */
  shownAt: number | null;
}

/** Notes that an edition is shown, or was until now. */
export async function noteShown(folder: string): Promise<void> {
  await writeFile(join(folder, SHOWN), '');
  await utimes(join(folder, SHOWN), new Date(), new Date());
}

/** Editions of all builds that have drawn here, whole ones and those that were cut off. */
async function listEditions(editions: string): Promise<ListedEdition[]> {
  const listed: ListedEdition[] = [];
  for (const build of await readdir(editions).catch(() => [])) {
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
export async function listShown(editions: string): Promise<string[]> {
  const shown = (await listEditions(editions)).filter(({ shownAt }) => shownAt !== null);
  return shown
    .sort((one, other) => (other.shownAt ?? 0) - (one.shownAt ?? 0))
    .map(({ folder }) => join(folder, EDITION_FILES));
}

/** Folders of files that are named after their content, of all editions that were shown. @param but one that is left out */
export async function findNamedFiles(editions: string, but: string | null): Promise<Map<string, string>> {
  const named = new Map<string, string>();
  for (const { folder, shownAt } of await listEditions(editions)) {
    if (shownAt === null || folder === but) continue;
    const files = join(folder, EDITION_FILES);
    for (const path of await filesBelow(files)) if (NAMED_BY_CONTENT.test(`/${path}`)) named.set(path, files);
  }
  return named;
}

export async function readDrawn(folder: string): Promise<DrawnEdition | null> {
  try {
    return JSON.parse(await readFile(join(folder, DRAWN), 'utf8'));
  } catch {
    return null;
  }
}

/** Paths of the operator's photographs, below `PHOTO_FILES`, in all editions that were shown. */
export async function listShownPhotos(editions: string): Promise<Set<string>> {
  const listed = (await listEditions(editions)).filter(({ shownAt }) => shownAt !== null);
  const drawn = await Promise.all(listed.map(({ folder }) => readDrawn(folder)));
  return new Set(drawn.flatMap((edition) => edition?.photos ?? []));
}

/** Removes previews that are many, the oldest first. */
export async function prunePreviews(editions: string): Promise<void> {
  const previews = (await listEditions(editions))
    .filter(({ folder, shownAt }) => shownAt === null && !folder.endsWith(HALF))
    .sort((one, other) => other.drawnAt - one.drawnAt);
  await remove(previews.slice(MOST_PREVIEWS));
}

/**
 * Removes what was half drawn, and what was last shown long ago.
 * @param shown folder that is shown now; null for the site as it was built
 */
export async function pruneEditions(editions: string, shown: string | null, now: number): Promise<void> {
  const all = await listEditions(editions);
  const halves = all.filter(({ folder, drawnAt }) => folder.endsWith(HALF) && now - drawnAt > PATIENCE);
  const old = all.filter(
    ({ folder, shownAt }) => shownAt !== null && folder !== shown && now - shownAt > KEPT_FOR,
  );
  await remove([...halves, ...old]);
}

async function remove(folders: readonly ListedEdition[]): Promise<void> {
  for (const { folder } of folders) await rm(folder, { recursive: true, force: true });
}
