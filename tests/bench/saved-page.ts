/**
 * How fast a saved page opens with every server gone, on a processor a quarter as fast, as a multiple of the least that
 * a worker can do: one small page with one style sheet out of one cache. Both are opened by turns in the same run, and
 * so is the same site as vite-plugin-pwa saves it by itself.
 */
import type { CDPSession, Page } from 'playwright-core';
import { waitUntilSaved } from '../parts/browser.ts';
import { freePort } from '../parts/running-server.ts';
import { openLeastSite } from './least-site.ts';
import { NAMES } from './names.ts';
import { openPrecachedSite } from './precached-site.ts';
import { onePageOfEachKind, type SitePage } from './site-pages.ts';
import { type Figures, quantile, withSite } from './transfer.ts';

const SLOWDOWN = 4;
/** Times that each page is opened. */
const ROUNDS = 7;
/** Kinds that people open first, and the heaviest ones. */
const KINDS = ['home', 'wildlife', 'park', 'package', 'map', 'trip-plan'];

declare global {
  interface Window {
    /** Milliseconds after the start of the navigation at which the heading was painted. */
    headingPainted: Promise<number>;
  }
}

/** TypeScript's library does not know it. */
interface ElementTiming extends PerformanceEntry {
  identifier: string;
  renderTime: number;
}

interface Times {
  ours: number[];
  least: number[];
  precached: number[];
}

export function measureSavedPages(): Promise<Figures> {
  return withSite(async (browser, origin, server) => {
    const [least, precached] = [
      await openLeastSite(await freePort()),
      await openPrecachedSite(await freePort()),
    ];
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript(NAMES);
    await page.addInitScript(watchHeading);
    await page.goto(origin);
    await waitUntilSaved(page);
    for (const other of [least, precached]) {
      await page.goto(other.origin);
      // It is active once it has saved everything, and answers from the next page on.
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    }
    await Promise.all([server.stop(), least.close(), precached.close()]);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('ServiceWorker.enable');

    const pages = onePageOfEachKind().filter(({ kind }) => KINDS.includes(kind));
    const asleep = new Map<string, Times>();
    const awake = new Map<string, Times>();
    const steps = new Map<string, Pick<Times, 'ours' | 'least'>>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { address } of pages) {
        const urls = { least: least.origin, ours: origin + address, precached: precached.origin + address };
        for (const [times, worker] of [
          [asleep, session],
          [awake, undefined],
        ] as const) {
          const own = times.get(address) ?? { ours: [], least: [], precached: [] };
          times.set(address, own);
          for (const [who, url] of Object.entries(urls) as [keyof Times, string][])
            own[who].push(await open(page, url, worker));
        }
      }
      for (const [from, to] of stepsOf(pages)) {
        const own = steps.get(to) ?? { ours: [], least: [] };
        steps.set(to, own);
        own.least.push(await open(page, least.origin));
        await open(page, origin + from);
        own.ours.push(await page.evaluate(pressLink, { to, tap: TAP }));
      }
    }
    await context.close();
    return [
      ...describe(
        'opened, worker asleep: heading painted / least (goal 1.3, slowest kind 1.6)',
        asleep,
        'ours',
      ),
      ...describe('  as vite-plugin-pwa saves it / least', asleep, 'precached'),
      ...describe(
        'opened, worker awake: heading painted / least (goal 1.3, slowest kind 1.6)',
        awake,
        'ours',
      ),
      ...describe('  as vite-plugin-pwa saves it / least', awake, 'precached'),
      ...describe('a step inside the app / least with the worker awake (goal 0.8)', steps, 'ours'),
    ];
  });
}

/** The median of all kinds of page, and the slowest kind; each page by the median of its rounds. */
function describe<Who extends string>(
  what: string,
  times: ReadonlyMap<string, Readonly<Record<Who | 'least', readonly number[]>>>,
  who: Who,
): Figures {
  const rows = [...times].map(([address, of]) => {
    const [mine, least] = [quantile(of[who], 0.5), quantile(of.least, 0.5)];
    return {
      address,
      mine,
      least,
      ratio: mine / least,
      spread: [Math.min(...of[who]), Math.max(...of[who])],
    };
  });
  const middle = (list: number[]) => quantile(list, 0.5);
  const slowest = rows.reduce((one, other) => (other.ratio > one.ratio ? other : one));
  return [
    [
      what,
      `${middle(rows.map(({ ratio }) => ratio)).toFixed(2)} times, ${middle(rows.map(({ mine }) => mine)).toFixed(0)} / ${middle(rows.map(({ least }) => least)).toFixed(0)} ms`,
    ],
    [
      `    slowest, ${slowest.address}`,
      `${slowest.ratio.toFixed(2)} times, ${slowest.mine.toFixed(0)} ms (${slowest.spread.map((value) => value.toFixed(0)).join(' to ')})`,
    ],
  ];
}

/** @param session puts the worker to sleep first @returns milliseconds until its heading was painted */
async function open(page: Page, url: string, session?: CDPSession): Promise<number> {
  await session?.send('ServiceWorker.stopAllWorkers');
  await page.goto(url, { waitUntil: 'load' });
  const milliseconds = await page.evaluate(() => window.headingPainted);
  await page.evaluate(comeToRest);
  return milliseconds;
}

/** A link to each of the pages, on another of them. */
const stepsOf = (pages: readonly SitePage[]): [from: string, to: string][] =>
  pages.flatMap(({ address }) => {
    const from = pages.find((source) => source.address !== address && source.links.has(address));
    return from ? [[from.address, address] as [string, string]] : [];
  });

/** In the page, before anything else: marks the heading before its first paint, so that the browser times it. */
function watchHeading(): void {
  const marker = new MutationObserver(() => {
    const heading = document.querySelector('main h1');
    if (!heading) return;
    heading.setAttribute('elementtiming', 'heading');
    marker.disconnect();
  });
  marker.observe(document, { childList: true, subtree: true });
  window.headingPainted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntries() as ElementTiming[];
      if (entry) resolve(entry.renderTime);
    }).observe({ type: 'element', buffered: true });
  });
}

/** In the page: until it has nothing more to do. What is measured next is not to wait for the page before. */
async function comeToRest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 200));
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** How long a finger stays on the glass, milliseconds: a quick tap. */
const TAP = 80;

/** In the page: milliseconds from a link's click until the next page's heading was painted. */
function pressLink({ to, tap }: { to: string; tap: number }): Promise<number> {
  const links = document.querySelectorAll(`#root a[href="${CSS.escape(to)}"]`);
  // Those on a map are no elements of HTML.
  const link = [...links].find((one) => one instanceof HTMLElement);
  const before = document.querySelector('main h1')?.textContent;
  return new Promise((resolve, reject) => {
    if (!link) return reject(new Error(`No link to ${to}`));
    let start = 0;
    const marker = new MutationObserver(() => {
      const heading = document.querySelector('main h1');
      if (heading?.textContent === before) return;
      marker.disconnect();
      heading?.setAttribute('elementtiming', 'next');
    });
    marker.observe(document.body, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const { identifier, renderTime } of list.getEntries() as ElementTiming[])
        if (identifier === 'next') resolve(renderTime - start);
    }).observe({ type: 'element' });
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    setTimeout(() => {
      start = performance.now();
      link.click();
    }, tap);
  });
}
