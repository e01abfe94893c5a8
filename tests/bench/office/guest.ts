/**
 * A caller found while she speaks, with 10,000 and 100,000 records on the device and a processor a quarter as fast: from
 * a key in the search of all records, and from the press on a row, until what was found is painted. In presses of an
 * empty button in the same run, because every machine has its own milliseconds.
 */
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { sectionUrl, staffRoutes } from '../../../src/contract/protocol/routes.ts';
import { seedTours } from '../../parts/database/seed-tours.ts';
import { NAMES } from '../names.ts';
import { type Figures, quantile, withSite } from '../parts/transfer.ts';
import { SEEDED_PASSWORD, seedAccount } from '../server/seed-account.ts';

const COUNTS = [10_000, 100_000];
const SLOWDOWN = 4;
const EMAIL = 'operations@example.com';
const ADDRESS = sectionUrl(staffRoutes.operations, 'tour-bookings');
/** Requests of each guest. */
const OF_ONE_GUEST = 4;
/** Typed and deleted again, a key at a time. */
const WORDS = ['peter smith', 'josé mü', 'wheelch', 'baraka.ki', 'zzz'];
const PRESSES = 40;
/** Milliseconds: the first sync of all records takes minutes on a machine that does other work. */
const WAIT_TIMEOUT = 300_000;

export async function measureGuest(): Promise<Figures> {
  const figures: Figures = [];
  for (const count of COUNTS) figures.push(...(await measureWith(count)));
  return figures;
}

function measureWith(count: number): Promise<Figures> {
  return withSite(async (browser, origin, server) => {
    seedTours(server.dataDir, count);
    seedGuests(server.dataDir, count);
    await seedAccount(server.dataDir, 'operations', EMAIL);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(WAIT_TIMEOUT);
    await page.addInitScript(NAMES);
    await signIn(page, origin, count);
    await readAll(page);
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(timePaints);
    await page.keyboard.press('Escape');
    // Before, between and after: other work on the machine comes and goes.
    const press = await pressEmpty(page);
    const search = await typeInto(page);
    press.push(...(await pressEmpty(page)));
    const guest = await openRows(page);
    press.push(...(await pressEmpty(page)));
    const of = `${count.toLocaleString('en')} records, ${SLOWDOWN}x slowdown`;
    return [
      [`${of}: ${press.length} presses of an empty button, median / p95`, both(press)],
      [`${search.length} keys in the search, to painted results, median / p95`, both(search)],
      ['the same in presses, median / p95 (goal 3)', times(search, press)],
      [`${guest.length} opened requests, to painted guests, median / p95`, both(guest)],
      ['the same in presses, median / p95 (goal 3)', times(guest, press)],
    ];
  });
}

const both = (list: readonly number[]) =>
  `${quantile(list, 0.5).toFixed(0)} / ${quantile(list, 0.95).toFixed(0)} ms`;
const times = (list: readonly number[], press: readonly number[]) =>
  [0.5, 0.95].map((share) => (quantile(list, share) / quantile(press, share)).toFixed(1)).join(' / ');

/** The contacts that the server writes with each request. */
function seedGuests(dataDir: string, count: number): void {
  const database = new Sqlite(`${dataDir}/operator.db`);
  const guests = Math.ceil(count / OF_ONE_GUEST);
  database
    .prepare(
      `insert into contact (record_id, what, own, value)
       select id, 'email', 1, 'guest' || (rowid % ?) || '@example.com' from home_booking`,
    )
    .run(guests);
  database.close();
}

async function signIn(page: Page, origin: string, count: number): Promise<void> {
  await page.goto(origin + staffRoutes.management);
  await page.getByLabel('E-mail or user name').fill(EMAIL);
  await page.getByLabel('Password').fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`**${staffRoutes.operations}*`);
  await page.goto(origin + ADDRESS);
  const rows = `${count.toLocaleString('en')} rows`;
  await page.locator('.table-count', { hasText: rows }).waitFor();
}

/** Until the index has every record. */
async function readAll(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('.record-search input').fill('peter');
  await page.locator('.record-search [role=status]', { hasText: 'found' }).waitFor();
  await page.waitForTimeout(2_000);
  await page.locator('.record-search input').fill('');
}

/** In the page: each key and press, to the frame after which what it asked for is on screen. */
function timePaints(): void {
  window.paints = [];
  const isBusy = () =>
    document.querySelector('.record-search [aria-busy=true], .guest[aria-busy=true]') !== null;
  const time = ({ timeStamp }: Event) => {
    const painted = () => {
      if (isBusy()) requestAnimationFrame(painted);
      else setTimeout(() => window.paints.push(performance.now() - timeStamp));
    };
    requestAnimationFrame(painted);
  };
  addEventListener('beforeinput', time, { capture: true });
  addEventListener('click', time, { capture: true });
}

async function typeInto(page: Page): Promise<number[]> {
  await page.keyboard.press('Control+k');
  await page.locator('.record-search input').focus();
  await page.evaluate(() => window.paints.splice(0));
  for (const word of WORDS) {
    for (const letter of word) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(150);
    }
    for (const _ of word) {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(150);
    }
  }
  const paints = await page.evaluate(() => window.paints.splice(0));
  await page.keyboard.press('Escape');
  return paints;
}

async function openRows(page: Page): Promise<number[]> {
  const heads = page.locator('tbody tr[data-place] .table-first');
  await heads.first().click();
  await page.locator('.guest li').first().waitFor();
  await page.evaluate(() => window.paints.splice(0));
  for (let index = 0; index < PRESSES; index += 1) {
    await heads.nth(1 + (index % 10)).click();
    await page.waitForTimeout(300);
  }
  return page.evaluate(() => window.paints.splice(0));
}

async function pressEmpty(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    document.querySelector('#empty')?.remove();
    const button = document.createElement('button');
    button.id = 'empty';
    button.textContent = 'Nothing';
    button.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99';
    document.body.append(button);
  });
  await page.evaluate(() => window.paints.splice(0));
  for (let index = 0; index < PRESSES / 2; index += 1) {
    await page.locator('#empty').click();
    await page.waitForTimeout(150);
  }
  return page.evaluate(() => window.paints.splice(0));
}
