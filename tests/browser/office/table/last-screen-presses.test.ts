/** The last screen of an office page is the page: it looks the same, and what is done on it is done. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../../src/contract/accounts/roles.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { sectionUrl, staffRoutes } from '../../../../src/contract/protocol/routes.ts';
import { createTimeZone, DEFAULT_TIME_ZONE } from '../../../../src/contract/values/time-zone.ts';
import { type Harness, LINE_CUT, openHarness } from '../../../parts/browser/harness.ts';
import { seedTours } from '../../../parts/database/seed-tours.ts';
import { holdAppStart, storedScreens, untilScreenStored } from '../../../parts/pages/last-screen.ts';
import { addAccount, enterFrom, signIn, waitUntilOfficeSaved } from '../../../parts/pages/office.ts';

const TOURS = sectionUrl(staffRoutes.operations, 'tour-bookings');
const FEEDBACK = sectionUrl(staffRoutes.logistics, 'customer-feedback');
const PEOPLE = sectionUrl(staffRoutes.logistics, 'people-transported');
const WIDE = { width: 1440, height: 900 };

let harness: Harness;
/** Page in which the program runs, and keeps its screens. */
let page: Page;
/** Page in which the program waits. */
let held: Page;

async function begin(role: Role): Promise<void> {
  harness = await openHarness({ saved: true, viewport: WIDE, reducedMotion: 'reduce' });
  await addAccount(harness.server, role);
  if (role === 'operations') seedTours(harness.server.dataDir, 300);
  page = harness.phone.page;
  await signIn(page, harness.at, role);
  await waitUntilOfficeSaved(page);
  held = await page.context().newPage();
  await held.addInitScript(holdAppStart);
  await held.setViewportSize(WIDE);
}

const untilRead = (on: Page) =>
  on.locator('[role=grid][aria-busy=false], .table-cards[aria-busy=false]').first().waitFor();

/** Opens a page, and waits until its last screen is kept. */
async function visit(address: string): Promise<void> {
  await harness.signal('up');
  await page.bringToFront();
  await storedScreens(page, { forget: true });
  await page.goto(harness.at(address));
  await untilRead(page);
  await untilScreenStored(page);
}

/** Opens a page again without a line, and waits until its last screen is drawn. */
async function reopen(address: string): Promise<void> {
  await harness.signal('down');
  await held.bringToFront();
  await held.goto(harness.at(address), { waitUntil: 'commit' });
  await held.evaluate(async () => window.wasDrawn);
  await held.locator('.office[aria-busy=true]').waitFor();
}

const letProgram = async () => {
  await held.evaluate(() => window.letProgram());
  await untilRead(held);
};

