/** Parts of a backlog, each of them a transaction: nobody waits for all of it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReplayResult } from '../../src/contract/protocol/answers.ts';
import type { CheckedSubmission } from './check.ts';
import { isNewRecord } from './receive.ts';

/** An entry of a backlog: checked, or answered already. */
export type CheckedEntry = { checked: CheckedSubmission } | ReplayResult;

/** Entries that are checked in one turn of the event loop, and members of all their lists. */
const CHECKED_AT_ONCE = 16;
const MEMBERS_AT_ONCE = 400;
/** Members of lists that are written in the time of a new record: each traveller is a row. */
const MEMBERS_OF_COST = 25;
/** Cost of one that changes a record that is held, in that of a new record: it reads and writes as much more. */
const COST_OF_CHANGE = 8;
/** Most that the entries of one transaction cost; others write between two of them. */
const COST_OF_PART = 48;
/** Turns of the event loop between two parts: a call that arrives takes one to connect, one to be read, one to write. */
const TURNS_BETWEEN = 3;

/** How long a submission takes to write, in the time of a new record. */
export function costOf(checked: CheckedSubmission): number {
  const { payload, corrects } = checked;
  const members = countMembers(corrects ? corrects.first.payload : payload);
  return (isNewRecord(checked) ? 1 : COST_OF_CHANGE) + Math.floor(members / MEMBERS_OF_COST);
}

/** How many members the lists of a payload have. */
function countMembers(payload: unknown): number {
  if (typeof payload !== 'object' || payload === null) return 0;
  return Object.values(payload).reduce((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
}

/** Divides entries that are not checked yet, in their order, by what is checked in one turn of the event loop. */
export function checkedAtOnce<Entry extends { payload?: unknown }>(entries: readonly Entry[]): Entry[][] {
  const turns: Entry[][] = [];
  let members = 0;
  for (const entry of entries) {
    const { payload } = entry;
    const corrected =
      typeof payload === 'object' && payload !== null && 'payload' in payload && payload.payload;
    const own = countMembers(payload) + countMembers(corrected);
    members += own;
    const turn = turns.at(-1);
    if (turn && turn.length < CHECKED_AT_ONCE && members <= MEMBERS_AT_ONCE) turn.push(entry);
    else {
      turns.push([entry]);
      members = own;
    }
  }
  return turns;
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
