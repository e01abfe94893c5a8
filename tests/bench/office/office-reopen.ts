/**
 * The table opened again with the server gone, on a processor a quarter as fast, until its first row is
 * painted: as a multiple of a minimal page, by turns in the same run. Both start from the same empty page, as
 * in a new tab: otherwise clearing away the page before would count, which takes long after ours and hardly
 * any time after the minimal one.
 */
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { NAMES } from '../names.ts';
import { compare, milliseconds, roundsAsked, spread } from '../parts/spread.ts';
import type { Figures } from '../parts/transfer.ts';

const SLOWDOWN = 4;

declare global {
  interface Window {
    /** Milliseconds after the start of the navigation at which the first row was painted. */
    rowPainted: Promise<number>;
    /** The same for the table that the program has drawn, which answers presses. */
    rowLive: Promise<number>;
  }
}

/**
 * @param view address of the table, which was open before with all its rows
 * @param least origin of the minimal page, which was open before
 */
export async function reopenByTurns(
  context: BrowserContext,
  { origin, view, least }: { origin: string; view: string; least: string },
): Promise<Figures> {
  const page = await context.newPage();
  await page.addInitScript(NAMES);
  await page.addInitScript(watchRows);
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  const live: number[] = [];
  const full: number[] = [];
  const [ours, theirs]: [number[], number[]] = [[], []];
  const rounds = roundsAsked();
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await open(page, session, `${least}/`));
    ours.push(await open(page, session, origin + view));
    live.push(await page.evaluate(() => window.rowLive));
    await page.locator('[role=grid][aria-busy=false]').waitFor({ timeout: 120_000 });
    full.push(await page.evaluate(() => performance.now()));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // The page keeps what it shows now for the next opening.
    await page.waitForTimeout(2_000);
  }
  await page.close();
  return [
    [
      `opened again offline, sorted and filtered, ${SLOWDOWN}x slowdown, until rows are painted / the least (goal 2)`,
      compare(ours, theirs, milliseconds),
    ],
    ['  until the program has drawn the rows', spread(live, milliseconds)],
    ['  until all rows are read and answered', spread(full, milliseconds)],
  ];
}

async function open(page: Page, session: CDPSession, url: string): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto('about:blank');
  await session.send('HeapProfiler.collectGarbage');
  await page.waitForTimeout(1_000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(() => window.rowPainted);
}

/** In the page, before anything else: the browser times the first row that it paints. */
export function watchRows(): void {
  const marker = new MutationObserver(() => {
    const cell = document.querySelector('tbody tr[data-place] .table-first');
    if (!cell) return;
    cell.setAttribute('elementtiming', 'row');
    marker.disconnect();
  });
  marker.observe(document, { childList: true, subtree: true });
  window.rowPainted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
      if (entry) resolve(entry.renderTime);
    }).observe({ type: 'element', buffered: true });
  });
  window.rowLive = new Promise((resolve) => {
    const look = () => {
      const row = document.querySelector('[role=grid] tbody tr[data-place]');
      // React leaves its own mark on whatever it draws.
      if (row && Object.keys(row).some((name) => name.startsWith('__react'))) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
