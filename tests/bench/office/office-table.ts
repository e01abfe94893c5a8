/**
 * The tour bookings of the operations department with 100,000 rows, from the server's database to
 * the screen: first sync, from a key to painted rows, scrolling, memory, and opening again offline.
 */
import type { Page } from 'playwright-core';
import { sectionUrl, staffRoutes } from '../../../src/contract/protocol/routes.ts';
import { seedTours } from '../../parts/database/seed-tours.ts';
import { NAMES } from '../names.ts';
import { type Figures, withSite } from '../parts/transfer.ts';
import { SEEDED_PASSWORD, seedAccount } from '../server/seed-account.ts';
import { openLeastTable } from './least-table.ts';
import { keysByTurns } from './office-keys.ts';
import { reopenByTurns } from './office-reopen.ts';

const ROWS = 100_000;
const EMAIL = 'operations@example.com';
const ADDRESS = sectionUrl(staffRoutes.operations, 'tour-bookings');
/** Sorted and filtered: what nobody has taken on yet, oldest first. */
const VIEW = `${ADDRESS}&view=to-answer`;
/** `--keys` and `--reopen` measure one part. */
const wants = (part: string) =>
  process.argv.includes(part) || !process.argv.some((word) => word === '--keys' || word === '--reopen');

export function measureOfficeTable(): Promise<Figures> {
  return withSite(async (browser, origin, server) => {
    seedTours(server.dataDir, ROWS);
    await seedAccount(server.dataDir, 'operations', EMAIL);
    const least = await openLeastTable();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(NAMES);
    const synced = await sync(page, origin);
    await page.waitForTimeout(5_000);
    const empty = await context.newPage();
    await empty.addInitScript(NAMES);
    await empty.goto(least.origin);
    await empty.evaluate(async () => void (await navigator.serviceWorker.ready));
    await empty.goto(`${least.origin}/empty`);
    const open = wants('--keys') ? await keysByTurns(page, empty) : [];
    await empty.close();
    const memory = await memoryOf(page);
    const known: Figures = [
      ['first sync: from signing in to all rows in the table', `${(synced / 1000).toFixed(1)} s`],
      ...open,
      ['memory of the page with all rows and their index', `${(memory / 1e6).toFixed(0)} MB`],
    ];
    if (!wants('--reopen')) {
      await least.close();
      return known;
    }
    await page.goto(origin + VIEW);
    await page.evaluate(waitForProgram);
    // All is read, the answer has settled, and its first screen is kept.
    await page.locator('[role=grid][aria-busy=false]').waitFor({ timeout: 120_000 });
    await page.waitForTimeout(3_000);
    await page.close();
    await Promise.all([server.stop(), least.close()]);
    const again = await reopenByTurns(context, { origin, view: VIEW, least: least.origin });
    return [...known, ...again];
  });
}

async function sync(page: Page, origin: string): Promise<number> {
  await page.goto(origin + staffRoutes.management);
  await page.getByLabel('E-mail or user name').fill(EMAIL);
  await page.getByLabel('Password').fill(SEEDED_PASSWORD);
  const start = performance.now();
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`**${staffRoutes.operations}*`);
  await page.goto(origin + ADDRESS);
  await page.locator('.table-count', { hasText: '100,000 rows' }).waitFor({ timeout: 300_000 });
  return performance.now() - start;
}

async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** In the page: until the worker is in control and holds the staff's program. */
async function waitForProgram(): Promise<void> {
  await navigator.serviceWorker.ready;
  for (;;) {
    const cacheName = (await caches.keys()).find((name) => name.startsWith('/packs/office'));
    const held = cacheName && (await caches.match('/pack-complete', { cacheName }));
    if (held && navigator.serviceWorker.controller) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
