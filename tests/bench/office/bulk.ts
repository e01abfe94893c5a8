/**
 * Many at once, on a processor a quarter as fast: all 500 rows that are filtered out of 10,000 and 100,000 are
 * selected and get another state, until the screen shows it; beside a press on a button that does nothing.
 */
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { sectionUrl, staffRoutes } from '../../../src/contract/protocol/routes.ts';
import { seedTours } from '../../parts/database/seed-tours.ts';
import { NAMES } from '../names.ts';
import { type Figures, quantile, withSite } from '../parts/transfer.ts';
import { SEEDED_PASSWORD, seedAccount } from '../server/seed-account.ts';

const SIZES = [10_000, 100_000];
const CHANGED = 500;
const SLOWDOWN = 4;
const EMAIL = 'operations@example.com';
const ADDRESS = sectionUrl(staffRoutes.operations, 'tour-bookings');
/** Word in the wishes of the rows that are changed, and of no others. */
const MARK = 'ostrich';
const STATES = ['Answered', 'Quoted', 'New', 'Answered', 'Quoted'];

export async function measureBulk(): Promise<Figures> {
  const figures: Figures = [];
  for (const rows of SIZES) figures.push(...(await measure(rows)));
  return figures;
}

const many = (count: number) => count.toLocaleString('en');

function measure(rows: number): Promise<Figures> {
  return withSite(async (browser, origin, server) => {
    seedTours(server.dataDir, rows);
    mark(server.dataDir);
    await seedAccount(server.dataDir, 'operations', EMAIL);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(300_000);
    await page.addInitScript(NAMES);
    await page.goto(origin + staffRoutes.management);
    await page.getByLabel('E-mail or user name').fill(EMAIL);
    await page.getByLabel('Password').fill(SEEDED_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`**${staffRoutes.operations}*`);
    await page.goto(origin + ADDRESS);
    await page.locator('.table-count', { hasText: `${many(rows)} rows` }).waitFor();
    await page.getByRole('searchbox', { name: /^Search / }).fill(MARK);
    await page.locator('.table-count', { hasText: `${CHANGED} of ${many(rows)}` }).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const empty = quantile(await pressNothing(page), 0.5);
    const times: number[] = [];
    for (const state of STATES) {
      times.push(await selectAndSet(page, state));
      // The changes of this round must be sent before the next one begins.
      await page.getByRole('link', { name: /not sent/ }).waitFor({ state: 'hidden' });
    }
    const middle = quantile(times, 0.5);
    return [
      [
        `${many(rows)} rows: a button that does nothing, ${SLOWDOWN}x slowdown, median`,
        `${empty.toFixed(0)} ms`,
      ],
      [`${many(rows)} rows: all ${CHANGED} selected and set, until shown, median`, `${middle.toFixed(0)} ms`],
      ['the same, as multiples of that button (goal 60)', (middle / empty).toFixed(1)],
    ];
  });
}

/** Marks the rows before the first device asks, because the feed is not told of it. */
function mark(dataDir: string): void {
  const database = new Sqlite(`${dataDir}/operator.db`);
  database
    .prepare(
      'update home_booking set special_requests = ? where id in (select id from home_booking order by id desc limit ?)',
    )
    .run(`Wants to see an ${MARK}`, CHANGED);
  database.close();
}

/** Milliseconds from each press on an empty button to its frame. */
async function pressNothing(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'nothing';
    button.textContent = 'Nothing';
    Object.assign(button.style, { position: 'fixed', top: '4rem', right: '1rem', zIndex: '50' });
    document.body.append(button);
  });
  const times: number[] = [];
  for (let round = 0; round < 21; round += 1) {
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          addEventListener(
            'click',
            ({ timeStamp }) =>
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
            { once: true, capture: true },
          ),
        ),
    );
    await page.locator('#nothing').click();
    times.push(await painted);
    await page.waitForTimeout(50);
  }
  await page.locator('#nothing').evaluate((button) => button.remove());
  return times;
}

/** Adds up both presses: to the frame with the number of selected rows, and to the one with the new state. */
async function selectAndSet(page: Page, state: string): Promise<number> {
  const selected = watch(page, 'click', `${CHANGED} selected`);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  const first = await selected;
  const shown = watch(page, 'change', state);
  await page.getByLabel('Set the state of the selected').selectOption(state);
  return first + (await shown);
}

/**
 * Milliseconds from the next event to the frame in which the rows in sight have this state, or the bar has these
 * words.
 */
function watch(page: Page, event: 'click' | 'change', words: string): Promise<number> {
  return page.evaluate(
    ([event, words]) =>
      new Promise<number>((resolve) => {
        const isThere = () => {
          if (event === 'click')
            return document.querySelector('.table-selection strong')?.textContent === words;
          const states = [
            ...document.querySelectorAll<HTMLSelectElement>('tbody select[aria-label^="State of"]'),
          ];
          return states.length > 0 && states.every(({ value }) => value === words);
        };
        const from = ({ timeStamp }: Event) => {
          const look = () => {
            if (isThere()) setTimeout(() => resolve(performance.now() - timeStamp));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        };
        addEventListener(event, from, { once: true, capture: true });
      }),
    [event, words] as const,
  );
}
