/** The last screen of a table is shown before the program has loaded, and no press on it is lost. */
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAST_SCREENS_DATABASE_KEY } from '../../../../src/contract/document/local-storage.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { sectionUrl, staffRoutes } from '../../../../src/contract/protocol/routes.ts';
import { type Harness, LINE_CUT, openHarness } from '../../../parts/browser/harness.ts';
import { seedTours } from '../../../parts/database/seed-tours.ts';
import { queueEntries } from '../../../parts/device/entry.ts';
import { deleteStored } from '../../../parts/pages/delete-stored.ts';
import { holdAppStart, storedScreens, untilScreenStored } from '../../../parts/pages/last-screen.ts';
import { addAccount, PASSWORD, signIn, typeIn, waitUntilOfficeSaved } from '../../../parts/pages/office.ts';
import { staffRequests } from '../../../parts/records/sample-requests.ts';

const ADDRESS = sectionUrl(staffRoutes.operations, 'tour-bookings');

let harness: Harness;
let page: Page;
let author: string;
beforeAll(async () => {
  harness = await openHarness({
    saved: true,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await addAccount(harness.server, 'operations');
  await addAccount(harness.server, 'operations', { email: 'juma@example.com', name: 'Juma' });
  seedTours(harness.server.dataDir, 300);
  page = harness.phone.page;
  await signIn(page, harness.at, 'operations');
  await page.goto(harness.at(ADDRESS));
  await page.locator('.table-count', { hasText: '300 rows' }).waitFor();
  await waitUntilOfficeSaved(page);
  await untilScreenStored(page);
  author = await page.evaluate(
    async (call) => (await (await fetch(call)).json()).account.id,
    endpoints.session,
  );
});
afterAll(() => harness.leave(LINE_CUT));

/** From now on pages wait for their last screen as long as it takes. */
function holdPatience(): void {
  const { setTimeout } = window;
  window.setTimeout = ((work: () => void, wait?: number) =>
    setTimeout(work, wait === 500 ? 60_000 : wait)) as typeof window.setTimeout;
}

const firstName = (on: Page) => on.locator('tbody tr[data-id] .table-first').first().textContent();

describe('A table opened again without a signal', () => {
  let held: Page;
  let name: string | null;
  beforeAll(async () => {
    name = await firstName(page);
    await harness.signal('down');
    held = await page.context().newPage();
    await held.addInitScript(holdAppStart);
    await held.setViewportSize({ width: 1440, height: 900 });
  });

  const reopen = () => held.goto(harness.at(ADDRESS), { waitUntil: 'commit' });
  const letProgram = () => held.evaluate(() => window.letProgram());

  it('shows the same rows while the program is held, and says that it is at work', async () => {
    await reopen();
    await held.locator('.office[aria-busy=true] tbody tr[data-id]').first().waitFor();
    expect(await firstName(held)).toBe(name);
    expect(await held.locator('.table-count').textContent()).toBe('The first 60; reading the rest …');
    const before = await held.locator('tbody tr[data-id]').first().boundingBox();
    const room = () => held.locator('.table-scroll').evaluate(({ scrollHeight }) => scrollHeight);
    const roomBefore = await room();
    // Only what was on the screen is drawn.
    for (const row of await held.locator('tbody tr[data-id]').all())
      expect((await row.boundingBox())?.y).toBeLessThanOrEqual(900);
    await letProgram();
    await held.locator('[role=grid][aria-busy=false]').waitFor();
    expect(await firstName(held)).toBe(name);
    expect(await held.locator('tbody tr[data-id]').first().boundingBox()).toEqual(before);
    expect(await room()).toBe(roomBefore);
    expect(await held.locator('.office[aria-busy]').count()).toBe(0);
  });

  it('asks for nothing of the program before they are painted', async () => {
    const patient = await page.context().newPage();
    await patient.addInitScript(holdPatience);
    await patient.setViewportSize({ width: 1440, height: 900 });
    await patient.goto(harness.at(ADDRESS));
    await patient.locator('[role=grid][aria-busy=false]').waitFor();
    const [painted, asked] = await patient.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
      performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (name.endsWith('.js') ? startTime : [])),
    ]);
    expect(painted).toHaveLength(1);
    expect(asked?.length).toBeGreaterThan(10);
    expect(Math.min(...(asked ?? []))).toBeGreaterThan(painted?.[0] ?? Number.NaN);
    await patient.close();
  });

  it('opens the row that was pressed meanwhile', async () => {
    await reopen();
    const third = held.locator('tbody tr[data-id] .table-first').nth(2);
    await third.waitFor();
    const pressed = (await third.textContent()) ?? '';
    await third.click();
    await held.locator('tr[data-id][aria-busy=true]').waitFor();
    expect(await held.locator('.record-panel').count()).toBe(0);
    await letProgram();
    await held.locator('.record-panel', { hasText: pressed }).waitFor();
  });

  it('searches for what was typed meanwhile', async () => {
    await reopen();
    await held.locator('tbody tr[data-id]').first().waitFor();
    await held.getByRole('searchbox', { name: /^Search / }).pressSequentially('zzz');
    await letProgram();
    await held.getByText('Nothing matches the search and filters.').waitFor();
    expect(await held.getByRole('searchbox', { name: /^Search / }).inputValue()).toBe('zzz');
  });

  it('draws nothing that could run, whatever was stored', async () => {
    await storedScreens(page, {
      tamper: [
        'div',
        { onclick: 'window.ran = true', class: 'tampered' },
        ['script', {}, 'window.ran = true'],
        ['a', { href: 'javascript:window.ran = true' }, 'Press'],
        ['iframe', { srcdoc: '<p>' }],
      ],
    });
    await reopen();
    await held.locator('.tampered').waitFor({ state: 'attached' });
    expect(await held.locator('.tampered').evaluate((element) => element.outerHTML)).toBe(
      '<div class="tampered"><a>Press</a></div>',
    );
    await letProgram();
    await held.locator('[role=grid][aria-busy=false]').waitFor();
  });

  it('draws nothing for a window of another size', async () => {
    // The page of the test before would keep one of this size.
    await held.goto('about:blank');
    await held.setViewportSize({ width: 1200, height: 900 });
    await reopen();
    await held.evaluate(async () => window.wasDrawn);
    expect(await held.locator('tr[data-id]').count()).toBe(0);
    expect(await held.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await letProgram();
    await held.locator('[role=grid][aria-busy=false]').waitFor();
    await held.setViewportSize({ width: 1440, height: 900 });
  });

  it('draws nothing where something was entered since', async () => {
    await untilScreenStored(page);
    await queueEntries(page, [
      { id: v7(), kind: 'replyTemplate', payload: staffRequests.replyTemplate, author },
    ]);
    await reopen();
    await held.evaluate(async () => window.wasDrawn);
    expect(await held.locator('tr[data-id]').count()).toBe(0);
    await letProgram();
    await held.locator('[role=grid][aria-busy=false]').waitFor();
    await held.close();
    await deleteStored(page, 'entries');
  });
});

