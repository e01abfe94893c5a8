/** The parts of carried files as rows: made from a file, changed by each attempt, summed up for the person. Pure. */
import type { Envelope, OutboxFile } from '../../../contract/protocol/outbox-file.ts';
import { backOff } from '../../../contract/values/back-off.ts';
import { toIsoTime } from '../../core/iso-time.ts';
import type { CarriedPart } from '../../core/tables.ts';
import type { EntryResult } from './send-envelopes.ts';

const FIRST_PAUSE = 1_000;
const LAST_PAUSE = 5 * 60_000;
/** Milliseconds until the next try if somebody must act first: the author signs in, or management decides. */
const LONG_PAUSE = 30 * 60_000;

/** File that this device carries for a colleague. */
export interface CarriedFile {
  file: string;
  /** Time at which the other device wrote it, by its clock, ISO 8601. */
  savedAt: string;
  /** True if a colleague's device has signed it. */
  signed: boolean;
  entries: number;
  received: number;
  state: Exclude<CarriedPart['state'], 'kept'>;
  /** True if its maker has to do something before the office takes it. */
  needsMaker: boolean;
  /** Reasons why parts of it are still here; empty if it was not tried. */
  problems: readonly string[];
}

export const carriedFileId = ({ envelopes }: OutboxFile) => (envelopes[0] as Envelope).file.toLowerCase();

/** Returns a part's id. Parts of one id that differ in their content have a number behind it, see `idBesideHeldPart`. */
export const carriedPartId = ({ file, index, enc, ciphertext }: Envelope) =>
  `${file.toLowerCase()}/${index}/${enc.slice(0, 16)}${ciphertext.slice(-16)}`;

/** True if a row holds this very content. */
export const holdsPart = ({ envelope }: CarriedPart, part: Envelope): boolean =>
  JSON.stringify(envelope) === JSON.stringify(part);

/** True if a row needs no copy of this part, because it holds the same, or what has arrived already. */
export const coversPart = (row: CarriedPart, part: Envelope): boolean =>
  row.state === 'kept' || !row.envelope || holdsPart(row, part);

/** Returns the id of a part of which others are held whose content differs: a damaged part does not block a good one. */
export const idBesideHeldPart = (part: Envelope, others: readonly CarriedPart[]) =>
  others.length === 0 ? carriedPartId(part) : `${carriedPartId(part)}/${others.length}`;

export function newCarriedPart({ savedAt }: OutboxFile, envelope: Envelope, takenAt: string): CarriedPart {
  const file = envelope.file.toLowerCase();
  return {
    id: carriedPartId(envelope),
    file,
    envelope,
    signed: envelope.signed !== undefined,
    entries: envelope.references.length,
    received: 0,
    state: 'waiting',
    problem: null,
    savedAt,
    takenAt,
    attempts: 0,
    nextAttemptAt: 0,
    notBefore: 0,
  };
}

/** Returns a row as it is after an attempt. */
export function afterAttempt(row: CarriedPart, results: readonly EntryResult[], now: number): CarriedPart {
  const received = results.filter(({ type }) => type === 'received').length;
  const attempts = row.attempts + 1;
  if (received === row.entries) {
    const { envelope: _, ...rest } = row;
    const delivered = { received, attempts, problem: null, deliveredAt: toIsoTime(now) };
    const held = heldAt(results);
    if (held) return { ...row, ...delivered, ...held, state: 'kept' };
    return { ...rest, ...delivered, state: 'delivered' };
  }
  const problem = results.flatMap(wordsOf)[0] ?? null;
  // Where the server has some of it, a backup of the server has to have them too before this device lets go of it.
  const { needsMaker: _, ...before } = row;
  const tried = {
    ...before,
    ...heldAt(results),
    received: Math.max(received, row.received),
    attempts,
    problem,
  };
  if (results.every(({ type }) => type !== 'unsent')) {
    const epoch = results.flatMap((result) => (result.type === 'refused' && result.epoch) || [])[0];
    const isOver = results.every(
      (result) => result.type === 'received' || (result.type === 'refused' && result.isAdopted),
    );
    return {
      ...tried,
      state: 'refused',
      ...(epoch !== undefined && { judgedBy: { epoch } }),
      ...(isOver && { removed: true }),
    };
  }
  const waitsForSomebody = results.some(
    (result) => isForbidden(result) || (result.type === 'unsent' && result.why === 'sign-in'),
  );
  const wait = backOff(attempts, FIRST_PAUSE, LAST_PAUSE);
  const asked = Math.max(0, ...results.map((result) => (result.type === 'unsent' ? (result.wait ?? 0) : 0)));
  return {
    ...tried,
    state: 'waiting',
    ...(results.some(isForbidden) && { needsMaker: true }),
    nextAttemptAt: now + (waitsForSomebody ? LONG_PAUSE : wait),
    notBefore: asked > 0 ? now + asked : 0,
  };
}

/** The office does not take it now from anybody but its maker. */
const isForbidden = (result: EntryResult) => result.type === 'unsent' && result.why === 'forbidden';

/** A removed part is shown only as far as the server has it. */
export const hideRemoved = (row: CarriedPart): CarriedPart =>
  row.removed && row.epoch !== undefined ? { ...row, state: row.envelope ? 'kept' : 'delivered' } : row;

/** Returns place and time of the last receipt; null if the server is too old, or was restored in between. */
function heldAt(
  results: readonly EntryResult[],
): Required<Pick<CarriedPart, 'epoch' | 'place' | 'receivedAt'>> | null {
  const receipts = results.flatMap((result) => (result.type === 'received' ? [result.receipt] : []));
  const [epoch, ...others] = new Set(receipts.map((receipt) => receipt.epoch));
  const place = Math.max(...receipts.map((receipt) => receipt.place ?? Number.NaN));
  if (epoch === undefined || others.length > 0 || Number.isNaN(place)) return null;
  return {
    epoch,
    place,
    receivedAt:
      receipts
        .map((receipt) => receipt.receivedAt)
        .sort()
        .at(-1) ?? '',
  };
}

function wordsOf(result: EntryResult): string[] {
  if (result.type === 'refused') return [result.problem.message];
  return result.type === 'unsent' && result.message ? [result.message] : [];
}

export function summarizeParts(rows: readonly CarriedPart[]): CarriedFile {
  const [first] = rows as [CarriedPart, ...CarriedPart[]];
  const sum = (count: (row: CarriedPart) => number) => rows.reduce((all, row) => all + count(row), 0);
  const isAny = (state: CarriedPart['state']) => rows.some((row) => row.state === state);
  return {
    file: first.file,
    signed: first.signed,
    savedAt: first.savedAt,
    entries: sum(({ entries }) => entries),
    received: sum(({ received }) => received),
    needsMaker: rows.some(({ state, needsMaker }) => state === 'waiting' && needsMaker === true),
    state: isAny('refused') ? 'refused' : isAny('waiting') ? 'waiting' : 'delivered',
    problems: [...new Set(rows.flatMap(({ problem }) => problem ?? []))],
  };
}
