/** A trip that a visitor builds: by list, key, finger and map, kept on the phone, shared, and sent without a signal. */
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { openVisit } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

const add = async (page: Page, place: string) => {
  await page.getByLabel('Add a place').selectOption(place);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
};
const stops = (page: Page) => page.locator('.plan-stops .plan-place a').allTextContents();
const shared = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        navigator.share = async ({ url = '' } = {}) => resolve(url);
        [...document.querySelectorAll('button')]
          .find((one) => one.textContent === 'Share this trip')
          ?.click();
      }),
  );

describe('A trip of one’s own', () => {
  it('is built from the list, moved by key and by finger, and told with days, roads, months and a price', async () => {
    const visit = await openVisit({ serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at('/PlanyourTrip'));
    await page.getByRole('link', { name: 'Build the trip on the map' }).click();
    await page.getByRole('heading', { level: 1, name: 'Build your trip' }).waitFor();
    await add(page, 'Tarangire National Park');
    await add(page, 'Serengeti National Park');
    await add(page, 'Ngorongoro Conservation Area');
    await page.getByLabel('Arrive at').selectOption('Kilimanjaro airport');
    await page.getByLabel('Month', { exact: true }).selectOption('July');
    await page.getByLabel('Children', { exact: true }).fill('2');
    await page.getByLabel('Age of child 1').selectOption('10');
    await expect
      .poll(() => stops(page))
      .toEqual(['Tarangire National Park', 'Serengeti National Park', 'Ngorongoro Conservation Area']);
    // By key: the focus stays with the stop.
    const up = page.getByRole('button', { name: 'Move Ngorongoro Conservation Area up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => stops(page))
      .toEqual(['Tarangire National Park', 'Ngorongoro Conservation Area', 'Serengeti National Park']);
    expect(await up.evaluate((button) => button === document.activeElement)).toBe(true);
    // By finger or mouse: the first below the second.
    const handles = page.locator('.plan-stops .handle');
    const [first, second] = [await handles.nth(0).boundingBox(), await handles.nth(1).boundingBox()];
    if (!first || !second) throw new Error('There are no handles.');
    await page.mouse.move(first.x + 10, first.y + 10);
    await page.mouse.down();
    await page.mouse.move(first.x + 10, second.y + 30, { steps: 5 });
    await page.locator('.plan-stops .dragged').waitFor();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await page.mouse.up();
    await expect
      .poll(() => stops(page))
      .toEqual(['Ngorongoro Conservation Area', 'Tarangire National Park', 'Serengeti National Park']);
    await page.getByRole('button', { name: 'One night more at Serengeti National Park' }).click();
    const summary = page.getByRole('region', { name: 'What it comes to' });
    await summary.getByText('8 days').waitFor();
    expect(await summary.innerText()).toMatch(
      /For 2 adults and 2 children \(10, \?\) in July: from about \$[\d,]+ each, \$[\d,]+ in all/,
    );
    await expectAccessible(page, 'a trip');
    await visit.close();
  });

  it('takes places from the map and from their pages, and stands beside another', async () => {
    const visit = await openVisit({ serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at('/wildlife/Serengeti'));
    await page.getByRole('link', { name: 'Add it to your trip' }).click();
    await expect.poll(() => stops(page)).toEqual(['Serengeti National Park']);
    const onMap = page.getByRole('button', { name: '16 Mafia' }).first();
    await onMap.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => stops(page)).toEqual(['Serengeti National Park', 'Mafia Island']);
    await page.getByRole('button', { name: 'Copy it to try another way' }).click();
    await page.getByRole('button', { name: 'Take Mafia Island out' }).first().click();
    await add(page, 'Jambiani Beach');
    const beside = page.getByRole('region', { name: 'Your trips side by side' }).first();
    const row = beside.getByRole('row', { name: /^Stops/ });
    await expect.poll(() => row.innerText()).toMatch(/Mafia Island: 2 nights.*Jambiani Beach: 2 nights/s);
    await page.getByRole('button', { name: 'Remove this trip' }).click();
    await expect.poll(() => stops(page)).toEqual(['Serengeti National Park', 'Mafia Island']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stops(page)).toEqual(['Serengeti National Park', 'Jambiani Beach']);
    await page.reload();
    await expect.poll(() => stops(page)).toEqual(['Serengeti National Park', 'Jambiani Beach']);
    await visit.close();
  });

  it('says what it can of a link that was cut, changed, or is of a later version', async () => {
    const visit = await openVisit({ serviceWorkers: 'block' });
    const { page } = visit;
    const note = page.locator('.plan-arrived');
    const open = async (code: string) => {
      await page.goto('about:blank');
      await page.goto(at(`/plan#${code}`));
    };
    await open('1_2.10.7_7_kz_4x2.2x1.1');
    await expect.poll(() => note.innerText()).toMatch(/The end of the link is missing/);
    expect(await stops(page)).toEqual(['Tarangire National Park', 'Ngorongoro Conservation Area']);
    await open('1_2.10.7_7_kz_4x2.2x1_zz');
    await expect.poll(() => note.innerText()).toMatch(/cannot be read/);
    await open('2_new');
    await expect.poll(() => note.innerText()).toMatch(/newer version/);
    expect(await stops(page)).toEqual(['Tarangire National Park', 'Ngorongoro Conservation Area']);
    await visit.close();
  });

  it('opens from its link in the language of the phone that it came to', async () => {
    const visit = await openVisit({ serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at('/de'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('de');
    await page.goto(at('/plan#1_2_7_kz_4x2.1x3_xw'));
    await page.waitForURL(at('/de/plan'));
    await expect.poll(() => stops(page)).toEqual(['Tarangire-Nationalpark', 'Serengeti-Nationalpark']);
    // The trip that came in English on the way is the same one.
    expect(await page.getByRole('button', { name: /^Reise/ }).count()).toBe(1);
    await visit.close();
  });
});

describe('Without a signal', () => {
  let harness: Harness;
  afterEach(() => harness.leave(LINE_CUT));

  it('a trip is built, and opens from its link on another phone', async () => {
    harness = await openHarness({ saved: true });
    await harness.signal('down');
    const { page } = harness.phone;
    await page.goto(harness.at('/plan'));
    await add(page, 'Tarangire National Park');
    await add(page, 'Stone Town');
    await expect.poll(() => stops(page)).toEqual(['Tarangire National Park', 'Stone Town']);
    const link = await shared(page);
    expect(link.length).toBeLessThan(80);
    const other = await harness.another();
    await harness.signal('down', other);
    await other.page.goto(link);
    await expect.poll(() => stops(other.page)).toEqual(['Tarangire National Park', 'Stone Town']);
    await other.close(LINE_CUT);
  });
});
