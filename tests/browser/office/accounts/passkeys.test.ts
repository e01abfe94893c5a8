/** Passkeys with Chromium's virtual authenticator, proofs in between, and sessions ended one by one. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPhone, type Phone } from '../../../parts/browser/browser.ts';
import { answerAlert, LINE_CUT } from '../../../parts/browser/harness.ts';
import {
  addAccount,
  emailOf,
  openSection,
  PASSWORD,
  signIn,
  typeIn,
  waitUntilOfficeSaved,
} from '../../../parts/pages/office.ts';
import { freePort, type RunningServer, startServer } from '../../../parts/server/running-server.ts';

let server: RunningServer;
let phone: Phone;
let page: Page;
let codes: string[] = [];
/** Browsers make no passkeys for the number that other tests use. */
const at = (path: string) => `http://localhost:${server.port}${path}`;

async function openPhoneWithPasskeys(): Promise<Phone> {
  const opened = await openPhone({ viewport: { width: 1280, height: 900 } });
  const devtools = await opened.context.newCDPSession(opened.page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return opened;
}

beforeAll(async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  server = await startServer({ port, origin, environment: { REQUIRE_PASSKEY: 'management' } });
  for (const role of ['logistics', 'management'] as const) await addAccount(server, role);
  phone = await openPhoneWithPasskeys();
  page = phone.page;
});
afterAll(async () => {
  // Asking for the passkey is a refusal of the password alone: the browser prints it.
  await phone.close(LINE_CUT);
  await server.stop();
});

const signOut = async () => {
  await page
    .getByRole('button', { name: /^(Sign out|Logout)$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
};
const arrived = () => page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
const givePassword = async (role: string) => {
  await page.goto(at('/Management'));
  await typeIn(page, emailOf(role), PASSWORD);
  await page.getByText('Your password is right.', { exact: false }).waitFor();
};
const readCodes = () => page.getByRole('region', { name: 'Recovery codes' }).locator('code').allInnerTexts();
const addPasskey = async (name: string) => {
  await page.getByLabel('Name of the passkey').fill(name);
  await page.getByRole('button', { name: 'Add passkey' }).click();
};

it('A guide adds a passkey on the page of the own account, and is shown the recovery codes once', async () => {
  await signIn(page, at, 'logistics');
  await page.getByRole('link', { name: 'logistics person' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your Account' }).waitFor();
  await addPasskey('My phone');
  await page.getByRole('region', { name: 'Recovery codes' }).waitFor();
  codes = await readCodes();
  expect(new Set(codes).size).toBe(10);
  await page.getByRole('rowheader', { name: 'My phone' }).waitFor();
  await page.reload();
  await page.getByText('Recovery codes left: 10').waitFor();
  expect(await page.content()).not.toContain(codes[0]);
});

it('From then on the passkey is asked for after the password, and signs in without it too', async () => {
  await signOut();
  await givePassword('logistics');
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await arrived();
  await signOut();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await arrived();
});

it('Without a signal nobody is asked for anything', async () => {
  await waitUntilOfficeSaved(page);
  await phone.context.setOffline(true);
  await page.reload();
  await arrived();
  await openSection(page, 'People Transported');
  await phone.context.setOffline(false);
});

it('A recovery code stands in for the passkey, once', async () => {
  await signOut();
  await givePassword('logistics');
  await page.getByLabel('Or a recovery code').fill('AAAA-AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: 'Use the code' }).click();
  await page.getByText('This is not one of your recovery codes', { exact: false }).waitFor();
  await page.getByLabel('Or a recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Use the code' }).click();
  await arrived();
  await page.goto(at('/Logistics_department?section=account'));
  await page.getByText('Recovery codes left: 9').waitFor();
});

it('One’s other session is ended from the list', async () => {
  const other = await openPhone();
  await other.page.goto(at('/Management'));
  await typeIn(other.page, emailOf('logistics'), PASSWORD);
  await other.page.getByLabel('Or a recovery code').fill(codes[1] ?? '');
  await other.page.getByRole('button', { name: 'Use the code' }).click();
  await other.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'End session' }).click();
  await other.page.getByText('Your session has ended.', { exact: false }).waitFor();
  expect(await page.getByRole('button', { name: 'End session' }).count()).toBe(0);
  await other.close(LINE_CUT);
});

it('A passkey is removed, and the password is enough again', async () => {
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await answerAlert(page, /^Remove the passkey My phone\?$/);
  await page.getByRole('rowheader', { name: 'My phone' }).waitFor({ state: 'detached' });
  await signOut();
  await signIn(page, at, 'logistics');
  await signOut();
});

it('Management must have one before anything else', async () => {
  await page.goto(at('/Management'));
  await typeIn(page, emailOf('management'), PASSWORD);
  await page.getByRole('heading', { level: 1, name: 'Add a passkey' }).waitFor();
  await addPasskey('The desk');
  await page.getByRole('region', { name: 'Recovery codes' }).waitFor();
  expect(await readCodes()).toHaveLength(10);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
});

/** As if the last proof had been given an hour ago. */
function ageProofs(): void {
  const database = new Sqlite(join(server.dataDir, 'operator.db'));
  const before = new Date(Date.now() - 60 * 60 * 1_000).toISOString();
  database.prepare('update session set proved_at = ?').run(before);
  database.close();
}

it('Before a new account the password is asked for again, and what was pressed goes on', async () => {
  await openSection(page, 'Staff Accounts');
  ageProofs();
  const form = page.getByRole('form', { name: 'New account' });
  await form.getByLabel('Name').fill('Neema');
  await form.getByLabel('E-mail').fill('neema@example.com');
  await form.getByLabel('Department').selectOption('hr');
  await form.getByRole('button', { name: 'Add account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
  await dialog.getByLabel('Your password').fill('not my password');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByText('This is not your password.').waitFor();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  const told = page.getByRole('dialog', { name: 'One-time password' });
  await told.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('row').filter({ hasText: 'neema@example.com' }).waitFor();
});

it('A passkey is as good, and who cancels changes nothing', async () => {
  ageProofs();
  await page.getByRole('button', { name: 'Manage Neema' }).click();
  const manage = page.getByRole('dialog', { name: 'Neema' });
  await manage.getByRole('button', { name: 'Unlock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await manage.getByText('Please give your password or use your passkey again', { exact: false }).waitFor();
  await manage.getByRole('button', { name: 'Unlock' }).click();
  await dialog.getByRole('button', { name: 'Use passkey' }).click();
  await manage.getByText('Failed sign-ins are forgiven.').waitFor();
});
