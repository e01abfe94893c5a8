/** Parts of a backlog, each of them a transaction: nobody waits for all of it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReplayResult } from '../../src/contract/protocol/answers.ts';
import type { CheckedSubmission } from './check.ts';
import { isNewRecord } from './receive.ts';

/** An entry of a backlog: checked, or answered already. */
export type CheckedEntry = { checked: CheckedSubmission } | ReplayResult;

/** Entries that are checked in one turn of the event loop. */
export const CHECKED_AT_ONCE = 16;
/** Cost of one that changes a record that is held, in that of a new record: it reads and writes as much more. */
const COST_OF_CHANGE = 8;
/** Most that the entries of one transaction cost; others write between two of them. */
const COST_OF_PART = 48;
/** Turns of the event loop between two parts: a call that arrives takes one to connect, one to be read, one to write. */
const TURNS_BETWEEN = 3;

/** How long a submission takes to write, in the time of a new record. */
export function costOf(checked: CheckedSubmission): number {
  return isNewRecord(checked) ? 1 : COST_OF_CHANGE;
}

/** Divides a backlog, in its order. */
export function partsOf(entries: readonly CheckedEntry[]): CheckedEntry[][] {
  const parts: CheckedEntry[][] = [];
  let sum = COST_OF_PART;
  for (const entry of entries) {
    const cost = 'checked' in entry ? costOf(entry.checked) : 0;
    sum += cost;
    if (sum > COST_OF_PART || parts.length === 0) {
      parts.push([]);
      sum = cost;
    }
    parts.at(-1)?.push(entry);
  }
  return parts;
}

/** Between two parts: calls that have arrived are read, and answered or begun. */
export async function letOthersCome(): Promise<void> {
  for (let turn = 0; turn < TURNS_BETWEEN; turn += 1) await nextTurn();
}
