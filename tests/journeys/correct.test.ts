/** A request that may have left the phone is corrected without a signal: the office sees one record, with its history. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { referenceOf } from '../../src/contract/values/reference.ts';
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

const SAVED = 'Saved on this device. We will send it as soon as you are online.';
const PACKAGE = '/package_booking?packagename=Northern%20Tanzania%20Budget%20Adventure';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ saved: true });
});
afterEach(() => harness.leave(LINE_CUT));

it('A traveller corrects twice what was saved without a signal, and the office has one record', async () => {
  const { page } = harness.phone;
  await page.goto(harness.at(PACKAGE));
  await waitUntilSaved(page);
  await harness.line.set('down');
  await fillBooking(page);
  expect(await submitBooking(page)).toBe(SAVED);
  const reference = await readReference(page);
  await page.goto(harness.at('/outbox'));
  const entry = page.locator('.entry');
  await entry.getByRole('link', { name: `Correct ${reference}` }).click();
  await page.getByText(`Correct request ${reference}.`).waitFor();
  await page.getByLabel('Number of adults').fill('3');
  expect(await submitBooking(page)).toBe(SAVED);
  expect(await readReference(page)).toBe(reference);

  await page.goto(harness.at('/outbox'));
  await entry.getByText('Correction waiting').first().waitFor();
  expect(await entry.count()).toBe(1);
  await entry.getByRole('link', { name: `Correct ${reference}` }).click();
  await page.getByText(`Correct request ${reference}.`).waitFor();
  await page.getByRole('heading', { name: 'Plan Your Northern Tanzania Budget Adventure' }).waitFor();
  expect(await page.getByLabel('Number of adults').inputValue()).toBe('3');
  await page.getByLabel('Phone').fill('+255700999999');
  expect(await submitBooking(page)).toBe(SAVED);
  await page.goto(harness.at('/outbox'));
  await entry.getByText('Correction waiting').first().waitFor();
  expect(await entry.count()).toBe(1);

  await harness.line.set('up');
  await page.reload();
  await page.getByText('Nothing is waiting on this device.').waitFor();
  await waitForBookings(harness.server, 1);
  const [booking] = harness.server.bookings();
  expect(booking).toMatchObject({ phone: '+255700999999', number_of_adults: 3 });
  expect(referenceOf('PB', String(booking?.id))).toBe(reference);
  expect(harness.server.rows('record_version')).toHaveLength(3);
  await page.getByText('Corrected', { exact: true }).waitFor();
  expect(await entry.count()).toBe(1);
});
