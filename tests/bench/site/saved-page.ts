/**
 * How fast a saved page opens with every server gone, on a processor a quarter as fast, as a multiple of the least that
 * a worker can do: one small page with one style sheet out of one cache. Both are opened by turns in the same run, and
 * so is the same site as vite-plugin-pwa saves it by itself.
 */
import type { CDPSession, Page } from 'playwright-core';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import { freePort } from '../../parts/server/running-server.ts';
import { NAMES } from '../names.ts';
import { roundsAsked } from '../parts/spread.ts';
import { type Figures, withSite } from '../parts/transfer.ts';
import { comeToRest } from '../peers/in-page.ts';
import { openLeastSite } from './least-site.ts';
import { openPrecachedSite } from './precached-site.ts';
import { pressLink, TAP, watchHeading } from './saved-page/in-page.ts';
import { describe, type Times, timesOf } from './saved-page/table.ts';
import { onePageOfEachKind, pagesAsked, type SitePage } from './site-pages.ts';

const SLOWDOWN = 4;
/** Kinds that people open first, and the heaviest ones. */
const KINDS = ['home', 'wildlife', 'park', 'package', 'map', 'trip-plan'];

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

    const pages = pagesAsked(onePageOfEachKind().filter(({ kind }) => KINDS.includes(kind)));
    const asleep = new Map<string, Times>();
    const awake = new Map<string, Times>();
    const steps = new Map<string, Times>();
    for (let round = 0; round < roundsAsked(); round += 1) {
      for (const { address } of pages) {
        for (const [all, worker] of [
          [asleep, session],
          [awake, undefined],
        ] as const) {
          const times = timesOf(all, address);
          times.least.push(await open(page, least.origin, worker));
          times.ours.push(await open(page, origin + address, worker));
          times.precached.push(await open(page, precached.origin + address, worker));
        }
      }
      for (const [from, to] of stepsOf(pages)) {
        const times = timesOf(steps, to);
        times.least.push(await open(page, least.origin));
        for (const [site, own] of [
          [origin, times.ours],
          [precached.origin, times.precached],
        ] as const) {
          await open(page, site + from);
          own.push(await page.evaluate(pressLink, { to, tap: TAP }));
        }
      }
    }
    await context.close();
    return [
      ...describe('opened, worker asleep: heading painted / least (goal 1.3, slowest kind 1.6)', asleep),
      ...describe('opened, worker awake: heading painted / least (goal 1.3, slowest kind 1.6)', awake),
      ...describe('a step inside the app / least with the worker awake (goal 0.8)', steps),
    ];
  });
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
