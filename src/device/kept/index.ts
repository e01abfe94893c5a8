/**
 * Values kept on this device until sign-out, by name: the rows that a table showed last, figures, and form
 * values that the next entry reuses.
 */
import type { FeedRecord } from '../../contract/records.ts';
import { type DeviceDatabase, type KeptValue, openDatabase, readFact, withDatabase } from '../database.ts';

const nameOf = (name: string) => `firstScreen:${name}` as const;
const all = ({ facts }: Pick<DeviceDatabase, 'facts'>) => facts.where('key').startsWith(nameOf(''));

/**
 * Keeps a value; does nothing if nobody is signed in.
 * @param names any of which finds it
 */
export function keepIn(database: DeviceDatabase, names: readonly string[], kept: KeptValue): Promise<void> {
  return withDatabase(database, (tables) =>
    tables.transaction('rw', tables.facts, async () => {
      if (!(await readFact(tables, 'session'))) return;
      await tables.facts.bulkPut(names.map((name) => ({ key: nameOf(name), value: kept })));
    }),
  );
}

/** The value kept under this name, or undefined. May be called in a transaction or alone. */
export function readKept(
  tables: Pick<DeviceDatabase, 'facts'>,
  name: string,
): Promise<KeptValue | undefined> {
  return readFact(tables, nameOf(name));
}

/** Updates kept rows with the feed's new records. Call this in a transaction. */
export async function renewKept(
  tables: Pick<DeviceDatabase, 'facts'>,
  page: { records: readonly FeedRecord[]; removed: readonly string[] },
): Promise<void> {
  const fresh = new Map(page.records.map((record) => [record.id, record]));
  const gone = new Set(page.removed);
  for (const { key, value } of await all(tables).toArray()) {
    const { records, ...kept } = value as KeptValue;
    if (!records.some(({ id }) => fresh.has(id) || gone.has(id))) continue;
    const renewed = records.flatMap((record) =>
      gone.has(record.id) ? [] : (fresh.get(record.id) ?? record),
    );
    await tables.facts.put({ key, value: { ...kept, records: renewed } });
  }
}

/** Deletes all kept values. Call this in a transaction. */
export async function forgetKept(tables: Pick<DeviceDatabase, 'facts'>): Promise<void> {
  await all(tables).delete();
}

/** A value that a form or figure kept under its own name; undefined if there is none. */
export async function recallKept(name: string): Promise<unknown> {
  return (await withDatabase(openDatabase(), (tables) => readKept(tables, name)))?.value;
}

/** @param value anything that can be cloned */
export const keepUntilSignOut = (name: string, value: unknown): Promise<void> =>
  keepIn(openDatabase(), [name], { value, records: [] });
