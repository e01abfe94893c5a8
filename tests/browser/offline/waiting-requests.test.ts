/** Requests that wait on a phone: nothing secret can be read there, and they are sent with every page closed. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registrationOf, wakeWorker } from '../../parts/browser/background.ts';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { fillForm, publicForms, submitForm, waitForForm } from '../../parts/pages/forms.ts';
import { waitForRows } from '../../parts/pages/office.ts';

const SAVED = 'Saved on this device. We will send it as soon as you are online.';
const PASSPORT = 'X98K7654321';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ saved: true });
});
afterAll(() => harness.leave(LINE_CUT));

it('A passport number is sealed before it is stored without a signal, nowhere readable, and sent once', async () => {
  const { page } = harness.phone;
  await page.goto(harness.at(publicForms.flightRequest.path));
  await waitForForm(page, 'flightRequest');
  await waitUntilSaved(page);
  await harness.line.set('down');
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
  await harness.line.set('up');
  await expect.poll(() => harness.server.rows('flight_request').length).toBe(1);
  const [traveler] = harness.server.rows('flight_traveler');
  expect(JSON.stringify(traveler)).not.toContain(PASSPORT);
  expect(JSON.stringify(traveler)).toContain('Copenhagen');
});

it('A request that the worker sends is known as sent in the background, with every page of the site closed', async () => {
  const { page } = harness.phone;
  await page.goto(harness.at('/'));
  await waitUntilSaved(page);
  await harness.line.set('down');
  await page.goto(harness.at(publicForms.stayBooking.path));
  await waitForForm(page, 'stayBooking');
  await fillForm(page, 'stayBooking');
  await submitForm(page, 'stayBooking');
  const registrationId = await registrationOf(page);
  const elsewhere = await page.context().newPage();
  await page.close();
  await harness.line.set('up');
  await wakeWorker(elsewhere, harness.line.origin, registrationId);
  await waitForRows(harness, 'stay_booking', 1);
  const [sent] = harness.server.rows('submission').filter(({ kind }) => kind === 'stayBooking');
  expect(sent).toMatchObject({ exit: 'background' });
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
