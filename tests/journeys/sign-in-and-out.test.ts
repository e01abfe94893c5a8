/** Staff sign in on a shared device and leave nothing of their work there, and nothing unsent is lost by signing out. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Harness, LINE_CUT, openHarness } from '../parts/browser/harness.ts';
import { addPerson, workWithoutSignal } from '../parts/pages/hand-over.ts';
import { addAccount, openSection, signIn, waitForRows } from '../parts/pages/office.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ saved: true, reducedMotion: 'reduce' });
});
afterEach(() => harness.leave(LINE_CUT));

/** Names of the databases and buckets in which records of staff are kept. */
const placesOfRecords = () =>
  harness.phone.page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => String(name));
    const buckets = 'storageBuckets' in navigator ? await Object(navigator).storageBuckets.keys() : [];
    return [...names.filter((name) => name !== 'savanna-and-coast'), ...buckets];
  });

it('A guide is asked before unsent entries would go, signs out once they are sent, and leaves nothing', async () => {
  const { page } = harness.phone;
  await addAccount(harness.server, 'logistics');
  await page.goto(harness.at('/Logistics_department?section=manifest'));
  await page.waitForURL(harness.at('/Management'));
  await workWithoutSignal(harness, 'Salma Kweka');
  const leave = page.getByRole('button', { name: /^(Sign out|Logout)$/ }).first();
  await leave.click();
  const question = page.getByRole('alertdialog', { name: '1 entry is not sent' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await addPerson(page, 'Rehema Said');

  await harness.signal('up');
  await waitForRows(harness, 'transported_person', 2);
  await page.getByText('0 not sent.').waitFor();
  expect(await placesOfRecords()).not.toEqual([]);
  await leave.click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/Management');
  expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBe(null);
  await expect.poll(placesOfRecords).toEqual([]);
  await page.goto(harness.at('/Logistics_department'));
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(await page.content()).not.toContain('Salma');

  await signIn(page, harness.at, 'logistics');
  await openSection(page, 'People Transported');
  await page.getByText('Salma Kweka').first().waitFor();
});
