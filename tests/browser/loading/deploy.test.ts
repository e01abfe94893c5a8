/** The site is deployed while pages of the former build are open: nothing typed is lost, and everything can be sent. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { waitForProgram, waitUntilSaved } from '../../parts/browser/browser.ts';
import {
  fillBooking,
  type Harness,
  LINE_CUT,
  openHarness,
  submitBooking,
  waitForBookings,
} from '../../parts/browser/harness.ts';
import { makeNewerBuild } from '../../parts/browser/newer-build.ts';
import { startServer } from '../../parts/server/running-server.ts';

const SAVED = 'Saved on this device. We will send it as soon as you are online.';
const BOOKING = '/package_booking?packagename=April%20Family%20Safari';
let harness: Harness;
const folders: string[] = [];
afterEach(async () => {
  await harness.leave(LINE_CUT);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Puts the next build into the place of the server's. */
async function deploy(): Promise<void> {
  const { port, dataDir } = harness.server;
  await harness.server.stop();
  const folder = makeNewerBuild();
  folders.push(folder);
  harness.server = await startServer({ port, dataDir, origin: harness.line.origin, folder });
}

const nameOf = (page: Page) => page.getByLabel('Full name').inputValue();

describe('A form that is open without a saved site', () => {
  it('and untouched can be filled in and sent after the deploy', async () => {
    harness = await openHarness({ serviceWorkers: 'block' });
    const { page } = harness.phone;
    await page.goto(harness.at(BOOKING));
    await waitForProgram(page);
    await deploy();
    await fillBooking(page);
    expect(await submitBooking(page)).not.toMatch(/could not save/);
    await waitForBookings(harness.server, 1);
  });

  it('has loaded what a press needs, also where the server kept nothing of the former build', async () => {
    harness = await openHarness({ serviceWorkers: 'block' });
    const { page } = harness.phone;
    await page.goto(harness.at(BOOKING));
    await page.waitForLoadState('networkidle');
    await page.context().route(/\/assets\//, (route) => route.fulfill({ status: 404 }));
    await fillBooking(page);
    expect(await submitBooking(page)).not.toMatch(/could not save/);
    await waitForBookings(harness.server, 1);
  });

  it('whose program cannot be loaded any more offers to load the page again, with what was typed', async () => {
    harness = await openHarness({ serviceWorkers: 'block' });
    const { page } = harness.phone;
    await page.context().route(/\/assets\/for-forms/, (route) => route.fulfill({ status: 404 }));
    await page.goto(harness.at(BOOKING));
    await waitForProgram(page);
    await fillBooking(page);
    expect(await submitBooking(page)).toMatch(/could not save|Failed to connect/);
    expect(await nameOf(page)).toBe('Amina Okoye');
    await page.context().unroute(/\/assets\/for-forms/);
    rmSync(join(harness.server.dataDir, 'former-builds'), { recursive: true, force: true });
    await deploy();
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await page.getByText('What you typed before is back.').waitFor();
    expect(await nameOf(page)).toBe('Amina Okoye');
    expect(await submitBooking(page)).not.toMatch(/could not save|Failed to connect/);
    await waitForBookings(harness.server, 1);
    // It is sent: the next visit begins with nothing.
    await page.reload();
    await waitForProgram(page);
    expect(await nameOf(page)).toBe('');
    harness.phone.forgive(/Error submitting package booking/);
  });
});

describe('A saved site', () => {
  const scripts = () =>
    harness.phone.page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('/packs/program.'));
      return names.length;
    });

  it('keeps the scripts of the former build while a page of it is open, without a line too', async () => {
    harness = await openHarness({ saved: true });
    const { page, context } = harness.phone;
    await page.goto(harness.at(BOOKING));
    await waitUntilSaved(page);
    const [script] = await page.evaluate(async () => {
      const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('/packs/program.'));
      const keys = await (await caches.open(name)).keys();
      return keys.map(({ url }) => new URL(url).pathname).filter((path) => path.includes('/for-forms'));
    });
    await page.getByLabel('Full name').fill('Amina');
    await deploy();
    const other = await context.newPage();
    await other.goto(harness.at('/culture'));
    await Promise.all([
      other.waitForEvent('load'),
      other.getByRole('button', { name: 'Show the new version' }).click(),
    ]);
    await expect.poll(scripts).toBe(2);
    await harness.signal('down');
    const status = await page.evaluate(async (path) => (await fetch(path as string)).status, script);
    expect(status).toBe(200);
    await fillBooking(page);
    expect(await submitBooking(page)).toBe(SAVED);
    await harness.signal('up');
    await waitForBookings(harness.server, 1);
    // Once that page is gone, the next visit tidies up.
    await page.goto(harness.at('/culture'));
    await expect.poll(scripts).toBe(1);
  });

  it('shows pages of the new build that it has not saved, under the former worker', async () => {
    harness = await openHarness({ saved: true });
    const { page } = harness.phone;
    await page.goto(harness.at('/culture'));
    await waitUntilSaved(page);
    // Its own update does not arrive meanwhile.
    await page.context().route(/\/service-worker\.js/, (route) => route.abort());
    await deploy();
    await page.goto(harness.at('/Management'));
    await page.getByRole('button', { name: 'Login' }).waitFor();
    await page.goto(harness.at(BOOKING));
    await fillBooking(page);
    await submitBooking(page);
    await waitForBookings(harness.server, 1);
  });
});
