/**
 * A month of the calendar on a device with 10,000 and 100,000 tours, at 4x CPU slowdown: from the press to the
 * painted month, compared with the press of an empty button in the same page.
 */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { sectionUrl, staffRoutes } from '../../../src/contract/protocol/routes.ts';
import { seedTours } from '../../parts/database/seed-tours.ts';
import { NAMES } from '../names.ts';
import { type Figures, quantile, withSite } from '../parts/transfer.ts';
import { SEEDED_PASSWORD, seedAccount } from '../server/seed-account.ts';

const SLOWDOWN = 4;
const EMAIL = 'operations@example.com';
const FIRST = '2027-01-15';
const PRESSES = 24;

interface World {
  what: string;
  records: number;
  /** Over which they are spread, with the measured months in their midst. */
  days: number;
}

const worlds: readonly World[] = [
  { what: '10,000 tours, 300 begin in a month', records: 10_000, days: 1_000 },
  { what: '100,000 tours, 300 begin in a month', records: 100_000, days: 10_000 },
  { what: '100,000 tours, 3,000 begin in a month', records: 100_000, days: 1_000 },
];

declare global {
  interface Window {
    /** Milliseconds from each press to the frame that shows its days. */
    presses: number[];
  }
}

export async function measureCalendar(): Promise<Figures> {
  const figures: [string, string][] = [];
  for (const world of worlds) figures.push(...(await measureWorld(world)));
  return figures;
}

function measureWorld({ what, records, days }: World): Promise<Figures> {
  return withSite(async (browser, origin, server) => {
    seedTours(server.dataDir, records);
    spread(server.dataDir, days);
    await seedAccount(server.dataDir, 'operations', EMAIL);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(NAMES);
    await page.goto(origin + staffRoutes.management);
    await page.getByLabel('E-mail or user name').fill(EMAIL);
    await page.getByLabel('Password').fill(SEEDED_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`**${staffRoutes.operations}*`);
    const start = performance.now();
    const address = `${sectionUrl(staffRoutes.operations, 'calendar')}&view=month&day=${FIRST}`;
    await page.goto(origin + address);
    await page
      .locator('.calendar[aria-busy=false] .calendar-sums > span')
      .first()
      .waitFor({ timeout: 300_000 });
    const made = performance.now() - start;
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(timePresses);
    const empty = await press(page, '#empty');
    const next = await press(page, '.calendar-tools button:nth-of-type(3)');
    const far = await jump(page);
    const times = (list: readonly number[]) =>
      `${ms(quantile(list, 0.5))} / ${ms(quantile(list, 0.95))}, ${(quantile(list, 0.95) / quantile(empty, 0.95)).toFixed(1)} times`;
    return [
      [`${what}: first sync and index, until the month is shown`, `${(made / 1000).toFixed(1)} s`],
      [
        `  empty button, ${SLOWDOWN}x slowdown, median / p95`,
        `${ms(quantile(empty, 0.5))} / ${ms(quantile(empty, 0.95))}`,
      ],
      ['  next month, median / p95, p95 compared (goal 6 times)', times(next)],
      ['  a month years away, of which nothing is read yet (goal 6 times)', times(far)],
    ];
  });
}

const ms = (value: number) => `${value.toFixed(0)} ms`;

/** Gives each tour a day and a guide: as many begin on each day. */
function spread(dataDir: string, days: number): void {
  const database = new Sqlite(join(dataDir, 'operator.db'));
  database.pragma('busy_timeout = 5000');
  database
    .prepare(`update home_booking set preferred_date = date('2027-06-01', (rowid % ? - ? / 2) || ' days')`)
    .run(days, days);
  database.prepare(`update tour set guide = 'Guide ' || (rowid % 400)`).run();
  database.close();
}

async function press(page: Page, button: string): Promise<number[]> {
  await page.evaluate(() => window.presses.splice(0));
  for (let count = 0; count < PRESSES; count += 1) {
    await page.locator(button).first().click();
    await page.waitForTimeout(400);
  }
  return page.evaluate(() => window.presses.splice(0));
}

/** To months that are not beside what is shown. */
async function jump(page: Page): Promise<number[]> {
  await page.evaluate(() => window.presses.splice(0));
  for (let count = 0; count < PRESSES; count += 1) {
    const month = String(1 + (count % 2) * 6 + (count % 5)).padStart(2, '0');
    await page.locator('.calendar-jump input').fill(`202${6 + (count % 3)}-${month}-10`);
    await page.waitForTimeout(400);
  }
  return page.evaluate(() => window.presses.splice(0));
}

/** In the page: an empty button, and the time of each press until what it shows is painted. */
function timePresses(): void {
  window.presses = [];
  const button = document.createElement('button');
  button.id = 'empty';
  button.textContent = 'Empty';
  document.querySelector('.calendar')?.prepend(button);
  const time = ({ timeStamp }: Event) => {
    const painted = () => {
      if (document.querySelector('.calendar')?.ariaBusy === 'true') requestAnimationFrame(painted);
      else setTimeout(() => window.presses.push(performance.now() - timeStamp));
    };
    requestAnimationFrame(painted);
  };
  addEventListener('click', time, { capture: true });
  addEventListener('input', time, { capture: true });
}
