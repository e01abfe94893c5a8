/** The menu of small screens: every link leads to its address, whichever list is open when it is pressed. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { navbar, planYourTrip } from '../../../src/content/navigation.ts';
import { expectNoViolationsNow } from '../../parts/browser/axe.ts';
import { openPhone, type Phone } from '../../parts/browser/browser.ts';
import { fillBooking, submitBooking } from '../../parts/browser/harness.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const lists = navbar.filter((item) => 'links' in item);
const linksBeside = navbar.filter((item) => 'to' in item);

const pointers = {
  touch: (target: Locator) => target.tap(),
  mouse: (target: Locator) => target.click(),
};

const at = serveFile();

let phone: Phone;
let page: Page;
beforeAll(async () => {
  phone = await openPhone({ hasTouch: true, reducedMotion: 'reduce', serviceWorkers: 'block' });
  ({ page } = phone);
});
afterAll(async () => {
  await phone.close();
});

const nav = () => page.getByRole('navigation', { name: 'Main' });
const opener = (label: string) => nav().locator('summary', { hasText: label });
const isOpen = (label: string) =>
  opener(label).evaluate(({ parentElement }) => parentElement?.matches('[open]'));
/** A page whose program has begun: it answers what is typed. */
async function openSearch(width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(at('/search'));
  await page.getByLabel('Search for').fill('giraf');
  await page.getByText(/^\d+ pages?$/).waitFor();
}

describe.each([360, 768])('At %i px', (width) => {
  describe.each(Object.keys(pointers) as (keyof typeof pointers)[])('by %s', (pointer) => {
    const press = pointers[pointer];
    const openMenu = async (list: string) => {
      await press(page.getByRole('button', { name: 'Menu' }));
      if (!(await isOpen(list))) await press(opener(list));
      await expect.poll(() => isOpen(list), { message: page.url() }).toBe(true);
    };

    it.each(lists)('every link leads to its page while $label is open', async ({ label, links }) => {
      await openSearch(width);
      for (const link of [...linksBeside, ...links, planYourTrip]) {
        await openMenu(label);
        await press(nav().getByRole('link', { name: link.label, exact: true }));
        const landed = () => decodeURIComponent(new URL(page.url()).pathname);
        await expect.poll(landed, { message: link.label }).toBe(link.to);
        await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      }
    });
  });
});

describe('The button of the menu', () => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  it('says Close while it is open, and closes it by finger, by key and by Escape', async () => {
    await openSearch(360);
    for (const [open, close] of [
      [() => button('Menu').tap(), () => button('Close').tap()],
      [() => button('Menu').press('Enter'), () => button('Close').press('Enter')],
      [() => button('Menu').tap(), () => page.keyboard.press('Escape')],
      [() => button('Menu').tap(), () => nav().getByRole('link', { name: 'Search' }).tap()],
    ]) {
      await open?.();
      await button('Close').waitFor();
      expect(await nav().isVisible()).toBe(true);
      expect(await button('Menu').isVisible()).toBe(false);
      await close?.();
      await button('Menu').waitFor();
      await nav().waitFor({ state: 'hidden' });
    }
  });

  it('leads to the requests of this device and to any other', async () => {
    await openSearch(360);
    for (const [name, heading] of [
      ['My requests', 'Sent from this device'],
      ['Find a request', 'Has it arrived?'],
    ] as const) {
      await button('Menu').tap();
      await nav().getByRole('link', { name }).tap();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
  });
});

describe('Assistive programs find nothing wrong with the menu', () => {
  it.each(lists)('of a phone with the list of $label open', async ({ label }) => {
    await openSearch(360);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await opener(label).tap();
    await expect.poll(() => isOpen(label)).toBe(true);
    await expectNoViolationsNow(page, label, { forced: true });
    expect(await isOpen(label)).toBe(true);
  });

  it.each(lists)('of a wide screen with the list of $label open', async ({ label }) => {
    await openSearch(1440);
    await opener(label).click();
    await expect.poll(() => isOpen(label)).toBe(true);
    await expectNoViolationsNow(page, label, { forced: true });
    expect(await isOpen(label)).toBe(true);
  });
});

describe('On a wide screen an open list closes', () => {
  const openList = async () => {
    await openSearch(1440);
    await opener('Destinations').click();
    await expect.poll(() => isOpen('Destinations')).toBe(true);
  };
  const closed = () => expect.poll(() => isOpen('Destinations')).toBe(false);

  it('when somebody presses beside it', async () => {
    await openList();
    await page.getByText(/^\d+ pages?$/).click();
    await closed();
  });

  it('when another opens', async () => {
    await openList();
    await opener('About Us').click();
    await closed();
    expect(await isOpen('About Us')).toBe(true);
  });

  it('on Escape, which gives the focus back to its button', async () => {
    await openList();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await closed();
    expect(await opener('Destinations').evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('when the focus leaves the menu', async () => {
    await openList();
    await nav().getByRole('link', { name: planYourTrip.label }).focus();
    expect(await isOpen('Destinations')).toBe(true);
    await page.keyboard.press('Tab');
    await closed();
  });
});

describe('My requests', () => {
  it('says how many there are, in the menu of a phone and in the top bar, as soon as one is sent', async () => {
    const mine = () => page.getByRole('link', { name: /^My requests/ }).filter({ visible: true });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(at('/package_booking'));
    await fillBooking(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    expect(await nav().getByRole('link', { name: 'My requests', exact: true }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await submitBooking(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await nav().getByRole('link', { name: 'My requests (1)', exact: true }).waitFor();
    // And on a page that is opened anew.
    await page.goto(at('/terms'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => mine().allInnerTexts()).toContain('My requests (1)');
  });
});
