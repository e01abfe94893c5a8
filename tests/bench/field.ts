/**
 * Thirty passengers at a camp without a signal, entered at a person's pace on a slow phone: keys for each, from a key
 * to the painted letter, from Enter to "Saved", and how the department opens with 2,000 entries that wait.
 */
import type { Page } from 'playwright-core';
import { sectionAddress, staffRoutes } from '../../src/contract/addresses.ts';
import { waitUntilOfficeSaved } from '../parts/office.ts';
import { SEEDED_PASSWORD, seedAccount } from '../parts/seed-tours.ts';
import { watchField } from './field-watch.ts';
import { NAMES } from './names.ts';
import { type Figures, quantile, withSite } from './transfer.ts';

const SLOWDOWN = 4;
const EMAIL = 'logistics@example.com';
const PASSENGERS = 30;
/** Milliseconds between two keys of somebody who types with two thumbs. */
const PACE = 120;
/** Milliseconds in which a person looks up from the phone, to the next passenger. */
const LOOK_UP = 700;
/** Passengers that are entered one after the other; then as many in the empty field. */
const IN_A_ROW = 5;
const REST = 2_000;
const WAITING = 2_000;
/** Names that one press enters. */
const AT_ONCE = 200;
const OPENINGS = 7;
const FIRST = ['Juma', 'Anna', 'Neema', 'Søren', 'Wanjiru', 'Mateo'];
const LAST = ['Mwakalinga', 'Berger', 'Ngũgĩ', 'Kjær', 'Ali'];
const nameOf = (place: number) =>
  `${FIRST[place % FIRST.length]} ${LAST[place % LAST.length]} ${String.fromCharCode(65 + (place % 26))}`;

export function measureField(): Promise<Figures> {
  return withSite(
    async (browser, origin, server) => {
      await seedAccount(server.dataDir, 'logistics', EMAIL);
      const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
      const page = await context.newPage();
      await page.addInitScript(NAMES);
      await page.addInitScript(watchField);
      await page.goto(origin + staffRoutes.management);
      await page.getByLabel('E-mail or user name').fill(EMAIL);
      await page.getByLabel('Password').fill(SEEDED_PASSWORD);
      await page.getByRole('button', { name: 'Login' }).click();
      await page.waitForURL(`**${staffRoutes.logistics}*`);
      const address = origin + sectionAddress(staffRoutes.logistics, 'people-transported');
      await page.goto(address);
      await waitUntilOfficeSaved(page);
      // The browser says that there is no signal, and the worker reaches nobody either.
      await context.setOffline(true);
      await context.addInitScript(sayOffline);
      await page.evaluate(sayOffline);
      await server.stop();
      const session = await context.newCDPSession(page);
      const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
      await slowDown(SLOWDOWN);
      const empty = await openings(page, address, 0);

      const { form, bare, taps } = await enterPassengers(page);
      await slowDown(1);
      await enterMany(page);
      await slowDown(SLOWDOWN);
      const full = await openings(page, address, WAITING + PASSENGERS);
      await context.close();

      return [
        [
          `${PASSENGERS} passengers: keys for each beside the letters of the name (goal 1), taps`,
          `${taps.toFixed(1)}, 0`,
        ],
        compare(`key to paint at ${SLOWDOWN}x, p95: form / empty field (goal 2 times)`, 0.95, [
          form.keys,
          bare.keys,
        ]),
        compare('Enter until the entry is on disk, median: form / a strict put of it (goal 1.5 times)', 0.5, [
          form.disk,
          bare.puts,
        ]),
        compare('  form / Enter in an empty field until the same put is on disk', 0.5, [
          form.disk,
          bare.disk,
        ]),
        compare('Enter until “Saved” is painted: form / the word in an empty page after the put', 0.5, [
          form.saved,
          bare.saved,
        ]),
        ['  frames painted from the entry on disk to “Saved”, most', String(Math.max(...form.frames))],
        compare(`opening the department, median: ${WAITING} waiting / none (goal 1.3 times)`, 0.5, [
          full,
          empty,
        ]),
      ];
    },
    { host: 'camp.example' },
  );
}

/** Types the passengers; between two of them, the same in the empty field. */
async function enterPassengers(page: Page) {
  const form = page.getByRole('form', { name: 'Add a person' });
  const name = form.getByLabel('Name', { exact: true });
  for (const [label, value] of [
    ['Vehicle', 'T 482 DKL'],
    ['Destination', 'Saadani'],
    ['Guide', 'Neema'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  await page.evaluate(() => window.beginField());
  const empty = page.locator('#empty');
  let extra = 0;
  for (let first = 0; first < PASSENGERS; first += IN_A_ROW) {
    const places = Array.from({ length: IN_A_ROW }, (_, place) => first + place);
    for (const [field, more] of [
      [name, 1],
      [empty, 0],
    ] as const) {
      // The focus comes back by itself.
      await field.focus();
      for (const place of places) {
        await page.keyboard.type(nameOf(place), { delay: PACE });
        await page.keyboard.press('Enter');
        extra += more;
        await page.waitForTimeout(LOOK_UP);
      }
      // What the last entry still makes the page do is not the other field's.
      await page.waitForTimeout(REST);
    }
  }
  return { ...(await page.evaluate(() => window.fieldTimes)), taps: extra / PASSENGERS };
}

/** Pasted as lines, many at once. */
async function enterMany(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Add a person' });
  for (let count = 0; count < WAITING; count += AT_ONCE) {
    await form.getByRole('button', { name: 'Several names at once' }).click();
    const lines = Array.from({ length: AT_ONCE }, (_, place) => `Guest ${count + place}`).join('\n');
    await form.getByLabel('Names, one in each line').evaluate(paste, lines);
    await form.getByRole('button', { name: `Add ${AT_ONCE} people` }).click();
    await form.getByText(`${AT_ONCE} people: Saved`, { exact: false }).waitFor({ timeout: 120_000 });
  }
}

function compare(what: string, share: number, [one, other]: [number[], number[]]): [string, string] {
  const [mine, theirs] = [quantile(one, share), quantile(other, share)];
  const spread = (list: number[]) => `${Math.min(...list).toFixed(0)} to ${Math.max(...list).toFixed(0)}`;
  return [
    what,
    `${mine.toFixed(0)} / ${theirs.toFixed(0)} ms, ${(mine / theirs).toFixed(2)} times (${spread(one)} / ${spread(other)})`,
  ];
}

/** Milliseconds from the address to what was entered today. */
async function openings(page: Page, address: string, waiting: number): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < OPENINGS; count += 1) {
    await page.goto('about:blank');
    const start = performance.now();
    await page.goto(address);
    await page
      .locator('.today')
      .getByText(`${waiting.toLocaleString('en')} not sent`, { exact: false })
      .waitFor({ timeout: 120_000 });
    times.push(performance.now() - start);
  }
  return times;
}

/** In the page. What the tool sets is lost where the next page has another process. */
function sayOffline(): void {
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
}

/** In the page. Chromium's editing command, which the tool's own way to fill in uses, is slow with many lines. */
function paste(area: HTMLElement, lines: string): void {
  (area as HTMLTextAreaElement).setRangeText(lines);
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
