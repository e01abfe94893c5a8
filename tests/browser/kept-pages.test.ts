/**
 * A page that the browser keeps in its back/forward cache, frozen, while another document is in its place: WebKit drops
 * the messages that it misses. Here a page misses them because it alone has no BroadcastChannel, and then hears what
 * the browser says to a page that somebody has come back to.
 */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staffRoutes } from '../../src/contract/addresses.ts';
import { type Camp, fillBooking, LINE_CUT, openCamp, submitBooking } from '../parts/camp.ts';
import { addAccount, signIn } from '../parts/office.ts';

let camp: Camp;
let page: Page;
beforeEach(async () => {
  camp = await openCamp({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
  page = camp.phone.page;
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
});
afterEach(() => camp.leave(LINE_CUT));

const comeBack = () =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

const cutOff = () => page.route('**/api/**', (route) => route.abort());

describe('A page that was kept and is come back to', () => {
  it('shows what has been sent meanwhile', async () => {
    await page.goto(camp.at('/package_booking'));
    await page.getByLabel('Full name').waitFor();
    await cutOff();
    await fillBooking(page);
    expect(await submitBooking(page)).toMatch(/^Saved on this device\./);
    await page.goto(camp.at('/outbox'));
    const waiting = page.getByText('1 request saved on this device, not sent yet.');
    await waiting.waitFor();
    const other = await camp.phone.context.newPage();
    await other.goto(camp.at('/outbox'));
    await other.getByText('Nothing is waiting on this device.').waitFor();
    await comeBack();
    await page.getByText('Nothing is waiting on this device.').waitFor();
    await waiting.waitFor({ state: 'hidden' });
  });

  it('shows nothing of the office to who has signed out meanwhile', async () => {
    await addAccount(camp.server, 'marketing', { name: 'Amina Signed-In' });
    await signIn(page, camp.at, 'marketing');
    await cutOff();
    const other = await camp.phone.context.newPage();
    await other.goto(camp.at(staffRoutes.marketing));
    await other.getByRole('button', { name: 'Logout' }).click();
    await other.waitForURL((url) => url.pathname === staffRoutes.management);
    await comeBack();
    await page.waitForURL((url) => url.pathname === staffRoutes.management);
    await page.getByText('Amina Signed-In').first().waitFor({ state: 'hidden' });
  });
});
