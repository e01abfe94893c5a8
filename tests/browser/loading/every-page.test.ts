import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findViolationsInBothThemes,
  prepareForAxe,
  readHorizontalOverflow,
} from '../../parts/browser/axe.ts';
import { openPhone, type Phone } from '../../parts/browser/browser.ts';
import { serveFile } from '../../parts/server/file-server.ts';
import { readBuiltPages } from '../../parts/sources/built-site.ts';

const addresses = readBuiltPages()
  .filter(({ staff }) => !staff)
  .map(({ address }) => address);
/** Pages with a form, or about one, carry its program. */
const reading = addresses.filter(
  (address) =>
    !/package_booking|PlanyourTrip|book_flight|stay_services|contact_us|lookup|outbox|not-found/.test(
      address,
    ),
);

const at = serveFile();

/** Words in the programs of the database and of forms, and in the full Zod. */
const HEAVY = /DexieError|BulkError|ZodError|useFieldArray/;

/** Addresses of the scripts that the page has loaded so far. */
const loadedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((url) => url.endsWith('.js')),
  );

const texts = new Map<string, string>();
/** Text that the server gives at an address; pages share most scripts, which are asked for once. */
async function textOf(url: string): Promise<string> {
  const text = texts.get(url) ?? (await (await fetch(url)).text());
  texts.set(url, text);
  return text;
}

describe('Every page', () => {
  let phone: Phone;
  beforeAll(async () => {
    // Workers stay out: each page is looked at as it comes from the server.
    phone = await openPhone({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  });
  afterAll(async () => {
    // A page that differs from its document is reported by React as an error. The only address that answers with an
    // error is the one that is no page.
    await phone.close(/not-found: Failed to load resource: the server responded with a status of 404/);
  });

  it.each(addresses)('%s is accessible in both themes, and never scrolls sideways', async (address) => {
    const { page } = phone;
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(at(address));
    await page.locator('main h1').waitFor();
    await prepareForAxe(page);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await readHorizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await page.waitForLoadState('networkidle');
    const scripts = await loadedScripts(page);
    expect(scripts.length).toBeGreaterThan(2);
    if (!reading.includes(address)) return;
    // A page for reading loads neither database nor form nor full Zod.
    for (const url of scripts) expect(await textOf(url), url).not.toMatch(HEAVY);
  });
});

describe('With scripts off', () => {
  it('every page can be read, every panel of a package too', async () => {
    const phone = await openPhone({ javaScriptEnabled: false });
    for (const address of reading) {
      await phone.page.goto(at(address));
      // Content that is laid out late counts once the browser has seen that it is near.
      const words = async () => (await phone.page.locator('main').innerText()).length;
      await expect.poll(words, { message: address }).toBeGreaterThan(150);
    }
    await phone.page.goto(at('/adventure_north'));
    for (const tab of ['Highlights', 'Itinerary', 'Activities', 'Price Indications', 'What to Pack']) {
      expect(await phone.page.getByRole('heading', { name: tab, exact: true }).isVisible(), tab).toBe(true);
    }
    expect(await phone.page.getByText('Arrival in Arusha').isVisible()).toBe(true);
    await phone.page.goto(at('/package_booking'));
    expect(await phone.page.getByText('This form needs JavaScript.', { exact: false }).isVisible()).toBe(
      true,
    );
    await phone.close();
  });
});
