/** Makes space on a full disk: first what is kept free for the outbox, then what can be fetched again. */
import { ESSENTIAL_PACK_PREFIXES, PACK_CACHE_PREFIX } from '../core/shared-names.ts';
import { releaseReservedSpace } from './outbox-reserve.ts';

/** Longest time in which the space of deleted pages comes back, milliseconds. */
const COMING_BACK = 20_000;
const PAUSE = 1_000;

/** Epoch milliseconds at which this tab deleted pages last. */
let deletedAt = Number.NEGATIVE_INFINITY;

/** Frees space. Call this until it is false or there is space; true if something was freed. */
export async function freeDiskSpace(): Promise<boolean> {
  return (await releaseReservedSpace()) || deleteSavedPages();
}

/** Deletes saved pages, except those that every page needs offline. True if there were any. */
export async function deleteSavedPages(): Promise<boolean> {
  try {
    const names = (await caches.keys()).filter(
      (name) =>
        name.startsWith(PACK_CACHE_PREFIX) &&
        !ESSENTIAL_PACK_PREFIXES.some((needed) => name.startsWith(needed)),
    );
    const isFreed = (await Promise.all(names.map((name) => caches.delete(name)))).includes(true);
    if (isFreed) deletedAt = Date.now();
    return isFreed;
  } catch {
    // No caches here, as on an insecure address.
    return false;
  }
}

/** Waits for space that deleted pages have not given back yet. @returns false where none is to come */
export async function waitForFreedSpace(): Promise<boolean> {
  const since = Date.now() - deletedAt;
  if (since < 0 || since > COMING_BACK) return false;
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  return true;
}
