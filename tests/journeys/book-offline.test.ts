/** A request made without a signal gets its reference at once, outlives the phone's end, and arrives exactly once. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { referenceOf } from '../../src/contract/values/reference.ts';
import { waitUntilSaved } from '../parts/browser.ts';
import {
  type Camp,
  fillBooking,
  LINE_CUT,
  openCamp,
  readReference,
  submitBooking,
  waitForBookings,
} from '../parts/camp.ts';

let camp: Camp;
beforeEach(async () => {
  camp = await openCamp({ saved: true });
});
afterEach(() => camp.leave(LINE_CUT));

it('A traveller books at a camp without a signal; days later, in town, the request arrives once', async () => {
  await camp.phone.page.goto(camp.at('/'));
  await waitUntilSaved(camp.phone.page);
  await camp.line.set('down');
  const { page } = camp.phone;
  await page.goto(camp.at('/adventure_north'));
  await page.getByRole('link', { name: 'Book Now' }).first().click();
  await fillBooking(page);
  expect(await submitBooking(page)).toBe('Saved on this device. We will send it as soon as you are online.');
  const reference = await readReference(page);
  await page.getByText('1 request saved on this device, not sent yet.').waitFor();

  // The battery is empty. Days pass. The phone is switched on again in town.
  await camp.restart('kill');
  await camp.line.set('up');
  await camp.phone.page.goto(camp.at('/'));
  await waitForBookings(camp.server, 1);
  const later = camp.phone.page;
  await later.goto(camp.at('/outbox'));
  await later.getByRole('heading', { name: 'Received by us' }).waitFor();
  await later
    .locator('.entry', { hasText: reference })
    .getByText('Congatulations You have succesfull Reserved Your Booking!')
    .waitFor();
  await later.getByText('Nothing is waiting on this device.').waitFor();
  expect(referenceOf('PB', String(camp.server.bookings()[0]?.id))).toBe(reference);
  expect(camp.server.bookings()).toHaveLength(1);
});
