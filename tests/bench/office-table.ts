/**
 * The table of the departments with 100,000 tour bookings, on a page of its own: from a key to
 * painted rows, scrolling, changes that arrive, the first screen, memory.
 */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { browserPath } from '../parts/browser.ts';
import { serveTablePage } from '../parts/table-page/serve.ts';
import { NAMES } from './names.ts';
import { type Figures, quantile } from './transfer.ts';

const ROWS = 100_000;
const SLOWDOWN = 4;
/** Typed and deleted again, a key at a time. */
const WORDS = ['peter smith paid', 'josé', 'anniversary beach', '2026-07', 'zzz'];

export async function measureOfficeTable(): Promise<Figures> {
  const served = await serveTablePage();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--enable-precise-memory-info',
    ],
  });
  try {
    return [...(await onOpenTable(browser, served.origin)), ...(await firstScreen(browser, served.origin))];
  } finally {
    await browser.close();
    await served.close();
  }
}

const ms = (value: number) => `${value.toFixed(0)} ms`;

async function openPage(browser: Browser, address: string): Promise<[Page, CDPSession]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(NAMES);
  const session = await context.newCDPSession(page);
  await page.goto(address);
  return [page, session];
}

async function onOpenTable(browser: Browser, origin: string): Promise<Figures> {
  const [page, session] = await openPage(browser, `${origin}/?rows=${ROWS}`);
  await page.locator('.table-count', { hasText: '100,000 rows' }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(4_000);
  const search = await typeInto(page, page.getByRole('searchbox', { name: 'Search Tour bookings' }), WORDS);
  await page.getByRole('button', { name: 'Filters' }).click();
  const column = page.getByRole('searchbox', { name: 'Customer contains' });
  const filter = await typeInto(page, column, ['josé', 'van der berg', 'smith']);
  const sorts = await pressHeads(page);
  await page.getByRole('button', { name: 'All' }).click();
  const scroll = await page.evaluate(scrollThrough);
  const changes = await page.evaluate(receiveChanges);
  await session.send('HeapProfiler.collectGarbage');
  const table = await page.evaluate(
    () => (performance as unknown as { memory: Memory }).memory.usedJSHeapSize,
  );
  const [bare, bareSession] = await openPage(browser, `${origin}/?rows=${ROWS}&bare`);
  await bare.waitForTimeout(1_000);
  await bareSession.send('HeapProfiler.collectGarbage');
  const rows = await bare.evaluate(
    () => (performance as unknown as { memory: Memory }).memory.usedJSHeapSize,
  );
  await page.context().close();
  await bare.context().close();
  return [
    [`${search.length} keys in the search, to painted rows: median`, ms(quantile(search, 0.5))],
    ['the same, p95 (goal 50 ms)', ms(quantile(search, 0.95))],
    ['the same, slowest', ms(quantile(search, 1))],
    [`${filter.length} keys in a column's filter, p95 (goal 50 ms)`, ms(quantile(filter, 0.95))],
    [`${sorts.length} other orders, to painted rows: slowest`, ms(quantile(sorts, 1))],
    [`scrolling: ${scroll.length} frames, longest (goal 50 ms)`, ms(quantile(scroll, 1))],
    [`scrolling: frames over 50 ms (goal none)`, String(scroll.filter((frame) => frame > 50).length)],
    ['1,000 changed rows into the open, sorted table, to painted rows', ms(changes)],
    ['memory with rows and table', megabytes(table)],
    ['memory with the rows alone', megabytes(rows)],
  ];
}

interface Memory {
  usedJSHeapSize: number;
}
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Milliseconds from each key's press to the frame that shows its rows. */
async function typeInto(
  page: Page,
  field: ReturnType<Page['locator']>,
  words: readonly string[],
): Promise<number[]> {
  await field.focus();
  await page.evaluate(timeKeys);
  for (const word of words) {
    for (const letter of word) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(60);
    }
    for (const _ of word) {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(60);
    }
  }
  return page.evaluate(() => window.paints.splice(0));
}

async function pressHeads(page: Page): Promise<number[]> {
  const heads = page.locator('thead button');
  for (let index = 0; index < (await heads.count()); index += 1) {
    await heads.nth(index).click();
    await page.waitForTimeout(150);
  }
  return page.evaluate(() => window.paints.splice(0));
}

declare global {
  interface Window {
    paints: number[];
  }
}

/** In the page. */
function timeKeys(): void {
  if (window.paints) return;
  window.paints = [];
  const time = ({ timeStamp }: Event) => {
    const painted = () => {
      // Not every answer comes in the frame that follows: the table says when it is there.
      if (document.querySelector('[role=grid]')?.ariaBusy === 'true') requestAnimationFrame(painted);
      else setTimeout(() => window.paints.push(performance.now() - timeStamp));
    };
    requestAnimationFrame(painted);
  };
  addEventListener('beforeinput', time, { capture: true });
  addEventListener('click', time, { capture: true });
}

/** In the page: milliseconds of each frame while it scrolls by wheel-like steps, by pages, and far. */
async function scrollThrough(): Promise<number[]> {
  const scroller = document.querySelector('.table-scroll') as HTMLElement;
  const frames: number[] = [];
  let last = performance.now();
  const frame = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame((now) => {
        frames.push(now - last);
        last = now;
        resolve();
      }),
    );
  await frame();
  frames.length = 0;
  for (const [steps, pixels] of [
    [120, 60],
    [120, 600],
    [60, 30_000],
    [60, -200],
  ] as const) {
    for (let step = 0; step < steps; step += 1) {
      scroller.scrollTop += pixels;
      await frame();
    }
  }
  return frames;
}

/** In the page. */
async function receiveChanges(): Promise<number> {
  const { show, rows } = window.tablePage;
  const next = rows().map((row, index) =>
    index % 100 === 0 ? { ...row, days: 99, tour_status: 'finished' } : row,
  );
  const start = performance.now();
  show({ rows: next });
  await new Promise<void>((resolve) => {
    const look = () => {
      if (document.querySelector('[role=grid]')?.ariaBusy === 'true') requestAnimationFrame(look);
      else setTimeout(resolve);
    };
    requestAnimationFrame(() => requestAnimationFrame(look));
  });
  return performance.now() - start;
}

/** The rows of last time, sorted and filtered, while the whole is still being read, on a slow processor. */
async function firstScreen(browser: Browser, origin: string): Promise<Figures> {
  const [page, session] = await openPage(browser, `${origin}/?rows=2000&first&view=unassigned`);
  await page.waitForFunction(() => localStorage.length > 0);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    await page.goto(`${origin}/?rows=0&state=loading&first&view=unassigned`);
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const look = () => {
              if (document.querySelector('tbody tr[data-place]'))
                setTimeout(() => resolve(performance.now()));
              else requestAnimationFrame(look);
            };
            look();
          }),
      ),
    );
  }
  await page.context().close();
  return [
    [
      `first screen from the opening of the page, ${SLOWDOWN}x slowdown, median (goal 300 ms)`,
      ms(quantile(times, 0.5)),
    ],
  ];
}
