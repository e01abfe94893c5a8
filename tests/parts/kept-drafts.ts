import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Values of the drafts on the device; none while there is no database, which opening it would create. */
export function keptDrafts(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'savanna-and-coast')) return [];
    return new Promise<Record<string, unknown>[]>((resolve, reject) => {
      const opening = indexedDB.open('savanna-and-coast');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result.map(({ values }) => values));
        };
      };
    });
  });
}

/** Waits until what is typed stands on the device. */
export async function waitForDraft(page: Page, fullName: string): Promise<void> {
  const names = async () => (await keptDrafts(page)).map((values) => values.fullName);
  await expect.poll(names, { timeout: 10_000 }).toContain(fullName);
}
