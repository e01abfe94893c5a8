/** A phone number and a price drafted on a phone without a signal, and seen at another desk. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, signIn, waitUntilOfficeSaved } from '../../parts/pages/office.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ saved: true, viewport: { width: 360, height: 740 } });
  await addAccount(harness.server, 'management');
  await addAccount(harness.server, 'marketing');
});
afterAll(() => harness.leave(LINE_CUT));

it('waits on the phone, is sent with the signal, and appears for who has the right', async () => {
  const { page } = harness.phone;
  await signIn(page, harness.at, 'management');
  await page.goto(harness.at('/Management?section=system'));
  await page.getByRole('link', { name: 'E-mail' }).click();
  const email = page.getByLabel('E-mail');
  await email.waitFor();
  await waitUntilOfficeSaved(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await harness.signal('down');
  await email.fill('desk');
  await page.getByRole('button', { name: 'Save as drafts' }).press('Enter');
  await page.getByText('Please enter an e-mail address like name@example.com.').waitFor();
  await email.fill('desk@savanna.test');
  await page.getByRole('button', { name: 'Save as drafts' }).press('Enter');
  await page.getByText('Not sent yet.').waitFor();
  await page.reload();
  await page.getByText('Not sent yet.').waitFor();
  expect(await email.inputValue()).toBe('desk@savanna.test');

  await harness.signal('up');
  await expect.poll(() => harness.server.rows('site_draft').length).toBe(1);
  await expect.poll(() => page.getByText('Not sent yet.').count()).toBe(0);

  const other = await harness.another();
  await signIn(other.page, harness.at, 'marketing');
  await page.goto(harness.at('/Management?section=accounts'));
  await page.getByRole('button', { name: 'Manage marketing person' }).click();
  await page.getByRole('button', { name: 'Let this account edit the site' }).click();
  await other.page.getByRole('button', { name: 'Dashboard' }).click();
  await other.page.getByRole('link', { name: 'Edit the site' }).click();
  await other.page.getByText(/^1 draft is not published/).waitFor();
  await other.page.getByRole('searchbox', { name: 'Search' }).fill('april family');
  await other.page.getByRole('link', { name: 'April Family Safari: prices and days' }).click();
  await other.page.getByLabel('Price', { exact: true }).fill('$1,900');
  await other.page.getByRole('button', { name: 'Save as drafts' }).click();
  await page.goto(harness.at('/Management?section=site'));
  await page.getByText(/^2 drafts are not published/).waitFor();
  await other.close(LINE_CUT);
});
