/** The rows that a table showed last, for its first render when it opens again, while the rest is read. */
import { type DeviceDatabase, openDatabase } from '../database.ts';
import { keepIn, readKept } from '../kept/index.ts';
import { withRecords } from '../records/index.ts';
import { currentSession } from '../session/page.ts';
import { hearChanges, loadedRecord } from './in-page.ts';
import { readWaiting } from './overlay.ts';
import { type Row, rowOf } from './rows.ts';

export interface FirstRows {
  /** Their key, however they were found. */
  key: string;
  rows: Row[];
  /** Whose they are: the account's id. */
  account: string;
}

/**
 * The rows that still exist, in their order, with their waiting changes.
 * @param name a key, or an address that it was kept by
 * @returns null when nothing is kept, or nobody is signed in
 */
export async function readFirstRows(database: DeviceDatabase, name: string): Promise<FirstRows | null> {
  // Before the records, as in `live-records`.
  const { people, name: place, overlays } = await readWaiting(database);
  if (!people || !place) return null;
  const kept = await withRecords(database, (tables) => readKept(tables, name), place);
  if (!Array.isArray(kept?.value)) return null;
  const records = new Map(kept.records.map((record) => [record.id, record]));
  const of = (id: string) => [...overlays.values()].flatMap((overlay) => overlay.get(id) ?? []);
  const rows = (kept.value as string[]).flatMap((id) => rowOf(records.get(id), of(id), people) ?? []);
  return { key: kept.of ?? name, rows, account: people.account.id };
}

/** Rows read before the page is rendered, for its first render only. */
let prefetched: FirstRows | null = null;

const addressHere = () => location.pathname + location.search;

/** Reads the rows that the table at this address showed last, before the first render. */
export async function prefetchRows(): Promise<void> {
  // What is read now is what all of the page begins with.
  hearChanges();
  prefetched = await readFirstRows(openDatabase(), addressHere()).catch(() => null);
}

/** Gives the prefetched rows of this key to the signed-in account, once only, because they go stale. */
export function takePrefetchedRows(key: string): readonly Row[] {
  const mine = prefetched?.key === key && prefetched.account === currentSession().session?.account.id;
  const rows = mine ? prefetched?.rows : undefined;
  prefetched = null;
  return rows ?? [];
}

/** Rows that a table showed last under this key, in their order; empty if there are none. */
export async function lastRows(key: string): Promise<readonly Row[]> {
  return (await readFirstRows(openDatabase(), key).catch(() => null))?.rows ?? [];
}

/** Keeps the rows that a table shows, under this key and under the page's address. */
export function keepRows(key: string, ids: readonly string[]): Promise<void> {
  const records = ids.flatMap((id) => loadedRecord(id) ?? []);
  // The address finds them before the page knows what it will show.
  return keepIn(openDatabase(), [key, addressHere()], { value: ids, records, of: key });
}
