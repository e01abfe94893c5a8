import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAST_SCREEN_DRAWN } from '../../../src/contract/document/last-screen.ts';
import { expectNoViolationsNow } from '../../parts/browser/axe.ts';
import { openPhone, type Phone, waitForProgram } from '../../parts/browser/browser.ts';
import { delayRequests } from '../../parts/browser/delays.ts';
import { readPdf } from '../../parts/pages/pdf-text.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

describe('A package page', () => {
  let phone: Phone;
  beforeAll(async () => {
    phone = await openPhone({ serviceWorkers: 'block' });
  });
  afterAll(async () => {
    await phone.close();
  });

  it('has six or seven tabs, named as the operator names them', async () => {
    const tabs = async (address: string) => {
      await phone.page.goto(at(address));
      return phone.page.getByRole('tab').allInnerTexts();
    };
    expect(await tabs('/adventure_north')).toEqual([
      'Highlights',
      'Itinerary',
      'Activities',
      'Price Indications',
      'What to Pack',
      "What's Included or Covered",
    ]);
    expect(await tabs('/zanzibar_bud')).toEqual([
      'Highlights',
      'Itinerary',
      'Activities',
      'Cultural Experiences',
      'Pricing',
      'Packing List',
      'Inclusions',
    ]);
    expect((await tabs('/luxury_travel'))[3]).toBe('Luxury Accommodations');
    expect((await tabs('/mid_budget'))[3]).toBe('Family Activities');
  });

  it('opens the panel in which the browser finds words, and leaves nothing of the others in reach', async () => {
    const { page } = phone;
    for (const [words, name] of [
      ['Arrival in Arusha', 'Itinerary'],
      ['Binoculars', 'What to Pack'],
    ] as const) {
      // As a search engine leads to words; find-in-page goes the same way.
      await page.goto('about:blank');
      await page.goto(at(`/adventure_north#:~:text=${encodeURIComponent(words)}`));
      await expect.poll(() => page.getByRole('tab', { selected: true }).allInnerTexts()).toEqual([name]);
      const found = page.getByRole('tabpanel', { name }).getByText(words).first();
      await expect
        .poll(() =>
          found.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }),
        )
        .toBe(true);
      expect(await page.getByRole('tabpanel').count()).toBe(1);
    }
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('what-to-pack');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.tab-panel')?.id)).toBe('what-to-pack');
  });

  it('opens the panel in which the browser found words before the program came', async () => {
    const slow = await openPhone({ serviceWorkers: 'block' });
    const { page } = slow;
    await page.addInitScript((drawn) => {
      const held = new Promise<void>((start) => addEventListener('letgo', () => start()));
      Object.assign(window, { [drawn]: held });
    }, LAST_SCREEN_DRAWN);
    await page.goto(at('/adventure_north#:~:text=Arrival%20in%20Arusha'));
    const found = page.locator('#itinerary').getByText('Arrival in Arusha').first();
    const isInView = () =>
      found.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && bottom > top;
      });
    await expect.poll(isInView).toBe(true);
    expect(await page.locator('#highlights').isVisible()).toBe(false);
    expect(await page.locator('.tabs.ready').count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('letgo')));
    await page.locator('.tabs.ready').waitFor();
    expect(await page.getByRole('tab', { selected: true }).allInnerTexts()).toEqual(['Itinerary']);
    expect(await isInView()).toBe(true);
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    await slow.close();
  });

  it('opens its first panel alone when one comes to it by a step', async () => {
    const { page } = phone;
    await page.goto(at('/Alltrips'));
    await waitForProgram(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.locator('main a[href="/adventure_north"]').first().click();
    await page.locator('.tabs.ready').waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(await page.getByRole('tab', { selected: true }).allInnerTexts()).toEqual(['Highlights']);
    expect(await page.getByRole('tabpanel').count()).toBe(1);
  });

  it('gives no room to the panels that are shut', async () => {
    const { page } = phone;
    await page.goto(at('/adventure_north'));
    await page.locator('.tabs.ready').waitFor();
    // The others take no room: nothing jumps when one is chosen.
    const heights = await page
      .locator('.tab-panel:not(.current)')
      .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([0]));
  });

  it('prints every panel under its heading, whichever tab is open', async () => {
    const { page } = phone;
    await page.goto(at('/adventure_north#price-indications'));
    await page.locator('.tabs.ready').waitFor();
    const text = readPdf(await page.pdf({ format: 'A4' }))
      .map((sheet) => sheet.text)
      .join('\n');
    for (const words of [
      'Highlights',
      'Arrival in Arusha',
      'Price Indications',
      'What to Pack',
      'Binoculars',
    ])
      expect(text.toUpperCase()).toContain(words.toUpperCase());
    await page.emulateMedia({ media: 'print' });
    const heights = await page
      .locator('.tab-panel')
      .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThan(80);
    await page.emulateMedia({ media: null });
  });

  it.each(['/adventure_north', '/zanzibar_bud'])(
    'every panel of %s has nothing wrong for assistive programs',
    async (address) => {
      const { page } = phone;
      await page.goto(at(address));
      await page.locator('.tabs.ready').waitFor();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
        await expectNoViolationsNow(page, await tab.innerText());
      }
    },
  );

  it('moves between tabs with the arrow keys, and an address leads to one', async () => {
    const { page } = phone;
    await page.goto(at('/zanzibar_bud'));
    await waitForProgram(page);
    await page.getByRole('tab', { name: 'Highlights' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { name: 'Itinerary' }).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('End');
    expect(await page.getByRole('tabpanel', { name: 'Inclusions' }).isVisible()).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { name: 'Highlights' }).getAttribute('aria-selected')).toBe('true');
    await page.goto(at('/zanzibar_bud#itinerary'));
    await page.reload();
    expect(await page.getByRole('tabpanel', { name: 'Itinerary' }).isVisible()).toBe(true);
  });

  it('remembers what is packed', async () => {
    const { page } = phone;
    // A page of its own: the one before may still be taken over by its program.
    await page.goto('about:blank');
    await page.goto(at('/zanzibar_bud#packing-list'));
    const first = page.getByRole('tabpanel', { name: 'Packing List' }).getByRole('checkbox').first();
    // A tick made before the program has loaded is kept once it has.
    await first.check();
    await waitForProgram(page);
    await page.reload();
    await expect.poll(() => first.isChecked()).toBe(true);
  });

  it.each([
    [
      '/zanzibar_bud',
      '/package_booking?packagename=Zanzibar%Essentials%Adventure',
      'Zanzibar Essentials Adventure',
    ],
    [
      '/zanzibar_family_trip',
      '/package_booking?packagename=%20Zanzibar%20Family%20Escape',
      'Zanzibar Family Escape',
    ],
  ])('%s books by its own odd link, by a click and by a new tab', async (address, link, name) => {
    const { page } = phone;
    await page.goto(at(address));
    const book = page.getByRole('link', { name: 'Book Now' });
    expect(await book.first().getAttribute('href')).toBe(link);
    expect(await book.last().getAttribute('href')).toBe(link);
    await book.first().click();
    await page.getByRole('heading', { name: `Plan Your ${name}` }).waitFor();
    await page.goto(at(link));
    await page.getByRole('heading', { name: `Plan Your ${name}` }).waitFor();
  });
});

