/**
 * Every press of the travellers' way and of a desk's morning, in the journeys of the browser tests, at a quarter of the
 * processor's speed: from the press to the next paint, as the browser tells it. Compared with the presses of an empty
 * button in the same run, because every machine has its own milliseconds.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserPath, FLAGS } from '../parts/browser.ts';
import { PRESSES_FILE, type PressNote, watchPresses } from '../parts/presses.ts';
import { NAMES } from './names.ts';
import { type Figures, quantile } from './transfer.ts';

const JOURNEYS = {
  'the travellers’ way': ['booking', 'forms', 'menu', 'map', 'compare'],
  'a desk’s morning': ['train', 'desk'],
};
/** Milliseconds that a press of an empty button takes on the machine for which the goal is given. */
const EMPTY = 16;
const EMPTY_PRESSES = 20;
/** Presses shorter than this the browser does not tell of; they count as this long. */
const SHORTEST = 16;
/** The longest ones are named. */
const NAMED = 6;
/** Milliseconds between them, in which the page comes to rest. */
const REST = 100;

export async function measurePresses(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'presses-'));
  const figures: Figures = [];
  for (const [index, [what, files]] of Object.entries(JOURNEYS).entries()) {
    const file = (name: string) => join(folder, `${name}-${index}`);
    const before = await pressEmptyButton(file('before'));
    const hasFailed = runJourneys(files, file('journeys'));
    const after = await pressEmptyButton(file('after'));
    const empty = quantile(
      [...before, ...after].map(({ duration }) => duration),
      0.5,
    );
    const presses = await readPresses(file('journeys'));
    const durations = presses.map(({ duration }) => duration);
    const scaled = (share: number) => ((quantile(durations, share) * EMPTY) / empty).toFixed(0);
    figures.push(
      [
        `${what}: ${presses.length} presses, p50 / p98, as if an empty button took 16 ms (goal 100)`,
        `${scaled(0.5)} / ${scaled(0.98)} ms`,
      ],
      ['  p98 as measured; an empty button', `${quantile(durations, 0.98)}; ${empty} ms`],
      ...presses
        .sort((one, other) => other.duration - one.duration)
        .slice(0, NAMED)
        .map(({ where, duration }): [string, string] => [`    ${where}`, `${duration} ms`]),
    );
    if (hasFailed) figures.push(['  tests failed at this speed: not every journey went to its end', '']);
  }
  await rm(folder, { recursive: true });
  return figures;
}

/** @returns whether a test failed, as one may that is run so slowly */
function runJourneys(files: readonly string[], notes: string): boolean {
  const paths = files.map((name) => `tests/browser/${name}.test.ts`);
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--project', 'browser', '--maxWorkers', '1', '--reporter', 'dot', ...paths],
    { stdio: 'ignore', env: { ...process.env, [PRESSES_FILE]: notes } },
  );
  return status !== 0;
}

interface Press {
  where: string;
  /** Milliseconds. */
  duration: number;
}

/** One for each press that was made; of the events of one, the longest. */
async function readPresses(notes: string): Promise<Press[]> {
  const longest = new Map<string, Press>();
  let made = 0;
  for (const line of (await readFile(notes, 'utf8')).trim().split('\n')) {
    const note = JSON.parse(line) as PressNote;
    if ('made' in note) {
      made += 1;
      continue;
    }
    const { interaction, where, duration } = note;
    if ((longest.get(interaction)?.duration ?? 0) < duration) longest.set(interaction, { where, duration });
  }
  const told = [...longest.values()];
  const short = { where: 'shorter than the browser tells', duration: SHORTEST };
  return [...told, ...Array.from({ length: Math.max(0, made - told.length) }, () => short)];
}

async function pressEmptyButton(notes: string): Promise<Press[]> {
  process.env[PRESSES_FILE] = notes;
  const browser = await chromium.launch({ executablePath: browserPath(), args: FLAGS });
  const context = await browser.newContext();
  await context.addInitScript(NAMES);
  await watchPresses(context);
  const page = await context.newPage();
  await page.goto('data:text/html,<button>Nothing</button>');
  for (let press = 0; press < EMPTY_PRESSES; press += 1) {
    await page.getByRole('button').click();
    await page.waitForTimeout(REST);
  }
  await browser.close();
  delete process.env[PRESSES_FILE];
  return readPresses(notes);
}
