/**
 * Keys and scrolling in the table of 100,000 rows on a processor a quarter as fast: in frames of the same slowed machine,
 * which an empty field and an empty page have in the same run, by turns.
 */
import type { Locator, Page } from 'playwright-core';
import { compare, milliseconds } from '../parts/spread.ts';
import { type Figures, quantile } from '../parts/transfer.ts';

const SLOWDOWN = 4;
/** Typed and deleted again, a key at a time: one word for each round. */
const WORDS = ['peter sm', 'josé', 'beach', '2026-07', 'zzz', 'van der', 'paid'];
/** Milliseconds between two keys. */
const PAUSE = 100;

declare global {
  interface Window {
    /** Milliseconds from each press or letter to the frame that shows its rows. */
    paints: number[];
  }
}

/** @param empty the least's page with an empty field and an empty page to scroll */
export async function keysByTurns(page: Page, empty: Page): Promise<Figures> {
  const keys: Record<'search' | 'filter' | 'empty', number[]> = { search: [], filter: [], empty: [] };
  const frames: Record<'ours' | 'empty', number[][]> = { ours: [], empty: [] };
  const sessions = await Promise.all([page, empty].map((each) => each.context().newCDPSession(each)));
  for (const each of [page, empty]) await each.evaluate(timeKeys);
  await page.getByRole('button', { name: 'Filters' }).click();
  const search = page.getByRole('searchbox', { name: /^Search / });
  const filter = page.getByRole('searchbox', { name: 'Customer contains' });
  for (const session of sessions) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  for (const word of WORDS) {
    keys.search.push(...(await typeInto(page, search, word)));
    keys.empty.push(...(await typeInto(empty, empty.getByRole('searchbox'), word)));
    keys.filter.push(...(await typeInto(page, filter, word)));
    frames.ours.push(await scroll(page));
    frames.empty.push(await scroll(empty));
  }
  const sorts = await pressHeads(page);
  for (const session of sessions) await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const longest = (list: readonly number[][]) => list.map((round) => quantile(round, 1));
  const over = frames.ours.flat().filter((frame) => frame > 50).length;
  const [ours, theirs] = [longest(frames.ours), longest(frames.empty)];
  return [
    [`${SLOWDOWN}x slowdown: keys in an empty field until painted, median / p95`, both(keys.empty)],
    [`${keys.search.length} keys in the search, until their rows are painted`, both(keys.search)],
    ['  in frames of the slowed machine, p95 (goal 2)', inFrames(keys.search, keys.empty)],
    [`${keys.filter.length} keys in a column's filter`, both(keys.filter)],
    ['  in frames of the slowed machine, p95 (goal 2)', inFrames(keys.filter, keys.empty)],
    [`${sorts.length} other orders, to painted rows: slowest`, `${quantile(sorts, 1).toFixed(0)} ms`],
    [
      'scrolling, 180 frames a round: longest frame / of the empty page (goal 2)',
      compare(ours, theirs, milliseconds),
    ],
    ['  frames over 50 ms, of all', `${over} of ${frames.ours.flat().length}`],
  ];
}

const both = (list: readonly number[]) =>
  `${quantile(list, 0.5).toFixed(0)} / ${quantile(list, 0.95).toFixed(0)} ms`;
/** A frame of the slowed machine is what a key takes until it is painted where nothing else is to be done. */
const inFrames = (list: readonly number[], empty: readonly number[]) =>
  (quantile(list, 0.95) / quantile(empty, 0.95)).toFixed(2);

async function typeInto(page: Page, field: Locator, word: string): Promise<number[]> {
  await page.bringToFront();
  await field.focus();
  await page.waitForTimeout(PAUSE);
  await page.evaluate(() => window.paints.splice(0));
  for (const letter of word) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(PAUSE);
  }
  for (const _ of word) {
    await page.keyboard.press('Backspace');
    await page.waitForTimeout(PAUSE);
  }
  return page.evaluate(() => window.paints.splice(0));
}

async function pressHeads(page: Page): Promise<number[]> {
  await page.bringToFront();
  const heads = page.locator('thead button');
  await page.evaluate(() => window.paints.splice(0));
  for (let index = 0; index < (await heads.count()); index += 1) {
    await heads.nth(index).click();
    await page.waitForTimeout(500);
  }
  return page.evaluate(() => window.paints.splice(0));
}

async function scroll(page: Page): Promise<number[]> {
  await page.bringToFront();
  await page.waitForTimeout(1_000);
  return page.evaluate(scrollThrough);
}

/** In the page: `window.paints` gets the milliseconds from each key or press until its answer is painted. */
export function timeKeys(): void {
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

/** In the page: milliseconds of each frame while it scrolls slowly, quickly, far, and back. */
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
  scroller.scrollTop = 0;
  await frame();
  await frame();
  frames.length = 0;
  for (const [steps, pixels] of [
    [60, 60],
    [60, 600],
    [30, 30_000],
    [30, -200],
  ] as const) {
    for (let step = 0; step < steps; step += 1) {
      scroller.scrollTop += pixels;
      await frame();
    }
  }
  return frames;
}
