/** Details that the contract prescribes exactly and a person sees: places, sizes, times and words. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, type Phone } from '../../parts/browser/browser.ts';
import {
  answerAlert,
  fillBooking,
  type Harness,
  LINE_CUT,
  openHarness,
} from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn } from '../../parts/pages/office.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

describe('The shell and the home page', () => {
  let phone: Phone;
  let page: Page;
  beforeAll(async () => {
    phone = await openPhone({ serviceWorkers: 'block', viewport: { width: 1440, height: 1400 } });
    page = phone.page;
  });
  beforeEach(async () => {
    await page.setViewportSize({ width: 1440, height: 1400 });
    await page.goto(at('/'));
  });
  afterAll(async () => {
    await phone.close();
  });

  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (!found) throw new Error(`${selector} is not shown`);
    return found;
  };
  /** Columns of a wall: how many of its posters share the top of the first. */
  const columnsOf = (wall: string) =>
    page.locator(`${wall} > li`).evaluateAll((items) => {
      const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });

  it.each(['About Us', 'Destinations'])(
    'opens %s 2 px below its button, flush with its left edge',
    async (name) => {
      const button = page.locator('.menu summary', { hasText: name });
      await button.click();
      const list = page.locator('.menu details[open] > ul');
      await list.evaluate((element) =>
        Promise.all(element.getAnimations().map((animation) => animation.finished)),
      );
      const [above, below] = [await button.boundingBox(), await list.boundingBox()];
      if (!above || !below) throw new Error('The list is not shown');
      expect(Math.round(below.y - above.y - above.height)).toBe(2);
      expect(Math.round(below.x - above.x)).toBe(0);
    },
  );

  it('keeps the navbar on screen, and its hero at 600 px or less', async () => {
    expect((await box('main > article > picture > img')).height).toBeLessThanOrEqual(600);
    await page.evaluate(() => scrollTo(0, 2_000));
    await expect.poll(async () => Math.round((await box('.navbar')).y)).toBe(0);
  });

  it('shows four sample trips in one, two or four columns, each with the day that it may start', async () => {
    expect(await columnsOf('.sample-trips')).toBe(4);
    const starts = page.locator('.sample-trips').getByText(/^Starts any day/);
    expect(await starts.allTextContents()).toEqual([
      'Starts any day from March to May',
      'Starts any day of the year',
      'Starts any day from March to May',
      'Starts any day from June to October',
    ]);
    await page.setViewportSize({ width: 800, height: 1_000 });
    expect(await columnsOf('.sample-trips')).toBe(2);
    await page.setViewportSize({ width: 400, height: 800 });
    expect(await columnsOf('.sample-trips')).toBe(1);
  });

  it('leads to the five lists by posters, whose links are in lower case', async () => {
    const cards = page.getByRole('region', { name: 'Where would you like to go?' });
    const links = cards.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/wildlife',
      '/beachexperience',
      '/culture',
      '/hikes',
      '/zanzibar',
    ]);
    expect(await cards.getByRole('img').count()).toBe(5);
    // Anywhere on the poster, not only on its name.
    await cards.scrollIntoViewIfNeeded();
    const poster = cards.getByRole('img').nth(4);
    await poster.click({ force: true, position: { x: 40, y: 180 } });
    await page.getByRole('heading', { level: 1, name: 'Zanzibar' }).waitFor();
  });

  it('moves dialogs in 300 ms, their backdrop and buttons in 150', async () => {
    await page.goto(at('/wildlife'));
    await page
      .getByRole('button', { name: /Discover/ })
      .first()
      .click();
    const times = await page
      .getByRole('dialog')
      .evaluate((dialog) => [
        getComputedStyle(dialog).transitionDuration.split(', ')[0],
        getComputedStyle(dialog, '::backdrop').transitionDuration.split(', ')[0],
      ]);
    expect(times).toEqual(['0.3s', '0.15s']);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(at('/'));
    const menu = page.locator('.menu');
    expect(await menu.evaluate((sheet) => getComputedStyle(sheet).transitionDuration.split(', ')[0])).toBe(
      '0.3s',
    );
  });

  it('names on each card of Zanzibar what there is to do', async () => {
    await page.goto(at('/Zanzibar'));
    const cards = page.locator('.wall > li');
    expect(await cards.count()).toBe(13);
    // Read as text, which is in the document before content far below is laid out.
    for (const text of await cards.locator('.activities').allTextContents())
      expect(text).toMatch(/\S+ · \S+/);
    expect(await cards.locator('.activities').count()).toBe(13);
  });
});

