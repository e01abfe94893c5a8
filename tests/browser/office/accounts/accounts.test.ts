/** Management looks after the accounts: from the first sign-in of somebody new to the last. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPhone, type Phone } from '../../../parts/browser/browser.ts';
import { answerAlert, type Harness, LINE_CUT, openHarness } from '../../../parts/browser/harness.ts';
import { addAccount, openSection, signIn, typeIn } from '../../../parts/pages/office.ts';

const OWN_PASSWORD = 'the long rains of April';

let harness: Harness;
let page: Page;
let theirs: Phone;
beforeAll(async () => {
  harness = await openHarness({ viewport: { width: 1440, height: 900 } });
  page = harness.phone.page;
  await addAccount(harness.server, 'management');
  theirs = await openPhone();
  await signIn(page, harness.at, 'management');
  await openSection(page, 'Staff Accounts');
});
afterAll(async () => {
  // Refusals are what this is about: the browser prints each of them.
  await theirs.close(LINE_CUT);
  await harness.leave(LINE_CUT);
});

const account = (name: string) => page.getByRole('row').filter({ hasText: name });
const manage = (name: string) => page.getByRole('button', { name: `Manage ${name}` }).click();
const modal = (name: string) => page.getByRole('dialog', { name });

/** Reads the one-time password, which is shown once, and closes it. */
async function readOnce(): Promise<string> {
  const shown = modal('One-time password');
  const password = await shown.locator('code').innerText();
  await shown.getByText(/It works once, until .+, and must be changed/).waitFor();
  await shown.getByRole('button', { name: 'Close' }).last().click();
  await shown.waitFor({ state: 'hidden' });
  expect(await page.content()).not.toContain(password);
  return password;
}

async function add(name: string, email: string, role: string): Promise<void> {
  const form = page.getByRole('form', { name: 'New account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Department').selectOption(role);
  await form.getByRole('button', { name: 'Add account' }).click();
}

it('says at the fields what is wrong, and that an e-mail is taken', async () => {
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByText('Name is required.').waitFor();
  await add('Somebody', 'management@example.com', 'hr');
  await page.getByText('There is an account with this e-mail already.').waitFor();
});

it('adds somebody, who must change the one-time password and lands at the own desk', async () => {
  await add('Baraka Juma', 'baraka@example.com', 'marketing');
  const password = await readOnce();
  await account('Baraka Juma').getByText('One-time password').waitFor();

  await theirs.page.goto(harness.at('/Management'));
  await typeIn(theirs.page, 'baraka@example.com', password);
  await theirs.page.getByRole('heading', { name: 'New password' }).waitFor();
  await theirs.page.goto(harness.at('/Marketing_department'));
  await theirs.page.getByRole('heading', { name: 'New password' }).waitFor();
  await theirs.page.getByLabel('One-time password').fill(password);
  await theirs.page.getByRole('textbox', { name: 'New password', exact: true }).fill(OWN_PASSWORD);
  await theirs.page.getByLabel('New password again').fill(OWN_PASSWORD);
  await theirs.page.getByRole('button', { name: 'Save password' }).click();
  await theirs.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(new URL(theirs.page.url()).pathname).toBe('/Marketing_department');
});

it('disables an account: its open page says that the session has ended, and nobody signs in with it', async () => {
  await manage('Baraka Juma');
  await modal('Baraka Juma').getByRole('button', { name: 'Disable' }).click();
  await answerAlert(page, /^Disable the account of Baraka Juma\?/);
  await modal('Baraka Juma').getByText('The account is disabled.').waitFor();
  await theirs.page.getByText('Your session has ended.', { exact: false }).waitFor();
  await modal('Baraka Juma').getByRole('button', { name: 'Close' }).last().click();
  await account('Baraka Juma').getByText('Disabled').waitFor();

  await theirs.page.getByRole('button', { name: 'Sign in' }).click();
  await typeIn(theirs.page, 'baraka@example.com', OWN_PASSWORD);
  await theirs.page.getByText('Invalid username or password').waitFor();
});

it('unlocks an account', async () => {
  await manage('Baraka Juma');
  await modal('Baraka Juma').getByRole('button', { name: 'Unlock' }).click();
  await modal('Baraka Juma').getByText('Failed sign-ins are forgiven.').waitFor();
  await modal('Baraka Juma').getByRole('button', { name: 'Close' }).last().click();
});

it('enables it again, gives it another department and a new one-time password', async () => {
  await manage('Baraka Juma');
  await modal('Baraka Juma').getByRole('button', { name: 'Enable' }).click();
  await modal('Baraka Juma').getByText('The account is in use again.').waitFor();
  await modal('Baraka Juma').getByLabel('Department').selectOption('finance');
  await modal('Baraka Juma').getByRole('button', { name: 'Save', exact: true }).click();
  await modal('Baraka Juma').getByText('Saved.').waitFor();
  await modal('Baraka Juma').getByRole('button', { name: 'Reset password' }).click();
  await answerAlert(page, /^Reset the password of Baraka Juma\?/);
  expect(await readOnce()).not.toBe('');
  await account('Baraka Juma').getByText('Finance').waitFor();
});

it('never lets the last management account go', async () => {
  // The one that the empty database was given.
  await manage('Director');
  await modal('Director').getByRole('button', { name: 'Disable' }).click();
  await answerAlert(page, /^Disable the account of Director\?/);
  await modal('Director').getByText('The account is disabled.').waitFor();
  await modal('Director').getByRole('button', { name: 'Close' }).last().click();
  await manage('management person');
  expect(await modal('management person').getByRole('button', { name: 'Disable' }).count()).toBe(0);
  await modal('management person').getByLabel('Department').selectOption('hr');
  await modal('management person').getByRole('button', { name: 'Save', exact: true }).click();
  await modal('management person')
    .getByText('This is the last management account', { exact: false })
    .waitFor();
  await modal('management person').getByRole('button', { name: 'Close' }).last().click();
});

it('finds all of it in the audit log', async () => {
  await openSection(page, 'Audit Log');
  const actions = page.getByRole('table', { name: 'Audit log' });
  await actions.waitFor();
  const text = await actions.innerText();
  for (const action of [
    'management person added Baraka Juma with the role Marketing',
    'disabled Baraka Juma',
    'enabled Baraka Juma again',
    'changed the role of Baraka Juma from Marketing to Finance',
    'gave out a one-time password for Baraka Juma',
  ]) {
    expect(text).toContain(action);
  }
  await page.getByLabel('What was done').selectOption('Changed a role');
  await expect.poll(() => actions.getByRole('row').count()).toBe(2);
  await page.getByLabel('Person').selectOption('The server');
  await page.getByText('No line of the log fits this.').waitFor();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(() => actions.getByRole('row').count()).toBeGreaterThan(6);
});
