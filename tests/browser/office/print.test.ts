/** Printouts of the office: a week of requests, and a dashboard. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../../../server/store/core/open.ts';
import { openPhone } from '../../parts/browser/browser.ts';
import { delayRequests } from '../../parts/browser/delays.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn } from '../../parts/pages/office.ts';
import { readPdf } from '../../parts/pages/pdf-text.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { takeEntry } from '../../parts/server/take-entry.ts';

const COUNT = 519;
const packages = [
  'April Family Safari',
  'Northern Tanzania Budget Adventure',
  'Zanzibar Essentials Adventure',
];
const wishes = [
  '',
  'None of us eats fish.',
  'We would like a tent far from the generator, a guide who speaks German, and to see the crossing of the Mara if the herds are there in that week; my mother walks slowly.',
];

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await addAccount(harness.server, 'operations');
  const store = await openStore({ dataDir: harness.server.dataDir, databaseUrl: '' });
  for (let index = 0; index < COUNT; index += 1) {
    const status = await takeEntry(store, 'packageBooking', {
      ...booking,
      fullName: `Guest Number ${index}`,
      email: `guest.number.${index}@example.com`,
      specialRequests: wishes[index % wishes.length],
      Tripname: packages[index % packages.length],
    });
    expect(status).toBe(200);
  }
  await store.close();
  await signIn(harness.phone.page, harness.at, 'operations');
});
afterAll(async () => {
  await harness.leave(LINE_CUT);
});

it('A week of 519 package bookings takes some twenty sheets on their side, each with its headings', async () => {
  const { page } = harness.phone;
  await openSection(page, 'Package Bookings');
  await expect.poll(() => page.locator('.table-count').innerText()).toBe(`${COUNT} rows`);
  const pages = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeLessThanOrEqual(22);
  expect(pages.length).toBeGreaterThan(5);
  for (const { width, height, text } of pages) {
    expect(width).toBeGreaterThan(height);
    expect(text.replaceAll('\n', ' ')).toMatch(/Full name State Start date/);
  }
  const all = pages.map(({ text }) => text).join('\n');
  expect(new Set(all.match(/PB-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]/g)).size).toBe(COUNT);
  // A long text is read in lines, not letter by letter.
  expect(all).toContain('a guide who speaks German, and to see the crossing of the Mara');
  expect(all.match(/^Special requests$/gm)).toHaveLength((COUNT / 3) * 2);
  // The screen is as it was.
  await page.locator('.table-paper').waitFor({ state: 'detached' });
  expect(await page.getByRole('grid').isVisible()).toBe(true);
});

it('A dashboard’s charts fit the sheet, with the figure at every bar', async () => {
  const { page } = harness.phone;
  await openSection(page, 'Dashboard');
  const bar = page.locator('.chart-drawing svg text.chart-value').first();
  await bar.waitFor();
  // The page is measured as it is at the moment of printing.
  await page.emulateMedia({ media: 'print' });
  const widths = await page
    .locator('.chart-drawing svg')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().width));
  await page.emulateMedia({ media: 'screen' });
  expect(widths).toHaveLength(2);
  expect(widths.every((width) => width > 560 && width <= 672)).toBe(true);
  const pages = readPdf(await page.pdf({ format: 'A4' }));
  const all = pages.map(({ text }) => text).join('\n');
  for (const name of packages) expect(all).toContain(name);
  // Beside each of its bars, and for the month of all.
  expect(all.match(/^173$/gm)).toHaveLength(packages.length);
  expect(all).toMatch(/^519$/m);
  expect(pages.every(({ width, height }) => height > width)).toBe(true);
  await expect
    .poll(() =>
      page
        .locator('.chart-drawing svg')
        .first()
        .evaluate((svg) => svg.getBoundingClientRect().width),
    )
    .not.toBe(widths[0]);
});

it('A chart that is not drawn yet has its figures on paper too', async () => {
  const phone = await openPhone({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  const { page } = phone;
  const draw = await delayRequests(page, /\/assets\/dist-/);
  await signIn(page, harness.at, 'operations');
  await openSection(page, 'Dashboard');
  await expect.poll(() => page.locator('.chart-drawing:empty').count()).toBe(2);
  const all = readPdf(await page.pdf({ format: 'A4' }))
    .map(({ text }) => text)
    .join('\n');
  for (const name of packages) expect(all).toMatch(new RegExp(`^${name}\\s+173$`, 'm'));
  draw();
  await page.locator('.chart-drawing svg').first().waitFor();
  expect(await page.locator('.chart-figures[open]').count()).toBe(0);
  await phone.close(LINE_CUT);
});
