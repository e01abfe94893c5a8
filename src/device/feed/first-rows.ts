/** The rows that a table showed last, for its first render when it opens again, while the rest is read. */
import { type DeviceDatabase, type Entry, openDatabase, readFact, withDatabase } from '../database.ts';
import { keepIn, readKept } from '../kept/index.ts';
import { readName, withRecords } from '../records/index.ts';
import { currentSession } from '../session/page.ts';
import { loadedRecord } from './in-page.ts';
import { targetOf } from './merge.ts';
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
  // Before the records, as in `live-records`; together, because each read takes a phone some milliseconds.
  const [people, unsent, place] = await withDatabase(database, (tables) =>
    tables.transaction('r', tables.entries, tables.facts, async () =>
      Promise.all([readFact(tables, 'session'), tables.entries.orderBy('order').toArray(), readName(tables)]),
    ),
  );
  if (!people || !place) return null;
  const kept = await withRecords(database, (tables) => readKept(tables, name), place);
  if (!Array.isArray(kept?.value)) return null;
  const { id: account } = people.account;
  const records = new Map(kept.records.map((record) => [record.id, record]));
  const own = unsent.filter(({ author }) => author === account);
  const of = (id: string): Entry[] => own.filter((entry) => targetOf(entry)?.id === id);
  const rows = (kept.value as string[]).flatMap((id) => rowOf(records.get(id), of(id), people) ?? []);
  return { key: kept.of ?? name, rows, account };
}

/** Rows read before the page is rendered, for its first render only. */
let prefetched: FirstRows | null = null;

const addressHere = () => location.pathname + location.search;

/** Reads the rows that the table at this address showed last, before the first render. */
export async function prefetchRows(): Promise<void> {
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
