import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitForProgram } from './form-page.ts';

/** Values of the drafts on the device; none while there is no database, which opening it would create. */
export function storedDrafts(page: Page): Promise<Record<string, unknown>[]> {
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

/**
 * Waits until all that stands in the form stands on the device. A part of it may be kept already: on
 * a busy machine more than the pause lies between two fields, and a browser killed then has no more.
 */
export async function waitForDraft(page: Page): Promise<void> {
  const shown = await page
    .locator('form.form [name]:not([tabindex="-1"])')
    .evaluateAll((fields) => fields.map((field) => field as HTMLInputElement).map((f) => [f.name, f.value]));
  await expect
    .poll(() => storedDrafts(page))
    .toContainEqual(expect.objectContaining(Object.fromEntries(shown)));
}

/**
 * Waits until this booking form has looked for drafts and shown what it found: a press of Submit
 * waits for that before it asks anything. The question is cancelled.
 */
export async function waitForDraftSearch(page: Page): Promise<void> {
  await waitForProgram(page);
  await page.getByRole('form').getByRole('button', { name: 'Submit' }).click();
  const question = page.locator('dialog[role=alertdialog][open]');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
}
