/**
 * What stands here of one request: its first entry and the corrections of it, each an entry of its own
 * that names what it was made on (docs/contract.md#corrections).
 */

import type { EntryKind } from '../../../contract/kinds/entry-kinds.ts';
import { changedFields } from '../../../contract/protocol/changed-fields.ts';
import type { Correction } from '../../../contract/protocol/corrections.ts';
import type { DeviceDatabase } from '../../core/database.ts';
import { requestIdOf } from '../../core/request-id.ts';
import { type Entry, mayHaveArrived, type SentEntry } from '../../core/tables.ts';
import { dayOfTrip } from './trip.ts';

/** What an entry asks for: that of a correction is of what it corrects. */
export interface Request {
  /** Of the first entry, and of the record. */
  id: string;
  kind: EntryKind;
  version: number;
  payload: unknown;
  /** When the first was made. */
  capturedAt: string;
}

/** What of a request the office has, as far as this device was told. */
export interface AtOffice {
  capturedAt: string;
  /** Its corrections, the last first. */
  replaces: readonly string[];
  /** Its content, where that is here. */
  payload?: unknown;
}

export function requestOf(entry: Pick<Entry, 'id' | 'kind' | 'version' | 'payload' | 'capturedAt'>): Request {
  if (entry.kind !== 'correction') return entry;
  const { record, kind, version, payload, capturedAt } = entry.payload as Correction;
  return { id: record, kind: kind as EntryKind, version, payload, capturedAt };
}

/** Earlier corrections that one names: those before them are named by these. */
const MOST_NAMED = 100;

export interface Chain {
  /** Not sent or not seen in the feed yet: the first entry and its corrections, oldest first. */
  entries: Entry[];
  /** What the server has acknowledged, newest first. */
  sent: SentEntry[];
}

/** Sorts receipts of one request: that of the first comes before all others, whenever it was sent. */
const ageOf = ({ corrects, receivedAt, id }: SentEntry) => (corrects ? `${receivedAt} ${id}` : '');

/** To be called in a transaction. */
export async function readChain({ entries, sent }: DeviceDatabase, id: string): Promise<Chain> {
  const [found, receipts] = await Promise.all([
    entries.orderBy('order').toArray(),
    sent.filter((one) => one.id === id || one.corrects === id).toArray(),
  ]);
  return {
    entries: found.filter((entry) => requestIdOf(entry) === id),
    sent: receipts.sort((one, other) => (ageOf(one) < ageOf(other) ? 1 : -1)),
  };
}

/**
 * The entry with the content that stands: none where the server has a correction, and only what that one
 * corrects is still here.
 */
export function lastOf({ entries, sent }: Chain): Entry | undefined {
  const last = entries.at(-1);
  const isOutdated = last?.kind !== 'correction' && sent.some(({ corrects }) => corrects);
  return isOutdated ? undefined : last;
}

/**
 * The content of the next correction: what it is made on, and which fields it changes.
 * @param withdrawn what presses took back and the server may hold, newest first
 */
export function correctionOf(
  { id, kind, version, payload }: Omit<Request, 'capturedAt'>,
  chain: Chain,
  atOffice: AtOffice | null,
  withdrawn: readonly Pick<Request, 'id' | 'capturedAt'>[] = [],
): Correction {
  const { entries, sent } = chain;
  const last = lastOf(chain);
  const before = last ? requestOf(last) : null;
  const [first] = [...entries.map(requestOf), ...sent, ...withdrawn];
  const earlier = entries.filter((entry) => entry.kind === 'correction').reverse();
  const replaces = new Set([
    ...withdrawn.filter((one) => one.id !== id).map((one) => one.id),
    ...earlier.flatMap((entry) => [entry.id, ...(entry.payload as Correction).replaces]),
    ...sent.filter((one) => one.corrects === id).map((one) => one.id),
    ...(atOffice?.replaces ?? []),
  ]);
  // What may stand at the office is not here: then the whole content is what it changes.
  const known = withdrawn.length > 0 ? null : (before ?? atOffice);
  const fields = known?.payload ? fieldsBetween(last, known.payload, payload) : undefined;
  return {
    record: id,
    kind,
    version,
    capturedAt: first?.capturedAt ?? atOffice?.capturedAt ?? new Date().toISOString(),
    replaces: [...replaces].slice(0, MOST_NAMED),
    ...(fields && { fields }),
    payload,
  };
}

/** The fields that differ from the last content, with those that it changed itself: it may never arrive. */
function fieldsBetween(last: Entry | undefined, before: unknown, after: unknown): string[] | undefined {
  const changed = changedFields(before as object, after as object);
  if (last?.kind !== 'correction') return changed;
  const { fields } = last.payload as Correction;
  return fields && [...new Set([...fields, ...changed])];
}

/** What a receipt keeps of its entry, so that it can be corrected. */
export function traceOf(
  entry: Entry,
): Pick<SentEntry, 'kind' | 'capturedAt' | 'corrects' | 'mark' | 'about' | 'when'> {
  const { id, kind, capturedAt, payload } = requestOf(entry);
  const { Tripname } = payload as { Tripname?: string };
  const when = entry.author === null ? dayOfTrip(payload) : null;
  return {
    kind,
    capturedAt,
    ...(id !== entry.id && { corrects: id }),
    mark: markOf(payload),
    ...(Tripname !== undefined && { about: Tripname }),
    ...(when && { when }),
  };
}

/**
 * With a correction the server holds what it corrects, whether that has arrived or not. A restored server
 * is asked for the correction alone.
 */
export function receiptOfFirst({
  corrects,
  epoch: _epoch,
  place: _place,
  ...receipt
}: SentEntry): SentEntry[] {
  return corrects ? [{ ...receipt, id: corrects }] : [];
}

/** The entries that a correction was made on; none for any other. */
export function madeOn({ kind, payload }: Entry): string[] {
  if (kind !== 'correction') return [];
  const { record, replaces } = payload as Correction;
  return [record, ...replaces];
}

/** True for content that is out: tried, in a file, or received. What was refused is held by nobody. */
export function hasLeft(entry: Entry): boolean {
  return entry.state === 'received' || entry.inFileSince !== undefined || mayHaveArrived(entry);
}

/** A correction that never left, with other content. */
export function rewrite(entry: Entry, payload: unknown): Correction {
  const old = entry.payload as Correction;
  const fields = fieldsBetween(entry, old.payload, payload);
  return { ...old, ...(fields && { fields }), payload };
}

/** By which content is known again that is not kept: 53 bits of it (cyrb53). */
export function markOf(payload: unknown): number {
  const text = JSON.stringify(payload) ?? '';
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & other) + (one >>> 0);
}