describe('The wildlife page', () => {
  it('opens a park in a dialog that closes three ways and leads to the park', async () => {
    const phone = await openPhone({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    const { page } = phone;
    await page.goto(at('/wildlife'));
    const open = () =>
      page
        .getByRole('button', { name: /Discover/ })
        .first()
        .click();
    const dialog = page.getByRole('dialog');
    await open();
    await dialog.getByRole('heading', { name: 'Serengeti' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await dialog.waitFor({ state: 'hidden' });
    await open();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'hidden' });
    await open();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await open();
    await dialog.getByRole('link', { name: 'Learn More' }).click();
    await page.waitForURL(at('/wildlife/Serengeti'));
    const route = page.getByRole('button', { name: 'See the Migration Route' });
    expect(await route.getAttribute('aria-expanded')).toBe('false');
    await route.click();
    expect(await route.getAttribute('aria-expanded')).toBe('true');
    const sketch = page.getByRole('img', { name: /^Sketch of the route/ });
    for (const water of ['Lake Victoria', 'Lake Natron', 'Lake Eyasi'])
      expect(
        await sketch.getByText(water, { exact: true }).evaluate((text) => getComputedStyle(text).fill),
      ).toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).color));
    await phone.close();
  });
});

describe('The shell', () => {
  it('works by keyboard: skip link, menus, Escape', async () => {
    const phone = await openPhone({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const { page } = phone;
    await page.goto(at('/'));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
    const menu = page.getByText('Destinations', { exact: true }).first();
    await menu.focus();
    await page.keyboard.press('Enter');
    const entry = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Wildlife Experiences' });
    await entry.waitFor();
    await page.keyboard.press('Escape');
    await entry.waitFor({ state: 'hidden' });
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Packages' })
      .first()
      .click();
    await page.waitForURL(at('/Alltrips'));
    // The new page's heading has the focus: a screen reader hears where it is.
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.locator('header a[aria-current=page]').first().innerText()).toMatch(/Packages/i);
    await phone.close();
  });

  it('lays out no more than the first screen of the next page for its first frame', async () => {
    const phone = await openPhone({ serviceWorkers: 'block' });
    const { page } = phone;
    await page.goto(at('/wildlife'));
    await waitForProgram(page);
    await page.locator('html[data-whole]').waitFor();
    const isWhole = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          // Called when the page is in the document, and before anything is painted.
          new MutationObserver((_, observer) => {
            if (document.querySelector('main h1')?.textContent !== 'Serengeti National Park') return;
            observer.disconnect();
            resolve(document.documentElement.hasAttribute('data-whole'));
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        }),
    );
    await page.locator('main a[href="/wildlife/Serengeti"]').first().click();
    expect(await isWhole).toBe(false);
    await page.locator('html[data-whole]').waitFor();
    await phone.close();
  });

  it('leaves a page as it is until the next one has come', async () => {
    const phone = await openPhone({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const { page } = phone;
    const release = await delayRequests(page, at('/Alltrips'));
    await page.goto(at('/package_booking?packagename=Zanzibar%Essentials%Adventure'));
    await waitForProgram(page);
    const heading = page.getByRole('heading', { level: 1 });
    const name = await heading.innerText();
    expect(name).toMatch(/Zanzibar Essentials/i);
    const seen = page.evaluate(
      (name) =>
        new Promise<string[]>((resolve) => {
          const texts: string[] = [];
          new MutationObserver(() => {
            const text = document.querySelector<HTMLElement>('main h1')?.innerText ?? '';
            if (text !== name) texts.push(text);
            if (location.pathname === '/Alltrips' && texts.length > 0) resolve(texts);
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        }),
      name,
    );
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Packages' })
      .first()
      .click();
    await page.waitForURL(at('/Alltrips'));
    release();
    expect((await seen)[0]).toMatch(/packages/i);
    expect((await seen)[0]).not.toMatch(/default/i);
    await phone.close();
  });

  it('shows where one is: in a dropdown, by a redirect, and at a part of the same page', async () => {
    const phone = await openPhone({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const { page } = phone;
    const main = page.getByRole('navigation', { name: 'Main' });
    await page.goto(at('/'));
    await main.getByText('About Us').click();
    await main.getByRole('link', { name: 'Meet Our Team' }).click();
    await page.waitForURL(at('/Staff'));
    await page.getByRole('heading', { level: 1, name: 'Meet Our Team' }).waitFor();
    // The dropdown has closed, and its name is marked in the place of the entry.
    await main.getByRole('link', { name: 'Meet Our Team' }).waitFor({ state: 'hidden' });
    const line = (label: string) =>
      main
        .getByText(label, { exact: true })
        .evaluate((summary) => getComputedStyle(summary).textDecorationLine);
    expect([await line('About Us'), await line('Destinations')]).toEqual(['underline', 'none']);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Accommodations' }).click();
    await page.waitForURL(at('/stay_services'));
    await page.getByRole('heading', { level: 1, name: 'Stay with us' }).waitFor();

    const money = page.getByRole('contentinfo').getByRole('link', { name: 'Money and payments' });
    const heading = page.getByRole('heading', { name: 'Money and payments' });
    await money.click();
    await page.waitForURL(at('/Importantdetails#money'));
    await page.waitForFunction(() => scrollY > 500);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await money.click();
    await page.waitForFunction(() => {
      const top = document.getElementById('money')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight;
    });
    expect(await heading.isVisible()).toBe(true);
    await phone.close();
  });
});

describe('About Packages', () => {
  it('shows what is at its best in a month, family by family', async () => {
    const phone = await openPhone({ serviceWorkers: 'block' });
    const { page } = phone;
    await page.goto(at('/Ourpackages'));
    const plates = page.locator('li.plate');
    expect(await plates.count()).toBe(10);
    await page.getByLabel('I travel in').selectOption('February');
    await page.getByRole('status').filter({ hasText: 'in February.' }).waitFor();
    const count = await plates.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(10);
    await page.getByLabel('I travel in').selectOption('any month');
    expect(await plates.count()).toBe(10);
    await phone.close();
  });
});
