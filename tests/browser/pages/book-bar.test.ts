/** The bar with the price at the foot of a phone: where the price is not on the screen already. */
import { describe, expect, it } from 'vitest';
import { openVisit } from '../../parts/browser/browser.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

describe('The booking bar of a package', () => {
  it('leaves the figures that it repeats alone, and comes when they are gone', async () => {
    const visit = await openVisit({ serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at('/adventure_north'));
    const bar = page.locator('.book-bar');
    const offer = page.locator('.offer');
    await offer.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await bar.isVisible()).toBe(false);
    const long = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await long();
    await page.getByRole('heading', { name: 'Booking terms' }).scrollIntoViewIfNeeded();
    await bar.getByRole('link', { name: 'Book Now' }).waitFor();
    expect(await long()).toBe(before);
    await offer.scrollIntoViewIfNeeded();
    await bar.waitFor({ state: 'hidden' });
    await visit.close();
  });

  it('is there without scripts', async () => {
    const visit = await openVisit({ javaScriptEnabled: false });
    await visit.page.goto(at('/adventure_north'));
    await visit.page.locator('.book-bar').getByRole('link', { name: 'Book Now' }).waitFor();
    await visit.close();
  });
});
