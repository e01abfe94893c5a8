/** Makes room on a full disk by deleting what can be fetched again. */
import { ESSENTIAL_PACK_PREFIXES, PACK_CACHE_PREFIX } from '../core/shared-names.ts';

/** Deletes saved pages, except those that every page needs offline. True if there were any. */
export async function freeDiskSpace(): Promise<boolean> {
  try {
    const names = (await caches.keys()).filter(
      (name) =>
        name.startsWith(PACK_CACHE_PREFIX) &&
        !ESSENTIAL_PACK_PREFIXES.some((needed) => name.startsWith(needed)),
    );
    return (await Promise.all(names.map((name) => caches.delete(name)))).includes(true);
  } catch {
    // No caches here, as on an insecure address.
    return false;
  }
}
