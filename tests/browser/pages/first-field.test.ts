/** Pages that one comes to for a form show its first field without scrolling. */
import { describe, expect, it } from 'vitest';
import { openVisit } from '../../parts/browser/browser.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

const tools = [
  ['/search', 'Search for'],
  ['/lookup', 'Reference'],
  ['/package_booking?packagename=Northern%20Tanzania%20Wildlife%20and%20Culture%20Adventure', 'Full name'],
  ['/PlanyourTrip', 'Activity'],
  ['/stay_services', 'Package'],
  ['/book_flight', 'Full name'],
  ['/compare', 'First package'],
] as const;

describe.each([
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
])('On a screen of $width x $height', (viewport) => {
  it.each(tools)('%s shows “%s”', async (address, label) => {
    const visit = await openVisit({ viewport, serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at(address));
    const field = page.getByLabel(label, { exact: true }).first();
    await field.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const box = await field.boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    await visit.close();
  });
});

describe('Two tabs of bookings', () => {
  it('have the names of their packages as titles', async () => {
    const visit = await openVisit({ serviceWorkers: 'block' });
    const titles: string[] = [];
    for (const name of ['April Family Safari', 'Zanzibar Family Escape']) {
      const page = await visit.context.newPage();
      await page.goto(at(`/package_booking?packagename=${encodeURIComponent(name)}`));
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await expect.poll(() => page.title()).toContain(name);
      titles.push(await page.title());
    }
    expect(titles[0]).not.toBe(titles[1]);
    await visit.close();
  });
});
