/** The office's records on their way: into a new device, into an open table, from one browser to another. */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { v7 } from 'uuid';
import { build } from 'vite';
import { browserPath } from '../parts/browser.ts';
import { addAccount, emailOf, openSection, PASSWORD, signIn } from '../parts/office.ts';
import { freePort, type RunningServer, startServer } from '../parts/running-server.ts';
import { NAMES } from './names.ts';
import type * as Ours from './office-page/ours.ts';
import { changeTours, seedTours } from './office-seed.ts';
import { EMPTY_PAGE, openSideSite } from './side-site.ts';
import { type Figures, quantile } from './transfer.ts';

/** Fetched when asked for: it is no dependency of the product. */
const RXDB = ['rxdb@17.6.0', 'rxjs@7.8.2'];
const FEW = 10_000;
const MANY = 100_000;
const CHANGES = 1_000;
const RUNS = 3;
const ARRIVALS = 40;

interface Times {
  stored: number;
  shown: number;
  rows: number;
}
interface Place {
  server: RunningServer;
  browser: Browser;
  origin: string;
  at: (path: string) => string;
  leave: () => Promise<void>;
}

export async function measureOfficeSync(): Promise<Figures> {
  return [...(await againstRxdb()), ...(await withMany()), ...(await fromBrowserToBrowser())];
}

/** The same ten thousand, by turns, each on a device of its own. */
async function againstRxdb(): Promise<Figures> {
  const place = await openPlace(FEW, await buildRxdb());
  const ours: Times[] = [];
  const theirs: Times[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await onNewDevice(place, (page) => syncOurs(page, FEW)));
    theirs.push(
      await onNewDevice(place, (page) =>
        page.evaluate(async (rows) => (await import('/office-sync/rxdb.js' as string)).syncRxdb(rows), FEW),
      ),
    );
  }
  await place.leave();
  if ([...ours, ...theirs].some(({ rows }) => rows !== FEW)) throw new Error('Not everything came.');
  const stored = (times: readonly Times[]) => median(times.map((time) => time.stored));
  const shown = (times: readonly Times[]) => median(times.map((time) => time.shown));
  return [
    [`first sync of ${FEW} records, all stored / in an open table`, both(stored(ours), shown(ours))],
    [
      '  RxDB on its Dexie storage, all stored / in an open query',
      `${both(stored(theirs), shown(theirs))}, ${(stored(theirs) / stored(ours)).toFixed(1)} times longer (goal 2)`,
    ],
  ];
}

async function withMany(): Promise<Figures> {
  const place = await openPlace(MANY, '');
  const figures = await onNewDevice(place, async (page): Promise<Figures> => {
    const first = await syncOurs(page, MANY);
    await page.reload();
    const reopened = await page.evaluate(
      async (rows) => ((await import('/office-sync/ours.js' as string)) as typeof Ours).reopenOurs(rows),
      MANY,
    );
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    changeTours(place.server.dataDir, CHANGES);
    const delta = await page.evaluate(
      async (count) => ((await import('/office-sync/ours.js' as string)) as typeof Ours).pullChanges(count),
      CHANGES,
    );
    return [
      [`first sync of ${MANY} tour bookings, all stored / in an open table`, both(first.stored, first.shown)],
      ['  read again from the device', seconds(reopened)],
      ['  memory of the page with all of them', `${(usedSize / 1e6).toFixed(0)} MB`],
      [`  ${CHANGES} changes into the open table`, `${delta.toFixed(0)} ms`],
    ];
  });
  await place.leave();
  return figures;
}

/** A booking is made; how long after the server's answer is its row on the office's screen? */
async function fromBrowserToBrowser(): Promise<Figures> {
  const place = await openPlace(0, '');
  const context = await place.browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(NAMES);
  await signIn(page, place.at, 'operations');
  await openSection(page, 'Tour Bookings');
  const times: number[] = [];
  for (let number = 0; number < ARRIVALS; number += 1) {
    const name = `Arrival${number}x`;
    const seen = page.evaluate(
      (text) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.querySelector('main')?.textContent?.includes(text)) resolve(Date.now());
            else requestAnimationFrame(look);
          };
          look();
        }),
      name,
    );
    // Between two bookings nothing is on its way any more.
    await page.waitForTimeout(300);
    const answer = await book(place, name);
    times.push(Math.max(0, (await seen) - answer));
  }
  await context.close();
  await place.leave();
  return [
    [
      `from the server's answer to the row on another browser's screen, ${ARRIVALS} times`,
      `p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms (goal p95 250 ms)`,
    ],
  ];
}

/** @returns when the server had answered that it holds it, epoch milliseconds */
async function book({ origin }: Place, name: string): Promise<number> {
  const response = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7() },
    body: JSON.stringify({
      tripType: 'safari',
      days: 5,
      travelers: 2,
      category: 'adult',
      budget: 300,
      preferredDate: '2027-06-14',
      name,
      email: 'amina@example.com',
      replyTo: 'amina@example.com',
      specialRequests: 'none',
    }),
  });
  const at = Date.now();
  if (!response.ok) throw new Error(`The booking was answered ${response.status}: ${await response.text()}`);
  return at;
}

/** A server with so many bookings, and a site before it with the programs of the bench. */
async function openPlace(bookings: number, rxdb: string): Promise<Place> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer({ origin });
  await addAccount(server, 'operations');
  if (bookings > 0) seedTours(server.dataDir, bookings);
  const site = await openSideSite(port, server.port, {
    '/office-sync/': EMPTY_PAGE,
    '/office-sync/ours.js': await buildOurs(),
    '/office-sync/rxdb.js': rxdb,
  });
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  return {
    server,
    browser,
    origin,
    at: (path) => origin + path,
    async leave() {
      await browser.close();
      site.closeAllConnections();
      site.close();
      await server.stop();
    },
  };
}

/** A profile without anything, signed in. */
async function onNewDevice<Result>(
  { browser, origin }: Place,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(NAMES);
  await page.goto(`${origin}/office-sync/`);
  const status = await page.evaluate(
    async (login) => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify(login);
      return (await fetch('/userslogin', { method: 'POST', headers, body })).status;
    },
    { email: emailOf('operations'), password: PASSWORD },
  );
  if (status !== 200) throw new Error(`The sign-in was answered ${status}.`);
  const result = await work(page);
  await context.close();
  return result;
}

function syncOurs(page: Page, rows: number): Promise<Times> {
  return page.evaluate(async (count) => {
    const session = await (await fetch('/api/session')).json();
    const { syncOurs: sync } = (await import('/office-sync/ours.js' as string)) as typeof Ours;
    return sync(session, count);
  }, rows);
}

async function buildOurs(): Promise<string> {
  return bundle(resolve('tests/bench/office-page'), 'ours.ts');
}

async function buildRxdb(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rxdb-'));
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', ...RXDB],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`RxDB could not be fetched: ${stderr}`);
  await copyFile('tests/bench/office-page/rxdb.js', join(folder, 'rxdb.js'));
  const script = await bundle(folder, 'rxdb.js');
  await rm(folder, { recursive: true });
  return script;
}

/** One file, as it would ship. */
async function bundle(root: string, entry: string): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'office-sync-'));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: () => 'page.js' },
    },
  });
  const script = await readFile(join(outDir, 'page.js'), 'utf8');
  await rm(outDir, { recursive: true });
  return script;
}

const median = (list: readonly number[]) => quantile(list, 0.5);
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const both = (one: number, other: number) => `${seconds(one)} / ${seconds(other)}`;
