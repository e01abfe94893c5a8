import type { Page } from 'playwright-core';
import type { SubmissionKind } from '../../src/contract/submissions.ts';

export interface QueuedEntry {
  id: string;
  /** A package booking unless said otherwise. */
  kind?: SubmissionKind;
  payload: unknown;
}

/** Puts entries into the outbox of a phone as a saved form would, without the form. */
export async function queueEntries(page: Page, entries: readonly QueuedEntry[]): Promise<void> {
  await page.evaluate(async (list) => {
    const opening = indexedDB.open('savanna-and-coast');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = database.transaction('entries', 'readwrite');
    for (const { id, kind = 'packageBooking', payload } of list) {
      transaction.objectStore('entries').add({
        id,
        reference: 'PB-0000-0000-0',
        kind,
        version: 1,
        payload,
        author: null,
        capturedAt: new Date().toISOString(),
        state: 'waiting',
        problem: null,
        attempts: 0,
        lastAttemptAt: null,
        nextAttemptAt: 0,
        notBefore: 0,
        replaces: null,
      });
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, entries as QueuedEntry[]);
}
