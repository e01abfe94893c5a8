/** After one visit in town the whole site is on the phone: pages, pictures, the map and the search, without a signal. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitUntilSaved } from '../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../parts/browser/harness.ts';
import { expectWholePage } from '../parts/pages/whole-page.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
  await harness.phone.page.goto(harness.at('/wildlife/Serengeti'));
  await waitUntilSaved(harness.phone.page);
  await harness.line.set('down');
  await harness.restart('close');
});
afterAll(() => harness.leave(LINE_CUT));

it('Pages that were never opened are there by their addresses, with their pictures', async () => {
  for (const address of ['/', '/wildlife/Mikumi_national_park', '/luxury_travel', '/map', '/offline'])
    await expectWholePage(harness, address);
});

it('The reader steps from page to page, reloads, and goes back', async () => {
  const { page } = harness.phone;
  await page.goto(harness.at('/'));
  await page.evaluate(() => {
    Object.assign(window, { stayed: true });
  });
  await page.getByRole('link', { name: 'View Now' }).first().click();
  await page.waitForURL(harness.at('/mid_budget'));
  await page.getByRole('heading', { level: 1, name: 'April Family Safari' }).waitFor();
  expect(await page.title()).toContain('| Savanna & Coast');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'April Family Safari' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'View Now' }).first().waitFor();
});

it('The search finds words in every page, on the device itself', async () => {
  const { page } = harness.phone;
  await page.goto(harness.at('/search?q=chimpanzee'));
  await page.getByRole('link', { name: /Gombe/ }).first().waitFor();
  await page.getByLabel('Search for').fill('flamigos');
  await page
    .getByRole('link', { name: /Manyara/ })
    .first()
    .waitFor();
  await page.getByLabel('Search for').fill('zzzzzz');
  await page.getByText('Nothing found for “zzzzzz”.').waitFor();
});
