/**
 * Runs the tests of one command (`COMMANDS`); parts of paths may follow its name. A file that fails is tried once more
 * alone (docs/unsteady.md). The last line counts what ran.
 */
import { ensureInstalled, ensureReady } from '../../server/commands/prepare.mjs';
import { runChecks } from '../checks.mjs';
import { findBrowser } from '../find-browser.mjs';
import { belongsTo, changedFiles } from './change.ts';
import { saveDurations } from './durations.ts';
import { GATE, REST, UNIT } from './projects.ts';
import { type FileRecord, type Run, runTests } from './run-records.ts';
import { reasonsToStop, type Tried, tryAgain } from './second-try.ts';
import { tableOfFiles, tableOfParts, timePart } from './times.ts';

interface Command {
  /** Projects that run together, one group after the other. */
  groups: (readonly string[])[];
  /** Whether the checks of `npm run check` belong to it. */
  checks: boolean;
}

const COMMANDS: Record<string, Command> = {
  unit: { groups: [UNIT], checks: false },
  gate: { groups: [GATE], checks: true },
  rest: { groups: [REST], checks: false },
  all: { groups: [GATE, REST], checks: true },
};
/** Writes down how long each file took, by which later runs order them. */
const RECORD = '--record-durations';

const [name = '', ...words] = process.argv.slice(2);
const paths = words.filter((word) => word !== RECORD);
const command = COMMANDS[name];
if (!command) {
  process.stderr.write(`There is no ${name}. There are: ${Object.keys(COMMANDS).join(', ')}.\n`);
  process.exit(1);
}

const say = (text: string) => process.stdout.write(`${text}\n`);
const environment = name === 'unit' ? {} : { CHROMIUM: findBrowser() };
const checked = await timePart('Checks and build', () => prepare(command.checks && paths.length === 0));
const tried: Tried = { files: [], outside: [], unsteady: [], red: [] };
for (const projects of command.groups) {
  const run = await timePart(`Tests: ${projects.join(', ')}`, () =>
    runTests({ projects, files: paths, environment }),
  );
  const group = await timePart('Second tries', () => tryAgain(run, tryAlone));
  for (const key of ['files', 'unsteady', 'red'] as const) tried[key].push(...group[key]);
  tried.outside.push(...group.outside);
}
tell(tried);

/** The build is one thread for most of its time. The borders are among the tests, too. */
async function prepare(withChecks: boolean): Promise<{ passed: number; failed: number }> {
  const ready = name === 'unit' ? ensureInstalled() : ensureReady();
  const result = withChecks ? await runChecks({ borders: false }) : { passed: 0, failed: 0 };
  await ready;
  return result;
}

function tryAlone({ file, project }: FileRecord): Promise<Run> {
  say(`\nOnce more, alone: ${file} (${project})`);
  return runTests({ projects: [project], files: [file], environment });
}

function tell({ files, outside, unsteady, red }: Tried): never {
  // A run of some files would make it forget the others.
  if (words.includes(RECORD) && paths.length === 0) saveDurations(files);
  say(`\n${tableOfParts()}\n${tableOfFiles(files)}`);
  for (const { file, failures } of unsteady) {
    say(`\nUnsteady: ${file} failed, and passed when it was tried again alone. The first try said:`);
    for (const failure of failures) say(`  ${failure.name}\n${failure.message.replace(/^/gm, '    ')}`);
  }
  const reasons = reasonsToStop({ files, outside, unsteady, red }, belongsTo(changedFiles()));
  for (const reason of reasons) say(`\nStops a landing: ${reason}`);
  const count = (read: (record: FileRecord) => number) => files.reduce((sum, file) => sum + read(file), 0);
  const passed = checked.passed + count((file) => file.passed);
  const failures = checked.failed + outside.length + count((file) => file.failures.length);
  // Unsteady tests have passed, but may be a reason all the same.
  const failed = failures || reasons.length;
  // Tests that need more than this machine has: WebKit and its driver, PostgreSQL, a disk that may be limited.
  const skipped = count((file) => file.skipped);
  say(`\nunsteady: ${unsteady.length}`);
  say(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exit(failed ? 1 : 0);
}
