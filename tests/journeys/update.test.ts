/** A new version is offered and waits for the person, also while a request waits and a form is half filled in. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { waitUntilSaved } from '../parts/browser/browser.ts';
import {
  fillBooking,
  type Harness,
  LINE_CUT,
  openHarness,
  readReference,
  submitBooking,
  waitForBookings,
} from '../parts/browser/harness.ts';
import { newerVersion, WORKER_SCRIPTS } from '../parts/browser/newer-version.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ saved: true });
});
afterEach(() => harness.leave(LINE_CUT));

it('A new version takes over when the person agrees, and nothing that was saved or typed is lost', async () => {
  const { page } = harness.phone;
  await page.goto(harness.at('/'));
  await waitUntilSaved(page);
  harness.line.alter(WORKER_SCRIPTS, newerVersion());
  await page.reload();
  await page.getByText('A newer version of this site is saved and ready.').waitFor();
  // Not by itself, not by walking about.
  await page.getByRole('link', { name: 'View Now' }).first().click();
  // The address changes first and the page after it: a press in between would hit what moves away.
  await page.getByRole('heading', { level: 1, name: 'April Family Safari' }).waitFor();
  const waiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  expect(await waiting()).toBe(true);

  await harness.line.set('down');
  await page.getByRole('link', { name: 'Book Now' }).first().click();
  await fillBooking(page);
  await submitBooking(page);
  const reference = await readReference(page);
  await page.goto(harness.at('/PlanyourTrip'));
  await page.getByLabel('Name').fill('Baraka Okoye');
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Show the new version' }).click(),
  ]);
  await expect.poll(waiting).toBe(false);
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Baraka Okoye');
  await page.goto(harness.at('/wildlife/Serengeti'));
  await page.getByRole('heading', { level: 1 }).waitFor();

  await harness.line.set('up');
  await page.goto(harness.at('/outbox'));
  await page.getByText('Nothing is waiting on this device.').waitFor();
  await page.locator('.entry', { hasText: reference }).waitFor();
  await waitForBookings(harness.server, 1);
});
