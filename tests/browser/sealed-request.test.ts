import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { waitUntilSaved } from '../parts/browser.ts';
import { LINE_CUT, openCamp } from '../parts/camp.ts';
import { fillForm, publicForms, submitForm, waitForForm } from '../parts/forms.ts';

const SAVED = 'Saved on this device. We will send it as soon as you are online.';
const PASSPORT = 'X98K7654321';

it('A passport number is sealed before it is stored without a signal, nowhere readable, and sent once', async () => {
  const camp = await openCamp({ saved: true });
  const { page } = camp.phone;
  await page.goto(camp.at(publicForms.flightRequest.path));
  await waitForForm(page, 'flightRequest');
  await waitUntilSaved(page);
  await camp.line.set('down');
  await fillForm(page, 'flightRequest');
  await page.getByLabel('Passport number').fill(PASSPORT);
  await page.getByLabel('Departure point').fill('Copenhagen');
  await expect.poll(() => everythingStored(page)).toContain('Copenhagen');
  expect(await everythingStored(page)).not.toContain(PASSPORT);
  expect(await submitForm(page, 'flightRequest')).toBe(SAVED);
  const stored = await everythingStored(page);
  expect(stored).not.toContain(PASSPORT);
  expect(stored).toContain('ciphertext');
  // The form is empty again.
  expect(await page.getByLabel('Passport number').inputValue()).toBe('');
  await camp.line.set('up');
  await expect.poll(() => camp.server.rows('flight_request').length).toBe(1);
  const [traveler] = camp.server.rows('flight_traveler');
  expect(JSON.stringify(traveler)).not.toContain(PASSPORT);
  expect(JSON.stringify(traveler)).toContain('Copenhagen');
  await camp.leave(LINE_CUT);
});

/** Everything that the page may keep: databases and storages, as text. */
async function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        parts.push(
          await new Promise((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
          }),
        );
      }
      database.close();
    }
    return JSON.stringify(parts);
  });
}
