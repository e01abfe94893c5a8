/** Staff for browser tests: their accounts, and the way in. */
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { hashPassword } from '../../../server/security/passwords.ts';
import { openStore } from '../../../server/store/core/open.ts';
import { loginStrings } from '../../../src/contract/accounts/accounts.ts';
import { landingPage, type Role } from '../../../src/contract/accounts/roles.ts';
import { IDEMPOTENCY_KEY_HEADER } from '../../../src/contract/protocol/answers.ts';
import type { Harness } from '../browser/harness.ts';
import type { RunningServer } from '../server/running-server.ts';
import { WAIT_TIMEOUT } from '../timeouts.ts';

export const PASSWORD = 'a long walk over the plains';

export const emailOf = (role: string) => `${role}@example.com`;

/** The same for all accounts: hashing is slow on purpose. */
let passwordHash: Promise<string> | undefined;

/** Makes an account beside the running server, as the command for the shell does (tests/server/commands/staff-command.test.ts). */
export async function addAccount(
  { dataDir }: Pick<RunningServer, 'dataDir'>,
  role: Role,
  { email = emailOf(role), name = `${role} person`, oneTime = false } = {},
): Promise<void> {
  passwordHash ??= hashPassword(PASSWORD);
  const account = {
    id: v7(),
    email,
    name,
    role,
    passwordHash: await passwordHash,
    mustChangePassword: oneTime,
  };
  const store = await openStore({ dataDir, databaseUrl: '' });
  try {
    const added = await store.accounts.add(account, { by: 'system', at: new Date().toISOString() });
    if (!added) throw new Error(`There is an account ${email} already.`);
  } finally {
    await store.close();
  }
}

/**
 * Signs in and waits for the page of the role. On a machine that stands still for the ten seconds in which the office is
 * to answer, the page says that it was not reached: then a person presses again.
 */
export async function signIn(page: Page, at: (path: string) => string, role: Role): Promise<void> {
  await page.goto(at('/Management'));
  await typeIn(page, emailOf(role), PASSWORD);
  const unreached = page.getByRole('alert').filter({ hasText: loginStrings.unreachable });
  const out = page.getByRole('button', { name: /^(Sign out|Logout)$/ });
  await out.or(unreached).first().waitFor();
  while (await unreached.isVisible()) {
    await page.getByRole('button', { name: 'Login' }).click();
    await out.or(unreached).first().waitFor();
  }
  await page.waitForURL((url) => url.pathname === landingPage(role));
}

export async function typeIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail or user name').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens a section of the page that is shown. */
export async function openSection(page: Page, label: string): Promise<void> {
  const opener = page.locator('.sheet-button');
  const link = page.locator('.office-sidebar').getByRole('link', { name: label, exact: true });
  // A page that is still being drawn has neither; on a phone the sections are behind the button.
  await opener.or(link).filter({ visible: true }).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await link.click();
  await page.getByRole('heading', { level: 1, name: label }).waitFor();
}

/** Opens the form of a booking by staff, which the list of tour bookings stands before. */
export async function openBookingForm(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'New booking' });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await page.getByRole('form', { name: 'Add New Booking' }).waitFor();
}

/**
 * Enters something as the browser of who is signed in would.
 * @param id of the record
 * @returns it
 * @throws Error when the server does not take it
 */
export async function enterFrom(page: Page, call: string, entry: object, id: string = v7()): Promise<string> {
  const status = await page.evaluate(
    async ([address, name, key, body]) => {
      const headers = { 'Content-Type': 'application/json', [name]: key };
      return (await fetch(address, { method: 'POST', headers, body })).status;
    },
    [call, IDEMPOTENCY_KEY_HEADER, id, JSON.stringify(entry)] as const,
  );
  if (status !== 200) throw new Error(`${call} was answered with ${status}`);
  return id;
}

/** Waits until everything that staff pages need is saved on the phone. */
export async function waitUntilOfficeSaved(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      const name = (await caches.keys()).find((key) => key.startsWith('/packs/office.'));
      if (name && (await caches.match('/pack-complete', { cacheName: name }))) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

/** The rows that a table of the server holds, once there are so many; an error when none comes in time. */
export async function waitForRows(
  { server }: Pick<Harness, 'server'>,
  table: string,
  count: number,
): Promise<Record<string, unknown>[]> {
  let last = -1;
  let end = 0;
  for (;;) {
    const rows = server.rows(table);
    if (rows.length === count) return rows;
    if (rows.length !== last) end = Date.now() + WAIT_TIMEOUT;
    last = rows.length;
    if (Date.now() > end) throw new Error(`${table} has ${rows.length} rows, not ${count}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
