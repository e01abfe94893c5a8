/**
 * How fast a saved page opens with the server gone, on a processor a quarter as fast:
 * opened whole with the worker asleep, and by a step inside the app.
 */
import type { CDPSession, Page } from 'playwright-core';
import { waitUntilSaved } from '../parts/browser.ts';
import { listSitePages, type SitePage } from './site-pages.ts';
import { type Figures, quantile, withSite } from './transfer.ts';

const SLOWDOWN = 4;

declare global {
  interface Window {
    /** Milliseconds after the start of the navigation at which the heading was painted. */
    headingPainted: Promise<number>;
  }
}

interface Timing {
  address: string;
  milliseconds: number;
}

export function measureSavedPages(): Promise<Figures> {
  return withSite(async (browser, origin, server) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript(watchHeading);
    await page.goto(origin);
    await waitUntilSaved(page);
    await page.waitForLoadState('networkidle');
    await server.stop();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('ServiceWorker.enable');

    const pages = listSitePages();
    const asleep = await openWhole(page, origin, pages, session);
    const awake = await openWhole(page, origin, pages);
    const steps = await openBySteps(page, origin, pages);
    return [
      ...describe('opened whole, worker asleep', asleep),
      ...describe('opened whole, worker awake', awake),
      ...describe('by a step inside the app', steps),
    ];
  });
}

function describe(how: string, timings: readonly Timing[]): Figures {
  const all = timings.map(({ milliseconds }) => milliseconds);
  const slowest = timings.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));
  const figure = (value: number) => `${value.toFixed(0)} ms`;
  return [
    [`${how}, ${timings.length} pages: heading painted, median (goal 150 ms)`, figure(quantile(all, 0.5))],
    [`${how}: p95 (goal 150 ms)`, figure(quantile(all, 0.95))],
    [`${how}: slowest, ${slowest.address}`, figure(slowest.milliseconds)],
  ];
}

async function openWhole(
  page: Page,
  origin: string,
  pages: readonly SitePage[],
  /** Where the worker is put to sleep before each page. */
  session?: CDPSession,
): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (const { address } of pages) {
    await session?.send('ServiceWorker.stopAllWorkers');
    await page.goto(origin + address, { waitUntil: 'load' });
    timings.push({ address, milliseconds: await page.evaluate(() => window.headingPainted) });
    await page.evaluate(comeToRest);
  }
  return timings;
}

/** From the press on a link to the frame that shows the new heading. */
async function openBySteps(page: Page, origin: string, pages: readonly SitePage[]): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (const { address } of pages) {
    const from = pages.find((source) => source.address !== address && source.links.has(address));
    if (!from) continue;
    await page.goto(origin + from.address, { waitUntil: 'load' });
    await page.evaluate(comeToRest);
    timings.push({ address, milliseconds: await page.evaluate(pressLink, address) });
  }
  return timings;
}

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
      const [entry] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
      if (entry) resolve(entry.renderTime);
    }).observe({ type: 'element', buffered: true });
  });
}

/** In the page: until it has nothing more to do. What is measured next is not to wait for the page before. */
async function comeToRest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** In the page. */
function pressLink(address: string): Promise<number> {
  const link = document.querySelector<HTMLElement>(`#root a[href="${CSS.escape(address)}"]`);
  const before = document.querySelector('main h1')?.textContent;
  return new Promise((resolve, reject) => {
    if (!link) return reject(new Error(`No link to ${address}`));
    const start = performance.now();
    const watcher = new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent === before) return;
      watcher.disconnect();
      // A task after the frame's own work: what it drew is on its way to the screen.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    link.click();
  });
}
