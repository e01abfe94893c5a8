/** Staff for browser tests: accounts made as an operator makes them, and the way in. */
import { spawn } from 'node:child_process';
import type { Page } from 'playwright-core';
import { landingPage, type Role } from '../../src/contract/roles.ts';
import type { Camp } from './camp.ts';
import type { RunningServer } from './running-server.ts';

export const PASSWORD = 'a long walk over the plains';

export const emailOf = (role: string) => `${role}@example.com`;

/** Makes an account by the command for the shell. */
export async function addAccount(
  server: RunningServer,
  role: Role,
  { email = emailOf(role), name = `${role} person`, oneTime = false } = {},
): Promise<void> {
  const options = ['--role', role, '--name', name, ...(oneTime ? ['--one-time'] : [])];
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/commands/staff.ts', 'add', email, ...options],
    {
      env: { ...process.env, DATA_DIR: server.dataDir },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  child.stdin.end(`${PASSWORD}\n`);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`No account for ${email}: ${said}`);
}

/** Signs in and waits for the page of the role. */
export async function signIn(page: Page, at: (path: string) => string, role: Role): Promise<void> {
  await page.goto(at('/Management'));
  await typeIn(page, emailOf(role), PASSWORD);
  await page.waitForURL((url) => url.pathname === landingPage(role));
  await page
    .getByRole('button', { name: /^(Sign out|Logout)$/ })
    .first()
    .waitFor();
}

export async function typeIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail or user name').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens a section of the page that is shown. */
export async function openSection(page: Page, label: string): Promise<void> {
  const opener = page.locator('.sheet-button');
  if (await opener.isVisible()) await opener.click();
  await page.locator('.office-sidebar').getByRole('link', { name: label, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: label }).waitFor();
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

/** The rows that a table of the server holds, once there are so many. */
export async function waitForRows(
  { server }: Pick<Camp, 'server'>,
  table: string,
  count: number,
): Promise<Record<string, unknown>[]> {
  const end = Date.now() + 20_000;
  for (;;) {
    const rows = server.rows(table);
    if (rows.length === count) return rows;
    if (Date.now() > end) throw new Error(`${table} has ${rows.length} rows, not ${count}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
