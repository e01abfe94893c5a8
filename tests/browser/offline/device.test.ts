import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
  await harness.phone.page.goto(harness.at('/offline'));
  await waitUntilSaved(harness.phone.page);
});
afterAll(() => harness.leave());

/** Takes one file out of what is saved, as a failing memory would. */
async function lose(key: RegExp): Promise<string[]> {
  return harness.phone.page.evaluate(async (source) => {
    const lost: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (lost.length > 0 || !new RegExp(source).test(new URL(request.url).pathname)) continue;
        await cache.delete(request);
        lost.push(request.url);
      }
    }
    return lost;
  }, key.source);
}

/** Where the page stands is kept a moment after it was scrolled. */
async function waitUntilScrollKept(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const here = String(Math.round(scrollY));
    return Object.entries(sessionStorage).some(([key, value]) => key.startsWith('scroll:') && value === here);
  });
}

describe('The shelf of this device', () => {
  const ALL = /^All \d+ pages and \d+ pictures read back\.$/;
  const check = () => harness.phone.page.getByRole('button', { name: 'Check every page' }).click();

  it('says of every section how much is saved and since when, and leads to every page', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/offline'));
    const parks = page.locator('.shelf', { hasText: 'Parks and mountains' });
    await parks.getByText(/^22 pages, \d+ pictures, [\d.]+ MB\. Saved .*20\d\d/).waitFor();
    expect(await parks.locator('.spine.here').count()).toBe(22);
    await page.getByText(/^[\d,]{7,} bytes are here now$/).waitFor();
    await page.getByText(/^This site takes .+ of the .+ that your browser allows it/).waitFor();
    await parks.getByRole('link', { name: 'Serengeti National Park' }).click();
    await page.waitForURL(harness.at('/wildlife/Serengeti'));
  });

  it('reads every page and picture back, without a line too', async () => {
    const { page } = harness.phone;
    await harness.line.set('down');
    await page.goto(harness.at('/offline'));
    await check();
    await page.getByText(ALL).waitFor();
    await harness.line.set('up');
    harness.phone.forgive(LINE_CUT);
  });

  it.each([
    [
      /^\/posters\/wildlife-serengeti-plate/,
      /^A picture of .+ is missing \(wildlife-serengeti-plate\.svg\)\.$/,
    ],
    [/^\/hikes\/mount_meru/, /^The page Mount Meru is missing\.$/],
    [/^\/search-entries\.json$/, /^The words of the search are missing\.$/],
    [/^\/assets\/trek-.*\.js$/, /^A part of the program is missing \(trek-.*\.js\)\.$/],
  ])('names what is lost (%s), fetches it again, and then finds all of it', async (lost, words) => {
    const { page } = harness.phone;
    await page.goto(harness.at('/offline'));
    await page.getByText(/^22 pages/).waitFor();
    expect(await lose(lost)).toHaveLength(1);
    await check();
    await page.getByText('One thing is not as it should be:').waitFor();
    await page.getByText(words).waitFor();
    await page.getByRole('button', { name: 'Fetch it again' }).click();
    await page.getByText(ALL).waitFor();
  });

  it('finds a page that is there but not what it should be', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/offline'));
    await page.getByText(/^22 pages/).waitFor();
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.startsWith('/packs/coast')) ?? '';
      const portal = new Response('<h1>Welcome to our lodge</h1>', {
        headers: { 'Content-Type': 'text/html' },
      });
      await (await caches.open(name)).put('/culture', portal);
    });
    await check();
    await page.getByText(/^The page Cultur.+ is damaged\.$/).waitFor();
    await page.getByRole('button', { name: 'Fetch it again' }).click();
    await page.getByText(ALL).waitFor();
  });
});

describe('A page is shared', () => {
  const share = () => harness.phone.page.getByRole('button', { name: 'Share this page' }).click();

  it('by the system’s sheet where there is one, and closing the sheet is no fault', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/wildlife?month=3'));
    // A month in the address shortens the page once the program runs: nobody presses a button that moves.
    await page.waitForFunction(() => document.querySelector('select')?.value === '3');
    await page.evaluate(() => {
      Object.assign(navigator, {
        share: async (data: object) => {
          Object.assign(window, { shared: data });
          throw new DOMException('Closed', 'AbortError');
        },
      });
    });
    await share();
    const shared = () => page.evaluate(() => (window as unknown as { shared?: object }).shared);
    await expect
      .poll(shared)
      .toEqual({ title: 'Wildlife Experiences', url: harness.at('/wildlife?month=3') });
    expect(await page.getByText('Link copied.').count()).toBe(0);
  });

  it('by a copied link where there is none, without a line too', async () => {
    const { page } = harness.phone;
    await harness.phone.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await harness.line.set('down');
    await page.goto(harness.at('/zanzibar_bud#itinerary'));
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await share();
    await page.getByText('Link copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(harness.at('/zanzibar_bud'));
    await harness.line.set('up');
    harness.phone.forgive(LINE_CUT);
  });

  it('by a selected text where the clipboard is refused', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/Hikes/mount_meru'));
    await page.evaluate(() => {
      Object.assign(navigator, { share: undefined });
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    });
    await share();
    const field = page.getByLabel('Copy this link');
    await field.waitFor();
    expect(await field.inputValue()).toBe(harness.at('/Hikes/mount_meru'));
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(harness.at('/Hikes/mount_meru'));
  });
});

