/** What a package costs a party: chosen without a signal, remembered, and told to the office with the booking. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import {
  fillBooking,
  type Harness,
  LINE_CUT,
  openHarness,
  submitBooking,
  waitForBookings,
} from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn } from '../../parts/pages/office.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ saved: true });
});
afterEach(() => harness.leave(LINE_CUT));

const PRICE = 'For 2 adults and 2 children (7, 10) in July: from $7,742 (from $1,935.50 each)';

it('A family asks at a camp what it costs, books there, and the office reads the price that they saw', async () => {
  const { page } = harness.phone;
  await page.goto(harness.at('/'));
  await waitUntilSaved(page);
  await harness.line.set('down');

  await page.goto(harness.at('/familytrip_safari+beach'));
  const form = page.getByRole('form', { name: 'What does it cost for you?' });
  await form.getByLabel('Children').fill('2');
  await form.getByLabel('Age of child 1').selectOption('7');
  await form.getByLabel('Age of child 2').selectOption('10');
  await form.getByLabel('Month').selectOption('July');
  await form.getByRole('button', { name: 'Show the price' }).press('Enter');
  const answer = page.locator('.party-answer');
  await answer.getByText('For 2 adults and 2 children (7, 10) in July').waitFor();
  expect(await answer.innerText()).toContain('from $7,742');
  await expectAccessible(page, 'the price for a party');

  // The other pages know the party.
  await page.goto(harness.at('/Alltrips'));
  await page.getByRole('link', { name: 'For 4 people in July: from $7,742' }).waitFor();
  await page
    .getByRole('link', { name: /^Not in July: it runs March to May\. April Family Safari/ })
    .waitFor();

  await page.goto(harness.at('/package_booking?packagename=Family%20Trip%20Package'));
  const beside = page.getByRole('complementary', { name: 'What does it cost for you?' });
  await beside.getByText(PRICE).waitFor();
  await expect.poll(() => page.getByLabel('Number of adults').inputValue()).toBe('2');
  expect(await page.getByLabel('Number of children').inputValue()).toBe('2');
  await fillBooking(page);
  expect(await beside.innerText()).toMatch(/Days\s+10\s/);
  await expectAccessible(page, 'the booking with its price');
  expect(await submitBooking(page)).toBe('Saved on this device. We will send it as soon as you are online.');

  await harness.line.set('up');
  await waitForBookings(harness.server, 1);
  await addAccount(harness.server, 'operations');
  const desk = await harness.phone.context.newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await signIn(desk, harness.at, 'operations');
  await openSection(desk, 'Package Bookings');
  await desk.getByRole('row').filter({ hasText: 'Amina Okoye' }).getByRole('rowheader').click();
  await desk.getByText(PRICE).locator('visible=true').first().waitFor();
});
