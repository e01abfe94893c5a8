/**
 * Every press of the travellers' way and of a desk's morning, in the journeys of the browser tests, at a quarter of the
 * processor's speed: from the press to the next paint, as the browser tells it. Before each file of a journey and after
 * the last one an empty button is pressed, because every machine has its own milliseconds: all figures are as if those
 * presses had taken 16 ms.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserPath, FLAGS } from '../../parts/browser/browser.ts';
import { PRESSES_FILE, type PressTiming, watchPresses } from '../../parts/browser/presses.ts';
import { NAMES } from '../names.ts';
import { median, milliseconds, ofLimit, roundsAsked, spread } from '../parts/spread.ts';
import { type Figures, quantile } from '../parts/transfer.ts';

const JOURNEYS = {
  'the travellers’ way': ['booking', 'forms', 'menu', 'map', 'compare'],
  'a desk’s morning': ['train', 'desk'],
};
/** Milliseconds that a press of an empty button takes on the machine for which the goal is given. */
const EMPTY = 16;
/** Highest p98, milliseconds. */
const GOAL = 100;
/** Presses of the empty button before each file, and after the last. */
const EMPTY_PRESSES = 8;
/** Presses shorter than this the browser does not tell of; they count as this long. */
const SHORTEST = 16;
/** Number of the longest presses that are named. */
const NAMED = 6;
/** Milliseconds between presses of the empty button, in which the page comes to rest. */
const REST = 100;

/** A journey, made once. */
interface Round {
  presses: Press[];
  /** Milliseconds of an empty press, the median of those between its files. */
  empty: number;
  hasFailed: boolean;
}

interface Press {
  where: string;
  /** Milliseconds. */
  duration: number;
}

export async function measurePresses(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'presses-'));
  const rounds = new Map<string, Round[]>();
  for (let round = 0; round < roundsAsked(); round += 1) {
    for (const [what, files] of Object.entries(JOURNEYS))
      rounds.set(what, [...(rounds.get(what) ?? []), await makeJourney(files, folder)]);
  }
  await rm(folder, { recursive: true });
  return [...rounds].flatMap(([what, own]) => describe(what, own));
}

async function makeJourney(files: readonly string[], folder: string): Promise<Round> {
  const notes = () => join(folder, crypto.randomUUID());
  const empty = await pressEmptyButton(notes());
  const round: Round = { presses: [], empty: 0, hasFailed: false };
  for (const file of files) {
    const own = notes();
    round.hasFailed = runJourney(file, own) || round.hasFailed;
    round.presses.push(...(await readPresses(own)));
    empty.push(...(await pressEmptyButton(notes())));
  }
  return { ...round, empty: median(empty.map(({ duration }) => duration)) };
}

function describe(what: string, rounds: readonly Round[]): Figures {
  const scaled = rounds.map(({ presses, empty }) =>
    presses.map(({ where, duration }) => ({ where, duration: (duration * EMPTY) / empty })),
  );
  const ofRounds = (share: number) =>
    scaled.map((presses) =>
      quantile(
        presses.map(({ duration }) => duration),
        share,
      ),
    );
  const failed = rounds.filter(({ hasFailed }) => hasFailed).length;
  const count = (value: number) => String(value);
  return [
    [`${what}, as if an empty button took ${EMPTY} ms: p98`, ofLimit(ofRounds(0.98), GOAL, milliseconds)],
    ['  p50', spread(ofRounds(0.5), milliseconds)],
    [
      '  presses; an empty button in the same rounds',
      `${spread(
        rounds.map(({ presses }) => presses.length),
        count,
      )}; ${spread(
        rounds.map(({ empty }) => empty),
        milliseconds,
      )}`,
    ],
    ...longestOf(scaled).map(({ where, durations }): [string, string] => [
      `    ${where}`,
      spread(durations, milliseconds),
    ]),
    ...(failed > 0
      ? ([
          ['  rounds in which a test failed at this speed, so a journey stopped early', String(failed)],
        ] as Figures)
      : []),
  ];
}

/** Finds the places with the longest presses: the median of the longest press there in each round. */
function longestOf(rounds: readonly (readonly Press[])[]): { where: string; durations: number[] }[] {
  const places = new Map<string, number[]>();
  for (const presses of rounds) {
    const longest = new Map<string, number>();
    for (const { where, duration } of presses)
      longest.set(where, Math.max(longest.get(where) ?? 0, duration));
    for (const [where, duration] of longest) places.set(where, [...(places.get(where) ?? []), duration]);
  }
  return [...places]
    .map(([where, durations]) => ({ where, durations }))
    .sort((one, other) => median(other.durations) - median(one.durations))
    .slice(0, NAMED);
}

/** @returns whether a test failed, which can happen because it runs so slowly */
function runJourney(file: string, notes: string): boolean {
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    [
      ...['run', '--project', 'browser', '--maxWorkers', '1', '--reporter', 'dot'],
      `tests/browser/${file}.test.ts`,
    ],
    { stdio: 'ignore', env: { ...process.env, [PRESSES_FILE]: notes } },
  );
  return status !== 0;
}

/** Reads one note for each press that was made: the longest of its events. */
async function readPresses(notes: string): Promise<Press[]> {
  const longest = new Map<string, Press>();
  let made = 0;
  // There is none of a journey that failed before its first press.
  const lines = (await readFile(notes, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  for (const line of lines) {
    const note = JSON.parse(line) as PressTiming;
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
