/** How a backlog leaves: in batches, as many on their way at once as the line bears. */
import { REPLAY_ENTRIES } from '../../contract/answers.ts';
import type { Entry } from '../database.ts';
import { takeBatch } from './batch.ts';
import type { Verdict } from './verdict.ts';

/** A batch as it was sent, and what the server said to each of its entries. */
export interface Answered {
  batch: readonly Entry[];
  verdicts: ReadonlyMap<string, Verdict>;
}

export interface BacklogParts {
  /** Oldest first. */
  due: readonly Entry[];
  /** Nothing is known of the line yet. */
  isFirst: boolean;
  /** Marks entries as tried: from then on they do not change. Gives those that are still there. */
  mark: (entries: readonly Entry[]) => Promise<Entry[]>;
  /** Asked before each batch; false ends it: somebody else is to go first, or its author has left. */
  mayLeave: (batch: readonly Entry[]) => Promise<boolean>;
  send: (batch: Entry[]) => Promise<ReadonlyMap<string, Verdict>>;
  /** Writes what came of a batch. */
  land: (answered: Answered) => Promise<void>;
  /** Epoch milliseconds. */
  clock: () => number;
}

/**
 * Batches on their way at once: where an answer takes long to come, one alone leaves the
 * link idle. Browsers open six connections to a server; the page itself comes from the device.
 */
const IN_FLIGHT = 6;
/**
 * Entries in the batches that open a backlog of more than one. They leave behind one another: the
 * small ones find out soon whether anybody is there, the larger ones fill the way meanwhile.
 */
const OPENING = [10, 20, 40, REPLAY_ENTRIES, REPLAY_ENTRIES, REPLAY_ENTRIES];
/** Milliseconds; a batch that took longer has filled the link, and the next goes by itself. */
const SWIFT = 3_000;

/** Somebody of ours was there: it is worth going on. */
const isOurs = ({ type }: Verdict) =>
  ['accepted', 'refused', 'failed', 'sign-in', 'forbidden', 'unknown-here'].includes(type);

/**
 * Sends all of it, begun oldest first. It opens with small batches, each marked just before it
 * leaves: what was tried may not be edited any more, and nobody may be there. Several on their way
 * are as exact as one by one: an entry is in one batch at most, no entry needs another one, and
 * the server decides by each one's key.
 * @returns true when the server was reached and more may be due
 * @throws what broke on this device, when nothing is on its way any more
 */
export async function sendBacklog(parts: BacklogParts): Promise<boolean> {
  const { clock, mayLeave, send, land } = parts;
  const due = [...parts.due];
  const opening = parts.isFirst && due.length > REPLAY_ENTRIES ? [...OPENING] : [];
  const flights = new Set<Promise<void>>();
  const landings: Promise<void>[] = [];
  let width = Math.max(1, opening.length);
  let answered = false;
  /** Batches in a row that nobody answered. */
  let silent = 0;
  let heldOff = false;
  let failure: { error: unknown } | null = null;
  const fail = (error: unknown) => {
    failure ??= { error };
  };
  // A line that broke under one batch may carry the next; a server that asks to wait has its way.
  const isOver = () => silent > (answered ? 1 : 0) || heldOff || failure !== null;

  /** Marked and not sent yet: little more than are on their way, should the line break. */
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
  const wave = () => (answered ? width : 1) * REPLAY_ENTRIES;

  function hear(batch: Entry[], verdicts: ReadonlyMap<string, Verdict>, took: number): void {
    const heard = [...verdicts.values()];
    const isAnswer = heard.some(isOurs);
    answered ||= isAnswer;
    silent = isAnswer ? 0 : silent + 1;
    // One entry that is too early, because what it builds on is not there, holds up no other.
    heldOff ||= !isAnswer && heard.some(({ type }) => type === 'later');
    width = took < SWIFT ? IN_FLIGHT : 1;
    // The next may leave while this one's receipts are on their way to the disk.
    landings.push(land({ batch, verdicts }).catch(fail));
  }

  while (due.length + marked.length > 0 || marking) {
    const size = opening.shift();
    if (size) await mark(size);
    // The next are marked while those before them are on their way: many where somebody answers.
    else if (due.length > 0 && marked.length <= (answered ? REPLAY_ENTRIES : 0)) void mark(wave());
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
