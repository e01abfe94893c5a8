/** A colleague's phone brings the office what waits on a guide's, though that phone itself never comes back. */
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Phone, PhoneOptions } from '../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../parts/browser/harness.ts';
import { handOver, takeOver, workWithoutSignal } from '../parts/pages/hand-over.ts';
import { addAccount, openSection, signIn, waitForRows } from '../parts/pages/office.ts';

let harness: Harness;
const others: Phone[] = [];
beforeEach(async () => {
  harness = await openHarness({ saved: true, reducedMotion: 'reduce' });
  await addAccount(harness.server, 'logistics');
  await addAccount(harness.server, 'marketing');
});
afterEach(async () => {
  for (const phone of others.splice(0)) await phone.close(LINE_CUT);
  await harness.leave(LINE_CUT);
});

async function another(more: PhoneOptions = {}): Promise<Phone> {
  const phone = await harness.another({ ...more, ownLine: true });
  others.push(phone);
  return phone;
}

const people = () => harness.server.rows('transported_person').map(({ name }) => name);

it('Entries of a phone that dies are brought by a colleague, through a sign-out, and shown by a new phone', async () => {
  const { page } = harness.phone;
  await workWithoutSignal(harness, 'Salma Kweka', 'Rehema Said');
  const file = await handOver(page);
  expect(await readFile(file, 'utf8')).not.toContain('Salma');
  // Nobody was signed out, and nothing has gone.
  await page.getByText('2 not sent.').waitFor();
  await harness.phone.kill();

  const colleague = await another();
  await signIn(colleague.page, harness.at, 'marketing');
  await harness.signal('down', colleague);
  await takeOver(harness, colleague, file, 'Keep it on this phone');
  const words = '2 entries of a colleague are kept here, sealed, and sent as soon as there is a signal.';
  await colleague.page.getByText(words).waitFor();
  expect(await colleague.page.content()).not.toContain('Salma');
  expect(people()).toEqual([]);

  await colleague.page.goto(harness.at('/Marketing_department'));
  await colleague.page
    .getByRole('button', { name: /^(Sign out|Logout)$/ })
    .first()
    .click();
  // Without a line one could not sign in again.
  await colleague.page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await colleague.page.getByRole('button', { name: 'Login' }).waitFor();
  await colleague.page.goto(harness.at('/outbox'));
  await colleague.page.getByText(words).waitFor();
  await harness.signal('up', colleague);
  await waitForRows(harness, 'transported_person', 2);
  await colleague.page.getByText('2 entries of a colleague are with the office.').waitFor();

  const fresh = await another({ viewport: { width: 1280, height: 900 } });
  await signIn(fresh.page, harness.at, 'logistics');
  await openSection(fresh.page, 'People Transported');
  await fresh.page.getByRole('row', { name: /Salma Kweka/ }).click();
  await fresh.page.getByText(/carried by a phone on which nobody was signed in/).waitFor();
  const { id } = harness.server.rows('account').find(({ role }) => role === 'logistics') ?? {};
  const keys = () => harness.server.rows('device_key').filter(({ account_id }) => account_id === id);
  await expect.poll(() => keys().length).toBe(2);
});
