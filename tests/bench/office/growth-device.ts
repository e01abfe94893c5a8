/** One device with so many tour bookings: its first sync, opening the table again, a key, memory and disk. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { SIGNED_IN_FLAG } from '../../../src/contract/document/local-storage.ts';
import { sectionUrl, staffRoutes } from '../../../src/contract/protocol/routes.ts';
import { browserPath } from '../../parts/browser/browser.ts';
import { seedTours } from '../../parts/database/seed-tours.ts';
import { freePort, startServer } from '../../parts/server/running-server.ts';
import { NAMES } from '../names.ts';
import { quantile } from '../parts/transfer.ts';
import { SEEDED_PASSWORD, seedAccount } from '../server/seed-account.ts';
import { timeKeys } from './office-keys.ts';
import { measureMemory, sizeOnDisk, type TabMemory } from './tab-memory.ts';

const EMAIL = 'operations@example.com';
const ADDRESS = sectionUrl(staffRoutes.operations, 'tour-bookings');
/** Times that the table is opened again. */
const ROUNDS = 3;
const WORDS = ['peter', 'josé', 'zzz'];
/** Milliseconds. */
const WAIT_TIMEOUT = 600_000;
/** Milliseconds in which the search of all records makes its index. */
const REST = 10_000;

export interface Measured extends TabMemory {
  /** Milliseconds. */
  sync: number;
  rows: number;
  counted: number;
  key: number;
  /** Bytes. */
  disk: number;
}

/** A server with so many bookings and a browser that has never been there. */
export async function measureDevice(size: number, flags: readonly string[]): Promise<Measured> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer({ port, origin });
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', ...flags],
  });
  try {
    seedTours(server.dataDir, size);
    await seedAccount(server.dataDir, 'operations', EMAIL);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    return await measure(browser, context, origin, size);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measure(
  browser: Browser,
  context: BrowserContext,
  origin: string,
  size: number,
): Promise<Measured> {
  const { page, timed } = await openTab(context, origin, size);
  await signIn(page, origin);
  const { counted: sync } = await timed();
  // The search of all records makes its index, and the first screen is kept.
  await page.waitForTimeout(REST);
  const again: Awaited<ReturnType<typeof timed>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${origin}/offline`);
    again.push(await timed());
    await page.waitForTimeout(2_000);
  }
  const keys = await typeWords(page);
  const disk = await page.evaluate(sizeOnDisk);
  await page.close();
  // In a tab of its own: the one before holds what five documents have left behind.
  const fresh = await openTab(context, origin, size);
  await fresh.timed();
  await fresh.page.waitForTimeout(REST);
  const median = (of: 'rows' | 'counted') =>
    quantile(
      again.map((one) => one[of]),
      0.5,
    );
  return {
    sync,
    rows: median('rows'),
    counted: median('counted'),
    key: quantile(keys, 0.5),
    ...(await measureMemory(browser, context, fresh.page)),
    disk,
  };
}

/** A tab that has opened nothing yet. `timed` opens the table: milliseconds until rows are painted, and all counted. */
async function openTab(context: BrowserContext, origin: string, size: number) {
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_TIMEOUT);
  const crashed = new Promise<never>((_, reject) => {
    page.once('crash', () => reject(new Error('the tab crashed')));
  });
  crashed.catch(() => undefined);
  await page.addInitScript(NAMES);
  const inTime = <Value>(work: Promise<Value>) => Promise.race([crashed, work]);
  const timed = async () => {
    const start = performance.now();
    await inTime(page.goto(origin + ADDRESS, { waitUntil: 'commit' }));
    await inTime(page.locator('tbody tr[data-place]').first().waitFor());
    const rows = performance.now() - start;
    const count = `${size.toLocaleString('en')} rows`;
    await inTime(page.locator('.table-count', { hasText: count }).waitFor());
    await inTime(page.locator('[role=grid][aria-busy=false]').waitFor());
    return { rows, counted: performance.now() - start };
  };
  return { page, timed };
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin + staffRoutes.management);
  const status = await page.evaluate(
    async ({ flag, ...login }) => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify(login);
      const answer = await fetch('/userslogin', { method: 'POST', headers, body });
      localStorage.setItem(flag, 'true');
      return answer.status;
    },
    { email: EMAIL, password: SEEDED_PASSWORD, flag: SIGNED_IN_FLAG },
  );
  if (status !== 200) throw new Error(`The sign-in was answered ${status}.`);
}

async function typeWords(page: Page): Promise<number[]> {
  await page.getByRole('searchbox', { name: /^Search / }).focus();
  await page.evaluate(timeKeys);
  for (const word of WORDS) {
    for (const letter of word) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(150);
    }
    for (const _ of word) await page.keyboard.press('Backspace');
    await page.waitForTimeout(500);
  }
  return page.evaluate(() => window.paints);
}
