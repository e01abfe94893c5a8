/**
 * Entries of one request on this device: its first entry and its corrections. Each correction is an entry
 * that names the entries that it is based on (docs/contract.md#corrections).
 */

import { changedFields } from '../../../contract/protocol/changed-fields.ts';
import type { Correction } from '../../../kinds/correction/schema.ts';
import type { EntryKind } from '../../../kinds/entry-kinds.ts';
import type { DeviceDatabase } from '../../core/database.ts';
import { proofOf, requestIdOf } from '../../core/request-id.ts';
import { type Entry, mayHaveArrived, type SentEntry } from '../../core/tables.ts';
import { readEntries } from '../show/entry-rows.ts';
import { travelDayOf } from './travel-day.ts';

/** Request of an entry; for a correction, the request that it corrects. */
export interface OriginalRequest {
  /** Id of the first entry, and of the record. */
  id: string;
  kind: EntryKind;
  version: number;
  payload: unknown;
  /** Time of the first entry. */
  capturedAt: string;
}

/** State of a request at the office, as far as this device knows. */
export interface OfficeState {
  capturedAt: string;
  /** Ids of its corrections, the last first. */
  replaces: readonly string[];
  /** Its content, if this device has it. */
  payload?: unknown;
}

export function originalRequestOf(
  entry: Pick<Entry, 'id' | 'kind' | 'version' | 'payload' | 'capturedAt'>,
): OriginalRequest {
  if (entry.kind !== 'correction') return entry;
  const { kind, version, payload, capturedAt } = entry.payload as Correction;
  return { id: requestIdOf(entry), kind: kind as EntryKind, version, payload, capturedAt };
}

/** Maximum of earlier corrections that a correction names; those name the ones before them. */
const MAX_NAMED = 100;

export interface CorrectionChain {
  /** First entry and corrections that are not sent or not seen in the feed yet, oldest first. */
  entries: Entry[];
  /** Receipts from the server, newest first. */
  sent: SentEntry[];
}

/** Returns the sort key of a receipt of one request: the first entry's comes first, whenever it was sent. */
const ageOf = ({ corrects, receivedAt, id }: SentEntry) => (corrects ? `${receivedAt} ${id}` : '');

/** Reads the chain of a request. Call this in a transaction. */
export async function readCorrectionChain(
  { entries, sent }: DeviceDatabase,
  id: string,
): Promise<CorrectionChain> {
  const [found, receipts] = await Promise.all([
    readEntries({ entries }),
    sent.filter((one) => one.id === id || one.corrects === id).toArray(),
  ]);
  return {
    entries: found.filter((entry) => requestIdOf(entry) === id),
    sent: receipts.sort((one, other) => (ageOf(one) < ageOf(other) ? 1 : -1)),
  };
}

/**
 * Returns the entry with the current content; undefined if the server has a correction, and only the entry
 * that it corrects is still here.
 */
export function currentEntryOf({ entries, sent }: CorrectionChain): Entry | undefined {
  const last = entries.at(-1);
  const isOutdated = last?.kind !== 'correction' && sent.some(({ corrects }) => corrects);
  return isOutdated ? undefined : last;
}

/**
 * Returns the content of the next correction: its base, and the fields that it changes.
 * @param withdrawn entries that presses withdrew and that the server may hold, newest first
 */
export function correctionOf(
  { id, kind, version, payload }: Omit<OriginalRequest, 'capturedAt'>,
  chain: CorrectionChain,
  atOffice: OfficeState | null,
  withdrawn: readonly Pick<OriginalRequest, 'id' | 'capturedAt'>[] = [],
): Correction {
  const { entries, sent } = chain;
  const last = currentEntryOf(chain);
  const before = last ? originalRequestOf(last) : null;
  const [first] = [...entries.map(originalRequestOf), ...sent, ...withdrawn];
  const earlier = entries.filter((entry) => entry.kind === 'correction').reverse();
  const replaces = new Set([
    ...withdrawn.filter((one) => one.id !== id).map((one) => one.id),
    ...earlier.flatMap((entry) => [entry.id, ...(entry.payload as Correction).replaces]),
    ...sent.filter((one) => one.corrects === id).map((one) => one.id),
    ...(atOffice?.replaces ?? []),
  ]);
  // The office may have content that is not known here: then the correction counts as changing every field.
  const known = withdrawn.length > 0 ? null : (before ?? atOffice);
  const fields = known?.payload ? fieldsBetween(last, known.payload, payload) : undefined;
  return {
    record: id,
    kind,
    version,
    capturedAt: first?.capturedAt ?? atOffice?.capturedAt ?? new Date().toISOString(),
    replaces: [...replaces].slice(0, MAX_NAMED),
    ...(fields && { fields }),
    payload,
  };
}

/**
 * Returns the fields that differ, and those that the last correction changed, because it may never arrive.
 */
function fieldsBetween(last: Entry | undefined, before: unknown, after: unknown): string[] | undefined {
  const changed = changedFields(before as object, after as object);
  if (last?.kind !== 'correction') return changed;
  const { fields } = last.payload as Correction;
  return fields && [...new Set([...fields, ...changed])];
}

/** Returns the facts that a receipt keeps of its entry, so that the entry can be corrected. */
export function receiptFieldsOf(
  entry: Entry,
): Pick<SentEntry, 'kind' | 'capturedAt' | 'corrects' | 'mark' | 'about' | 'when'> {
  const { id, kind, capturedAt, payload } = originalRequestOf(entry);
  const { Tripname } = payload as { Tripname?: string };
  // Nothing else of the request was ever here, so that nothing else can be corrected.
  if (proofOf(entry)) return { kind: entry.kind, capturedAt, mark: payloadHash(entry.payload) };
  const when = entry.author === null ? travelDayOf(payload) : null;
  return {
    kind,
    capturedAt,
    ...(id !== entry.id && { corrects: id }),
    mark: payloadHash(payload),
    ...(Tripname !== undefined && { about: Tripname }),
    ...(when && { when }),
  };
}

/**
 * Returns the first entry's receipt from that of a correction, with which the server holds the whole request.
 * A restored server is asked only for the correction.
 */
export function receiptOfFirst({
  corrects,
  epoch: _epoch,
  place: _place,
  ...receipt
}: SentEntry): SentEntry[] {
  return corrects ? [{ ...receipt, id: corrects }] : [];
}

/** Returns the ids of the entries that a correction is based on; none for any other entry. */
export function baseIdsOf(entry: Entry): string[] {
  if (entry.kind !== 'correction' || proofOf(entry)) return [];
  const { record, replaces } = entry.payload as Correction;
  return [record, ...replaces];
}

/**
 * Returns true for content that has left: tried, in a file, or received. The server holds no refused content.
 */
export function hasLeftDevice(entry: Entry): boolean {
  return entry.state === 'received' || entry.inFileSince !== undefined || mayHaveArrived(entry);
}

/** Returns a correction that never left with other content. */
export function rewriteCorrection(entry: Entry, payload: unknown): Correction {
  const old = entry.payload as Correction;
  const fields = fieldsBetween(entry, old.payload, payload);
  return { ...old, ...(fields && { fields }), payload };
}

/** Returns a 53-bit hash (cyrb53) that recognises content which is not kept. */
export function payloadHash(payload: unknown): number {
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
