/** Memory of a tab, and size of its databases, in bytes. */
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';

export interface TabMemory {
  /** Bytes that belong to the page's renderer alone, once the garbage of the page and its workers is collected. */
  tab: number;
  /** The same before that, with garbage whose room nobody has needed. */
  uncollected: number;
  /** Part that the page's own scripts hold once their garbage is collected: the records, above all. */
  scripts: number;
}

export async function measureMemory(
  browser: Browser,
  context: BrowserContext,
  page: Page,
): Promise<TabMemory> {
  const renderer = await findRenderer(browser, page);
  const uncollected = privateMemory(renderer);
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await collectInWorkers(browser);
  // The allocator gives memory back a moment later.
  await page.waitForTimeout(3_000);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { tab: privateMemory(renderer), uncollected, scripts: usedSize };
}

/** Collects the garbage of all dedicated workers: there is none but the search's. */
async function collectInWorkers(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'worker' }] });
  for (const { targetId } of targetInfos) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const message = JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' });
    const answered = new Promise((resolve) => session.once('Target.receivedMessageFromTarget', resolve));
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    await answered;
  }
  if (targetInfos.length === 0) throw new Error('The search has no worker whose garbage could be collected.');
}

/** Milliseconds for which the page works, so that its process is known. */
const WORK = 400;

/**
 * The process of the page. That of a tab before it may live on with the service worker, and be larger.
 * @returns its id
 */
async function findRenderer(browser: Browser, page: Page): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer');
  };
  const before = new Map((await spent()).map(({ id, cpuTime }) => [id, cpuTime]));
  await page.evaluate((work) => {
    const end = performance.now() + work;
    while (performance.now() < end);
  }, WORK);
  const worked = (await spent()).map(({ id, cpuTime }) => ({ id, time: cpuTime - (before.get(id) ?? 0) }));
  return worked.reduce((most, one) => (one.time > most.time ? one : most)).id;
}

/** Bytes that belong to a process alone. */
function privateMemory(process: number): number {
  const text = readFileSync(`/proc/${process}/smaps_rollup`, 'utf8');
  const kilobytes = [...text.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB/gm)];
  return kilobytes.reduce((sum, [, own]) => sum + Number(own) * 1024, 0);
}

/** Runs in the page: adds up the size of its databases, in storage buckets too. */
export async function sizeOnDisk(): Promise<number> {
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
