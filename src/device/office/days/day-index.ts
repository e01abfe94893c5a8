/**
 * The index of the calendar: items by month, made of the segments of the feed. What a month shows is read from its
 * rows alone, however many records there are. A record that came again has a new item, and its id stands in `gone`
 * before that.
 */
import Dexie from 'dexie';
import type { DeviceDatabase } from '../../core/database.ts';
import { readRemoved } from '../../records/index.ts';
import {
  type DayRow,
  type FeedProgress,
  type RecordsDatabase,
  readDayIndexProgress,
  readProgress,
  type Segment,
  withRecords,
  writeDayProgress,
} from '../../storage/index.ts';
import { type DayItem, dayItemOf, isCalendarKind, monthsOfItem } from './day-item.ts';

/** Raised with every change of `DayItem`, or of the days that a record is shown on: devices make the index again. */
const VERSION = 2;
/** Segments read at once. */
const CHUNK = 8;
/** Items in a row at most. */
const PART = 256;
/** Ids of void items that every reader can be asked to look at; beyond that the index is made again. */
const MAX_GONE = 2_000;

/** An item, and the segment that has its record. */
export interface IndexedItem extends DayItem {
  segment: number;
}

export interface DayIndexDeps {
  database: DeviceDatabase;
  /** Resolves in a later task, so that the page can draw between two chunks. */
  nextTask: () => Promise<void>;
}

/**
 * Brings the index up to date with the feed; makes it if there is none, or it has become slow.
 * @returns when the feed was last read to its end, ISO 8601; null before the first time, or if nobody is signed in
 */
export async function updateDayIndex({ database, nextTask }: DayIndexDeps): Promise<string | null> {
  for (;;) {
    const step = await withRecords(database, follow);
    if (!step) return null;
    if (step.state === 'followed') return step.syncedAt;
    if (step.state === 'stale') await makeAgain(database, nextTask);
    await nextTask();
  }
}

type Step =
  | { state: 'followed'; syncedAt: string | null }
  /** There are more segments to be followed. */
  | { state: 'more' }
  /** It has to be made again. */
  | { state: 'stale' };

const fits = (feed: FeedProgress, known: Awaited<ReturnType<typeof readDayIndexProgress>>) =>
  known?.version === VERSION && known.start === feed.start && known.floor === feed.floor;

/** Takes the next segments. */
const follow = (tables: RecordsDatabase): Promise<Step> =>
  tables.transaction(
    'rw',
    [tables.segments, tables.progress, tables.days, tables.dayProgress],
    async (): Promise<Step> => {
      const feed = await readProgress(tables);
      // Until the feed has been read to its end, there is no whole month.
      if (!feed?.syncedAt) return { state: 'followed', syncedAt: null };
      const known = await readDayIndexProgress(tables);
      if (!known || !fits(feed, known)) return { state: 'stale' };
      const fresh = tables.segments.where('order').above(known.last);
      const segments = await fresh.limit(CHUNK).toArray();
      const last = segments.at(-1)?.order;
      if (last === undefined) return { state: 'followed', syncedAt: feed.syncedAt };
      const ids = segments.flatMap(idsIn);
      const gone = known.gone + ids.length;
      if (gone > MAX_GONE) return { state: 'stale' };
      await tables.days.add({ month: '', items: [], gone: ids });
      await tables.days.bulkAdd(rowsOf(itemsOf(segments).values()));
      await writeDayProgress(tables, { ...known, last, gone });
      return segments.length < CHUNK ? { state: 'followed', syncedAt: feed.syncedAt } : { state: 'more' };
    },
  );

/** Makes it of all segments. If the feed starts again or is joined meanwhile, what was made is dropped. */
async function makeAgain(database: DeviceDatabase, nextTask: () => Promise<void>): Promise<void> {
  const begin = await withRecords(database, (tables) =>
    tables.transaction('r', tables.segments, tables.progress, async () => ({
      feed: await readProgress(tables),
      first: await firstOrder(tables),
    })),
  );
  if (!begin?.feed) return;
  const { feed, first } = begin;
  const items = new Map<string, IndexedItem>();
  let last = 0;
  for (;;) {
    const read = await withRecords(database, ({ segments }) =>
      segments.where('order').above(last).limit(CHUNK).toArray(),
    );
    const end = read?.at(-1);
    if (!read || !end) break;
    last = end.order;
    for (const id of read.flatMap(idsIn)) items.delete(id);
    for (const [id, item] of itemsOf(read)) items.set(id, item);
    await nextTask();
  }
  await withRecords(database, (tables) =>
    tables.transaction(
      'rw',
      [tables.segments, tables.progress, tables.days, tables.dayProgress],
      async () => {
        const now = await readProgress(tables);
        if (now?.start !== feed.start || now.floor !== feed.floor) return;
        if ((await firstOrder(tables)) !== first) return;
        // Erased while this was made.
        for (const id of await readRemoved(tables)) items.delete(id);
        await tables.days.clear();
        const rows = rowsOf(items.values());
        // A few at a time, so that the page can draw between them.
        for (let at = 0; at < rows.length; at += CHUNK) await tables.days.bulkAdd(rows.slice(at, at + CHUNK));
        await writeDayProgress(tables, { version: VERSION, ...placeOf(feed), last, gone: 0 });
      },
    ),
  );
}

const placeOf = ({ start, floor }: FeedProgress) => ({ start, floor });

async function firstOrder({ segments }: RecordsDatabase): Promise<number | undefined> {
  const [order] = await segments.orderBy('order').limit(1).primaryKeys();
  return order;
}

/** Ids of records whose items a segment makes void. */
const idsIn = ({ kind, records, removed }: Segment): string[] =>
  isCalendarKind(kind) ? [...records.map(({ id }) => id), ...removed] : removed;

/** The items of the newest version of each record. */
function itemsOf(segments: readonly Segment[]): Map<string, IndexedItem> {
  const items = new Map<string, IndexedItem>();
  for (const { order, records, removed } of segments) {
    for (const record of records) {
      const item = dayItemOf(record);
      if (item) items.set(record.id, { ...item, segment: order });
      else items.delete(record.id);
    }
    for (const id of removed) items.delete(id);
  }
  return items;
}

function rowsOf(items: Iterable<IndexedItem>): Omit<DayRow, 'order'>[] {
  const months = new Map<string, IndexedItem[]>();
  for (const item of items) {
    for (const month of monthsOfItem(item)) {
      const list = months.get(month);
      if (list) list.push(item);
      else months.set(month, [item]);
    }
  }
  return [...months].flatMap(([month, list]) =>
    Array.from({ length: Math.ceil(list.length / PART) }, (_, part) => ({
      month,
      items: list.slice(part * PART, (part + 1) * PART),
      gone: [],
    })),
  );
}

/** The items of a month, as the index has them. To be called in a transaction on `days`. */
export async function readMonthItems(
  { days }: Pick<RecordsDatabase, 'days'>,
  month: string,
): Promise<Map<string, IndexedItem>> {
  const of = (which: string) =>
    days.where('[month+order]').between([which, Dexie.minKey], [which, Dexie.maxKey]).toArray();
  const rows = [...(await of(month)), ...(await of(''))].sort((one, other) => one.order - other.order);
  const items = new Map<string, IndexedItem>();
  for (const row of rows) {
    for (const id of row.gone) items.delete(id);
    for (const item of row.items as readonly IndexedItem[]) items.set(item.id, item);
  }
  return items;
}
