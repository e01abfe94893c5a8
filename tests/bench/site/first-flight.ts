/**
 * How near the largest paint of a first visit on a slow link comes to what the bytes alone need.
 *
 * The floor: a round trip for the document, one more if the largest paint is a picture or something else holds the
 * first paint back, and the bytes of these few at the speed of the link. Scripts, typefaces and other pictures are not
 * needed for it, so whatever they take from the link before that paint counts against us.
 */
import type { Browser, Page } from 'playwright-core';
import { compare, median, roundsAsked, seconds } from '../parts/spread.ts';
import { type Figures, kilobytes, sumBytes, watchTransfers, withSite } from '../parts/transfer.ts';
import { onePageOfEachKind, pagesAsked } from './site-pages.ts';

const BYTES_PER_SECOND = 50_000;
const ROUND_TRIP = 400;
const WIDTHS = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
];
/** The largest paint by the floor, at most. */
const GOAL = 1.15;

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

/** A visit, with the size of its first bytes and `floor`, the milliseconds that the connection needs for them at least. */
type Visit = Omit<Seen, 'blocking'> & { floor: number; bytes: number };

declare global {
  interface Window {
    seen: Seen;
  }
}

export function measureFirstFlight(): Promise<Figures> {
  return withSite(async (browser, origin) => {
    const pages = pagesAsked(onePageOfEachKind());
    const places = pages.flatMap(({ address }) => WIDTHS.map((viewport) => ({ address, viewport })));
    const visits = new Map<string, Visit[]>();
    for (let round = 0; round < roundsAsked(); round += 1) {
      for (const { address, viewport } of places) {
        const name = `${address} at ${viewport.width} px`;
        const own = visits.get(name) ?? [];
        visits.set(name, own);
        own.push(await visit(browser, origin + address, viewport, round === 0));
      }
    }
    return [...[...visits].flatMap(([name, own]) => describe(name, own)), ...sumUp(visits)];
  });
}

/** @param isScrolled true to scroll to the end after the largest paint, for the layout shifts further down */
async function visit(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  isScrolled: boolean,
): Promise<Visit> {
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
  if (isScrolled) await scrollToEnd(page);
  const { shift, shifted, blocking } = await page.evaluate(() => window.seen);
  await context.close();

  const needed = transfers.filter(
    ({ kind, path }) => kind === 'Document' || blocking.includes(path) || (picture && path === picture),
  );
  const bytes = sumBytes(needed);
  const floor = (needed.length > 1 ? 2 : 1) * ROUND_TRIP + (bytes / BYTES_PER_SECOND) * 1000;
  return { largestPaint, picture, shift, shifted, floor, bytes };
}

const ratiosOf = (visits: readonly Visit[]) => visits.map(({ largestPaint, floor }) => largestPaint / floor);

function describe(name: string, visits: readonly Visit[]): Figures {
  const paints = visits.map(({ largestPaint }) => largestPaint);
  const floors = visits.map(({ floor }) => floor);
  const what = [...new Set(visits.map(({ picture }) => (picture ? 'picture' : 'text')))].join(' or ');
  const shift = Math.max(...visits.map((one) => one.shift));
  const shifted = new Set(visits.flatMap((one) => one.shifted));
  return [
    [
      `${name}: largest paint / floor (goal ${GOAL})`,
      `${compare(paints, floors, seconds)}, ${what}, ${kilobytes(median(visits.map(({ bytes }) => bytes)))}`,
    ],
    [
      `${name}: most layout shift of a visit (goal 0)`,
      `${Number(shift.toFixed(4))} ${[...shifted].join(', ')}`,
    ],
  ];
}

/** All pages in one line, each by the median of its visits. */
function sumUp(visits: ReadonlyMap<string, readonly Visit[]>): Figures {
  const pages = [...visits].map(([name, own]) => ({ name, ratio: median(ratiosOf(own)) }));
  const worst = pages.reduce((one, other) => (other.ratio > one.ratio ? other : one));
  const above = pages.filter(({ ratio }) => ratio > GOAL).length;
  return [
    [
      `all ${pages.length}: largest paint / floor, median; worst; above the goal of ${GOAL}`,
      `${median(pages.map(({ ratio }) => ratio)).toFixed(2)} times; ${worst.ratio.toFixed(2)} times (${worst.name}); ${above} of ${pages.length}`,
    ],
  ];
}

/** Entries of the three observed types; TypeScript's library knows none of these in full. */
interface Entry extends PerformanceEntry {
  url?: string;
  value?: number;
  sources?: { node: Element | null }[];
  renderBlockingStatus?: string;
}

/** Runs in the page before anything else. Functions inside have no names: pages lack the compiler helper. */
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
