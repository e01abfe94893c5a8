/**
 * Values kept on this device until sign-out, by name: the rows that a table showed last, figures, and form
 * values that the next entry reuses.
 */
import type { FeedRecord } from '../../kinds/records.ts';
import { type DeviceDatabase, openDatabase } from '../core/database.ts';
import { type CachedValue, type RecordsDatabase, withRecords } from '../storage/index.ts';

type Tables = Pick<RecordsDatabase, 'kept'>;

/**
 * Keeps a value; does nothing if nobody is signed in.
 * @param names keys of the value, each of which finds it; the newest value of a key wins
 */
export async function storeCached(
  database: DeviceDatabase,
  names: readonly string[],
  value: CachedValue,
): Promise<void> {
  await withRecords(database, ({ kept }) => kept.bulkPut(names.map((name) => ({ name, value }))));
}

/** The value kept under this name, or undefined. May be called in a transaction or alone. */
export async function readCached({ kept }: Tables, name: string): Promise<CachedValue | undefined> {
  return (await kept.get(name))?.value;
}

/** How a key goes on with the search, see `viewRowsKey`, and how where it is empty and nothing is filtered. */
const SEARCH = ' ["';
const UNSEARCHED = `${SEARCH}",[],`;

/**
 * Updates kept rows with the feed's new records, and deletes drawings of what has changed, and all of them
 * where anything was removed, with the rows that somebody has searched for: their names may be those of guests. A feed that starts again
 * does not say what is gone: nothing that has records in it is kept then. Call this in a transaction.
 */
export async function renewCached(
  { kept }: Tables,
  page: { records: readonly FeedRecord[]; removed: readonly string[]; reset?: boolean | undefined },
): Promise<void> {
  const fresh = new Map(page.records.map((record) => [record.id, record]));
  const gone = new Set(page.removed);
  for (const { name, value } of await kept.toArray()) {
    const { records, drawnOf, ...rest } = value;
    const isSearched = Boolean(value.of?.includes(SEARCH) && !value.of.includes(UNSEARCHED));
    const isVoid = page.reset
      ? records.length > 0 || drawnOf !== undefined || isSearched
      : (gone.size > 0 && (drawnOf || isSearched)) || drawnOf?.some((id) => fresh.has(id));
    if (isVoid) {
      await kept.delete(name);
      continue;
    }
    if (!records.some(({ id }) => fresh.has(id) || gone.has(id))) continue;
    const renewed = records.flatMap((record) =>
      gone.has(record.id) ? [] : (fresh.get(record.id) ?? record),
    );
    await kept.put({ name, value: { ...rest, records: renewed } });
  }
}

/** A value that a form or figure kept under its own name; undefined if there is none. */
export async function readCachedValue(name: string): Promise<unknown> {
  return (await withRecords(openDatabase(), (tables) => readCached(tables, name)))?.value;
}

/** @param value anything that can be cloned */
export const cacheUntilSignOut = (name: string, value: unknown): Promise<void> =>
  storeCached(openDatabase(), [name], { value, records: [] });
