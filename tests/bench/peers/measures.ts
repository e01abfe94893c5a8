/** Each measurement of the peers: all contenders by turns, in the same browser, in each round. */
import type { Browser, CDPSession } from 'playwright-core';
import { NAMES } from '../names.ts';
import { roundsAsked } from '../parts/spread.ts';
import { sumBytes, watchTransfers } from '../parts/transfer.ts';
import type { Contender } from './contenders.ts';
import { comeToRest, type Seen, watch } from './in-page.ts';

/** The home page, a list, a park, a package, and a form. */
export const ADDRESSES = ['/', '/wildlife', '/wildlife/Serengeti', '/luxury_travel', '/package_booking'];
/** The page with a button that every contender can answer. */
const WITH_BUTTON = '/wildlife/Serengeti';

/** A phone's processor. */
const SLOWDOWN = 4;
const VIEWPORT = { width: 360, height: 800 };

/** The values of one row: of each contender, those of all rounds. */
export type Row = Map<string, number[]>;
export type Rows = Map<string, Row>;

function note(rows: Rows, what: string, who: string, value: number): void {
  const row = rows.get(what) ?? new Map<string, number[]>();
  rows.set(what, row);
  row.set(who, [...(row.get(who) ?? []), value]);
}

/** Bytes of first visits without a worker, headers included. */
export async function weighFirstVisits(browser: Browser, contenders: readonly Contender[]): Promise<Rows> {
  const rows: Rows = new Map();
  for (let round = 0; round < roundsAsked(); round += 1) {
    for (const address of ADDRESSES) {
      for (const { name, origin } of contenders) {
        const page = await browser.newPage({ viewport: VIEWPORT, serviceWorkers: 'block' });
        const transfers = await watchTransfers(page);
        await page.goto(origin + address, { waitUntil: 'networkidle' });
        note(rows, `first visit, bytes: ${address}`, name, sumBytes(transfers));
        await page.close();
      }
    }
  }
  return rows;
}

/** Milliseconds until the first and the largest paint of a first visit over the slow line, without a worker. */
export async function timeFirstPaints(browser: Browser, contenders: readonly Contender[]): Promise<Rows> {
  const rows: Rows = new Map();
  for (let round = 0; round < roundsAsked(); round += 1) {
    for (const address of ADDRESSES) {
      for (const { name, slowOrigin } of contenders) {
        const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
        const page = await context.newPage();
        await page.addInitScript(watch, { press: false });
        await page.goto(slowOrigin + address, { waitUntil: 'networkidle', timeout: 60_000 });
        const { firstPaint, largestPaint } = await page.evaluate(() => window.seenOfPeer);
        note(rows, `slow line, first contentful paint: ${address}`, name, firstPaint);
        note(rows, `slow line, largest contentful paint: ${address}`, name, largestPaint);
        await context.close();
      }
    }
  }
  return rows;
}

/** Milliseconds until a press is answered on a first visit over the slow line, on a slow processor. */
export async function timeFirstAnswer(browser: Browser, contenders: readonly Contender[]): Promise<Rows> {
  const rows: Rows = new Map();
  for (let round = 0; round < roundsAsked(); round += 1) {
    for (const { name, slowOrigin } of contenders) {
      const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
      const page = await context.newPage();
      await slowDown(await context.newCDPSession(page));
      await page.addInitScript(watch, { press: true });
      await page.goto(slowOrigin + WITH_BUTTON, { waitUntil: 'commit', timeout: 60_000 });
      await page.waitForFunction(() => window.seenOfPeer?.answer > 0, undefined, { timeout: 60_000 });
      const { answer } = await page.evaluate(() => window.seenOfPeer);
      note(rows, `slow line, a press is answered: ${WITH_BUTTON}`, name, answer);
      await context.close();
    }
  }
  return rows;
}

/**
 * Bytes of saving the whole site from a first visit to the home page, counted on the line; then, with every server
 * gone, milliseconds until the heading of a saved page is painted and until a press is answered, the worker asleep.
 */
export async function saveAndOpen(browser: Browser, contenders: readonly Contender[]): Promise<Rows> {
  const rows: Rows = new Map();
  const context = await browser.newContext({ viewport: VIEWPORT });
  for (const contender of contenders) {
    const page = await context.newPage();
    await page.addInitScript(NAMES);
    const before = contender.bytesDown();
    await page.goto(contender.origin);
    await contender.waitUntilSaved(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(3_000);
    note(rows, 'the whole site saved, bytes', contender.name, contender.bytesDown() - before);
    await page.close();
  }
  for (const contender of contenders) await contender.close();

  for (let round = 0; round < roundsAsked(); round += 1) {
    for (const address of ADDRESSES) {
      for (const { name, origin } of contenders)
        note(rows, `saved, heading painted: ${address}`, name, (await open(origin + address, false)).heading);
    }
    for (const { name, origin } of contenders)
      note(
        rows,
        `saved, a press is answered: ${WITH_BUTTON}`,
        name,
        (await open(origin + WITH_BUTTON, true)).answer,
      );
  }
  await context.close();
  return rows;

  /** A tab of its own, so that the script of one measurement is not in the next. */
  async function open(url: string, press: boolean): Promise<Seen> {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await page.addInitScript(NAMES);
    await page.addInitScript(watch, { press });
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(
      (pressed) => (pressed ? window.seenOfPeer.answer : window.seenOfPeer.heading) > 0,
      press,
      { timeout: 30_000 },
    );
    await page.evaluate(comeToRest);
    const seen = await page.evaluate(() => window.seenOfPeer);
    await page.close();
    return seen;
  }
}

const slowDown = (session: CDPSession) => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
