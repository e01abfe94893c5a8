/** Records on this device as the feed brought them: segments in order, later ones overriding earlier ones. */
import Dexie from 'dexie';
import type { OtherDepartmentRequest } from '../../../contract/office/guests.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import type { RecordsDatabase, Segment } from '../../storage/index.ts';

/** Records in one segment at most: small enough to be read between two frames. */
export const SEGMENT_SIZE = 256;
/** Segments that are always allowed, in addition to twice the number needed. */
const SPARE_SEGMENTS = 200;

/** Adds what one page of the feed brought. To be called in a transaction. */
export async function addSegments(
  { segments }: RecordsDatabase,
  page: {
    records: readonly FeedRecord[];
    removed: readonly string[];
    elsewhere?: readonly OtherDepartmentRequest[] | undefined;
  },
  generation: number,
): Promise<void> {
  const parts = [...byKind([...page.records, ...(page.elsewhere ?? []).map(asRecord)])].flatMap(
    ([kind, records]) =>
      inParts(records).map((part) => ({ kind, generation, records: part, removed: [] as string[] })),
  );
  const removal = { kind: '' as const, generation, records: [], removed: [...page.removed] };
  await segments.bulkAdd(page.removed.length > 0 ? [...parts, removal] : parts);
}

/** It is stored, replaced and joined like the records of a kind, and only the search reads it. */
const asRecord = (request: OtherDepartmentRequest) =>
  ({ ...request, kind: 'elsewhere' }) as unknown as FeedRecord;

/**
 * Segments after a given one, in order: of one kind, and removals of all kinds.
 * @param last order of the last segment that is known; 0 for none
 * @param most segments of the kind to read
 */
export async function readSegments(
  { segments }: RecordsDatabase,
  kind: RecordKind,
  last: number,
  most: number,
): Promise<{ read: Segment[]; last: number; more: boolean }> {
  const after = (of: Segment['kind'], upTo: number | typeof Dexie.maxKey) =>
    segments.where('[kind+order]').between([of, last], [of, upTo], false, true);
  const own = await after(kind, Dexie.maxKey).limit(most).toArray();
  const more = own.length === most;
  // Only removals up to the last segment read; later ones follow.
  const end = more ? (own.at(-1)?.order ?? last) : Dexie.maxKey;
  const removals = await after('', end).toArray();
  const read = [...own, ...removals].sort((a, b) => a.order - b.order);
  return { read, last: read.at(-1)?.order ?? last, more };
}

/** True if there is anything of a kind after a segment: records, or removals of any kind. */
export async function hasSegmentsAfter(
  { segments }: Pick<RecordsDatabase, 'segments'>,
  kind: RecordKind,
  last: number,
): Promise<boolean> {
  const after = (of: Segment['kind']) =>
    segments.where('[kind+order]').between([of, last], [of, Dexie.maxKey], false, true).count();
  return (await after(kind)) + (await after('')) > 0;
}

/** The newest version of one record on this device, or undefined. */
export async function readRecord(
  { segments }: RecordsDatabase,
  kind: RecordKind,
  id: string,
): Promise<FeedRecord | undefined> {
  const all = await segments.where('kind').anyOf([kind, '']).primaryKeys();
  for (const order of all.sort((a, b) => b - a)) {
    const segment = await segments.get(order);
    const found = segment?.records.find((record) => record.id === id);
    if (found) return found;
    if (segment?.removed.includes(id)) return undefined;
  }
  return undefined;
}

/** Reads several records of a kind, in one pass from the latest segment back; those that do not exist are missing. */
export async function readRecords(
  { segments }: Pick<RecordsDatabase, 'segments'>,
  kind: RecordKind,
  ids: readonly string[],
): Promise<Map<string, FeedRecord>> {
  const found = new Map<string, FeedRecord>();
  const wanted = new Set(ids);
  const all = await segments.where('kind').anyOf([kind, '']).primaryKeys();
  for (const order of all.sort((a, b) => b - a)) {
    if (wanted.size === 0) break;
    const segment = await segments.get(order);
    for (const record of segment?.records ?? []) if (wanted.delete(record.id)) found.set(record.id, record);
    for (const id of segment?.removed ?? []) wanted.delete(id);
  }
  return found;
}

/** Ids of all records that the segments remove. */
export async function readRemoved({ segments }: RecordsDatabase): Promise<Set<string>> {
  const removals = await segments
    .where('[kind+order]')
    .between(['', Dexie.minKey], ['', Dexie.maxKey])
    .toArray();
  return new Set(removals.flatMap(({ removed }) => removed));
}

/** The combined content of all segments. */
export function foldSegments(segments: readonly Segment[]): Map<string, FeedRecord> {
  const records = new Map<string, FeedRecord>();
  for (const segment of segments) {
    for (const record of segment.records) records.set(record.id, record);
    for (const id of segment.removed) records.delete(id);
  }
  return records;
}

/**
 * Joins many small segments into few full ones. To be called in a transaction.
 * @returns how many there may be before they are joined again
 */
export async function joinSegments(tables: RecordsDatabase, generation: number): Promise<number> {
  const all = await tables.segments.orderBy('order').toArray();
  await tables.segments.clear();
  await addSegments(tables, { records: [...foldSegments(all).values()], removed: [] }, generation);
  return segmentLimit(await tables.segments.count());
}

/** Number of segments that there may be before they are joined, when so many are needed now. */
export const segmentLimit = (needed: number): number => 2 * needed + SPARE_SEGMENTS;

function byKind(records: readonly FeedRecord[]): Map<RecordKind, FeedRecord[]> {
  const kinds = new Map<RecordKind, FeedRecord[]>();
  for (const record of records) {
    const list = kinds.get(record.kind);
    if (list) list.push(record);
    else kinds.set(record.kind, [record]);
  }
  return kinds;
}

function inParts(records: FeedRecord[]): FeedRecord[][] {
  const parts: FeedRecord[][] = [];
  for (let at = 0; at < records.length; at += SEGMENT_SIZE) parts.push(records.slice(at, at + SEGMENT_SIZE));
  return parts;
}
