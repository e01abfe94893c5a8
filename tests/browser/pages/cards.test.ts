/** Cards of places and packages: what one presses is as large as one thinks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoViolationsNow } from '../../parts/browser/axe.ts';
import { openPhone, type Phone } from '../../parts/browser/browser.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();
let phone: Phone;
beforeAll(async () => {
  phone = await openPhone({ serviceWorkers: 'block' });
});
afterAll(async () => {
  await phone.close();
});

/** Where a press near each corner of a card's poster leads. */
const cornersOf = (index: number) =>
  phone.page
    .locator('li.plate')
    .nth(index)
    .evaluate((card) => {
      const picture = card.querySelector('img');
      if (!picture) throw new Error('No poster');
      picture.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      const corners = [
        [left + 8, top + 8],
        [right - 8, top + 8],
        [left + 8, bottom - 8],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const;
      const own = card.querySelector('h3 a')?.getAttribute('href');
      return corners.map(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href') === own,
      );
    });

describe('A card', () => {
  it.each([
    ['/wildlife', 360, 640],
    ['/Zanzibar', 1440, 900],
    ['/Alltrips', 768, 900],
    ['/', 360, 640],
  ])('of %s is a link as large as its poster, %i pixels wide', async (address, width, height) => {
    await phone.page.setViewportSize({ width, height });
    await phone.page.goto(at(address));
    for (const index of [0, 1, 2]) expect(await cornersOf(index)).toEqual([true, true, true, true]);
  });

  it('opens its page when the poster is pressed', async () => {
    const { page } = phone;
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(at('/Hikes'));
    await page
      .locator('li.plate')
      .first()
      .click({ position: { x: 100, y: 120 } });
    await page.getByRole('heading', { level: 1, name: 'Mount Kilimanjaro' }).waitFor();
  });
});

describe('Discover', () => {
  it.each([
    [360, 640],
    [320, 568],
    [1440, 900],
  ])('shows its buttons at once, at %i x %i', async (width, height) => {
    const { page } = phone;
    await page.setViewportSize({ width, height });
    await page.goto(at('/wildlife'));
    await page.getByRole('button', { name: 'Discover' }).first().click();
    const dialog = page.getByRole('dialog');
    for (const button of [
      dialog.getByRole('link', { name: 'Learn More' }),
      dialog.getByRole('button', { name: 'Close' }).last(),
    ]) {
      await expect
        .poll(() =>
          button.evaluate((element) => {
            const { left, top, width, height, bottom } = element.getBoundingClientRect();
            const middle = document.elementFromPoint(left + width / 2, top + height / 2);
            return bottom <= innerHeight && element.contains(middle);
          }),
        )
        .toBe(true);
    }
  });
  it.each([360, 1440])('has nothing wrong for assistive programs, %i pixels wide', async (width) => {
    const { page } = phone;
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('/wildlife'));
    await page.getByRole('button', { name: 'Discover' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Learn More' }).waitFor();
    await expectNoViolationsNow(page, 'Discover', { forced: true });
  });
});
