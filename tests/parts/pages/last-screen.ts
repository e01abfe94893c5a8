/** The last screen of a page of the office: held on the screen while the program waits, and as it is kept. */
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { WAIT_TIMEOUT } from '../timeouts.ts';

declare global {
  interface Window {
    /** Lets the program begin, which waits for the drawing of the last screen. */
    letProgram: () => void;
    /** Resolves once the last screen is drawn, or there is none. */
    wasDrawn?: Promise<void>;
  }
}

/** In the page, before anything else: from now on the program of each page waits until it is let. */
export function holdAppStart(): void {
  const allowed = new Promise<void>((resolve) => {
    window.letProgram = resolve;
  });
  Object.defineProperty(window, 'lastScreenDrawn', {
    get: () => allowed,
    set: (drawn) => {
      window.wasDrawn = drawn;
    },
  });
}

interface KeptRow {
  name: string;
  value: { value: { drawing: unknown[] } };
}

interface Change {
  /** Added to each drawing. */
  tamper?: unknown;
  /** Deletes them. */
  forget?: boolean;
}

/** Names of the screens that this device keeps, of whomever. */
export function storedScreens(on: Page, change: Change = {}): Promise<string[]> {
  return on.evaluate(async ({ tamper, forget }) => {
    interface Buckets {
      keys: () => Promise<string[]>;
      open: (name: string) => Promise<{ indexedDB: IDBFactory }>;
    }
    const { storageBuckets } = navigator as unknown as { storageBuckets: Buckets };
    const found: string[] = [];
    for (const name of await storageBuckets.keys()) {
      const { indexedDB } = await storageBuckets.open(name);
      const opening = indexedDB.open(name);
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const database = await new Promise<IDBDatabase | null>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => resolve(null);
      });
      if (!database) continue;
      const store = database.transaction('kept', 'readwrite').objectStore('kept');
      const reading = store.getAll();
      await new Promise((resolve) => {
        reading.onsuccess = resolve;
      });
      for (const row of (reading.result as KeptRow[]).filter((each) => each.name.startsWith('screen '))) {
        found.push(row.name);
        if (tamper) row.value.value.drawing.push(tamper);
        if (tamper) store.put(row);
        if (forget) store.delete(row.name);
      }
      database.close();
    }
    return found;
  }, change);
}

/** Until the screen of the page as it is now is kept. */
export async function untilScreenStored(on: Page): Promise<void> {
  const { pathname, search } = new URL(on.url());
  // Hooks have no `expect.poll`.
  await vi.waitFor(async () => expect(await storedScreens(on)).toContain(`screen ${pathname}${search}`), {
    timeout: WAIT_TIMEOUT,
    interval: 100,
  });
}
