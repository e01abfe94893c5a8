/** A request made without a signal gets its reference at once, outlives the phone's end, and arrives exactly once. */
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

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ saved: true });
});
afterEach(() => harness.leave(LINE_CUT));

it('A traveller books at a camp without a signal; days later, in town, the request arrives once', async () => {
  await harness.phone.page.goto(harness.at('/'));
  await waitUntilSaved(harness.phone.page);
  await harness.line.set('down');
  const { page } = harness.phone;
  await page.goto(harness.at('/adventure_north'));
  await page.getByRole('link', { name: 'Book Now' }).first().click();
  await fillBooking(page);
  expect(await submitBooking(page)).toBe('Saved on this device. We will send it as soon as you are online.');
  const reference = await readReference(page);
  await page.getByText('1 request saved on this device, not sent yet.').waitFor();

  // The battery is empty. Days pass. The phone is switched on again in town.
  await harness.restart('kill');
  await harness.line.set('up');
  await harness.phone.page.goto(harness.at('/'));
  await waitForBookings(harness.server, 1);
  const later = harness.phone.page;
  await later.goto(harness.at('/outbox'));
  await later.getByRole('heading', { name: 'Received by us' }).waitFor();
  await later
    .locator('.entry', { hasText: reference })
    .getByText('Nothing is reserved and you owe nothing before you accept our offer in writing.')
    .waitFor();
  await later.getByText('Nothing is waiting on this device.').waitFor();
  expect(referenceOf('PB', String(harness.server.bookings()[0]?.id))).toBe(reference);
  expect(harness.server.bookings()).toHaveLength(1);
});
