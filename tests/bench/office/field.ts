/**
 * Thirty passengers at a camp without a signal, entered at a person's pace on a slow phone: keys for each, from a key
 * to the painted letter, from Enter to "Saved", and how the department opens with 2,000 entries that wait
 * (`--openings`: this alone).
 */
import type { Page } from 'playwright-core';
import { type Figures, quantile, withSite } from '../parts/transfer.ts';
import { seedAccount } from '../server/seed-account.ts';
import { enterMany, type FieldPhone, fillTransfer, openByTurns, openFieldPhone } from './field-openings.ts';

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
const FIRST = ['Juma', 'Anna', 'Neema', 'Søren', 'Wanjiru', 'Mateo'];
const LAST = ['Mwakalinga', 'Berger', 'Ngũgĩ', 'Kjær', 'Ali'];
const nameOf = (place: number) =>
  `${FIRST[place % FIRST.length]} ${LAST[place % LAST.length]} ${String.fromCharCode(65 + (place % 26))}`;

export function measureField(): Promise<Figures> {
  return withSite(
    async (browser, origin, server) => {
      await seedAccount(server.dataDir, 'logistics', EMAIL);
      const full = await openFieldPhone(browser, origin, EMAIL);
      const empty = await openFieldPhone(browser, origin, EMAIL);
      // The browsers say that there is no signal, and the workers reach nobody either.
      for (const phone of [full, empty]) await phone.goOut();
      await server.stop();
      await fillTransfer(full.page);
      const figures = process.argv.includes('--openings') ? [] : await passengers(full);
      const waiting = WAITING + (figures.length > 0 ? PASSENGERS : 0);
      await enterMany(full.page, WAITING);
      for (const phone of [full, empty]) await phone.slowDown(SLOWDOWN);
      const [withMany = [], withNone = []] = await openByTurns([
        [full, waiting],
        [empty, 0],
      ]);
      return [
        ...figures,
        compare(`opening the department, median: ${waiting} waiting / none (goal 1.3 times)`, 0.5, [
          withMany,
          withNone,
        ]),
      ];
    },
    { host: 'camp.example' },
  );
}

async function passengers({ page, slowDown }: FieldPhone): Promise<Figures> {
  await slowDown(SLOWDOWN);
  const { form, bare, taps } = await enterPassengers(page);
  await slowDown(1);
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
    compare('  form / Enter in an empty field until the same put is on disk', 0.5, [form.disk, bare.disk]),
    compare('Enter until “Saved” is painted: form / the word in an empty page after the put', 0.5, [
      form.saved,
      bare.saved,
    ]),
    ['  frames painted from the entry on disk to “Saved”, most', String(Math.max(...form.frames))],
  ];
}

/** Types the passengers; between two of them, the same in the empty field. */
async function enterPassengers(page: Page) {
  const form = page.getByRole('form', { name: 'Add a person' });
  const name = form.getByLabel('Name', { exact: true });
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
      // Work that the last entry still causes must not count for the next field.
      await page.waitForTimeout(REST);
    }
  }
  return { ...(await page.evaluate(() => window.fieldTimes)), taps: extra / PASSENGERS };
}

function compare(what: string, share: number, [one, other]: [number[], number[]]): [string, string] {
  const [mine, theirs] = [quantile(one, share), quantile(other, share)];
  const spread = (list: number[]) => `${Math.min(...list).toFixed(0)} to ${Math.max(...list).toFixed(0)}`;
  return [
    what,
    `${mine.toFixed(0)} / ${theirs.toFixed(0)} ms, ${(mine / theirs).toFixed(2)} times (${spread(one)} / ${spread(other)})`,
  ];
}
