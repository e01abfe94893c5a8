/** From the moment at which an edited file is saved to its effect on the screen of a real browser. */
import type { Page } from 'playwright-core';
import { openPhone, waitForProgram } from '../parts/browser/browser.ts';
import { type DevServer, startDevServer } from '../parts/browser/dev-server.ts';
import { NAMES } from './names.ts';

interface Edit {
  what: string;
  /** The page that is looked at. */
  at: string;
  file: string;
  from: string;
  to: string;
  /** True in the page once the edit shows. */
  shows: () => boolean | Promise<boolean>;
}

const edits: Edit[] = [
  {
    what: 'a component',
    at: '/PlanyourTrip',
    file: 'src/forms/trip-plan/form.tsx',
    from: 'label="Activity"',
    to: 'label="What to do"',
    shows: () => document.body.innerText.includes('What to do'),
  },
  {
    what: 'a style',
    at: '/PlanyourTrip',
    file: 'src/ui/styles/base.css',
    from: 'body {',
    to: 'h1 { outline: 3px solid rgb(1, 2, 3); }\nbody {',
    shows: () => getComputedStyle(document.querySelector('h1') as Element).outlineColor === 'rgb(1, 2, 3)',
  },
  {
    what: "a page's text",
    at: '/wildlife/Serengeti',
    file: 'src/content/parks/serengeti.ts',
    from: 'Short grass, granite',
    to: 'Tall grass, granite',
    shows: () => document.body.innerText.includes('Tall grass, granite'),
  },
  {
    what: "a poster's drawing",
    at: '/wildlife/Serengeti',
    file: 'src/artwork/sheet.ts',
    from: '<svg xmlns',
    to: '<svg data-edited="" xmlns',
    shows: async () => {
      const image = document.querySelector<HTMLImageElement>('main picture img');
      return image !== null && (await (await fetch(image.currentSrc)).text()).includes('data-edited');
    },
  },
  {
    what: 'a route of the server',
    at: '/',
    file: 'server/http/app.ts',
    from: "status: 'ok'",
    to: "status: 'edited'",
    shows: async () => (await (await fetch('/api/health')).text()).includes('edited'),
  },
];
const TIMES = 5;

export async function measureDevLoop(): Promise<[string, string][]> {
  const start = performance.now();
  const dev = await startDevServer();
  const phone = await openPhone({ viewport: { width: 1280, height: 900 } });
  await phone.page.addInitScript(NAMES);
  await phone.page.goto(dev.origin);
  const figures: [string, string][] = [
    ['from nothing to the first page on screen', `${((performance.now() - start) / 1_000).toFixed(1)} s`],
  ];
  for (const edit of edits) {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) times.push(await timeEdit(dev, phone.page, edit));
    times.sort((a, b) => a - b);
    const [median, longest] = [times[Math.floor(TIMES / 2)] ?? 0, times.at(-1) ?? 0];
    figures.push([
      `an edit of ${edit.what} on screen, median / longest of ${TIMES}`,
      `${median.toFixed(0)} / ${longest.toFixed(0)} ms`,
    ]);
  }
  await phone.close();
  await dev.stop();
  return figures;
}

/** Milliseconds; the edit is undone after it, and gone from the screen. */
async function timeEdit(dev: DevServer, page: Page, { at, file, from, to, shows }: Edit): Promise<number> {
  await page.goto(dev.origin + at);
  await waitForProgram(page);
  await page.waitForLoadState('networkidle');
  const start = performance.now();
  const undo = await dev.edit(file, from, to);
  await until(page, shows, true);
  const took = performance.now() - start;
  await undo();
  await until(page, shows, false);
  return took;
}

/** Looks again and again, across pages that are shown anew. */
async function until(page: Page, shows: Edit['shows'], wanted: boolean): Promise<void> {
  for (;;) {
    const shown = await page.evaluate(shows).catch(() => null);
    const whole = await page.evaluate(() => document.readyState === 'complete').catch(() => false);
    if (shown === wanted && (wanted || whole)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
