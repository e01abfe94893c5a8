/** The one way from a form to the server: on disk first, then sent, then told. */
import { openDevice, SYNC_TAG } from './device.ts';
import { AlreadySent, type NewEntry } from './outbox.ts';
import type { Delivery } from './replay.ts';

export type SubmitOutcome =
  | (Delivery & { reference: string })
  /** The device cannot store it; nothing was sent. */
  | { type: 'not-stored' }
  /** The entry being edited has gone out in the meantime; nothing was added. */
  | { type: 'already-sent' };

/** Saves a submission durably, then sends it. The answer says what the person may be told. */
export async function submit(entry: NewEntry): Promise<SubmitOutcome> {
  const { outbox, replayer } = openDevice();
  let reference: string;
  try {
    const sent = await outbox.findSent(entry.id);
    if (sent) return { type: 'accepted', receipt: sent, reference: sent.reference };
    ({ reference } = await outbox.add(entry));
  } catch (error) {
    return { type: error instanceof AlreadySent ? 'already-sent' : 'not-stored' };
  }
  // Before the first try: should this tab be closed now, the worker goes on.
  void askForWake();
  const delivery = await replayer.deliver(entry.id);
  // Something has to stay here for a while: a browser short of space must not clear it.
  if (delivery.type === 'saved') void navigator.storage?.persist?.();
  return { ...delivery, reference };
}

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Background Sync where the browser has it; elsewhere the next opened page does the same. */
async function askForWake(): Promise<void> {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Refused by a setting of the browser; the pages' own wakes remain.
  }
}
