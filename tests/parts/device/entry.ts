import type { Page } from 'playwright-core';
import type { Problem } from '../../../src/contract/protocol/answers.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import type { Entry } from '../../../src/device/core/tables.ts';
import { type EntryKind, entryKinds } from '../../../src/kinds/entry-kinds.ts';

/** Entry as it is stored, never tried; the given fields replace those. */
export interface QueuedEntry extends Partial<Omit<Entry, 'order' | 'reference' | 'state' | 'problem'>> {
  id: string;
  payload: unknown;
  /** A package booking unless said otherwise. */
  kind?: EntryKind;
  /** Reason why it is parked; it waits if there is none. */
  problem?: Problem;
}

/**
 * Makes a database where nothing was ever stored: one of the first version of the program, which the program
 * upgrades when it opens it.
 */
async function ensureDatabase(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const name = 'savanna-and-coast';
    if ((await indexedDB.databases()).some((database) => database.name === name)) return;
    const opening = indexedDB.open(name, 10);
    opening.onupgradeneeded = () => {
      const { result } = opening;
      const entries = result.createObjectStore('entries', { keyPath: 'order', autoIncrement: true });
      entries.createIndex('id', 'id', { unique: true });
      entries.createIndex('state', 'state');
      result.createObjectStore('sent', { keyPath: 'id' }).createIndex('receivedAt', 'receivedAt');
      result.createObjectStore('facts', { keyPath: 'key' });
    };
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    opening.result.close();
  });
}

/** Puts entries into the outbox of a phone as a saved form would, without the form. */
export async function queueEntries(page: Page, entries: readonly QueuedEntry[]): Promise<void> {
  await ensureDatabase(page);
  await page.evaluate(
    async (list) => {
      const opening = indexedDB.open('savanna-and-coast');
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const transaction = database.transaction('entries', 'readwrite');
      for (const entry of list) {
        transaction.objectStore('entries').add({
          version: 1,
          author: null,
          capturedAt: new Date().toISOString(),
          state: entry.problem ? 'parked' : 'waiting',
          attempts: 0,
          lastAttemptAt: null,
          nextAttemptAt: 0,
          notBefore: 0,
          replaces: null,
          ...entry,
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
      reference: referenceOf(entryKinds[kind].prefix, entry.id),
    })),
  );
}

/** Reads the entries in the outbox of a phone. */
export async function readEntries(page: Page): Promise<Entry[]> {
  await ensureDatabase(page);
  return page.evaluate(async () => {
    const opening = indexedDB.open('savanna-and-coast');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const all = database.transaction('entries').objectStore('entries').getAll();
    const entries = await new Promise((resolve) => {
      all.onsuccess = () => resolve(all.result);
    });
    database.close();
    return entries as never;
  });
}
