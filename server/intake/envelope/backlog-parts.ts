/** Parts of a backlog, each of them a transaction: nobody waits for all of it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReplayResult } from '../../../src/contract/protocol/answers.ts';
import { isChangeKind } from '../../../src/kinds/entry-kinds.ts';
import type { Store } from '../../store/core/store.ts';
import { bytesOf } from '../../store/records/record-bytes.ts';
import type { CheckedSubmission } from '../check.ts';
import { isNewRecord } from '../receive.ts';

/** An entry of a backlog: checked, or answered already. */
export type CheckedEntry = { checked: CheckedSubmission } | ReplayResult;

/** Entries that are checked in one turn of the event loop, and members of all their lists. */
const CHECKED_AT_ONCE = 16;
const MEMBERS_AT_ONCE = 400;
/** Members of lists that are written in the time of a new record: each traveller is a row. */
const MEMBERS_OF_COST = 25;
/** Bytes of a record that is changed which are read, compared and kept in the time of a new record. */
const BYTES_OF_COST = 2_000;
/** Cost of one that changes a record that is held, in that of a new record: it reads and writes as much more. */
const COST_OF_CHANGE = 8;
/** Most that the entries of one transaction cost; others write between two of them. */
const COST_OF_PART = 48;
/** Turns of the event loop between two parts: a call that arrives takes one to connect, one to be read, one to write. */
const TURNS_BETWEEN = 3;

/** Bytes of records, by id. */
export type RecordSizes = ReadonlyMap<string, number>;

/** The record that a submission changes, which is read before; null for one that makes a record. */
function targetOf({ kind, payload, corrects }: CheckedSubmission): string | null {
  if (corrects) return corrects.first.id;
  const { record } = payload as { record?: unknown };
  return isChangeKind(kind) && typeof record === 'string' ? record.toLowerCase() : null;
}

/** Sizes of the records that some submissions change: as they are held, and as others of them make them. */
export async function readSizes(
  store: Pick<Store, 'recordSizes'>,
  submissions: readonly CheckedSubmission[],
): Promise<RecordSizes> {
  const targets = new Set(submissions.flatMap((one) => targetOf(one) ?? []));
  if (targets.size === 0) return new Map();
  const sizes = await store.recordSizes([...targets]);
  for (const { id, payload, corrects } of submissions) {
    const made = corrects?.first ?? { id, payload };
    if (targets.has(made.id)) sizes.set(made.id, Math.max(sizes.get(made.id) ?? 0, bytesOf(made.payload)));
  }
  return sizes;
}

/** Time that a submission takes to write, in multiples of that of a new record. */
export function writeCost(checked: CheckedSubmission, sizes: RecordSizes): number {
  const { payload, corrects } = checked;
  const members = countMembers(corrects ? corrects.first.payload : payload);
  const held = sizes.get(targetOf(checked) ?? '') ?? 0;
  const least = isNewRecord(checked) ? 1 : COST_OF_CHANGE;
  return least + Math.floor(members / MEMBERS_OF_COST + held / BYTES_OF_COST);
}

/** How many members the lists of a payload have. */
function countMembers(payload: unknown): number {
  if (typeof payload !== 'object' || payload === null) return 0;
  return Object.values(payload).reduce((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
}

/** True for a correction whose request has to be found. */
const isProven = (payload: unknown) => typeof payload === 'object' && payload !== null && 'proof' in payload;

/** Divides entries that are not checked yet, in their order, by what is checked in one turn of the event loop. */
export function chunkForChecking<Entry extends { payload?: unknown }>(entries: readonly Entry[]): Entry[][] {
  const turns: Entry[][] = [];
  let members = 0;
  for (const entry of entries) {
    const { payload } = entry;
    const corrected =
      typeof payload === 'object' && payload !== null && 'payload' in payload && payload.payload;
    // What a proof finds is not known before it is read.
    const own = isProven(payload) ? MEMBERS_AT_ONCE : countMembers(payload) + countMembers(corrected);
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
export function splitBacklog(entries: readonly CheckedEntry[], sizes: RecordSizes): CheckedEntry[][] {
  const parts: CheckedEntry[][] = [];
  let sum = COST_OF_PART;
  for (const entry of entries) {
    const cost = 'checked' in entry ? writeCost(entry.checked, sizes) : 0;
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
export async function yieldToEventLoop(): Promise<void> {
  for (let turn = 0; turn < TURNS_BETWEEN; turn += 1) await nextTurn();
}
