/** A page is as long when it opens as after it was read to its end, so nothing jumps under the finger. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openVisit } from '../../parts/browser/browser.ts';
import { serveFile } from '../../parts/server/file-server.ts';
import { readBuiltPages } from '../../parts/sources/built-site.ts';

/** The browser's own line about the page of an unknown address, which is answered with 404. */
const NOT_FOUND = /\/not-found: Failed to load resource: the server responded with a status of 404/;

const at = serveFile();

/** The longest page of each kind. */
const longest = new Map<string, { address: string; length: number }>();
for (const { address, html, staff } of readBuiltPages()) {
  const kind = /id="page-data">\{"kind":"([^"]+)"/.exec(html)?.[1];
  if (!kind || staff) continue;
  if (html.length > (longest.get(kind)?.length ?? 0)) longest.set(kind, { address, length: html.length });
}
const addresses = [...longest.values()].map(({ address }) => address);

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Reads the page to its end, a screen at a time, each as long as it takes to be drawn. */
async function readToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      const before = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await frame();
      if (scrollY === before) break;
    }
  });
  await page.waitForLoadState('networkidle');
}

describe.each([360, 768, 1440])('At %i px', (width) => {
  it('every kind of page is as long as it says', async () => {
    expect(addresses.length).toBeGreaterThan(25);
    const visit = await openVisit({ viewport: { width, height: 800 }, serviceWorkers: 'block' });
    const { page } = visit;
    const wrong: string[] = [];
    for (const address of addresses) {
      await page.goto(at(address));
      await page.waitForLoadState('networkidle');
      const said = await heightOf(page);
      await readToEnd(page);
      const real = await heightOf(page);
      if (Math.abs(said - real) > real * 0.05) wrong.push(`${address}: ${said} px, then ${real} px`);
    }
    expect(wrong).toEqual([]);
    await visit.close(NOT_FOUND);
  });

  it('and so it is without scripts', async () => {
    const visit = await openVisit({ viewport: { width, height: 800 }, javaScriptEnabled: false });
    const { page } = visit;
    await page.goto(at('/Importantdetails'));
    const said = await heightOf(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(Math.abs(said - (await heightOf(page)))).toBeLessThan(said * 0.05);
    await visit.close(NOT_FOUND);
  });
});

describe('What lies far below', () => {
  it.each([
    ['/Importantdetails', 'Tanzania Tourist Board'],
    ['/', 'One operator, both halves'],
  ])(
    'of %s is found by its words and is in a picture of the whole page, before anybody scrolls',
    async (address, words) => {
      const visit = await openVisit({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
      const { page } = visit;
      await page.goto(at(address));
      await page.waitForLoadState('networkidle');
      const place = await page.getByRole('main').getByText(words).last().boundingBox();
      if (!place) throw new Error(`${words} is not laid out`);
      expect(place.y).toBeGreaterThan(1_800);
      const picture = await page.screenshot({ fullPage: true, clip: place });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const { channels } = await sharp(picture).stats();
      // Paper alone is one colour.
      expect(channels[0]?.stdev).toBeGreaterThan(10);
      await page.evaluate(
        (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
        words,
      );
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
      expect(await page.evaluate(() => String(getSelection()))).toMatch(new RegExp(words, 'i'));
      await visit.close(NOT_FOUND);
    },
  );
});
