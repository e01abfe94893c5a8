/** Asks the browser to wake the worker when there is a connection again, even with every tab closed. */
import { SYNC_TAG } from '../core/shared-names.ts';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Background Sync where the browser has it; elsewhere the next opened page does the same. */
export async function requestBackgroundSync(): Promise<void> {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // A browser setting refuses it; the replay triggers of pages remain.
  }
}
