/**
 * What grows with the records on a device: 1,000 to 300,000 tour bookings, each size on a device of its own, and how
 * steeply. At the largest also with no more memory than Chromium gives a page on a phone of 2 GB.
 */
import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { sectionAddress, staffRoutes } from '../../src/contract/addresses.ts';
import { SIGNED_IN_FLAG } from '../../src/contract/local-storage.ts';
import { browserPath } from '../parts/browser.ts';
import { freePort, startServer } from '../parts/running-server.ts';
import { SEEDED_PASSWORD, seedAccount, seedTours } from '../parts/seed-tours.ts';
import { NAMES } from './names.ts';
import { type Figures, quantile } from './transfer.ts';

const SIZES = [1_000, 10_000, 100_000, 300_000];
const EMAIL = 'operations@example.com';
const ADDRESS = sectionAddress(staffRoutes.operations, 'tour-bookings');
/** Times that the table is opened again. */
const ROUNDS = 3;
const WORDS = ['peter', 'josé', 'zzz'];
/** V8 gives a page a quarter of a phone's memory (`HeapSizeFromPhysicalMemory`): of 2 GB, so many megabytes. */
const HEAP_OF_SMALL_PHONE = 512;
/** Milliseconds. */
const PATIENCE = 600_000;

interface Measured {
  /** Milliseconds. */
  sync: number;
  rows: number;
  counted: number;
  key: number;
  /** Bytes. */
  heap: number;
  tab: number;
  disk: number;
}

/** `--1000` and so on measure one size. */
const wanted = SIZES.filter((size) => process.argv.includes(`--${size}`));

export async function measureGrowth(): Promise<Figures> {
  const figures: Figures = [];
  const all = new Map<number, Measured>();
  for (const size of wanted.length > 0 ? wanted : SIZES) {
    all.set(size, await onDevice(size, []));
    figures.push(...describe(size, all.get(size) as Measured));
  }
  for (const [what, of] of Object.entries(DIMENSIONS)) {
    const sizes = [...all.keys()];
    const steps = sizes.slice(1).map((size, index) => {
      const before = sizes[index] as number;
      const grown = of(all.get(size) as Measured) / of(all.get(before) as Measured);
      return (Math.log(grown) / Math.log(size / before)).toFixed(2);
    });
    if (steps.length > 0)
      figures.push([`exponents of ${what} between the sizes (goal 1.1)`, steps.join(', ')]);
  }
  const largest = [...all.keys()].at(-1) ?? 0;
  const small = await onDevice(largest, [`--js-flags=--max-old-space-size=${HEAP_OF_SMALL_PHONE}`]).then(
    ({ counted, tab }) => `opens in ${seconds(counted)}, ${megabytes(tab)}`,
    (error: Error) => `does not open: ${error.message.split('\n')[0]}`,
  );
  figures.push([`${largest} records in a heap of ${HEAP_OF_SMALL_PHONE} MB (a phone with 2 GB)`, small]);
  return figures;
}

const DIMENSIONS: Record<string, (measured: Measured) => number> = {
  'first sync': ({ sync }) => sync,
  'opening until rows are painted': ({ rows }) => rows,
  'opening until all are counted': ({ counted }) => counted,
  'a key in the search': ({ key }) => key,
  'memory of the tab': ({ tab }) => tab,
  'size of the database': ({ disk }) => disk,
};

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

function describe(size: number, { sync, rows, counted, key, heap, tab, disk }: Measured): Figures {
  const of = `${size.toLocaleString('en')} records`;
  return [
    [`${of}: first sync, from opening the table until all are counted`, seconds(sync)],
    ['  opened again: rows painted / all counted', `${seconds(rows)} / ${seconds(counted)}`],
    ['  a key in the search until painted, median', `${key.toFixed(0)} ms`],
    [
      '  memory of the tab (goal 250 MB at 100,000) / of its scripts',
      `${megabytes(tab)} / ${megabytes(heap)}`,
    ],
    ['  size of the database', `${(disk / 1e6).toFixed(1)} MB`],
  ];
}

