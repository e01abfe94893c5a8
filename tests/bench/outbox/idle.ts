/**
 * Traffic and timers of a phone while nothing happens: the office open and looked at, and a visitor's request
 * that waits for a line. Counted minute by minute, or in virtual time; nothing here depends on how fast the
 * machine is.
 */
import { OFFLINE_RETRY_DELAY } from '../../../src/device/outbox/send/replay-triggers.ts';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import { countWakes } from '../../parts/browser/wakes.ts';
import { addAccount, openSection, signIn } from '../../parts/pages/office.ts';
import { withCountedSite } from '../parts/counted-line.ts';
import { ofLimit, roundsAsked, spread } from '../parts/spread.ts';
import { type Figures, kilobytes } from '../parts/transfer.ts';

/** Milliseconds of a round; its figures are told for an hour. */
const ROUND = 60_000;
const ROUNDS_IN_AN_HOUR = 3_600_000 / ROUND;
/** Bytes both ways in an hour. */
const LIMIT = 10_000;
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

/** Figures of one minute. */
interface Minute {
  /** Both ways. */
  bytes: number;
  requests: number;
  /** Milliseconds for which each timer that fired had been set. */
  timers: number[];
}

async function watchOffice(): Promise<Figures> {
  const minutes = await withCountedSite(async ({ page, origin, server, ...line }) => {
    await addAccount(server, 'operations');
    await page.addInitScript(noteTimers);
    await page.goto(origin);
    await waitUntilSaved(page);
    await signIn(page, (path) => origin + path, 'operations');
    await openSection(page, 'Tour Bookings');
    await page.waitForTimeout(SETTLING);

    const allBytes = () => line.bytesDown() + line.bytesUp();
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    const list: Minute[] = [];
    for (let round = 0; round < roundsAsked(); round += 1) {
      const before = { bytes: allBytes(), requests };
      await page.evaluate(() => {
        window.firedTimers = [];
      });
      await page.waitForTimeout(ROUND);
      const timers = await page.evaluate(() => window.firedTimers);
      list.push({ bytes: allBytes() - before.bytes, requests: requests - before.requests, timers });
    }
    return list;
  });

  const inAnHour = (count: (minute: Minute) => number) =>
    minutes.map((minute) => count(minute) * ROUNDS_IN_AN_HOUR);
  const count = (value: number) => String(value);
  const shortest = Math.min(...minutes.flatMap(({ timers }) => timers));
  return [
    [
      'the office open and looked at for an hour: bytes both ways',
      ofLimit(
        inAnHour(({ bytes }) => bytes),
        LIMIT,
        kilobytes,
      ),
    ],
    [
      '  requests; timers that fired',
      `${spread(
        inAnHour(({ requests }) => requests),
        count,
      )}; ${spread(
        inAnHour(({ timers }) => timers.length),
        count,
      )}`,
    ],
    [
      '  of them set for less than 20 s (goal none); the shortest',
      `${spread(
        inAnHour(({ timers }) => timers.filter((set) => set < SHORT).length),
        count,
      )}; ${Number.isFinite(shortest) ? `${shortest} ms` : 'none'}`,
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
    const { wakes, calls } = await countWakes({
      rest: isOffline ? OFFLINE_RETRY_DELAY : 0,
      hours: 24,
      isOffline,
    });
    rows.push([`a waiting request for a day, ${how}: wakes; calls`, `${wakes}; ${calls}`]);
  }
  return rows;
}
