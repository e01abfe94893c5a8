/** A window of 320 px, a page enlarged to 400 %, and forced colours. */
import { describe, expect, it } from 'vitest';
import { expectNoViolationsNow, findViolationsInBothThemes, prepareForAxe } from '../../parts/browser/axe.ts';
import { openVisit } from '../../parts/browser/browser.ts';
import { fillBooking } from '../../parts/browser/harness.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

describe('At 320 px', () => {
  it('the mark of the company stays beside its name', async () => {
    const visit = await openVisit({ viewport: { width: 320, height: 640 }, serviceWorkers: 'block' });
    await visit.page.goto(at('/'));
    const mark = await visit.page.locator('.wordmark svg').boundingBox();
    expect(mark?.width).toBeGreaterThanOrEqual(24);
    expect(await visit.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await visit.close();
  });

  it('every mark of the map can be pressed on 24 px', async () => {
    const visit = await openVisit({ viewport: { width: 320, height: 640 }, serviceWorkers: 'block' });
    await visit.page.goto(at('/map'));
    const small = await visit.page.locator('.sheets a.mark').evaluateAll((marks) =>
      marks.flatMap((mark) => {
        mark.scrollIntoView({ block: 'center' });
        const shape = mark.querySelector('.shape')?.getBoundingClientRect() ?? new DOMRect();
        const [x, y] = [shape.x + shape.width / 2, shape.y + shape.height / 2];
        const ends = [
          [-11.9, 0],
          [11.9, 0],
          [0, -11.9],
          [0, 11.9],
        ] as const;
        const reached = ends.filter(([right, down]) =>
          document.elementFromPoint(x + right, y + down)?.closest('a.mark'),
        );
        return reached.length === 4 ? [] : [mark.textContent];
      }),
    );
    expect(small).toEqual([]);
    await visit.close();
  });

  it('and 400 %, no bar covers what is read', async () => {
    // 1280 x 1024, enlarged to 400 %.
    const visit = await openVisit({ viewport: { width: 320, height: 256 }, serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at('/adventure_north'));
    await page.getByRole('heading', { name: 'Booking terms' }).scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const covered = await page.evaluate(() => {
      const over = (x: number, y: number) =>
        document.elementFromPoint(x, y)?.closest('.site-header, .book-bar') !== null;
      return Array.from({ length: 32 }, (_, step) => step * 8 + 4).filter((y) => over(160, y));
    });
    expect(covered).toEqual([]);
    await visit.close();
  });
});

describe('In forced colours', () => {
  it.each(['/', '/adventure_north', '/book_flight', '/Importantdetails'])(
    'everything on %s can be read, in dark ones too',
    async (address) => {
      const visit = await openVisit({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
      const { page } = visit;
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(at(address));
      await page.waitForLoadState('networkidle');
      await prepareForAxe(page);
      expect(await findViolationsInBothThemes(page)).toEqual([]);
      await visit.close();
    },
  );

  it('so can a dialog', async () => {
    const visit = await openVisit({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    const { page } = visit;
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(at('/#form'));
    await page.getByRole('form').getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('alertdialog').waitFor();
    await prepareForAxe(page);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await visit.close();
  });

  it('the selected tab can be told, and the focused panel has a frame', async () => {
    const visit = await openVisit({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    const { page } = visit;
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(at('/adventure_north'));
    const [first, second] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)];
    const line = (tab: typeof first) =>
      tab.evaluate((element) => getComputedStyle(element).borderBottomColor);
    await page.locator('.tabs.ready').waitFor();
    await expect.poll(async () => (await line(first)) === (await line(second))).toBe(false);
    await first.press('ArrowRight');
    await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Tab');
    const frame = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(
        document.activeElement as Element,
      );
      return { role: document.activeElement?.role, outlineStyle, outlineWidth, outlineColor };
    });
    expect(frame).toMatchObject({ role: 'tabpanel', outlineStyle: 'solid', outlineWidth: '3px' });
    expect(frame.outlineColor).not.toMatch(/, 0\)$/);
    await visit.close();
  });
});

describe('In ordinary colours', () => {
  it.each([360, 1440])('alerts and confirmations have nothing wrong, %i pixels wide', async (width) => {
    const visit = await openVisit({ viewport: { width, height: 800 }, serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at('/#form'));
    await page.getByRole('form').getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('alertdialog').waitFor();
    await expectNoViolationsNow(page, 'an alert');
    await page.goto(at('/package_booking'));
    await fillBooking(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).waitFor();
    await expectNoViolationsNow(page, 'a confirmation');
    await visit.close();
  });
});
