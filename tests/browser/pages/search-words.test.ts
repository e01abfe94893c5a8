/** The search before anything is typed: words to begin with, each of which finds something. */
import { expect, it } from 'vitest';
import { expectAccessible, expectNoViolationsNow } from '../../parts/browser/axe.ts';
import { openVisit } from '../../parts/browser/browser.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

it('The search offers words, and each finds pages', async () => {
  const visit = await openVisit({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const { page } = visit;
  await page.goto(at('/search'));
  const words = page.getByRole('region', { name: 'To begin with' });
  await words.waitFor();
  await expectAccessible(page, 'words to begin with');
  const [end, foot] = [await words.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
  expect((foot?.y ?? 0) - ((end?.y ?? 0) + (end?.height ?? 0))).toBeLessThan(400);
  const all = await words.getByRole('link').allInnerTexts();
  expect(all.length).toBeGreaterThan(8);
  for (const [index, word] of all.entries()) {
    await words.getByRole('link').nth(index).click();
    await expect
      .poll(async () => (await page.getByLabel('Search for').inputValue()).toUpperCase())
      .toBe(word.toUpperCase());
    await page
      .getByRole('status')
      .getByText(/^\d+ pages?$/)
      .waitFor();
    expect(await words.count()).toBe(0);
    await page.getByLabel('Search for').fill('');
    await words.waitFor();
  }
  await visit.close();
});

it.each([360, 1440])(
  'What was found has nothing wrong for assistive programs, %i pixels wide',
  async (width) => {
    const visit = await openVisit({ viewport: { width, height: 900 }, serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at('/search?q=elephant'));
    await page
      .getByRole('status')
      .getByText(/^\d\d+ pages$/)
      .waitFor();
    await expectNoViolationsNow(page, 'what was found');
    await page.getByLabel('Search for').fill('xyzzy');
    await page
      .getByRole('status')
      .getByText(/\d+ pages?$/)
      .waitFor({ state: 'detached' });
    await expectNoViolationsNow(page, 'nothing found');
    await visit.close();
  },
);
