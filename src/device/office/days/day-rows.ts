/** Items of the calendar's index, with this account's waiting changes applied. */
import type { FeedRecord } from '../../../kinds/records.ts';
import type { DeviceDatabase } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import { mergeIntoRow, type Row, readRecord, readWaitingEntries } from '../../records/index.ts';
import { ensureDatabaseName, type RecordsDatabase, withRecords } from '../../storage/index.ts';
import { type IndexedItem, readMonthItems } from './day-index.ts';
import { type CalendarKind, calendarKinds, dayItemOf, monthsOfItem } from './day-item.ts';

export interface CalendarItem extends IndexedItem {
  /** True if the server does not hold all of it yet. */
  pending: boolean;
  /** Reason why an entry about it was not accepted, in words. */
  problem: string | null;
}

type Waiting = ReadonlyMap<string, { kind: CalendarKind; entries: readonly Entry[] }>;

/** Place of a record's newest version. */
export interface RecordLocation {
  kind: CalendarKind;
  id: string;
  /** Segment known to the index; it may be older than the record's last change. */
  segment: number;
}

/** Reads the signed-in account and its waiting entries; null if nobody is signed in. */
async function readDaysWaiting(database: DeviceDatabase) {
  const { people, overlays, name } = await readWaitingEntries(database);
  if (!people) return null;
  const waiting = new Map(
    calendarKinds.flatMap((kind) =>
      [...(overlays.get(kind) ?? [])].map(([id, entries]) => [id, { kind, entries }] as const),
    ),
  );
  return { people, waiting, name: name ?? (await ensureDatabaseName(database)) };
}

/** Reads the items of some months; null if nobody is signed in. */
export async function readMonths(
  database: DeviceDatabase,
  months: readonly string[],
): Promise<Map<string, CalendarItem[]> | null> {
  // The outbox first: an entry leaves it after its record has arrived.
  const read = await readDaysWaiting(database);
  if (!read) return null;
  const { people, waiting, name } = read;
  const found = await withRecords(
    database,
    (tables) =>
      tables.transaction('r', tables.days, tables.segments, async () => {
        const result = new Map<string, CalendarItem[]>();
        for (const month of months) {
          const items = await readMonthItems(tables, month);
          const rows = await rowsOfWaiting(tables, items, waiting, people);
          for (const id of rows.keys()) items.delete(id);
          const own = [...rows.values()].filter((row) => row && monthsOfItem(row).includes(month));
          const rest = [...items.values()].map((item) => ({ ...item, pending: false, problem: null }));
          result.set(month, [...rest, ...own.flatMap((row) => row ?? [])]);
        }
        return result;
      }),
    name,
  );
  return found ?? null;
}

/** Reads the rows of records with waiting entries; null for a record that is no longer shown. */
async function rowsOfWaiting(
  tables: RecordsDatabase,
  items: ReadonlyMap<string, IndexedItem>,
  waiting: Waiting,
  people: Parameters<typeof mergeIntoRow>[2],
): Promise<Map<string, CalendarItem | null>> {
  const rows = new Map<string, CalendarItem | null>();
  for (const [id, { entries }] of waiting) {
    const segment = items.get(id)?.segment ?? 0;
    const row = mergeIntoRow(await recordIn(tables, id, segment), entries, people);
    const item = row && dayItemOf(row);
    const state = { pending: row?.pending !== null, problem: row?.problem?.message ?? null };
    rows.set(id, row?.pending === 'removed' || !item ? null : { ...item, segment, ...state });
  }
  return rows;
}

async function recordIn(
  { segments }: RecordsDatabase,
  id: string,
  segment: number,
): Promise<FeedRecord | undefined> {
  const read = segment > 0 ? await segments.get(segment) : undefined;
  return read?.records.find((record) => record.id === id);
}

/** Reads the whole record with its waiting changes; undefined if it is gone. */
export async function readCalendarRow(
  database: DeviceDatabase,
  { kind, id, segment }: RecordLocation,
): Promise<Row | undefined> {
  const read = await readDaysWaiting(database);
  if (!read) return undefined;
  const record = await withRecords(
    database,
    (tables) =>
      tables.transaction(
        'r',
        tables.segments,
        async () => (await recordIn(tables, id, segment)) ?? (await readRecord(tables, kind, id)),
      ),
    read.name,
  );
  return mergeIntoRow(record, read.waiting.get(id)?.entries ?? [], read.people);
}
