/** A phone on which the site may store 6 MB: what people send has its room, and saved pages give way. */
import type { CDPSession, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitForProgram } from '../parts/browser/browser.ts';
import {
  fillBooking,
  type Harness,
  LINE_CUT,
  openHarness,
  submitBooking,
  waitForBookings,
} from '../parts/browser/harness.ts';

const SAVED = 'Saved on this device. We will send it as soon as you are online.';
const BOOKING = '/package_booking?packagename=April%20Family%20Safari';
const QUOTA = 6_000_000;

let harness: Harness;
let page: Page;
let session: CDPSession;
beforeEach(async () => {
  harness = await openHarness({ ownProfile: true });
  ({ page } = harness.phone);
  session = await harness.phone.context.newCDPSession(page);
});
afterEach(() => harness.leave(LINE_CUT));

const setQuota = (quotaSize?: number) =>
  session.send('Storage.overrideQuotaForOrigin', {
    origin: harness.line.origin,
    ...(quotaSize !== undefined && { quotaSize }),
  });
/** How often the server was asked for each pack. */
const asked = (name: string) => harness.line.seen.filter((line) => line.includes(`/packs/${name}`)).length;
/** Names of the complete packs. */
const packs = () =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('/packs/'));
    const complete = await Promise.all(
      names.map((cacheName) => caches.match('/pack-complete', { cacheName })),
    );
    return names.filter((_, index) => complete[index]).map((name) => name.split(/[/.]/)[2]);
  });
const words = 'This device has no room for the rest';
/** What the page says once the worker has saved what fits. */
async function waitUntilFull(): Promise<void> {
  await page.goto(harness.at('/offline'));
  await page.getByText(words).first().waitFor();
}

describe('The first visit', () => {
  beforeEach(async () => {
    await page.goto(harness.at('/robots.txt'));
    await setQuota(QUOTA);
  });

  it('saves what fits, and the first press without a line is kept', async () => {
    await waitUntilFull();
    expect(await packs()).toEqual(expect.arrayContaining(['program', 'core']));
    expect(await packs()).not.toContain('coast');
    await page.goto(harness.at(BOOKING));
    await waitForProgram(page);
    await harness.signal('down');
    for (const name of ['Amina', 'Baraka', 'Chiku']) {
      await fillBooking(page, name);
      expect(await submitBooking(page)).toBe(SAVED);
    }
    await harness.signal('up');
    await waitForBookings(harness.server, 3);
  });

  it('fetches what did not fit once, however often somebody comes back', async () => {
    await waitUntilFull();
    const before = asked('');
    for (const path of ['/culture', BOOKING, '/']) {
      await page.goto(harness.at(path));
      await waitForProgram(page);
    }
    await waitUntilFull();
    expect(asked('')).toBe(before);
    // Somebody has made room, and asks for it.
    await setQuota();
    await page.getByRole('button', { name: 'Save what is missing' }).click();
    await expect.poll(packs).toContain('coast');
    await page.getByText(words).first().waitFor({ state: 'hidden' });
  });
});

describe('A phone that was full before', () => {
  it('has room at the first press, and pages give way to make it again', async () => {
    await page.goto(harness.at('/robots.txt'));
    await setQuota(QUOTA);
    // All that an older version had saved, to the last bytes.
    await page.evaluate(async () => {
      const cache = await caches.open('/packs/parks.older.json');
      for (const size of [100_000, 10_000, 1_000, 100]) {
        try {
          for (let count = 0; count < 100; count += 1)
            await cache.put(`/${size}/${count}`, new Response('x'.repeat(size)));
        } catch {
          // Full.
        }
      }
    });
    await page.goto(harness.at(BOOKING));
    await page.waitForLoadState('networkidle');
    await harness.signal('down');
    await fillBooking(page);
    expect(await submitBooking(page)).toBe(SAVED);
    await harness.signal('up');
    await waitForBookings(harness.server, 1);
    // The next visit finds room for what was missing.
    await waitUntilFull();
    expect(await packs()).toEqual(expect.arrayContaining(['program', 'core']));
  });
});
