/**
 * How near the largest paint of a first visit on a slow link comes to what the bytes alone need.
 *
 * The floor: a round trip for the document, one more if the largest paint is a picture or something else holds the
 * first paint back, and the bytes of these few at the speed of the link. Scripts, typefaces and other pictures are not
 * needed for it, so whatever they take from the link before that paint counts against us.
 */
import type { Browser, Page } from 'playwright-core';
import { onePageOfEachKind } from './site-pages.ts';
import { type Figures, kilobytes, sumBytes, watchTransfers, withSite } from './transfer.ts';

const BYTES_PER_SECOND = 50_000;
const ROUND_TRIP = 400;
const WIDTHS = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
];

interface Seen {
  /** Milliseconds after the start of the navigation. */
  largestPaint: number;
  /** Path of the picture, empty when it is text. */
  picture: string;
  /** All layout shifts added up. */
  shift: number;
  shifted: string[];
  blocking: string[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

export function measureFirstFlight(): Promise<Figures> {
  return withSite(async (browser, origin) => {
    const figures: Figures = [];
    for (const { address } of onePageOfEachKind()) {
      for (const viewport of WIDTHS) figures.push(...(await visit(browser, origin + address, viewport)));
    }
    return figures;
  });
}

async function visit(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<Figures> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  const transfers = await watchTransfers(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await page.addInitScript(watchPaints);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  // Read before the scroll: a scroll ends the search for the largest paint.
  const { largestPaint, picture } = await page.evaluate(() => window.seen);
  await scrollToEnd(page);
  const { shift, shifted, blocking } = await page.evaluate(() => window.seen);
  await context.close();

  const needed = transfers.filter(
    ({ kind, path }) => kind === 'Document' || blocking.includes(path) || (picture && path === picture),
  );
  const roundTrips = needed.length > 1 ? 2 : 1;
  const floor = roundTrips * ROUND_TRIP + (sumBytes(needed) / BYTES_PER_SECOND) * 1000;
  const name = `${new URL(url).pathname} at ${viewport.width} px`;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  return [
    [
      `${name}: largest paint / floor (goal 1.15)`,
      `${(largestPaint / floor).toFixed(2)} = ${seconds(largestPaint)} / ${seconds(floor)}, ${picture ? 'picture' : 'text'}, ${kilobytes(sumBytes(needed))}`,
    ],
    [`${name}: layout shift (goal 0)`, `${Number(shift.toFixed(4))} ${[...new Set(shifted)].join(', ')}`],
  ];
}

/** What the observer hears of; TypeScript's library knows none of the three in full. */
interface Entry extends PerformanceEntry {
  url?: string;
  value?: number;
  sources?: { node: Element | null }[];
  renderBlockingStatus?: string;
}

/** In the page, before anything else. No function inside has a name: the compiler's helper for names is not there. */
function watchPaints(): void {
  window.seen = { largestPaint: 0, picture: '', shift: 0, shifted: [], blocking: [] };
  const { seen } = window;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.entryType === 'largest-contentful-paint') {
        seen.largestPaint = entry.startTime;
        seen.picture = entry.url ? new URL(entry.url).pathname : '';
      } else if (entry.entryType === 'layout-shift') {
        seen.shift += entry.value ?? 0;
        for (const { node } of entry.sources ?? [])
          seen.shifted.push(`${node?.nodeName.toLowerCase()} ${node?.className ?? ''}`.trim());
      } else if (entry.renderBlockingStatus === 'blocking') {
        seen.blocking.push(new URL(entry.name).pathname);
      }
    }
  });
  for (const type of ['largest-contentful-paint', 'layout-shift', 'resource'])
    observer.observe({ type, buffered: true });
}

async function scrollToEnd(page: Page): Promise<void> {
  const { height } = page.viewportSize() as { height: number };
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += height) {
    await page.mouse.wheel(0, height);
    await page.waitForTimeout(150);
  }
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}
