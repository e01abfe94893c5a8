/** Makes room on a full disk by deleting what can be fetched again. */
import { NEEDED_PACKS, PACK_CACHES } from '../core/names.ts';

/** Deletes saved pages, except those that every page needs offline. True if there were any. */
export async function makeRoom(): Promise<boolean> {
  try {
    const names = (await caches.keys()).filter(
      (name) => name.startsWith(PACK_CACHES) && !NEEDED_PACKS.some((needed) => name.startsWith(needed)),
    );
    return (await Promise.all(names.map((name) => caches.delete(name)))).includes(true);
  } catch {
    // No caches here, as on an insecure address.
    return false;
  }
}
