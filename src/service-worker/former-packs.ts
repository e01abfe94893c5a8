/**
 * Packs of former builds. A page that is open while another tab accepts an update still asks for scripts of its own
 * build: they stay until no such page is open.
 */
import { PACK_CACHE_PREFIX, TABS_AT_UPDATE_CACHE } from '../device/core/shared-names.ts';
import { type PackInfo, packName } from './pack-types.ts';

/** Entry with the ids of pages that were open when an update took over. */
const OPEN_PAGES = '/open-pages';

export const isPackCache = (name: string): boolean => name.startsWith(PACK_CACHE_PREFIX);

export const isCacheOf = (list: readonly PackInfo[]) => (name: string) =>
  list.some(({ url }) => packName(url) === packName(name));

/** Finds a script of a former build. @param key see `pathKey` */
export async function findFormerScript(key: string): Promise<Response | undefined> {
  for (const cacheName of (await caches.keys()).filter(isPackCache)) {
    const found = await caches.match(key, { cacheName });
    if (found) return found;
  }
  return undefined;
}

/**
 * Deletes the packs of former builds after taking over, and the Workbox caches of the first versions. Those with
 * scripts stay while pages are open that began before.
 * @param packs of this build
 * @param pages ids of the pages that are open
 */
export async function deleteOldPacks(packs: readonly PackInfo[], pages: readonly string[]): Promise<void> {
  const before = new Set(await readFormerPages());
  const former = pages.filter((id) => before.has(id));
  const hasFormer = pages.length > 0 && (await holdsFormerProgram(packs));
  await deleteFormer(packs, hasFormer);
  if (hasFormer) await writeFormerPages([...new Set([...former, ...pages])]);
  else await caches.delete(TABS_AT_UPDATE_CACHE);
}

/** False where only the content is new: every script is in the present packs too. */
async function holdsFormerProgram(packs: readonly PackInfo[]): Promise<boolean> {
  const program = packs.filter((pack) => pack.program);
  const isFormer = (name: string) => isCacheOf(program)(name) && !program.some(({ url }) => url === name);
  return (await caches.keys()).some(isFormer);
}

/** Deletes what stayed for open pages, once they are closed. To be called at each visit. @param pages as above */
export async function deletePacksOfClosedPages(
  packs: readonly PackInfo[],
  pages: readonly string[],
): Promise<void> {
  if (!(await caches.has(TABS_AT_UPDATE_CACHE))) return;
  const open = new Set(pages);
  if ((await readFormerPages()).some((id) => open.has(id))) return;
  await deleteFormer(packs, false);
  await caches.delete(TABS_AT_UPDATE_CACHE);
}

async function deleteFormer(packs: readonly PackInfo[], keepsScripts: boolean): Promise<void> {
  const current = new Set(packs.map(({ url }) => url));
  const hasScripts = isCacheOf(packs.filter(({ program, staff, language }) => program || staff || language));
  const isOld = (name: string) =>
    isPackCache(name)
      ? !current.has(name) && !(keepsScripts && hasScripts(name))
      : name.startsWith('workbox-precache');
  await Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
}

async function readFormerPages(): Promise<string[]> {
  const response = await caches.match(OPEN_PAGES, { cacheName: TABS_AT_UPDATE_CACHE });
  return (await response?.json().catch(() => [])) ?? [];
}

async function writeFormerPages(ids: readonly string[]): Promise<void> {
  try {
    await (await caches.open(TABS_AT_UPDATE_CACHE)).put(OPEN_PAGES, Response.json(ids));
  } catch {
    // A full disk: without the list, the next visit deletes them.
  }
}
