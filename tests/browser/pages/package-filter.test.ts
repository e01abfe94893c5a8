/** Packages and places chosen by month, days, land and budget: kept in the address, and without a signal. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ saved: true });
});
afterEach(() => harness.leave(LINE_CUT));

it('A family at a camp finds what fits, opens one, comes back, and sends the choice to friends', async () => {
  const { page } = harness.phone;
  await page.goto(harness.at('/'));
  await waitUntilSaved(page);
  await harness.line.set('down');

  await page.goto(harness.at('/Packages'));
  const plates = page.locator('li.plate');
  expect(await plates.count()).toBe(10);
  await page.getByLabel('Children', { exact: true }).selectOption('2');
  await page.getByLabel('Age of child 1').selectOption('7');
  await page.getByLabel('Sea or bush').selectOption('sea');
  await page.getByLabel('Budget for all of you').selectOption('up to $3,000');
  await page.getByText('2 of 10 packages fit.').waitFor();
  expect(await plates.count()).toBe(2);
  await page.getByRole('link', { name: 'For 4 people: $2,655 Zanzibar Paradise Retreat' }).waitFor();
  await expectAccessible(page, 'the filter');

  await page.getByRole('link', { name: 'View Details Zanzibar Paradise Retreat' }).click();
  await page.getByRole('heading', { level: 1, name: 'Zanzibar Paradise Retreat' }).waitFor();
  await page.goBack();
  await page.getByText('2 of 10 packages fit.').waitFor();
  expect(await page.getByLabel('Budget for all of you').inputValue()).toBe('3000');

  // In the bush there is nothing for as much; what is in the way is dropped by a key.
  await page.getByLabel('Sea or bush').selectOption('bush');
  await page.getByText('No package fits: bush, up to $3,000.').waitFor();
  await expectAccessible(page, 'nothing that fits');
  const friends = await harness.phone.context.newPage();
  await friends.goto(page.url());
  await friends.getByRole('button', { name: /^Without “up to \$3,000”: \d packages$/ }).press('Enter');
  await friends.getByText(/^\d of 10 packages fit\.$/).waitFor();
  expect(new URL(friends.url()).search).toBe('?land=bush&adults=2&children=2&ages=7%2C');
});

it('The map shows the places of the packages that fit, and the comparison offers those alone', async () => {
  const { page } = harness.phone;
  await page.goto(harness.at('/Packages?days=6&land=sea&nonsense=1&month=13'));
  await page.getByText('2 of 10 packages fit.').waitFor();
  await page.getByRole('link', { name: 'See them on the map' }).click();
  await page.getByText(/^2 of 10 packages fit\. Here are the \d+ places on their routes\.$/).waitFor();
  const listed = page.locator('.map-list > li');
  const few = await listed.count();
  expect(few).toBeGreaterThan(0);
  await expectAccessible(page, 'the map of packages that fit');
  await page.getByRole('button', { name: 'All places' }).press('Enter');
  await expect.poll(() => listed.count()).toBeGreaterThan(few);
  expect(new URL(page.url()).search).toBe('?land=sea');

  await page.goto(harness.at('/compare?days=6&land=sea'));
  const options = page.getByLabel('First package').getByRole('option');
  await expect.poll(() => options.count()).toBe(3);
  await expectAccessible(page, 'a comparison of those that fit');
});
