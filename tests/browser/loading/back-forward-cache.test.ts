/**
 * A page that the browser keeps in its back/forward cache, frozen, while another document is in its place: WebKit drops
 * the messages of other tabs that it misses. Here a page is told that it is kept, drops its messages, and then hears what
 * the browser says to a page that somebody has come back to.
 */
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { staffRoutes } from '../../../src/contract/protocol/routes.ts';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import {
  answerAlert,
  fillBooking,
  type Harness,
  type HarnessOptions,
  LINE_CUT,
  openHarness,
  submitBooking,
} from '../../parts/browser/harness.ts';
import { addAccount, signIn } from '../../parts/pages/office.ts';

declare global {
  interface Window {
    isKept?: boolean;
  }
}

let harness: Harness;
let page: Page;
async function open(options: HarnessOptions = {}): Promise<void> {
  harness = await openHarness({ viewport: { width: 1280, height: 900 }, ...options });
  page = harness.phone.page;
  await page.addInitScript(() => {
    const Real = BroadcastChannel;
    window.BroadcastChannel = class extends Real {
      override addEventListener(type: string, hear: (message: Event) => void) {
        super.addEventListener(type, (message) => window.isKept || hear(message));
      }
    };
  });
}
afterEach(() => harness.leave(LINE_CUT));

const keep = () =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.isKept = true;
  });
const comeBack = () =>
  page.evaluate(() => {
    window.isKept = false;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

const cutOff = () => page.route('**/api/**', (route) => route.abort());

describe('A page that was kept and is come back to', () => {
  it('shows what has been saved meanwhile', async () => {
    await open();
    const { release } = harness.line.hold(/^\/packs\//);
    await page.goto(harness.at('/offline'));
    const saving = page.getByRole('button', { name: /^Saving: / });
    await saving.waitFor();
    await keep();
    release();
    await waitUntilSaved(page);
    await comeBack();
    await saving.waitFor({ state: 'hidden' });
  });

  it('shows what has been sent meanwhile', async () => {
    await open({ serviceWorkers: 'block' });
    await page.goto(harness.at('/package_booking'));
    await page.getByLabel('Full name').waitFor();
    await cutOff();
    await fillBooking(page);
    expect(await submitBooking(page)).toMatch(/^Saved on this device\./);
    await page.goto(harness.at('/outbox'));
    const waiting = page.getByText('1 request saved on this device, not sent yet.');
    await waiting.waitFor();
    await keep();
    const other = await harness.phone.context.newPage();
    await other.goto(harness.at('/outbox'));
    await other.getByText('Nothing is waiting on this device.').waitFor();
    await comeBack();
    await page.getByText('Nothing is waiting on this device.').waitFor();
    await waiting.waitFor({ state: 'hidden' });
  });

  it('has left its locks to others meanwhile', async () => {
    await open({ serviceWorkers: 'block' });
    await page.goto(harness.at('/package_booking'));
    await page.getByLabel('Full name').waitFor();
    // The office never answers this page.
    await page.route('**/api/**', () => {});
    await fillBooking(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await answerAlert(page, /^You are about to book/);
    const held = async () =>
      (await page.evaluate(() => navigator.locks.query())).held
        ?.map(({ name }) => name?.split(':')[0])
        .sort();
    await expect.poll(held).toEqual(['outbox-replay', 'tab']);
    await keep();
    await expect.poll(held).toEqual([]);
    await comeBack();
    await expect.poll(held).toContain('tab');
  });

  it('shows nothing of the office once somebody has signed out in another tab', async () => {
    await open({ serviceWorkers: 'block' });
    await addAccount(harness.server, 'marketing', { name: 'Amina Signed-In' });
    await signIn(page, harness.at, 'marketing');
    await cutOff();
    await keep();
    const other = await harness.phone.context.newPage();
    await other.goto(harness.at(staffRoutes.marketing));
    await other.getByRole('button', { name: 'Logout' }).click();
    await other.waitForURL((url) => url.pathname === staffRoutes.management);
    await comeBack();
    await page.waitForURL((url) => url.pathname === staffRoutes.management);
    await page.getByText('Amina Signed-In').first().waitFor({ state: 'hidden' });
  });
});