/** A server with so many bookings and a browser that has never been there. */
async function onDevice(size: number, flags: readonly string[]): Promise<Measured> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer({ port, origin });
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', ...flags],
  });
  try {
    seedTours(server.dataDir, size);
    await seedAccount(server.dataDir, 'operations', EMAIL);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    return await measure(browser, context, origin, size);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measure(
  browser: Browser,
  context: BrowserContext,
  origin: string,
  size: number,
): Promise<Measured> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const crashed = new Promise<never>((_, reject) => {
    page.once('crash', () => reject(new Error('the tab crashed')));
  });
  crashed.catch(() => undefined);
  await page.addInitScript(NAMES);
  await signIn(page, origin);
  const count = `${size.toLocaleString('en')} rows`;
  const complete = () =>
    Promise.race([
      crashed,
      page
        .locator('.table-count', { hasText: count })
        .waitFor()
        .then(() => page.locator('[role=grid][aria-busy=false]').waitFor()),
    ]);
  const open = async (): Promise<number> => {
    const start = performance.now();
    await Promise.race([crashed, page.goto(origin + ADDRESS, { waitUntil: 'commit' })]);
    await Promise.race([crashed, page.locator('tbody tr[data-place]').first().waitFor()]);
    return performance.now() - start;
  };
  const timed = async () => {
    const start = performance.now();
    const rows = await open();
    await complete();
    return { rows, counted: performance.now() - start };
  };
  const { counted: sync } = await timed();
  // The search of all records makes its index, and the first screen is kept.
  await page.waitForTimeout(5_000);
  const again: Awaited<ReturnType<typeof timed>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${origin}/offline`);
    again.push(await timed());
    await page.waitForTimeout(2_000);
  }
  const keys = await typeWords(page);
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return {
    sync,
    rows: quantile(
      again.map(({ rows }) => rows),
      0.5,
    ),
    counted: quantile(
      again.map(({ counted }) => counted),
      0.5,
    ),
    key: quantile(keys, 0.5),
    heap: usedSize,
    tab: await privateMemory(browser),
    disk: await page.evaluate(sizeOnDisk),
  };
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin + staffRoutes.management);
  const status = await page.evaluate(
    async ({ flag, ...login }) => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify(login);
      const answer = await fetch('/userslogin', { method: 'POST', headers, body });
      localStorage.setItem(flag, 'true');
      return answer.status;
    },
    { email: EMAIL, password: SEEDED_PASSWORD, flag: SIGNED_IN_FLAG },
  );
  if (status !== 200) throw new Error(`The sign-in was answered ${status}.`);
}

async function typeWords(page: Page): Promise<number[]> {
  await page.getByRole('searchbox', { name: /^Search / }).focus();
  await page.evaluate(() => {
    window.paints = [];
    const time = ({ timeStamp }: Event) => {
      const painted = () => {
        if (document.querySelector('[role=grid]')?.ariaBusy === 'true') requestAnimationFrame(painted);
        else setTimeout(() => window.paints.push(performance.now() - timeStamp));
      };
      requestAnimationFrame(painted);
    };
    addEventListener('beforeinput', time, { capture: true });
  });
  for (const word of WORDS) {
    for (const letter of word) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(150);
    }
    for (const _ of word) await page.keyboard.press('Backspace');
    await page.waitForTimeout(500);
  }
  return page.evaluate(() => window.paints);
}

/** Bytes that belong to the largest of the browser's renderers alone: that of the page. */
async function privateMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const text = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
      const kilobytes = [...text.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB/gm)];
      return kilobytes.reduce((sum, [, own]) => sum + Number(own) * 1024, 0);
    });
  return Math.max(...sizes);
}

/** In the page: what its databases take, in storage buckets too. */
async function sizeOnDisk(): Promise<number> {
  interface Bucket {
    estimate: () => Promise<StorageEstimate>;
  }
  const { storageBuckets } = navigator as typeof navigator & {
    storageBuckets?: { keys: () => Promise<string[]>; open: (name: string) => Promise<Bucket> };
  };
  let sum = 0;
  for (const name of (await storageBuckets?.keys()) ?? []) {
    const bucket = await storageBuckets?.open(name);
    sum += (await bucket?.estimate())?.usage ?? 0;
  }
  if (sum > 0) return sum;
  const { usageDetails } = (await navigator.storage.estimate()) as StorageEstimate & {
    usageDetails?: { indexedDB?: number };
  };
  return usageDetails?.indexedDB ?? 0;
}