describe('Submitting', () => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await openHarness({ serviceWorkers: 'block' });
  });
  afterEach(() => harness.leave());

  it('gives the reference in the alert itself, after the contract’s words', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/package_booking'));
    await fillBooking(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await answerAlert(page, /^You are about to book for/);
    const alert = page.getByRole('alertdialog');
    await alert.getByText('Congatulations You have succesfull Reserved Your Booking!').waitFor();
    const said = await alert.locator('strong').innerText();
    expect(said).toMatch(/^PB-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]$/);
    await alert.getByRole('button', { name: 'OK' }).click();
    expect(await page.locator('.outcome .stamp strong').innerText()).toBe(said);
  });

  it('leads home from any address 2000 ms after the alert is closed, however long it stood', async () => {
    const { page } = harness.phone;
    const start = harness.at('/?from=letter#form');
    // From here on the test controls the page's timers, which go on with time until it stops them.
    await page.clock.install();
    await page.goto(start);
    await page.getByRole('form', { name: 'Customize your booking' }).waitFor();
    for (const [label, value] of Object.entries({
      'Number of days': '8',
      'Number of travelers': '3',
      'Budget per person per day, US dollars': '200',
      'Preferred date': '2027-06-14',
      'Full name': 'Anna',
      'E-mail address': 'anna@example.com',
    })) {
      await page.getByRole('form').getByLabel(label, { exact: true }).fill(value);
    }
    await page.getByRole('form').getByRole('button', { name: 'Submit' }).click();
    const alert = page.getByRole('alertdialog');
    await alert.getByText(/your booking id HB-/).waitFor();
    // A minute passes while it stands, with all timers that were set since Submit.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    expect(await alert.isVisible()).toBe(true);
    expect(page.url()).toBe(start);
    await alert.getByRole('button', { name: 'OK' }).click();
    await alert.waitFor({ state: 'hidden' });
    await page.clock.runFor(1_900);
    expect(page.url()).toBe(start);
    await page.clock.runFor(200);
    await expect.poll(() => page.url()).toBe(harness.at('/'));
  });
});

describe('The console', () => {
  it('is told of a booking that did not reach the server, beside the words on the screen', async () => {
    const harness = await openHarness({ serviceWorkers: 'block' });
    try {
      const { page, errors, forgive } = harness.phone;
      await page.goto(harness.at('/package_booking'));
      await fillBooking(page);
      // No worker keeps what the form loads when it is touched.
      await page.waitForLoadState('networkidle');
      await harness.line.set('down');
      await page.getByRole('button', { name: 'Submit' }).click();
      await answerAlert(page, /^You are about to book for/);
      await answerAlert(page, /^Saved on this device\./);
      forgive(/net::ERR_/);
      expect(errors.map((error) => error.slice(error.indexOf(': ') + 2))).toEqual([
        'Error submitting package booking: The server could not be reached.',
      ]);
    } finally {
      await harness.leave(LINE_CUT);
    }
  });

  it('is told of tour bookings that could not be fetched, beside the words on the screen', async () => {
    const harness = await openHarness({ serviceWorkers: 'block' });
    try {
      const { page } = harness.phone;
      await addAccount(harness.server, 'operations');
      harness.line.cutAfter(/^\/api\/changes(\?|$)/, 0, 1_000);
      const failing = page.waitForEvent('requestfailed', (request) =>
        /\/api\/changes(\?|$)/.test(request.url()),
      );
      await signIn(page, harness.at, 'operations');
      // Failed before the list is opened, and not tried again for a while.
      await failing;
      await openSection(page, 'Tour Bookings');
      await page.getByText('Tour bookings could not be read on this device.').waitFor();
      await expect.poll(() => harness.phone.errors.join('\n')).toMatch(/Error fetching tour bookings: /);
      harness.phone.forgive(/./);
    } finally {
      // The line goes on cutting them until the page is closed.
      await harness.leave(LINE_CUT);
    }
  });
});