describe('On the last screen of a table', () => {
  beforeAll(() => begin('operations'));
  afterAll(() => harness.leave(LINE_CUT));

  const names = (on: Page) => on.locator('tbody tr[data-id] .table-first').allTextContents();
  const search = (on: Page) => on.getByRole('searchbox', { name: /^Search / });

  async function chooseTravelDate(isShown: boolean): Promise<void> {
    await page.bringToFront();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('dialog').getByLabel('Travel date', { exact: true }).setChecked(isShown);
    await page.keyboard.press('Escape');
  }

  it('the rows are those that the page opens with, not those that were searched for', async () => {
    await visit(TOURS);
    const first = (await names(page)).slice(0, 5);
    await search(page).fill(first[2] ?? '');
    await expect.poll(() => page.locator('tbody tr[data-id]').count()).toBeLessThan(5);
    await page.waitForTimeout(2_500);
    await reopen(TOURS);
    const drawn = await names(held);
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.slice(0, 5)).toEqual(first.slice(0, drawn.length));
    await search(held).fill('zzz');
    await letProgram();
    await held.getByText('Nothing matches the search and filters.').waitFor();
    expect(await search(held).inputValue()).toBe('zzz');
  });

  it('every box that was ticked is ticked', async () => {
    await visit(TOURS);
    await reopen(TOURS);
    const boxes = held.locator('tbody tr[data-id] input[type=checkbox]');
    for (const place of [0, 1, 2]) await boxes.nth(place).click();
    // A press that seems not to count is repeated.
    await boxes.nth(1).click();
    await letProgram();
    await expect.poll(() => held.locator('tbody tr[data-id] input:checked').count()).toBe(3);
  });

  it('Enter on a row opens it', async () => {
    await reopen(TOURS);
    const row = held.locator('tbody tr[data-id]').nth(1);
    const name = (await row.locator('.table-first').textContent()) ?? '';
    await row.focus();
    await held.keyboard.press('Enter');
    await letProgram();
    await held.locator('.record-panel', { hasText: name }).waitFor();
  });

  it("a view of one's own, which is read later, is shown", async () => {
    await visit(TOURS);
    await search(page).fill('a');
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByRole('dialog').getByLabel(/Name/).fill('Zebra');
    await page.getByRole('dialog').getByRole('button', { name: /Save/ }).click();
    await page.locator('.table-view', { hasText: 'Zebra' }).waitFor();
    await visit(TOURS);
    await reopen(TOURS);
    await held.locator('.table-view', { hasText: 'Zebra' }).click();
    await letProgram();
    await held.locator('.table-view[aria-pressed=true]', { hasText: 'Zebra' }).waitFor();
  });

  it('presses keep their order in Kiswahili too', async () => {
    await visit(TOURS);
    await page.evaluate(() => localStorage.setItem('language', 'sw'));
    await visit(TOURS);
    await page.locator('html[lang=sw]').waitFor();
    await reopen(TOURS);
    const views = held.locator('.table-view');
    await views.nth(1).click();
    await views.nth(2).click();
    const name = (await views.nth(2).textContent()) ?? '';
    await letProgram();
    // A press that comes late would come within some frames.
    await held.waitForTimeout(1_000);
    await expect.poll(() => held.locator('.table-view[aria-pressed=true]').textContent()).toBe(name);
    await page.evaluate(() => localStorage.removeItem('language'));
  });

  it('a press reaches the field that was pressed, and no other, where a column was hidden since', async () => {
    await visit(TOURS);
    await reopen(TOURS);
    await chooseTravelDate(false);
    await held.bringToFront();
    await held.locator('tbody tr[data-id]').first().locator('select[aria-label^="Tour status"]').click();
    await letProgram();
    await held.waitForTimeout(500);
    const focused = await held.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    expect(focused).not.toMatch(/^Payment/);
  });

  it('a column is there again as soon as it is chosen again', async () => {
    await visit(TOURS);
    await storedScreens(page, { forget: true });
    await chooseTravelDate(true);
    await untilScreenStored(page);
    // The first screen that is kept may be from before the choice.
    const isDrawn = async () => {
      await reopen(TOURS);
      return held.locator('thead th', { hasText: 'Travel date' }).isVisible();
    };
    await expect.poll(isDrawn).toBe(true);
    await letProgram();
  });
});

describe('On the last screen of a form', () => {
  const today = createTimeZone(DEFAULT_TIME_ZONE).day(new Date());

  beforeAll(async () => {
    await begin('logistics');
    const person = { vehicle: 'T 482 DKL', destination: 'Seronera', Guider: 'Juma', transportDate: today };
    for (const name of ['Alpha', 'Bravo', 'Charlie'])
      await enterFrom(page, endpoints.people, { ...person, name });
    const feedback = { customer: 'Zed', rating: 5, comment: 'Good', date: today, department: 'Logistics' };
    await enterFrom(page, endpoints.feedback, feedback);
  });
  afterAll(() => harness.leave(LINE_CUT));

  it('nobody of today is shown, who would be one of yesterday tomorrow', async () => {
    await visit(PEOPLE);
    await page.locator('.today li', { hasText: 'Bravo' }).waitFor();
    await reopen(PEOPLE);
    await held.getByRole('heading', { name: 'Entered today' }).waitFor();
    expect(await held.locator('.today li').count()).toBe(0);
    await letProgram();
    await held.locator('.today li', { hasText: 'Bravo' }).waitFor();
  });

  it.each([
    [360, 800],
    [1440, 900],
  ])('everything stands where it stands on the page, at %i pixels', async (width, height) => {
    for (const each of [page, held]) await each.setViewportSize({ width, height });
    await visit(FEEDBACK);
    const look = () =>
      held.evaluate(() =>
        [
          ...document.querySelectorAll(
            'h1, .office-bar, .office-sidebar a, .office-sidebar button, #form label',
          ),
        ].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.textContent, element.checkVisibility() && [x, y, width, height].map(Math.round)];
        }),
      );
    await reopen(FEEDBACK);
    const drawn = await look();
    expect(drawn.length).toBeGreaterThan(5);
    await letProgram();
    expect(drawn).toEqual(await look());
  });

  it('what is typed into a text of several lines stays', async () => {
    await visit(FEEDBACK);
    await reopen(FEEDBACK);
    await held.locator('#form input').first().fill('Asha');
    await held.locator('#form textarea').fill('The driver was late by an hour');
    await letProgram();
    await expect
      .poll(() => held.locator('#form textarea').inputValue())
      .toBe('The driver was late by an hour');
    expect(await held.locator('#form input').first().inputValue()).toBe('Asha');
  });
});
