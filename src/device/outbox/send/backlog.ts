/** Sends a backlog in batches, as many at once as the connection can carry. */
import { MAX_REPLAY_ENTRIES } from '../../../contract/protocol/answers.ts';
import type { Entry } from '../../core/tables.ts';
import { takeBatch } from './batch.ts';
import { pausesOthers, type Verdict } from './verdict.ts';

/** A batch as it was sent, and what the server said to each of its entries. */
export interface AnsweredBatch {
  batch: readonly Entry[];
  verdicts: ReadonlyMap<string, Verdict>;
}

export interface BacklogDeps {
  /** Oldest first. */
  due: readonly Entry[];
  /** Nothing is known about the connection yet. */
  isFirst: boolean;
  /** Marks entries as tried, so that they no longer change. Returns those that still exist. */
  mark: (entries: readonly Entry[]) => Promise<Entry[]>;
  /** Asked before each batch; false ends it, because something else goes first or its author signed out. */
  mayLeave: (batch: readonly Entry[]) => Promise<boolean>;
  send: (batch: Entry[]) => Promise<ReadonlyMap<string, Verdict>>;
  /** Stores the results of a batch. */
  land: (answered: AnsweredBatch) => Promise<void>;
  /** Epoch milliseconds. */
  clock: () => number;
}

/**
 * Batches sent at once: with high latency a single one leaves the connection idle. Browsers open six
 * connections to a server; the page itself comes from the device.
 */
const IN_FLIGHT = 6;
/**
 * Entries in the first batches of a backlog of more than one. They start one after another: the small ones
 * soon show whether the server answers, the larger ones use the connection meanwhile.
 */
const OPENING = [10, 20, 40, 80, MAX_REPLAY_ENTRIES];
/** Entries of a backlog that is not sent at once as a whole. */
const LONG = 50;
/** Batches' worth of entries that are marked at once ahead of what is being sent. */
const AHEAD = 2;
/** Milliseconds; a batch that took longer has filled the connection, so the next is sent alone. */
const SWIFT = 3_000;

/** Our server answered, so it is worth continuing. An entry whose base is not there yet delays no other. */
const isOurs = (verdict: Verdict) =>
  verdict.type === 'later'
    ? !pausesOthers(verdict)
    : ['accepted', 'refused', 'failed', 'sign-in', 'forbidden', 'unknown-here'].includes(verdict.type);

/**
 * Sends the whole backlog, oldest first. It starts with small batches, each marked just before it is sent,
 * because tried entries can no longer be edited and the server may not answer. Several batches at once are as
 * safe as one: each entry is in at most one batch, no entry needs another one, and the server decides by its
 * key.
 * @returns true when the server was reached and more may be due
 * @throws an error of this device, once no call is in progress
 */
export async function sendBacklog(parts: BacklogDeps): Promise<boolean> {
  const { clock, mayLeave, send, land } = parts;
  const due = [...parts.due];
  const opening = parts.isFirst && due.length > LONG ? [...OPENING] : [];
  const flights = new Set<Promise<void>>();
  const landings: Promise<void>[] = [];
  let width = Math.max(1, opening.length);
  let answered = false;
  /** Batches in a row without an answer. */
  let silent = 0;
  let heldOff = false;
  let failure: { error: unknown } | null = null;
  const fail = (error: unknown) => {
    failure ??= { error };
  };
  // The connection may break for one batch and carry the next; a server that asks to wait is obeyed.
  const isOver = () => silent > (answered ? 1 : 0) || heldOff || failure !== null;

  /** Marked and not sent yet; kept few, in case the connection breaks. */
  const marked: Entry[] = [];
  let marking: Promise<void> | null = null;
  const mark = (count: number) => {
    marking ??= parts
      .mark(due.splice(0, count))
      .then((entries) => void marked.push(...entries), fail)
      .finally(() => {
        marking = null;
      });
    return marking;
  };
  const wave = () => (answered ? Math.min(width, AHEAD) : 1) * MAX_REPLAY_ENTRIES;

  function hear(batch: Entry[], verdicts: ReadonlyMap<string, Verdict>, took: number): void {
    const heard = [...verdicts.values()];
    const isAnswer = heard.some(isOurs);
    answered ||= isAnswer;
    silent = isAnswer ? 0 : silent + 1;
    heldOff ||= !isAnswer && heard.some(pausesOthers);
    width = took < SWIFT ? IN_FLIGHT : 1;
    // The next batch may start while this one's receipts are written.
    landings.push(land({ batch, verdicts }).catch(fail));
  }

  while (due.length + marked.length > 0 || marking) {
    const size = opening.shift();
    if (size) await mark(size);
    // The next entries are marked while earlier ones are being sent; many, once the server answers.
    else if (due.length > 0 && marked.length <= (answered ? MAX_REPLAY_ENTRIES : 0)) void mark(wave());
    while (flights.size >= width) await Promise.race(flights);
    if (isOver()) break;
    if (marked.length === 0) await mark(wave());
    const batch = takeBatch(marked);
    if (batch.length === 0) continue;
    if (!(await mayLeave(batch))) break;
    marked.splice(0, batch.length);
    const start = clock();
    const flight = send(batch)
      .then((verdicts) => hear(batch, verdicts, clock() - start), fail)
      .finally(() => flights.delete(flight));
    flights.add(flight);
  }
  await Promise.all([...flights, marking]);
  await Promise.all(landings);
  if (failure) throw (failure as { error: unknown }).error;
  return answered && !isOver();
}
