/** Browsers that lack what newer ones have: slower perhaps, never wrong, and never a busy loop. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { openVisit, type Visit, waitUntilSaved } from '../../parts/browser/browser.ts';
import { fillBooking, LINE_CUT, submitBooking, waitForBookings } from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn } from '../../parts/pages/office.ts';
import { type FaultyProxy, openFaultyProxy } from '../../parts/server/faulty-proxy.ts';
import { freePort, type RunningServer, startServer } from '../../parts/server/running-server.ts';

/** One office for all these browsers. */
let server: RunningServer;
let line: FaultyProxy;
const at = (path: string) => line.origin + path;
beforeAll(async () => {
  const port = await freePort();
  server = await startServer({ origin: `http://127.0.0.1:${port}` });
  line = await openFaultyProxy(port, server.port);
  await addAccount(server, 'operations');
});
afterAll(async () => {
  await line.close();
  expect(await server.stop()).toBe(0);
});

/** Features that each browser of the README may lack, as properties that a page sees. */
const parts = {
  'AbortSignal.any': [['AbortSignal', 'any']],
  'AbortSignal.timeout': [['AbortSignal', 'timeout']],
  BroadcastChannel: [['globalThis', 'BroadcastChannel']],
  'Web Locks': [['Navigator.prototype', 'locks']],
  'Background Sync': [
    ['globalThis', 'SyncManager'],
    ['ServiceWorkerRegistration.prototype', 'sync'],
  ],
  popovers: [['HTMLElement.prototype', 'popover']],
  CompressionStream: [['globalThis', 'CompressionStream']],
  'storage buckets': [['Navigator.prototype', 'storageBuckets']],
  'newer methods of lists': [
    ['Array.prototype', 'toReversed'],
    ['Array.prototype', 'toSorted'],
    ['Array.prototype', 'findLast'],
  ],
};
const ways: [string, string[][]][] = [...Object.entries(parts), ['all of them', Object.values(parts).flat()]];

/** Removes features before any page runs, and counts how often a page asks to have the stream of changes. */
async function takeAway(page: Page, missing: readonly string[][]): Promise<void> {
  await page.addInitScript((list) => {
    for (const [path = '', name = ''] of list) {
      const owner = path
        .split('.')
        .reduce<unknown>(
          (found, step) => (step === 'globalThis' ? globalThis : Reflect.get(found as object, step)),
          globalThis,
        );
      Reflect.deleteProperty(owner as object, name);
    }
    const { locks } = navigator;
    let asked = 0;
    let askedForStream = 0;
    const count = () => {
      asked += 1;
      document.documentElement?.setAttribute('data-turns', String(asked));
    };
    if (locks) {
      const request = locks.request.bind(locks) as (...parts: unknown[]) => Promise<unknown>;
      Object.defineProperty(locks, 'request', {
        value: (...given: unknown[]) => {
          count();
          if (given[0] === 'feed-stream') askedForStream += 1;
          document.documentElement?.setAttribute('data-stream-turns', String(askedForStream));
          return request(...given);
        },
      });
    }
    // A failure that passes is one too.
    new MutationObserver(() => {
      if (/could not be read/.test(document.body?.innerText ?? ''))
        document.documentElement.dataset.failed = '';
    }).observe(document, { childList: true, subtree: true });
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...given) => {
      count();
      return open(...given);
    };
  }, missing);
}

const turns = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.getAttribute('data-turns')));

/** Returns how often the page has asked to be the one with the stream of changes. */
const streamTurns = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.getAttribute('data-stream-turns')));

/** Turns that would be a loop: opening and sending take a few dozen at most. */
const MANY = 80;

describe.each(ways)('Without %s', (_what, missing) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await openVisit({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await takeAway(visit.page, missing);
  });
  afterAll(async () => {
    await visit.close(LINE_CUT);
    await line.set('up');
  });

  it('a booking is filled in, saved without a line, and arrives once', async () => {
    const { page } = visit;
    const others = server.bookings().length;
    await page.goto(at('/package_booking'));
    await waitUntilSaved(page);
    await fillBooking(page);
    await line.set('down');
    expect(await submitBooking(page)).toMatch(/^Saved on this device/);
    await line.set('up');
    await page.goto(at('/outbox'));
    await waitForBookings(server, others + 1);
    await page.getByText('Received').first().waitFor();
    expect(await turns(page)).toBeLessThan(MANY);
  });

  it('the office opens its line once, and shows what comes in', async () => {
    const { page } = visit;
    const earlier = line.seen.length;
    const streams = () =>
      line.seen.slice(earlier).filter((call) => call === `GET ${endpoints.changesStream}`).length;
    await signIn(page, at, 'operations');
    await openSection(page, 'Package Bookings');
    await expect.poll(streams).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(streams).toBeGreaterThan(1);
    expect(streams()).toBeLessThan(6);
    expect(await streamTurns(page)).toBeLessThanOrEqual(2);
    await page.getByText('Amina Okoye').first().waitFor();
    expect(await page.locator('html[data-failed]').count()).toBe(0);
    expect(await turns(page)).toBeLessThan(MANY);
  });
});
