/** The bars of wide screens: each entry on one line, in every language (docs/contract.md#shell). */
import { describe, expect, it } from 'vitest';
import { openVisit } from '../../parts/browser/browser.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

describe.each([
  ['English', '/', ['Elsewhere, and before you travel', 'Main']],
  ['German', '/de', ['Anderswo, und vor der Reise', 'Hauptmenü']],
  ['French', '/fr', ['Ailleurs, et avant le départ', 'Menu principal']],
] as const)('The bars in %s', (_language, address, bars) => {
  it('have each entry on one line at every width', async () => {
    const visit = await openVisit({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at(address));
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1024, 1100, 1200, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of bars) {
        const bar = page.getByRole('navigation', { name });
        const inTwo = await bar.evaluate((element) => {
          const entries = [...element.querySelectorAll('ul:not(details ul) > li > :is(a, details)')];
          return entries
            .map((entry) => entry.querySelector('summary') ?? entry)
            .filter((entry) => entry.getClientRects().length > 0)
            .filter((entry) => {
              const words = document.createRange();
              words.selectNodeContents(entry);
              const lines = [...words.getClientRects()].filter((line) => line.width > 4 && line.height > 12);
              return Math.max(...lines.map(({ top }) => top)) - Math.min(...lines.map(({ top }) => top)) > 8;
            })
            .map(({ textContent }) => textContent);
        });
        expect(inTwo, `${name}, ${width} px wide`).toEqual([]);
      }
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(scrolls, `${width} px wide`).toBe(false);
    }
    await visit.close();
  });
});

it('On a wide screen the languages are at the top of the page', async () => {
  const visit = await openVisit({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const { page } = visit;
  await page.goto(at('/Alltrips'));
  const top = page.getByRole('navigation', { name: 'Elsewhere, and before you travel' });
  expect(await top.getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true');
  await top.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(at('/de/Alltrips'));
  // The credits are there in English alone: nothing offers another language.
  await page.goto(at('/credits'));
  expect(await top.getByRole('link', { name: 'Deutsch' }).count()).toBe(0);
  await visit.close();
});
