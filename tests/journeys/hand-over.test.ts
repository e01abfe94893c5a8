/** A colleague's phone brings the office what waits on a guide's, though that phone itself never comes back. */
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Phone, PhoneOptions } from '../parts/browser.ts';
import { type Camp, LINE_CUT, openCamp } from '../parts/camp.ts';
import { handOver, takeOver, workWithoutSignal } from '../parts/hand-over.ts';
import { addAccount, openSection, signIn, waitForRows } from '../parts/office.ts';

let camp: Camp;
const others: Phone[] = [];
beforeEach(async () => {
  camp = await openCamp({ saved: true, reducedMotion: 'reduce' });
  await addAccount(camp.server, 'logistics');
  await addAccount(camp.server, 'marketing');
});
afterEach(async () => {
  for (const phone of others.splice(0)) await phone.close(LINE_CUT);
  await camp.leave(LINE_CUT);
});

async function another(more: PhoneOptions = {}): Promise<Phone> {
  const phone = await camp.another({ ...more, ownLine: true });
  others.push(phone);
  return phone;
}

const people = () => camp.server.rows('transported_person').map(({ name }) => name);

it('Entries of a phone that dies are brought by a colleague, through a sign-out, and shown by a new phone', async () => {
  const { page } = camp.phone;
  await workWithoutSignal(camp, 'Salma Kweka', 'Rehema Said');
  const file = await handOver(page);
  expect(await readFile(file, 'utf8')).not.toContain('Salma');
  // Nobody was signed out, and nothing has gone.
  await page.getByText('2 not sent.').waitFor();
  await camp.phone.kill();

  const colleague = await another();
  await signIn(colleague.page, camp.at, 'marketing');
  await camp.signal('down', colleague);
  await takeOver(camp, colleague, file, 'Keep it on this phone');
  const words = '2 entries of a colleague are kept here, sealed, and sent as soon as there is a signal.';
  await colleague.page.getByText(words).waitFor();
  expect(await colleague.page.content()).not.toContain('Salma');
  expect(people()).toEqual([]);

  await colleague.page.goto(camp.at('/Marketing_department'));
  await colleague.page
    .getByRole('button', { name: /^(Sign out|Logout)$/ })
    .first()
    .click();
  await colleague.page.getByRole('button', { name: 'Login' }).waitFor();
  await colleague.page.goto(camp.at('/outbox'));
  await colleague.page.getByText(words).waitFor();
  await camp.signal('up', colleague);
  await waitForRows(camp, 'transported_person', 2);
  await colleague.page.getByText('2 entries of a colleague are with the office.').waitFor();

  const fresh = await another({ viewport: { width: 1280, height: 900 } });
  await signIn(fresh.page, camp.at, 'logistics');
  await openSection(fresh.page, 'People Transported');
  await fresh.page.getByRole('row', { name: /Salma Kweka/ }).click();
  await fresh.page.getByText(/carried by a phone on which nobody was signed in/).waitFor();
  const { id } = camp.server.rows('account').find(({ role }) => role === 'logistics') ?? {};
  const keys = () => camp.server.rows('device_key').filter(({ account_id }) => account_id === id);
  await expect.poll(() => keys().length).toBe(2);
});
