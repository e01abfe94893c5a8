/** The rows that a table showed last, for its first render when it opens again, while the rest is read. */
import { type DeviceDatabase, openDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import { readCached, storeCached } from '../../local-cache/index.ts';
import { currentSession } from '../../office/session/page.ts';
import { readCurrentDatabaseName, withRecords } from '../../storage/index.ts';
import { loadedRecord } from '../use-records.ts';
import { readEntriesByRecord } from './entries-by-record.ts';
import { mergeIntoRow, type Row } from './rows.ts';

export interface FirstRows {
  /** Their key, even if they were found by an address. */
  key: string;
  rows: Row[];
  /** Id of the account that they belong to. */
  account: string;
}

/**
 * Reads the rows that still exist, in their order, with their waiting changes.
 * @param name a key, or the address that they were kept under
 * @returns null if no rows are kept, or nobody is signed in
 */
export async function readFirstRows(database: DeviceDatabase, name: string): Promise<FirstRows | null> {
  const place = await withDatabase(database, readCurrentDatabaseName);
  if (!place) return null;
  const read = () => withRecords(database, (tables) => readCached(tables, name), place);
  const shown = (await read())?.value;
  if (!Array.isArray(shown)) return null;
  // Only the entries about these rows are read, however many wait.
  const { people, about } = await withDatabase(database, (tables) =>
    tables.transaction('r', tables.facts, tables.entries, async () => ({
      people: await readDeviceState(tables, 'session'),
      about: await readEntriesByRecord(tables, shown as string[]),
    })),
  );
  if (!people) return null;
  const { id: account } = people.account;
  // Read after the entries, as in `live-records`.
  const kept = await read();
  if (!kept) return null;
  const records = new Map(kept.records.map((record) => [record.id, record]));
  const rows = (shown as string[]).flatMap((id) => {
    const entries = (about.get(id) ?? []).filter(({ author }) => author === account);
    return mergeIntoRow(records.get(id), entries, people) ?? [];
  });
  return { key: kept.of ?? name, rows, account };
}

/** Rows read before the page is rendered, for its first render only. */
let prefetched: FirstRows | null = null;

/** Returns the address of the page without its fragment. */
export const currentUrl = () => location.pathname + location.search;

/** Reads the rows that the table at this address showed last, before the first render. */
export async function prefetchRows(): Promise<void> {
  prefetched = await readFirstRows(openDatabase(), currentUrl()).catch(() => null);
}

/** Gives the prefetched rows of this key to the signed-in account, once only, because they go stale. */
export function takePrefetchedRows(key: string): readonly Row[] {
  const mine = prefetched?.key === key && prefetched.account === currentSession().session?.account.id;
  const rows = mine ? prefetched?.rows : undefined;
  prefetched = null;
  return rows ?? [];
}

/** Reads the rows that a table showed last under this key, in their order; empty if there are none. */
export async function readLastRows(key: string): Promise<readonly Row[]> {
  return (await readFirstRows(openDatabase(), key).catch(() => null))?.rows ?? [];
}

/**
 * Keeps the rows that a table shows, under this key.
 * @param byAddress keeps them under the page's address too, by which they are found before the key is known
 */
export function storeRows(key: string, ids: readonly string[], byAddress: boolean): Promise<void> {
  const records = ids.flatMap((id) => loadedRecord(id) ?? []);
  return storeCached(openDatabase(), byAddress ? [key, currentUrl()] : [key], {
    value: ids,
    records,
    of: key,
  });
}
