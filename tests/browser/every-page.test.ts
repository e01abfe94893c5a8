import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginLook, findViolationsInBothThemes, readSideways } from '../parts/axe.ts';
import { openPhone, type Phone } from '../parts/browser.ts';
import { readBuiltPages } from '../parts/built-site.ts';
import { serveFile } from '../parts/file-server.ts';

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

describe('Every page', () => {
  let phone: Phone;
  beforeAll(async () => {
    // Workers stay out: each page is looked at as it comes from the server.
    phone = await openPhone({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  });
  afterAll(async () => {
    // The only address that answers with an error is the one that is no page.
    await phone.close(/not-found: Failed to load resource: the server responded with a status of 404/);
    expect(phone.errors).toEqual([]);
  });

  it.each(addresses)('%s is accessible in both themes, and never scrolls sideways', async (address) => {
    const { page } = phone;
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(at(address));
    await page.locator('main h1').waitFor();
    await beginLook(page);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await readSideways(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
});

describe('With scripts off', () => {
  it('every page can be read, every panel of a package too', async () => {
    const phone = await openPhone({ javaScriptEnabled: false });
    for (const address of reading) {
      await phone.page.goto(at(address));
      expect((await phone.page.locator('main').innerText()).length, address).toBeGreaterThan(150);
    }
    await phone.page.goto(at('/adventure_north'));
    for (const tab of ['Highlights', 'Itinerary', 'Activities', 'Price Indications', 'What to Pack']) {
      expect(await phone.page.getByRole('heading', { name: tab, exact: true }).isVisible(), tab).toBe(true);
    }
    expect(await phone.page.getByText('Arrival in Arusha').isVisible()).toBe(true);
    await phone.page.goto(at('/package_booking'));
    expect(await phone.page.getByText('This form needs scripts.', { exact: false }).isVisible()).toBe(true);
    await phone.close();
  });
});

describe('A reading page', () => {
  it('is hydrated as it was drawn, and loads neither database nor form nor full Zod', async () => {
    const phone = await openPhone({ serviceWorkers: 'block' });
    const scripts = new Map<string, string>();
    phone.context.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.set(response.url(), await response.text());
    });
    // Each waits until its page is at rest: four tabs wait together.
    const waiting = [...reading];
    const walk = async (page: Page) => {
      for (let address = waiting.pop(); address; address = waiting.pop()) {
        await page.goto(at(address));
        await page.waitForLoadState('networkidle');
      }
    };
    const others = await Promise.all([1, 2, 3].map(() => phone.context.newPage()));
    await Promise.all([phone.page, ...others].map(walk));
    expect(scripts.size).toBeGreaterThan(2);
    for (const [url, text] of scripts) {
      expect(text, url).not.toMatch(/DexieError|BulkError|ZodError|useFieldArray/);
    }
    await phone.close();
    // A page that differs from its document is reported by React as an error.
    expect(phone.errors).toEqual([]);
  });
});
