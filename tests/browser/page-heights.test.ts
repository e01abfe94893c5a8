/** A page is as long when it opens as after it was read to its end, so nothing jumps under the finger. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readBuiltPages } from '../parts/built-site.ts';
import { serveFile } from '../parts/file-server.ts';
import { openVisit } from '../parts/visit.ts';

const at = serveFile();

/** The longest page of each kind. */
const longest = new Map<string, { address: string; length: number }>();
for (const { address, html, staff } of readBuiltPages()) {
  const kind = /id="page-data">\{"kind":"([^"]+)"/.exec(html)?.[1];
  // What this device has saved is told once it is known.
  if (!kind || staff || kind === 'offline') continue;
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
    await visit.close();
  });

  it('and so it is without scripts', async () => {
    const visit = await openVisit({ viewport: { width, height: 800 }, javaScriptEnabled: false });
    const { page } = visit;
    await page.goto(at('/Importantdetails'));
    const said = await heightOf(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(Math.abs(said - (await heightOf(page)))).toBeLessThan(said * 0.05);
    await visit.close();
  });
});
