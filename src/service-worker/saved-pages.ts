/**
 * Saved pages: the public site in packs. A pack is one file of pages and pictures that compress well
 * together; saved, it is one cache, named after the file and thus after its content. An interrupted save
 * therefore resumes with the next pack, and an update fetches only the packs that changed.
 */

import { deleteSavedPages, reserveSpace } from '../device/browser/index.ts';
import { openChannel } from '../device/core/channel.ts';
import { deleteOldPacks, deletePacksOfClosedPages, isCacheOf, isPackCache } from './former-packs.ts';
import {
  allPacks,
  languagePacks,
  neededPacks,
  optionalPacks,
  packs,
  programPacks,
  staffPacks,
} from './pack-list.ts';
import { PACK_COMPLETE, type PackInfo, SAVE_CHANNEL, type SaveProgress } from './pack-types.ts';
import { isComplete, savePack } from './save-pack.ts';
import { clearNoSpaceNote, clearOldNoSpaceNotes, lacksSpace, NoSpaceError } from './space-for-packs.ts';

declare const self: ServiceWorkerGlobalScope;

const channel = openChannel(SAVE_CHANNEL);

/** Saves the packs that the worker needs before it takes over. What people send has its space before. */
export async function saveEssentialPacks(): Promise<void> {
  await reserveSpace();
  // Documents are saved with their styles, which are in the pack of the app's code.
  for (const pack of neededPacks) await savePack(pack);
}

/**
 * Saves the packs that are not saved yet, one after another, and reports progress to every tab.
 * @param isAsked somebody asks for it, perhaps after making space: what did not fit is tried again
 */
export async function savePacks(isAsked = false): Promise<void> {
  if (isAsked) for (const { url } of packs) await clearNoSpaceNote(url);
  await deletePacksOfClosedPages(allPacks, await openPages());
  // Entries of an older version, or sent since, have left no space: pages give way, until the next visit.
  if (!(await reserveSpace()) && (await deleteSavedPages())) return tell('interrupted', true);
  await tell('saving');
  try {
    await saveEssentialPacks();
    for (const pack of packs) {
      await saveWhereItFits(pack);
      await tell('saving');
    }
  } catch {
    // Interrupted. Complete packs stay; the next visit continues from there.
  }
  await reportProgress();
}

/** Smaller packs than one that does not fit may still have space. */
async function saveWhereItFits(pack: PackInfo): Promise<void> {
  try {
    await savePack(pack);
  } catch (error) {
    if (!(error instanceof NoSpaceError)) throw error;
  }
}

/** Saves the packs that only staff pages need, after somebody signed in on this device. */
export async function saveOfficePack(): Promise<void> {
  try {
    for (const pack of staffPacks) await savePack(pack);
  } catch {
    // Interrupted. The next staff page asks again.
  }
  await reportProgress();
}

/** Saves the words of a language, after somebody chose it on this device. */
export async function saveLanguagePack(chosen: string): Promise<void> {
  try {
    for (const pack of languagePacks) if (pack.language === chosen) await savePack(pack);
  } catch {
    // Interrupted. The next page in that language asks again.
  }
  await reportProgress();
}

/** Tells every tab what is saved, and saves nothing. */
export async function reportProgress(): Promise<void> {
  const all = [...neededPacks, ...packs];
  const complete = await Promise.all(all.map(isComplete));
  const missing = all.filter((_, index) => !complete[index]);
  if (missing.length === 0) return tell('saved');
  const lacking = await Promise.all(missing.map(lacksSpace));
  return tell('interrupted', lacking.every(Boolean));
}

/** Saves incomplete packs again. Their present files stay until then. */
export async function resavePacks(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (!allPacks.some((pack) => pack.url === url)) continue;
    await clearNoSpaceNote(url);
    await (await caches.open(url)).delete(PACK_COMPLETE);
  }
  if (staffPacks.some(({ url }) => urls.includes(url))) await saveOfficePack();
  for (const { url, language } of languagePacks) {
    if (language && urls.includes(url)) await saveLanguagePack(language);
  }
  await savePacks();
}

/**
 * Runs while an update installs: a device that had the whole site saved gets the whole new one before the
 * update takes over, and likewise the office. If interrupted, the installation fails, and the old version
 * stays. Pages for which there is no space beside the old ones are saved later.
 */
export async function updatePacks(): Promise<void> {
  const before = (await caches.keys()).filter(isPackCache);
  for (const pack of optionalPacks) if (before.some(isCacheOf([pack]))) await savePack(pack);
  const isOther = isCacheOf([...neededPacks, ...optionalPacks]);
  if (before.some((name) => !isOther(name))) for (const pack of packs) await saveWhereItFits(pack);
}

/** Deletes packs of former builds. Call this after taking over. */
export async function deleteFormerPacks(): Promise<void> {
  await Promise.all([deleteOldPacks(allPacks, await openPages()), clearOldNoSpaceNotes(allPacks)]);
}

/** Ids of the open pages; a page that is loaded again has another. */
async function openPages(): Promise<string[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.map(({ id }) => id);
}

/** @param hasNoRoom true if nothing is missing but what does not fit */
async function tell(state: SaveProgress['state'], hasNoRoom = false): Promise<void> {
  const complete = await Promise.all(packs.map(isComplete));
  const done = packs.filter((_, index) => complete[index]);
  const optionalDone = await Promise.all(optionalPacks.map(isComplete));
  const sum = (list: readonly PackInfo[], value: 'pages' | 'bytes' | 'stored') =>
    list.reduce((total, pack) => total + pack[value], 0);
  channel.postMessage({
    state,
    ...(hasNoRoom && { hasNoRoom }),
    pages: sum(done, 'pages'),
    pagesInAll: sum(packs, 'pages'),
    bytes: sum(done, 'bytes'),
    bytesInAll: sum(packs, 'bytes'),
    storedInAll: sum(packs, 'stored'),
    packs: [...packs, ...programPacks, ...optionalPacks.filter((_, index) => optionalDone[index])],
  } satisfies SaveProgress);
}
