/** Looks at what is saved here, from the page: reads every saved file back. */
import { PACK_CACHES, PACK_COMPLETE } from './packs.ts';

export interface SavedSite {
  pages: number;
  pictures: number;
  /** Bytes on this device: the saved texts as they are, uncompressed. */
  bytes: number;
  /** When the oldest of the packs was completed, ISO 8601; null when nothing is saved. */
  savedAt: string | null;
}

/** Reads every saved page and picture back and adds up what is really there. */
export async function inspectSavedSite(): Promise<SavedSite> {
  const site: SavedSite = { pages: 0, pictures: 0, bytes: 0, savedAt: null };
  if (typeof caches === 'undefined') return site;
  for (const name of (await caches.keys()).filter((key) => key.startsWith(PACK_CACHES))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (!response) continue;
      if (new URL(request.url).pathname === PACK_COMPLETE) {
        const at = await response.text();
        if (!site.savedAt || at < site.savedAt) site.savedAt = at;
        continue;
      }
      site.bytes += (await response.blob()).size;
      if (response.headers.get('Content-Type')?.startsWith('text/html')) site.pages += 1;
      else site.pictures += 1;
    }
  }
  return site;
}
