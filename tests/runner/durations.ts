/** How long each test file took when it was last recorded: the longest begin first. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { FileRecord } from './run-records.ts';

const FILE = 'tests/runner/durations.json';
/** Shorter files are not recorded: their order makes no difference. */
const LEAST = 1;

/** Seconds by project and file. */
export function readDurations(): Record<string, Record<string, number>> {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** Records the files of a run, and forgets files of the same projects that were not in it. */
export function saveDurations(records: readonly FileRecord[]): void {
  const durations = readDurations();
  for (const project of new Set(records.map((record) => record.project))) {
    const own = records.filter((record) => record.project === project && record.seconds >= LEAST);
    durations[project] = Object.fromEntries(
      own.map(({ file, seconds }) => [file, Math.round(seconds)]).sort(),
    );
  }
  writeFileSync(FILE, `${JSON.stringify(durations, null, 2)}\n`);
}
