/** Pages that one comes to for a form stand still while they load, with and without what their address brings. */
import { describe, expect, it } from 'vitest';
import { openVisit } from '../../parts/browser/browser.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

const addresses = [
  '/search',
  '/search?q=lion',
  '/compare',
  '/compare?of=zanzibar_mid,zanzibar_luxury',
  '/lookup',
  ...['', '/de', '/fr'].flatMap((language) => [
    `${language}/package_booking`,
    `${language}/package_booking?packagename=Zanzibar%20Blissful%20Escape`,
    `${language}/package_booking?packagename=Northern%20Tanzania%20Wildlife%20and%20Culture%20Adventure`,
  ]),
];

describe.each([
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
])('On a screen of $width x $height', (viewport) => {
  it.each(addresses)('nothing jumps on %s', async (address) => {
    const visit = await openVisit({ viewport, serviceWorkers: 'block' });
    const { page } = visit;
    await page.addInitScript(() => {
      const moved = { sum: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(at(address));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const sum = await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
    // Shifts by a typeface that arrives are smaller.
    expect(sum).toBeLessThan(0.05);
    await visit.close();
  });
});
