import type { Page } from 'playwright-core';

/** Takes something out of the phone's database behind the page's back: one key of a store, or all of it. */
export function deleteStored(page: Page, store: 'sent' | 'facts' | 'entries', key?: string): Promise<void> {
  return page.evaluate(
    ([store, key]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('savanna-and-coast');
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite');
          if (key === undefined) writing.objectStore(store).clear();
          else writing.objectStore(store).delete(key);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [store, key] as const,
  );
}

/** Deletes all records of the office behind the page's back, as a browser does that needs room. */
export function deleteRecords(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { storageBuckets } = navigator as unknown as {
      storageBuckets: { keys: () => Promise<string[]>; delete: (name: string) => Promise<void> };
    };
    for (const name of await storageBuckets.keys()) await storageBuckets.delete(name);
  });
}
