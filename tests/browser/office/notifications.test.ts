/** Notifications of new requests, in a browser with windows: without them it forbids all, and is told to say so. */
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FLAGS, startVisit, type Visit, wholeBrowserPath } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn } from '../../parts/pages/office.ts';
import { stateOf } from '../../parts/pages/trip-plans.ts';
import { requests } from '../../parts/records/sample-requests.ts';

let harness: Harness;
let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  harness = await openHarness();
  await addAccount(harness.server, 'operations', { name: 'Amina' });
  browser = await chromium.launch({ executablePath: wholeBrowserPath(), args: FLAGS });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.grantPermissions(['notifications'], { origin: new URL(harness.at('/')).origin });
  visit = await startVisit(context);
});
afterAll(async () => {
  await visit.close(LINE_CUT);
  await browser.close();
  await harness.leave(LINE_CUT);
});

async function ask(name: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${harness.server.port}/api/tripplans`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...requests.tripPlan, name }),
  });
  expect(response.status, await response.text()).toBe(200);
}

describe('A notification', () => {
  it('comes only where somebody asked, and says kind and number alone', async () => {
    const { page } = visit;
    await page.addInitScript(() => {
      const request = Notification.requestPermission.bind(Notification);
      Notification.requestPermission = () => {
        document.documentElement.dataset.asked = 'yes';
        return request();
      };
      // The person looks at something else.
      document.hasFocus = () => false;
    });
    const asked = () => page.evaluate(() => document.documentElement.dataset.asked);
    const notices = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body }) => title + body);
      });
    await signIn(page, harness.at, 'operations');
    await openSection(page, 'Trip Plans');
    await ask('Silent Guest');
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    expect(await notices()).toEqual([]);
    await page.getByRole('link', { name: 'Amina' }).click();
    const settings = page.getByRole('region', { name: 'Notifications on this device' });
    expect(await asked()).toBeUndefined();
    if (await page.evaluate(() => Notification.permission === 'denied')) {
      await settings.getByText('This browser forbids them.').waitFor();
      expect(await settings.getByRole('button').count()).toBe(0);
      return;
    }
    await settings.getByText('They are off.').waitFor();
    await settings.getByRole('button', { name: 'Turn on' }).click();
    await settings.getByText('They are on.').waitFor();
    expect(await asked()).toBe('yes');
    await ask('Loud Guest');
    await expect.poll(notices).toEqual(['Trip plans: 1 new']);
    await ask('Second Loud Guest');
    await expect.poll(notices).toEqual(['Trip plans: 2 new']);
    await settings.getByRole('button', { name: 'Turn off' }).click();
    await settings.getByText('They are off.').waitFor();
    await expect.poll(notices).toEqual([]);
  });
});

it('The badge of the app has the count of what is new, and is gone with whoever signs out', async () => {
  const { context } = visit;
  const page = await context.newPage();
  // Chromium draws no badge for a site that is not installed: what it is asked for is written down.
  await page.addInitScript(() => {
    const asked = (count: number) => {
      document.documentElement.dataset.badge = String(count);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: asked, clearAppBadge: () => asked(0) });
  });
  const badge = () => page.evaluate(() => document.documentElement.dataset.badge);
  await page.goto(harness.at('/Operation_department'));
  await openSection(page, 'Trip Plans');
  const waiting = harness.server.rows('record').length;
  await expect.poll(badge).toBe(String(waiting));
  await ask('One more Guest');
  await expect.poll(badge).toBe(String(waiting + 1));
  await stateOf(page, 'One more Guest').selectOption('Answered');
  await expect.poll(badge).toBe(String(waiting));
  // It has left: nothing is asked at signing out.
  await expect.poll(() => harness.server.rows('record').map(({ state }) => state)).toContain('answered');
  await expect.poll(() => page.getByRole('link', { name: /not sent/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await expect.poll(badge).toBe('0');
});
