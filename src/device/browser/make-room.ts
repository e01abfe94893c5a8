/** Room on a full disk, by what can be fetched again. */
import { NEEDED_PACKS, PACK_CACHES } from '../names.ts';

/** Drops saved pages, but for those without which nothing opens offline. True when there were some. */
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
