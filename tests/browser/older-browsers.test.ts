/** Browsers that lack what newer ones have: slower perhaps, never wrong, and never a busy loop. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../src/contract/calls.ts';
import { waitUntilSaved } from '../parts/browser.ts';
import { type Camp, fillBooking, LINE_CUT, openCamp, submitBooking, waitForBookings } from '../parts/camp.ts';
import { addAccount, openSection, signIn } from '../parts/office.ts';

let camp: Camp;
beforeEach(async () => {
  camp = await openCamp({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
});
afterEach(async () => {
  await camp.leave(LINE_CUT);
});

/** What each browser of the README may lack, as a page sees it. */
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
  'newer methods of lists': [
    ['Array.prototype', 'toReversed'],
    ['Array.prototype', 'toSorted'],
    ['Array.prototype', 'findLast'],
  ],
};
const ways: [string, string[][]][] = [...Object.entries(parts), ['all of them', Object.values(parts).flat()]];

/** Takes parts away before any page runs, and counts the turns that a page asks for. */
async function takeAway(missing: readonly string[][]): Promise<void> {
  await camp.phone.page.addInitScript((list) => {
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
    const count = () => {
      asked += 1;
      document.documentElement?.setAttribute('data-turns', String(asked));
    };
    if (locks) {
      const request = locks.request.bind(locks) as (...parts: unknown[]) => Promise<unknown>;
      Object.defineProperty(locks, 'request', {
        value: (...given: unknown[]) => {
          count();
          return request(...given);
        },
      });
    }
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...given) => {
      count();
      return open(...given);
    };
  }, missing);
}

const turns = () =>
  camp.phone.page.evaluate(() => Number(document.documentElement.getAttribute('data-turns')));

/** More would be a loop: opening and sending take a few dozen turns at most. */
const MANY = 80;

describe.each(ways)('Without %s', (_what, missing) => {
  beforeEach(() => takeAway(missing));

  it('a booking is filled in, saved without a line, and arrives once', async () => {
    const { page } = camp.phone;
    await page.goto(camp.at('/package_booking'));
    await waitUntilSaved(page);
    await fillBooking(page);
    await camp.line.set('down');
    expect(await submitBooking(page)).toMatch(/^Saved on this device/);
    await camp.line.set('up');
    await page.goto(camp.at('/outbox'));
    await waitForBookings(camp.server, 1);
    await page.getByText('Received').first().waitFor();
    expect(await turns()).toBeLessThan(MANY);
  });

  it('the office opens its line once, and shows what comes in', async () => {
    const { page } = camp.phone;
    await addAccount(camp.server, 'operations');
    await signIn(page, camp.at, 'operations');
    await openSection(page, 'Package Bookings');
    const streams = () => camp.line.seen.filter((call) => call === `GET ${calls.changesStream}`).length;
    await expect.poll(streams).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(streams).toBeGreaterThan(1);
    expect(streams()).toBeLessThan(6);
    expect(await turns()).toBeLessThan(MANY);
  });
});
