/** Text of twice its size on a phone: everything is inside the window, and the menu can be pressed. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPhone, type Phone, type Visit } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { findClippedText } from '../../parts/pages/clipped-text.ts';
import { addAccount, openSection, signIn } from '../../parts/pages/office.ts';
import { serveFile } from '../../parts/server/file-server.ts';

/** One page of each kind, and those with the longest words. */
const PAGES = [
  '/',
  '/adventure_north',
  '/Alltrips',
  '/beachexperience',
  '/book_flight',
  '/compare?trips=adventure_north,luxury_travel',
  '/event_host/contact_us',
  '/Importantdetails',
  '/lookup',
  '/map',
  '/offline',
  '/outbox',
  '/package_booking',
  '/PlanyourTrip',
  '/plates',
  '/search',
  '/stay_services',
  '/terms',
  '/wildlife/Serengeti',
  '/de',
  '/de/terms',
  '/fr/Alltrips',
];
const WIDTHS = [360, 320];

/** Twice the browser's own size, as a person sets it in its settings. */
async function doubleText({ context, page }: Visit): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** The window as a page sees it that is enlarged to 200 %. */
const enlarged = (width: number) => ({ width: width / 2, height: 400 });

async function expectAllInside(page: Page, where: string): Promise<void> {
  await page.locator('main h1').first().waitFor();
  expect(await findClippedText(page), where).toEqual([]);
  const outside = await page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, button)');
    const { clientWidth } = document.documentElement;
    return [...fields]
      .filter((field) => field.checkVisibility({ visibilityProperty: true }) && field.offsetWidth > 2)
      .filter((field) => !field.closest('table, .tabs, .visually-hidden'))
      .filter((field) => field.getBoundingClientRect().right > clientWidth + 1)
      .map((field) => field.outerHTML.slice(0, 80));
  });
  expect(outside, where).toEqual([]);
}

const at = serveFile();

describe('With text of twice its size', () => {
  let phone: Phone;
  beforeAll(async () => {
    phone = await openPhone({ reducedMotion: 'reduce', serviceWorkers: 'block', hasTouch: true });
    await doubleText(phone);
  });
  afterAll(() => phone.close());

  it('the root’s letters are of twice their size', async () => {
    const { page } = phone;
    await page.goto(at('/'));
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(await size()).toBe('32px');
  });

  it.each(PAGES)('%s is read without scrolling sideways', async (address) => {
    const { page } = phone;
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(at(address));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectAllInside(page, `${address}, ${width} px`);
    }
  });

  it.each(WIDTHS)('the menu opens, shows every link and closes, %i px wide', async (width) => {
    const { page } = phone;
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/', '/de', '/fr']) {
      await page.goto(at(address));
      const button = page.locator('.menu-button');
      const words = (await button.innerText()).trim();
      await button.tap();
      const menu = page.locator('.menu');
      await menu.getByRole('link').first().waitFor();
      await expect.poll(async () => (await button.innerText()).trim()).not.toBe(words);
      await expectAllInside(page, `${address}, menu open`);
      // The button is not under its own sheet.
      await button.tap();
      await menu.waitFor({ state: 'hidden' });
    }
  });
});

describe('Enlarged to 200 %', () => {
  let phone: Phone;
  beforeAll(async () => {
    phone = await openPhone({ reducedMotion: 'reduce', serviceWorkers: 'block', viewport: enlarged(360) });
  });
  afterAll(() => phone.close());

  it.each(PAGES)('%s is read without scrolling sideways', async (address) => {
    const { page } = phone;
    await page.setViewportSize(enlarged(360));
    await page.goto(at(address));
    for (const width of WIDTHS) {
      await page.setViewportSize(enlarged(width));
      await expectAllInside(page, `${address}, ${width} px`);
    }
  });
});

describe.each(['operations', 'logistics', 'finance', 'management'] as const)('At the desk of %s', (role) => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
    await addAccount(harness.server, role);
    await signIn(harness.phone.page, harness.at, role);
    await doubleText(harness.phone);
  });
  afterAll(() => harness.leave(LINE_CUT));

  it('every section is read without scrolling sideways, and reached by the bar at the bottom', async () => {
    const { page } = harness.phone;
    await page.reload();
    const bar = page.locator('.sheet-button');
    await bar.waitFor();
    await bar.click();
    const links = page.locator('.office-sidebar').getByRole('link');
    await links.first().waitFor();
    const labels = await links.allInnerTexts();
    await page.keyboard.press('Escape');
    for (const words of labels) {
      const label = words.split('\n')[0] as string;
      await openSection(page, label);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectAllInside(page, `${label}, ${width} px`);
        const box = await bar.boundingBox();
        expect((box?.x ?? -1) + (box?.width ?? 0), `the bar, ${width} px`).toBeLessThanOrEqual(width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
      }
    }
  });
});
