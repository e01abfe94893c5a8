/**
 * What a phone spends while nothing happens: the office open and looked at, and a visitor's request that waits for a
 * line. Counted over some minutes, or in virtual time; nothing here depends on how fast the machine is.
 */
import { WITHOUT_A_LINE } from '../../src/device/outbox/wakes.ts';
import { waitUntilSaved } from '../parts/browser.ts';
import { addAccount, openSection, signIn } from '../parts/office.ts';
import { countWakes } from '../parts/wakes.ts';
import { withCountedSite } from './counted-line.ts';
import type { Figures } from './transfer.ts';

/** Minutes for which the office is watched; figures are for an hour. */
const WATCHED = 6;
/** Milliseconds after the sign-in until the page and its worker have done what a first visit does. */
const SETTLING = 30_000;
/** Timers that fire sooner than this after they were set wake a phone that could sleep. */
const SHORT = 20_000;

declare global {
  interface Window {
    /** Milliseconds of each timer that fired, since it was last emptied. */
    firedTimers: number[];
  }
}

export async function measureIdle(): Promise<Figures> {
  return [...(await watchOffice()), ...(await waitForADay())];
}

async function watchOffice(): Promise<Figures> {
  const { bytes, requests, timers } = await withCountedSite(async ({ page, origin, server, ...line }) => {
    await addAccount(server, 'operations');
    await page.addInitScript(noteTimers);
    await page.goto(origin);
    await waitUntilSaved(page);
    await signIn(page, (path) => origin + path, 'operations');
    await openSection(page, 'Tour Bookings');
    await page.waitForTimeout(SETTLING);

    const allBytes = () => line.bytesDown() + line.bytesUp();
    const before = allBytes();
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    await page.evaluate(() => {
      window.firedTimers = [];
    });
    await page.waitForTimeout(WATCHED * 60_000);
    const timers = await page.evaluate(() => window.firedTimers);
    return { bytes: allBytes() - before, requests, timers };
  });

  const inAnHour = (count: number) => Math.round((count * 60) / WATCHED);
  return [
    [
      'the office open and looked at for an hour: bytes both ways (goal 10 KB)',
      `${(inAnHour(bytes) / 1000).toFixed(1)} KB`,
    ],
    ['  requests; timers that fired', `${inAnHour(requests)}; ${inAnHour(timers.length)}`],
    [
      '  of them set for less than 20 s (goal none); the shortest',
      `${inAnHour(timers.filter((milliseconds) => milliseconds < SHORT).length)}; ${timers.length > 0 ? `${Math.min(...timers)} ms` : 'none'}`,
    ],
  ];
}

/** In the page, before anything else: notes how long each timer was set for, once it fires. */
function noteTimers(): void {
  window.firedTimers = [];
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = window[name] as (work: () => void, milliseconds?: number) => number;
    Object.assign(window, {
      [name]: (work: unknown, milliseconds = 0, ...given: unknown[]) =>
        start(() => {
          window.firedTimers.push(milliseconds);
          if (typeof work === 'function') work(...given);
        }, milliseconds),
    });
  }
}

/** A page with a request that waits, open for a day without a line, in virtual time. */
async function waitForADay(): Promise<Figures> {
  const rows: Figures = [];
  for (const [how, isOffline] of [
    ['the browser knows that there is no line', true],
    ['a line that leads nowhere', false],
  ] as const) {
    const { wakes, calls } = await countWakes({ rest: isOffline ? WITHOUT_A_LINE : 0, hours: 24, isOffline });
    rows.push([`a waiting request for a day, ${how}: wakes; calls`, `${wakes}; ${calls}`]);
  }
  return rows;
}
