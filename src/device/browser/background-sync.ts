/** The browser's promise to wake the worker when there is a line again, with every tab closed. */
import { SYNC_TAG } from '../names.ts';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Background Sync where the browser has it; elsewhere the next opened page does the same. */
export async function requestBackgroundSync(): Promise<void> {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Refused by a setting of the browser; the pages' own wakes remain.
  }
}
