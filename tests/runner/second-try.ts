/**
 * A file that failed is tried once more, alone. Red twice is red. Red and then green is unsteady: it is told with what
 * the first try said, and does not stop a landing unless it belongs to the change, or too much is unsteady.
 */
import { type FileRecord, isGreen, type RunRecord } from './run-records.ts';

/** As many unsteady files stop no landing. */
export const MAX_UNSTEADY = 3;

export interface Tried extends RunRecord {
  /** First tries of files that were green in the second. */
  unsteady: FileRecord[];
  /** Files of which both tries failed. */
  red: FileRecord[];
}

/**
 * Tries each failed file of a run once more, one after the other.
 * @returns each file as its last try went
 */
export async function tryAgain(
  { files, outside }: RunRecord,
  tryAlone: (record: FileRecord) => Promise<RunRecord>,
): Promise<Tried> {
  const tried: Tried = { files: [], outside, unsteady: [], red: [] };
  for (const first of files) {
    if (first.failures.length === 0) {
      tried.files.push(first);
      continue;
    }
    const second = await tryAlone(first);
    const isUnsteady = isGreen(second);
    tried[isUnsteady ? 'unsteady' : 'red'].push(first);
    tried.files.push(...(isUnsteady ? second.files : [first]));
  }
  return tried;
}

/**
 * Why a run with its second tries may not land.
 * @param isOfChange whether the change touches the test or what it tests
 * @returns a line for each reason; none where it may
 */
export function reasonsToStop(
  { outside, unsteady, red }: Tried,
  isOfChange: (record: FileRecord) => boolean,
): string[] {
  const reasons = [...outside, ...red.map(({ file }) => `${file} failed twice.`)];
  if (unsteady.length > MAX_UNSTEADY)
    reasons.push(`${unsteady.length} files were unsteady; more than ${MAX_UNSTEADY} stop a landing.`);
  for (const record of unsteady)
    if (isOfChange(record)) reasons.push(`${record.file} was unsteady, and belongs to this change.`);
  return reasons;
}
