/** The one way from a form to the server: on disk first, then sent, then told. */
import { IDEMPOTENCY_KEY } from '../contract/answers.ts';
import { entryKinds } from '../contract/entry-kinds.ts';
import { AlreadyReceived, AlreadySent, type NewEntry } from './add-entry.ts';
import { openDevice, SYNC_TAG } from './device.ts';
import { askToKeep } from './keeping.ts';
import { createPost, TIMEOUT } from './post.ts';
import type { Delivery } from './replay.ts';

export type SubmitOutcome =
  | (Delivery & { reference: string })
  /** The device cannot store it; nothing was sent. `error` is the browser's own text. */
  | { type: 'not-stored'; error: string }
  /** The entry being edited has gone out in the meantime; nothing was added. */
  | { type: 'already-sent' };

/** Saves a submission durably, then sends it. The answer says what the person may be told. */
export async function submit(entry: NewEntry): Promise<SubmitOutcome> {
  const { outbox, replayer } = openDevice();
  let reference: string;
  try {
    ({ reference } = await outbox.add(entry));
  } catch (error) {
    if (error instanceof AlreadyReceived) {
      return { type: 'accepted', receipt: error.sent, reference: error.sent.reference };
    }
    if (error instanceof AlreadySent) return { type: 'already-sent' };
    return { type: 'not-stored', error: error instanceof Error ? error.message : String(error) };
  }
  // Before the first try: should this tab be closed now, the worker goes on.
  void askForWake();
  const delivery = await replayer.deliver(entry.id);
  // Something has to stay here for a while: a browser short of space must not clear it.
  if (delivery.type === 'saved') void askToKeep();
  return { ...delivery, reference };
}

/** Sends what is known to be incomplete and keeps nothing of it (observed quirk, decisions section 4). */
export async function sendUnkept(entry: Pick<NewEntry, 'id' | 'kind' | 'payload'>): Promise<void> {
  const post = createPost();
  await post(entryKinds[entry.kind].call, JSON.stringify(entry.payload), TIMEOUT, {
    [IDEMPOTENCY_KEY]: entry.id,
  });
}

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Background Sync where the browser has it; elsewhere the next opened page does the same. */
export async function askForWake(): Promise<void> {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Refused by a setting of the browser; the pages' own wakes remain.
  }
}
