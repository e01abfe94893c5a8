/**
 * What a phone spends while nothing happens: the office open and looked at, and a visitor's request that waits for a
 * line. Counted over some minutes, or in virtual time; nothing here depends on how fast the machine is.
 */
import { chromium } from 'playwright-core';
import { v7 } from 'uuid';
import { createWakes, WITHOUT_A_LINE } from '../../src/device/outbox/wakes.ts';
import { browserPath, waitUntilSaved } from '../parts/browser.ts';
import { createTestDevice, unreachable } from '../parts/device.ts';
import { addAccount, openSection, signIn } from '../parts/office.ts';
import { freePort, startServer } from '../parts/running-server.ts';
import { NAMES } from './names.ts';
import { openSlowLink } from './slow-link.ts';
import type { Figures } from './transfer.ts';

/** Minutes for which the office is watched; figures are for an hour. */
const WATCHED = 6;
/** Milliseconds after the sign-in until the page and its worker have done what a first visit does. */
const SETTLING = 30_000;
/** Timers that fire sooner than this after they were set wake a phone that could sleep. */
const SHORT = 20_000;
const DAY = 24 * 60 * 60_000;

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
  const [port, linePort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${linePort}`;
  const server = await startServer({ port, origin });
  await addAccount(server, 'operations');
  const line = await openSlowLink({
    port: linePort,
    serverPort: port,
    bitsPerSecond: 1_000_000_000,
    roundTrip: 0,
  });
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await page.addInitScript(NAMES);
  await page.addInitScript(noteTimers);
  await page.goto(origin);
  await waitUntilSaved(page);
  await signIn(page, (path) => origin + path, 'operations');
  await openSection(page, 'Tour Bookings');
  await page.waitForTimeout(SETTLING);

  const before = line.bytesDown() + line.bytesUp();
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.evaluate(() => {
    window.firedTimers = [];
  });
  await page.waitForTimeout(WATCHED * 60_000);
  const bytes = line.bytesDown() + line.bytesUp() - before;
  const timers = await page.evaluate(() => window.firedTimers);
  await browser.close();
  line.close();
  await server.stop();

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
    const { replayer, time, requests, book } = createTestDevice({
      network: unreachable,
      isOffline: async () => isOffline,
    });
    await book(v7());
    const asked = requests.length;
    let next: { at: number; work: () => void } | undefined;
    let set = 0;
    const wakes = createWakes({
      replayer,
      clock: () => time.now,
      after(milliseconds, work) {
        set += 1;
        next = { at: time.now + milliseconds, work };
        return () => {
          next = undefined;
        };
      },
      rest: () => (isOffline ? WITHOUT_A_LINE : 0),
    });
    const end = time.now + DAY;
    await wakes.wake(false);
    let woken = 0;
    while (next && next.at < end) {
      const { at, work } = next;
      time.now = at;
      woken += 1;
      const setBefore = set;
      work();
      while (set === setBefore) await new Promise((resolve) => setTimeout(resolve));
    }
    rows.push([`a waiting request for a day, ${how}: wakes; calls`, `${woken}; ${requests.length - asked}`]);
  }
  return rows;
}
