/** Texts become markup or scripts through named policies alone, and everything still works. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import { type Harness, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn } from '../../parts/pages/office.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ viewport: { width: 1280, height: 900 } });
  await addAccount(harness.server, 'operations');
});
// Any refusal that was not asked for is an error on the console, and fails here.
afterAll(() => harness.leave(/status of 401|TrustedHTML|TrustedScript|TrustedTypePolicy/));

it.each([
  ['markup in an element', () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')],
  ['the address of a script', () => Object.assign(document.createElement('script'), { src: 'data:,' })],
  ['a worker of another address', () => new Worker('data:,')],
  ['a policy of another name', () => void Reflect.get(globalThis, 'trustedTypes').createPolicy('mine', {})],
  [
    'the name of one of ours',
    () => void Reflect.get(globalThis, 'trustedTypes').createPolicy('programs', {}),
  ],
])('%s is refused', async (_what, attempt) => {
  const { page } = harness.phone;
  await page.goto(harness.at('/culture'));
  expect(
    await page.evaluate(`(() => { try { (${attempt})(); return 'done'; } catch { return 'refused'; } })()`),
  ).toBe('refused');
});

it('the site is saved, its steps work, and a saved copy is checked', async () => {
  const { page } = harness.phone;
  await page.goto(harness.at('/'));
  await waitUntilSaved(page);
  await page.getByRole('link', { name: 'Packages' }).first().click();
  await page.waitForURL('**/Alltrips');
  await page.goto(harness.at('/offline'));
  await page.getByRole('button', { name: 'Check every page' }).click();
  await page.getByText(/All \d+ pages and \d+ pictures read back/).waitFor();
  expect(await page.locator('.notice.problem').count()).toBe(0);
});

it('a workbook is written by its worker', async () => {
  const { page } = harness.phone;
  const response = await fetch(harness.at('/api/companypackage'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7() },
    body: JSON.stringify({
      fullName: 'Amina Okoye',
      email: 'amina@example.com',
      phone: '+255 700 123 456',
      numberOfAdults: 2,
      travelDate: '2027-06-14',
      Tripname: 'April Family Safari',
    }),
  });
  expect(response.status).toBe(200);
  await signIn(page, harness.at, 'operations');
  await openSection(page, 'Package Bookings');
  await page.getByText('Amina Okoye').first().waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'Excel' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
});
