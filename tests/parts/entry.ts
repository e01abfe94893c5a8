import type { Page } from 'playwright-core';
import type { Problem } from '../../src/contract/answers.ts';
import { referenceOf } from '../../src/contract/reference.ts';
import { type SubmissionKind, submissions } from '../../src/contract/submissions.ts';

export interface QueuedEntry {
  id: string;
  payload: unknown;
  /** A package booking unless said otherwise. */
  kind?: SubmissionKind;
  /** Why it is parked; waiting without. */
  problem?: Problem;
}

/** Puts entries into the outbox of a phone as a saved form would, without the form. */
export async function queueEntries(page: Page, entries: readonly QueuedEntry[]): Promise<void> {
  await page.evaluate(
    async (list) => {
      const opening = indexedDB.open('savanna-and-coast');
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const transaction = database.transaction('entries', 'readwrite');
      for (const { id, payload, kind, problem, reference } of list) {
        transaction.objectStore('entries').add({
          id,
          reference,
          kind,
          version: 1,
          payload,
          author: null,
          capturedAt: new Date().toISOString(),
          state: problem ? 'parked' : 'waiting',
          problem,
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
    },
    entries.map(({ kind = 'packageBooking', problem = null, ...entry }) => ({
      ...entry,
      kind,
      problem,
      reference: referenceOf(submissions[kind].prefix, entry.id),
    })) as { id: string; payload: unknown; kind: string; problem: object | null; reference: string }[],
  );
}