describe('The chosen month', () => {
  it('stands in the address, and survives a reload, a step and the way back', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/wildlife'));
    const month = page.getByLabel('I travel in');
    const plates = page.locator('.wall > li');
    const all = await plates.count();
    const steps = await page.evaluate(() => history.length);
    await month.selectOption('March');
    await page.waitForURL(harness.at('/wildlife?month=3'));
    const some = await plates.count();
    expect(some).toBeLessThan(all);
    await page.reload();
    await expect.poll(() => plates.count()).toBe(some);
    expect(await month.inputValue()).toBe('3');

    await plates.last().scrollIntoViewIfNeeded();
    await waitUntilScrollKept(page);
    await month.selectOption('February');
    await page.waitForURL(harness.at('/wildlife?month=2'));
    expect(await page.evaluate(() => history.length)).toBe(steps);
    const seen = await page.evaluate(() => scrollY);
    expect(seen).toBeGreaterThan(200);
    const other = await plates.count();
    await plates.first().getByRole('link').first().click({ noWaitAfter: true });
    await page.locator('.destination h1').waitFor();
    await page.goBack();
    await page.waitForURL(harness.at('/wildlife?month=2'));
    await month.waitFor();
    expect(await month.inputValue()).toBe('2');
    expect(await plates.count()).toBe(other);
    await page.goForward();
    await page.locator('.destination h1').waitFor();
    await page.goBack();
    await month.waitFor();
    await month.selectOption('any month');
    await page.waitForURL(harness.at('/wildlife'));
    expect(await plates.count()).toBe(all);
  });

  it('is nonsense in some addresses, and then all is shown', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/Alltrips?month=13'));
    expect(await page.getByLabel('I travel in').inputValue()).toBe('0');
    await page.goto(harness.at('/Zanzibar?month=7'));
    await expect.poll(() => page.getByLabel('I travel in').inputValue()).toBe('7');
    // Another list of the same kind begins anew.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Culture & History' }).click();
    await page.getByRole('heading', { level: 1, name: /cultur/i }).waitFor();
    expect(await page.getByLabel('I travel in').inputValue()).toBe('0');
  });
});

describe('On paper', () => {
  it('a package is a booklet: every panel, boxes to tick, price and contacts, and nothing to press', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/adventure_north'));
    await page.getByRole('tab').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const panel of await page.locator('.tab-panel > h2').all())
      expect(await panel.isVisible()).toBe(true);
    expect(await page.locator('.packing input').first().isVisible()).toBe(true);
    const end = page.locator('.on-paper');
    await end.getByText('$2,000', { exact: false }).waitFor();
    await end.getByText('bookings@example.com').waitFor();
    await end.getByText(harness.at('/adventure_north').replace('http://', '')).waitFor();
    for (const hidden of ['.site-header', '.site-footer', '.book-bar', '.share', '.button', '.tab-list']) {
      for (const element of await page.locator(hidden).all())
        expect(await element.isVisible(), hidden).toBe(false);
    }
    await page.emulateMedia({ media: 'screen' });
  });
});

describe('Someone who saves data', () => {
  it('is asked first, told how much it is, and gets it by a word', async () => {
    const thrifty = await openHarness();
    const { page, context } = thrifty.phone;
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(thrifty.at('/offline'));
    await page.getByText(/^You asked your browser to save data, so nothing is fetched .+ \d+ KB/).waitFor();
    // Two visits, each with an answer of the worker, and it fetched nothing.
    await page.reload();
    await page.getByText(/^You asked your browser to save data, so nothing is fetched .+ \d+ KB/).waitFor();
    const fetched = () =>
      thrifty.line.seen.filter((call) => call.includes('/packs/') && !/core|program/.test(call));
    expect(fetched()).toEqual([]);
    await page.getByText('Not saved yet.').first().waitFor();
    await page.getByRole('button', { name: 'Save what is missing' }).click();
    await waitUntilSaved(page);
    await page.addInitScript(watchForQuestion);
    await page.reload();
    await page.getByText(/^22 pages, \d+ pictures/).waitFor();
    // Not for a moment, while the worker has yet to say that nothing is missing.
    expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined();
    await thrifty.leave();
  });
});

/** In the page, before anything else: notes on the document that the question was on it. */
function watchForQuestion(): void {
  new MutationObserver(() => {
    if (document.body?.textContent.includes('You asked your browser to save data'))
      document.documentElement.dataset.asked = 'yes';
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
