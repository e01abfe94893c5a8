import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countPacks, waitForProgram, waitUntilSaved } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { expectWholePage } from '../../parts/pages/whole-page.ts';
import { readBuiltPages } from '../../parts/sources/built-site.ts';

/** Pages that everyone saves; the staff's come with a sign-in, those of another language with its choice. */
const pages = readBuiltPages().filter(
  ({ address, language, staff }) => address !== '/not-found' && language === 'en' && !staff,
);

describe('After one visit, with no line at all', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
    await harness.phone.page.goto(harness.at('/wildlife/Serengeti'));
    await waitUntilSaved(harness.phone.page);
    await harness.line.set('down');
    await harness.restart('close');
  });
  afterAll(async () => {
    await harness.leave(LINE_CUT);
  });

  it.each(pages.map(({ address }) => address))(
    '%s opens by its address, whole, with its pictures',
    async (address) => {
      await expectWholePage(harness, address);
    },
  );

  it('asks for a page as soon as its link is pressed, and once', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/'));
    await waitForProgram(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('link', { name: 'View Now' }).first().hover();
    await page.mouse.down();
    const toPage = () => asked.filter((url) => url === harness.at('/mid_budget')).length;
    await expect.poll(toPage).toBe(1);
    expect(page.url()).toBe(harness.at('/'));
    await page.mouse.up();
    await page.getByRole('heading', { level: 1, name: 'April Family Safari' }).waitFor();
    expect(toPage()).toBe(1);
  });

  it('goes back although the program did not run yet', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/'));
    await page.getByRole('link', { name: 'View Now' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'April Family Safari' }).waitFor();
    await page.addInitScript(() => {
      const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      // Scripts of the program run later than this.
      if (loaded?.type === 'reload')
        addEventListener('readystatechange', () => history.back(), { once: true, capture: true });
    });
    await page.reload();
    await page.getByRole('link', { name: 'View Now' }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it.each([
    ['/WILDLIFE/serengeti', 'Serengeti', undefined],
    ['/deluxe_safari%2Bbeach', 'Luxury Safari and Zanzibar Vacation', undefined],
    ['/PlanYourTrip?about=Katavi', 'Plan Your Trip', undefined],
    ['/travel_packages?month=3', 'All our packages', '/Alltrips?month=3'],
    ['/accommodations', 'Stay with us', '/stay_services'],
  ])('finds %s as the server would', async (address, heading, target = address) => {
    const { page } = harness.phone;
    await page.goto(harness.at(address));
    await page.locator('main h1', { hasText: heading }).waitFor();
    expect(page.url()).toBe(harness.at(target));
  });

  it('says what it can of an address that is no page', async () => {
    const { page } = harness.phone;
    const response = await page.goto(harness.at('/no/such/page'));
    expect(response?.status()).toBe(404);
    await page
      .locator('main')
      .getByRole('link', { name: /trips|packages/i })
      .first()
      .waitFor();
    harness.phone.forgive(LINE_CUT);
  });

  it('tells on /offline what is saved, read back', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/offline'));
    const facts = page.locator('dl');
    await facts
      .getByText(String(pages.length + 1), { exact: false })
      .first()
      .waitFor();
    await facts
      .getByText(/\d+ KB|\d\.\d MB/)
      .first()
      .waitFor();
  });
});

describe('The saving', () => {
  let harness: Harness;
  afterEach(async () => {
    await harness.leave(LINE_CUT);
  });

  it('cut three times completes without starting over', async () => {
    harness = await openHarness();
    const { page } = harness.phone;
    // The first pack after those that the worker itself needs is cut three times, half-way.
    const isNeeded = (call: string) => /core|program/.test(call);
    const fetched = () => harness.line.seen.filter((call) => call.includes('/packs/'));
    harness.line.cutAfter(/^\/packs\/(?!core|program)/, 10_000, 3);
    for (let visits = 0; visits < 3; visits += 1) {
      await page.goto(harness.at('/'));
      await page.getByText('The rest follows on your next visit.').waitFor();
      expect(fetched().filter((call) => !isNeeded(call))).toHaveLength(visits + 1);
    }
    await page.goto(harness.at('/'));
    await waitUntilSaved(page);
    expect(fetched().filter(isNeeded)).toHaveLength(2);
    expect(new Set(fetched()).size).toBe(countPacks());
    expect(fetched()).toHaveLength(countPacks() + 3);
  });

  it('shows how far it is, and says when all is saved', async () => {
    harness = await openHarness();
    await harness.phone.page.goto(harness.at('/'));
    const { page } = harness.phone;
    const size = /\d+ KB to load, \d\.\d MB on the phone/;
    await page
      .getByText(new RegExp(`Saved: all \\d+ pages \\(${size.source}\\) work without a signal\\.`))
      .waitFor();
    const told = size.exec(await page.getByRole('status', { name: 'Saved pages' }).innerText())?.[0] ?? '';
    // The page about what is saved gives the same figure, and what was stored bears it out.
    await page.goto(harness.at('/offline'));
    const figure = page.locator('.facts dd.phrase');
    await figure.filter({ hasText: told }).waitFor();
    await figure.filter({ hasText: /bytes are here now/ }).waitFor();
    const here = Number(/([\d,]+) bytes are here/.exec(await figure.innerText())?.[1]?.replaceAll(',', ''));
    const stored = Number(/([\d.]+) MB/.exec(told)?.[1]) * 1_000_000;
    expect(Math.abs(here - stored)).toBeLessThan(100_000);
  });

  it('is of use to the page that is open, even one that was loaded past the worker', async () => {
    harness = await openHarness();
    const { page, context } = harness.phone;
    await page.goto(harness.at('/'));
    await waitUntilSaved(page);
    // Reload as with Shift and Reload; a worker that starts just while a page loads misses it, too.
    const browser = await context.newCDPSession(page);
    await Promise.all([page.waitForEvent('load'), browser.send('Page.reload', { ignoreCache: true })]);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await harness.line.set('down');
    await page.getByRole('link', { name: 'View Now' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'April Family Safari' }).waitFor();
  });

  it('never touches a call or anything but GET, and keeps no answer of the API', async () => {
    harness = await openHarness();
    const { page } = harness.phone;
    await page.goto(harness.at('/'));
    await waitUntilSaved(page);
    const health = await page.evaluate(async () => (await fetch('/api/health')).json());
    expect(health).toEqual({ status: 'ok' });
    const kept = await page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys()) {
        for (const request of await (await caches.open(name)).keys()) urls.push(request.url);
      }
      return urls;
    });
    expect(kept.filter((url) => url.includes('/api/'))).toEqual([]);
    await harness.line.set('down');
    expect(
      await page.evaluate(() =>
        fetch('/api/health').then(
          () => 'answered',
          () => 'nobody',
        ),
      ),
    ).toBe('nobody');
  });
});
