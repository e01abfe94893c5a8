/**
 * `npm run test:changed [-- COMMIT]`: the tests in Node that import what differs from a commit, the nearest first, as
 * many as take about half a minute. Without a commit: what is not committed, or the last commit where all is.
 * `--browser` runs the browser tests that reach the change, too; without it they are only named, because they need a
 * build. A convenience for developing; the gate is `npm test`.
 */
import { readdirSync } from 'node:fs';
import { ensureInstalled, ensureReady } from '../../server/commands/prepare.mjs';
import { findBrowser } from '../find-browser.mjs';
import { changedFiles } from './change.ts';
import { readDurations } from './durations.ts';
import { importersOf } from './imports.ts';
import { UNIT } from './projects.ts';
import { readReachedSources } from './reached-sources.ts';
import { isGreen, runTests } from './run-records.ts';

/** Seconds of test files that are run. */
const NODE_BUDGET = 45;
const BROWSER_BUDGET = 60;
/** Seconds assumed for a file that is too short to be recorded. */
const SHORT = 0.3;
/** Browser tests of code that no page reports to have run: the service worker and the build. */
const IN_BROWSER_BY_ROOM = {
  'src/service-worker/': ['tests/journeys/read-offline.test.ts', 'tests/journeys/update.test.ts'],
  'src/build/': ['tests/journeys/read-offline.test.ts'],
  'index.html': ['tests/journeys/read-offline.test.ts'],
};

const words = process.argv.slice(2);
const withBrowser = words.includes('--browser');
const commit = words.find((word) => !word.startsWith('--'));
let changed = changedFiles(commit ?? 'HEAD');
if (!commit && changed.length === 0) changed = changedFiles('HEAD~1');
const say = (text: string) => process.stdout.write(`${text}\n`);
if (changed.length === 0) {
  say('Nothing has changed.');
  process.exit(0);
}

await ensureInstalled();
const inNode = takeWithin(
  NODE_BUDGET,
  [...importersOf(changed)].filter((file) => /\.test\.tsx?$/.test(file) && !isInBrowser(file)),
  UNIT,
);
say(
  `${changed.length} changed files; ${inNode.all} test files in Node import them, the nearest ${inNode.taken.length} run.`,
);
let green = inNode.taken.length === 0 || isGreen(await runTests({ projects: UNIT, files: inNode.taken }));

const inBrowser = takeWithin(BROWSER_BUDGET, browserTestsOf(changed), ['journeys', 'browser']);
if (inBrowser.all > 0 && !withBrowser) {
  say(`\nIn a browser (--browser runs them):\n${inBrowser.taken.map((file) => `  ${file}`).join('\n')}`);
} else if (inBrowser.all > 0) {
  await ensureReady();
  const environment = { CHROMIUM: findBrowser() };
  const run = await runTests({ projects: ['journeys', 'browser'], files: inBrowser.taken, environment });
  green = isGreen(run) && green;
}
process.exit(green ? 0 : 1);

function isInBrowser(file: string): boolean {
  return /^tests\/(journeys|browser|faults)\//.test(file);
}

/** The nearest test files whose recorded durations fit into so many seconds; one at least. */
function takeWithin(seconds: number, files: readonly string[], projects: readonly string[]) {
  const durations = readDurations();
  const durationOf = (file: string) =>
    projects.flatMap((name) => durations[name]?.[file] ?? []).at(0) ?? SHORT;
  let left = seconds;
  const taken = files.filter((file, index) => {
    left -= durationOf(file);
    return index === 0 || left >= 0;
  });
  return { all: files.length, taken };
}

/**
 * Changed tests, those listed for a room, those that ran a changed source which few run, the most specific first; and the
 * journeys for what many run.
 */
function browserTestsOf(files: readonly string[]): string[] {
  const reach = readReachedSources();
  const own = files.filter((file) => isInBrowser(file) && file.endsWith('.test.ts'));
  const listed = Object.entries(IN_BROWSER_BY_ROOM).flatMap(([room, tests]) =>
    files.some((file) => file.startsWith(room)) ? tests : [],
  );
  const recorded = new Set(Object.values(reach).flat());
  const isShared = files.some((file) => /^(src|server)\//.test(file) && !recorded.has(file));
  const journeys = readdirSync('tests/journeys').map((name) => `tests/journeys/${name}`);
  const reached = Object.entries(reach)
    .filter(([, modules]) => modules.some((module) => files.includes(module)))
    .toSorted(([, one], [, other]) => one.length - other.length)
    .map(([test]) => test);
  return [...new Set([...own, ...listed, ...reached, ...(isShared ? journeys : [])])];
}
