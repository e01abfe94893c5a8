/** Packs saved on this device, as read by the page: their names, sizes and times. */
import { PACK_CACHE_PREFIX } from '../device/core/shared-names.ts';
import { PACK_COMPLETE, PACK_SOURCE, type PackReceipt, PROGRAM_PACK, packName } from './pack-types.ts';

export interface SavedPack {
  /** Its address, which is also its cache's name. */
  url: string;
  /** Name, such as `wildlife` or `wildlife-photos`. */
  name: string;
  /** ISO 8601 time at which it was complete; null before. */
  savedAt: string | null;
  pages: number;
  pictures: number;
  files: number;
  /** Bytes on this device, uncompressed. */
  bytes: number;
}

export interface SavedSite {
  packs: readonly SavedPack[];
  /** Scripts, styles, fonts and icons. */
  program: { files: number; bytes: number };
}

/**
 * Adds up what is actually saved.
 * @param current addresses of the packs that count; without them the newest of each name
 */
export async function inspectSavedSite(current?: readonly string[]): Promise<SavedSite> {
  if (typeof caches === 'undefined') return { packs: [], program: { files: 0, bytes: 0 } };
  const names = await caches.keys();
  const all = await Promise.all(names.filter((name) => name.startsWith(PACK_CACHE_PREFIX)).map(inspectPack));
  const newest = (pack: SavedPack) =>
    !all.some(({ name, savedAt }) => name === pack.name && (savedAt ?? '') > (pack.savedAt ?? ''));
  const program = { files: 0, bytes: 0 };
  const counting = all.filter((pack) => (current ? current.includes(pack.url) : newest(pack)));
  for (const { files, bytes } of counting.filter(isOfProgram)) {
    program.files += files;
    program.bytes += bytes;
  }
  return { packs: counting.filter((pack) => !isOfProgram(pack)), program };
}

const isOfProgram = ({ name }: SavedPack) => name === PROGRAM_PACK;

async function inspectPack(url: string): Promise<SavedPack> {
  const cache = await caches.open(url);
  const receipt = await readReceipt(cache);
  const pack = {
    url,
    name: packName(url),
    savedAt: receipt?.savedAt ?? null,
    pages: 0,
    pictures: 0,
    files: 0,
    bytes: 0,
  };
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const { pathname } = new URL(request.url);
    if (!response || pathname === PACK_COMPLETE) continue;
    pack.bytes += (await response.blob()).size;
    if (pathname === PACK_SOURCE) continue;
    pack.files += 1;
    const type = response.headers.get('Content-Type') ?? '';
    if (type.startsWith('text/html')) pack.pages += 1;
    if (type.startsWith('image/')) pack.pictures += 1;
  }
  return pack;
}

/** Reads the list of files that a pack stored when it was complete; null while it is incomplete. */
export async function readReceipt(cache: Cache): Promise<PackReceipt | null> {
  const response = await cache.match(PACK_COMPLETE);
  return response ? response.json().catch(() => null) : null;
}
