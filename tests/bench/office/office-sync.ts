/** The office's records on their way: into a new device, into an open table, from one browser to another. */
import type { Page } from 'playwright-core';
import { emailOf, PASSWORD } from '../../parts/pages/office.ts';
import { NAMES } from '../names.ts';
import { bundle } from '../parts/bundle.ts';
import { compare, milliseconds, roundsAsked, seconds, spread } from '../parts/spread.ts';
import type { Figures } from '../parts/transfer.ts';
import type * as Ours from './office-page/ours.ts';
import { changeTours } from './office-seed.ts';
import { fromBrowserToBrowser } from './office-sync/arrivals.ts';
import { openPlace, type Place } from './office-sync/place.ts';

const FEW = 10_000;
const MANY = 100_000;
const CHANGES = 1_000;

/** Milliseconds. */
interface Times {
  /** Until everything is on the disk, and in an open table. */
  stored: number;
  shown: number;
  /** Until an open table has read what the device holds. */
  reopened: number;
  /** Until changes on the server are in the open table. */
  changed: number;
}

export async function measureOfficeSync(): Promise<Figures> {
  return [...(await againstRxdb()), ...(await withMany()), ...(await fromBrowserToBrowser())];
}

/** The same ten thousand, by turns, each on a device of its own. */
async function againstRxdb(): Promise<Figures> {
  const place = await openPlace(FEW, await bundle('office/office-page/rxdb.js'));
  const ours: Times[] = [];
  const theirs: Times[] = [];
  for (let round = 0; round < roundsAsked(); round += 1) {
    ours.push(await onNewDevice(place, (page) => syncOurs(place, page, FEW)));
    theirs.push(await onNewDevice(place, (page) => syncRxdb(place, page)));
  }
  await place.leave();
  const line = (what: string, key: keyof Times, unit = seconds): [string, string] => [
    what,
    compare(each(theirs, key), each(ours, key), unit),
  ];
  return [
    line(`first sync of ${FEW} records, all stored: RxDB on its Dexie storage / ours (goal 2)`, 'stored'),
    line('  the same, in an open table: RxDB in an open query / ours', 'shown'),
    line(`  ${CHANGES} changes into what is open: RxDB / ours`, 'changed', milliseconds),
  ];
}

/** A hundred thousand; beside them, in the same rounds, a tenth as many. */
async function withMany(): Promise<Figures> {
  const [place, small] = [await openPlace(MANY), await openPlace(FEW)];
  const many: (Times & { memory: number })[] = [];
  const few: (Times & { memory: number })[] = [];
  for (let round = 0; round < roundsAsked(); round += 1) {
    few.push(await onNewDevice(small, (page) => withMemory(small, page, FEW)));
    many.push(await onNewDevice(place, (page) => withMemory(place, page, MANY)));
  }
  await Promise.all([place.leave(), small.leave()]);
  const line = (what: string, key: keyof Times, unit = seconds): [string, string] => [
    what,
    compare(each(many, key), each(few, key), unit),
  ];
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  return [
    line(`first sync, all stored: ${MANY} tour bookings / ${FEW}`, 'stored'),
    line('  the same, in an open table', 'shown'),
    line('  read again from the device', 'reopened'),
    line(`  ${CHANGES} changes into the open table`, 'changed', milliseconds),
    [
      `  memory of the page with all of them, ${MANY}; ${FEW}`,
      [many, few]
        .map((times) =>
          spread(
            times.map(({ memory }) => memory),
            megabytes,
          ),
        )
        .join('; '),
    ],
  ];
}

const each = (times: readonly Times[], key: keyof Times) => times.map((time) => time[key]);

async function withMemory(place: Place, page: Page, rows: number): Promise<Times & { memory: number }> {
  const times = await syncOurs(place, page, rows);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { ...times, memory: usedSize };
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

async function syncOurs({ server }: Place, page: Page, rows: number): Promise<Times> {
  const first = await page.evaluate(async (count) => {
    const session = await (await fetch('/api/session')).json();
    const { syncOurs: sync } = (await import('/office-sync/ours.js' as string)) as typeof Ours;
    return sync(session, count);
  }, rows);
  if (first.rows !== rows) throw new Error('Not everything came.');
  await page.reload();
  const reopened = await page.evaluate(
    async (count) => ((await import('/office-sync/ours.js' as string)) as typeof Ours).reopenOurs(count),
    rows,
  );
  changeTours(server.dataDir, CHANGES);
  const changed = await page.evaluate(
    async (count) => ((await import('/office-sync/ours.js' as string)) as typeof Ours).pullChanges(count),
    CHANGES,
  );
  return { ...first, reopened, changed };
}

/** Its database stays open: how long it takes to open one again is not measured. */
async function syncRxdb({ server }: Place, page: Page): Promise<Times> {
  const first = await page.evaluate(
    async (rows) => (await import('/office-sync/rxdb.js' as string)).syncRxdb(rows),
    FEW,
  );
  if (first.rows !== FEW) throw new Error('Not everything came.');
  changeTours(server.dataDir, CHANGES);
  const changed = await page.evaluate(
    async (count) => (await import('/office-sync/rxdb.js' as string)).pullChanges(count),
    CHANGES,
  );
  return { ...first, reopened: Number.NaN, changed };
}
