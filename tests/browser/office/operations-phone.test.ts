/** Operations on a phone: the lists come first, and are read heading by heading. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn } from '../../parts/pages/office.ts';
import { requests } from '../../parts/records/sample-requests.ts';

const PHONE = { width: 360, height: 800 };

let harness: Harness;
async function post(path: string, body: object): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${harness.server.port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7() },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
}
beforeAll(async () => {
  harness = await openHarness({ viewport: PHONE, reducedMotion: 'reduce' });
  await addAccount(harness.server, 'operations');
  await post(endpoints.companyPackage, requests.packageBooking);
  await post(endpoints.bookings, requests.homeBooking);
  await signIn(harness.phone.page, harness.at, 'operations');
});
afterAll(() => harness.leave(LINE_CUT));

it('Package Bookings has a heading of every level between the page and a booking', async () => {
  const { page } = harness.phone;
  await openSection(page, 'Package Bookings');
  await page.locator('.table-cards li h3').first().waitFor();
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.slice(0, 3)).toEqual([1, 2, 3]);
  expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
});

it('Tour Bookings opens on the list; its form comes with a press', async () => {
  const { page } = harness.phone;
  await openSection(page, 'Tour Bookings');
  const first = page.locator('.table-cards li').first();
  await first.waitFor();
  expect(await page.getByRole('form', { name: 'Add New Booking' }).count()).toBe(0);
  expect((await first.boundingBox())?.y).toBeLessThan(PHONE.height);
  await page.getByRole('button', { name: 'New booking' }).click();
  await page.getByRole('form', { name: 'Add New Booking' }).getByLabel('Customer name').waitFor();
});

it('what folds out in a record is high enough for a finger', async () => {
  const { page } = harness.phone;
  await openSection(page, 'Package Bookings');
  await page.getByRole('button', { name: 'Details' }).first().click();
  const keys = page.locator('dialog[open] summary').filter({ hasText: 'Keys (?)' });
  await keys.waitFor();
  expect((await keys.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await page.getByRole('button', { name: 'Close' }).click();
});