it('It is drawn from the database of who is signed in alone', async () => {
  await harness.signal('up');
  await page.goto(harness.at(ADDRESS));
  await page.locator('[role=grid][aria-busy=false]').waitFor();
  await untilScreenStored(page);
  // The program of an open office page would name the right database again.
  await page.goto('about:blank');
  const other = await page.context().newPage();
  await other.addInitScript(
    (name) => localStorage.setItem(name, 'staff-records-of-another'),
    LAST_SCREENS_DATABASE_KEY,
  );
  await other.addInitScript(holdAppStart);
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto(harness.at(ADDRESS));
  await other.evaluate(async () => window.wasDrawn);
  expect(await other.locator('tr[data-id]').count()).toBe(0);
  await other.evaluate(() => window.letProgram());
  await other.locator('[role=grid][aria-busy=false]').waitFor();
  await other.close();
});

it('Where the program is missing a phone says so, and the program comes with the signal', async () => {
  await harness.signal('up');
  await page.goto(harness.at(ADDRESS));
  await page.locator('[role=grid][aria-busy=false]').waitFor();
  await untilScreenStored(page);
  await harness.signal('down');
  const putBack = await page.evaluateHandle(async () => {
    const taken: (() => Promise<void>)[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!request.url.includes('/assets/shell-')) continue;
        const response = await cache.match(request);
        await cache.delete(request);
        taken.push(() => cache.put(request, response as Response));
      }
    }
    return { count: taken.length, all: () => Promise.all(taken.map((put) => put())) };
  });
  expect(await putBack.evaluate(({ count }) => count)).toBeGreaterThan(0);
  const phone = await page.context().newPage();
  await (await page.context().newCDPSession(phone)).send('Network.clearBrowserCache');
  await phone.setViewportSize({ width: 360, height: 640 });
  await phone.goto(harness.at(ADDRESS));
  const tryNow = phone.getByRole('alert').getByRole('button', { name: 'Try now' });
  await tryNow.click();
  await phone.locator('[name=trynow]:not([aria-busy])').waitFor();
  await harness.signal('up');
  await tryNow.waitFor({ state: 'hidden' });
  await phone.getByText('300 rows').waitFor();
  await putBack.evaluate(({ all }) => all());
  await phone.close();
  harness.phone.forgive(/Failed to fetch dynamically imported module/);
});

it('Nothing of it is left after a sign-out, and the next account sees nothing of it', async () => {
  await harness.signal('up');
  await page.goto(harness.at(ADDRESS));
  await page.locator('[role=grid][aria-busy=false]').waitFor();
  await untilScreenStored(page);
  await page
    .getByRole('button', { name: /^(Sign out|Logout)$/ })
    .first()
    .click();
  await page.getByLabel('E-mail or user name').waitFor();
  await expect.poll(() => storedScreens(page)).toHaveLength(0);
  await typeIn(page, 'juma@example.com', PASSWORD);
  await page.waitForURL(`**${staffRoutes.operations}*`);
  const next = await page.context().newPage();
  await next.addInitScript(holdAppStart);
  await next.setViewportSize({ width: 1440, height: 900 });
  await next.goto(harness.at(ADDRESS), { waitUntil: 'load' });
  await next.evaluate(async () => window.wasDrawn);
  expect(await next.locator('tr[data-id]').count()).toBe(0);
});

it('Nobody who is signed out waits for it: the sign-in opens without a signal', async () => {
  await harness.signal('up');
  await page.goto(harness.at(ADDRESS));
  await page
    .getByRole('button', { name: /^(Sign out|Logout)$/ })
    .first()
    .click();
  await page.getByLabel('E-mail or user name').waitFor();
  await harness.signal('down');
  await page.goto(harness.at(staffRoutes.management));
  await page.getByLabel('E-mail or user name').waitFor();
  expect(await page.evaluate(() => window.lastScreenDrawn)).toBeUndefined();
});
