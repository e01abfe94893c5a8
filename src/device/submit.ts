/** Submitting from this tab, and the worker's wake that goes with it. */
import { v7 } from 'uuid';
import { IDEMPOTENCY_KEY } from '../contract/answers.ts';
import { entryKinds } from '../contract/entry-kinds.ts';
import type { NewEntry } from './add-entry.ts';
import { createSubmit, type Submit } from './create-submit.ts';
import { openDevice, SYNC_TAG } from './device.ts';
import { askToKeep } from './keeping.ts';
import { createTransport } from './transport.ts';

let inThisTab: Submit | undefined;

/** Saves a submission durably, then sends it. The answer says what the person may be told. */
export const submit: Submit = async (entry) => {
  // Before the first try: should this tab be closed now, the worker goes on.
  inThisTab ??= createSubmit({ ...openDevice(), newPress: v7, onStored: () => void askForWake() });
  const outcome = await inThisTab(entry);
  // Something has to stay here for a while: a browser short of space must not clear it.
  if (outcome.type === 'saved') void askToKeep();
  return outcome;
};

/** Sends what is known to be incomplete and keeps nothing of it (observed quirk, decisions section 4). */
export async function sendUnkept(entry: Pick<NewEntry, 'id' | 'kind' | 'payload'>): Promise<void> {
  await createTransport()(entryKinds[entry.kind].call, {
    method: 'POST',
    json: JSON.stringify(entry.payload),
    headers: { [IDEMPOTENCY_KEY]: entry.id },
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
