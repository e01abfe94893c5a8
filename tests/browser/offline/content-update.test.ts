/** The operator publishes while phones have the site saved: they show it by themselves, and fetch what is new. */
import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import {
  fillBooking,
  type Harness,
  LINE_CUT,
  openHarness,
  submitBooking,
  waitForBookings,
} from '../../parts/browser/harness.ts';
import { makeEdition, type SiteOfEdition } from '../../parts/browser/next-edition.ts';
import { startServer } from '../../parts/server/running-server.ts';

const BOOKING = '/package_booking?packagename=April%20Family%20Safari';
const NUMBER = 'a[href="tel:+255712345678"]';
/** Until a page that is in sight asks for a newer version, milliseconds. */
const MINUTE = 60_000;

let edition: SiteOfEdition;
beforeAll(async () => {
  const value = [{ printed: '+255 712 345 678', dialled: '+255712345678' }];
  edition = await makeEdition([{ item: 'company', field: 'phones', language: 'en', value }]);
}, 300_000);
afterAll(() => rmSync(edition.folder, { recursive: true, force: true }));

let harness: Harness;
afterEach(() => harness.leave(LINE_CUT));

/** Opens a page of a phone whose clock the test can move forward. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(harness.at(path));
  await waitUntilSaved(page);
}

/** Serves another folder from now on; without one the build, as after a restore. */
async function serve(folder?: string): Promise<void> {
  const { port, dataDir } = harness.server;
  // A phone that asks while the server starts would have found no delta yet.
  await harness.signal('down');
  await harness.server.stop();
  harness.server = await startServer({
    port,
    dataDir,
    origin: harness.line.origin,
    ...(folder && { folder }),
  });
  // Deltas are there some seconds after the start.
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const hasDeltas = async () => {
    const packs = await read('/site-packs.js');
    return Object.keys(JSON.parse(await read('/former-versions.json'))).some((url) => packs.includes(url));
  };
  await expect.poll(hasDeltas, { timeout: MINUTE, interval: 500 }).toBe(true);
  harness.line.seen.splice(0);
  await harness.signal('up');
}

/** Lets the time pass until the page asks for a newer version, which it may only begin to do. */
async function waitAMinute(page: Page): Promise<void> {
  const hasAsked = async () => {
    await page.clock.fastForward(MINUTE);
    return harness.line.seen.includes('GET /site-packs.js');
  };
  await expect.poll(hasAsked, { interval: 500 }).toBe(true);
}

const namesOf = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('/packs/')).sort());

/** Waits until none of the former packs but the program's is left. */
async function waitForTakeOver(page: Page, former: readonly string[]): Promise<string[]> {
  const staying = async () => (await namesOf(page)).filter((name) => former.includes(name));
  // Chromium looks only once a minute whether a worker that was busy can be replaced.
  await expect
    .poll(staying, { timeout: 2 * MINUTE })
    .toEqual(former.filter((name) => name.startsWith('/packs/program.')));
  return namesOf(page);
}

const offer = (page: Page) => page.getByRole('button', { name: 'Show the new version' }).count();

it(
  'shows it within a minute without a press, fetches what is new, and has it without a signal',
  async () => {
    harness = await openHarness({ saved: true });
    const { page, context } = harness.phone;
    await open(page, BOOKING);
    await page.getByLabel('Full name').fill('Amina');
    const other = await context.newPage();
    await other.goto(harness.at('/Culture'));
    const former = await namesOf(page);
    await serve(edition.folder);
    await page.bringToFront();
    await waitAMinute(page);
    const names = await waitForTakeOver(page, former);
    expect(names.length).toBe(former.length);
    await expect.poll(() => offer(page)).toBe(0);

    const packs = harness.line.seen.filter((call) => call.includes('/packs/'));
    expect(packs.length).toBe(names.filter((name) => !former.includes(name)).length);
    for (const call of packs) expect(call).toContain('.from.');
    const scripts = harness.line.seen.filter((call) => call.includes('/assets/'));
    expect(scripts).toEqual([]);

    // Both pages were open all the time: one goes on, the other shows what is new at the next step.
    expect(await page.getByLabel('Full name').inputValue()).toBe('Amina');
    expect(await other.locator(NUMBER).count()).toBe(0);
    await harness.signal('down');
    await fillBooking(page);
    await submitBooking(page);
    await other.bringToFront();
    await other.locator('a[href="/terms"]').first().click();
    await other.waitForURL(/terms/);
    await expect.poll(() => other.locator(NUMBER).count()).toBeGreaterThan(0);
    await page.goto(harness.at('/wildlife/Serengeti'));
    await expect.poll(() => page.locator(NUMBER).count()).toBeGreaterThan(0);
    await harness.signal('up');
    await waitForBookings(harness.server, 1);
  },
  5 * MINUTE,
);

it(
  'shows what a restored server has, and nothing that was saved is lost when the fetch is cut',
  async () => {
    harness = await openHarness({ saved: true });
    const { page } = harness.phone;
    await open(page, '/Culture');
    const built = await namesOf(page);
    harness.line.cutAfter(/^\/packs\/coast\./, 10, 2);
    await serve(edition.folder);
    await waitAMinute(page);
    await expect
      .poll(() => harness.line.seen.filter((call) => call.includes('/packs/coast.')).length)
      .toBe(2);
    // Half of it is not shown: the old pages stay whole.
    await harness.signal('down');
    await page.reload();
    expect(await page.locator(NUMBER).count()).toBe(0);
    harness.line.seen.splice(0);
    await harness.signal('up');
    await waitAMinute(page);
    await waitForTakeOver(page, built);
    await page.goto(harness.at('/Culture'));
    await expect.poll(() => page.locator(NUMBER).count()).toBeGreaterThan(0);

    const published = await namesOf(page);
    await serve();
    await waitAMinute(page);
    expect(await waitForTakeOver(page, published)).toEqual(built);
    await page.goto(harness.at('/wildlife/Serengeti'));
    expect(await page.locator(NUMBER).count()).toBe(0);
  },
  5 * MINUTE,
);
