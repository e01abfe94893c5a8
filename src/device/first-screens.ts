/**
 * What tables and forms showed last, kept until the sign-out: a table that opens again has its
 * first rows at once, while all the rest is read.
 */
import type { FeedRecord } from '../contract/records.ts';
import { type DeviceDatabase, type Entry, type FirstScreen, readFact, withDatabase } from './database.ts';
import { targetOf } from './merge.ts';
import { type Row, rowOf } from './rows.ts';

const all = ({ facts }: Pick<DeviceDatabase, 'facts'>) => facts.where('key').startsWith('firstScreen:');

/** @returns what was kept under this name, or undefined */
export async function readFirstScreen(database: DeviceDatabase, key: string): Promise<unknown> {
  return (await withDatabase(database, (tables) => readFact(tables, `firstScreen:${key}`)))?.value;
}

/**
 * Keeps it, with the records that it names; nothing when nobody is signed in.
 * @param address of the page that shows it: there it is found before the page knows what it will show
 */
export function keepFirstScreen(
  database: DeviceDatabase,
  key: string,
  screen: FirstScreen,
  address?: string,
): Promise<void> {
  return withDatabase(database, (tables) =>
    tables.transaction('rw', tables.facts, async () => {
      if (!(await readFact(tables, 'session'))) return;
      await tables.facts.put({ key: `firstScreen:${key}`, value: screen });
      if (address) await tables.facts.put({ key: `firstScreen:${address}`, value: { ...screen, of: key } });
    }),
  );
}

export interface FirstRows {
  /** What they are kept under, whichever way they were found. */
  key: string;
  rows: Row[];
  /** Whose they are: the account's id. */
  account: string;
}

/**
 * Its rows, in their order: those that are still there, with what waits for them.
 * @param name a key, or an address that it was kept by
 * @returns null when nothing is kept, or nobody is signed in
 */
export function readFirstRows(database: DeviceDatabase, name: string): Promise<FirstRows | null> {
  return withDatabase(database, (tables) =>
    tables.transaction('r', tables.entries, tables.facts, async () => {
      // Asked for together: a phone needs some milliseconds for each.
      const [people, screen, unsent] = await Promise.all([
        readFact(tables, 'session'),
        readFact(tables, `firstScreen:${name}`),
        tables.entries.orderBy('order').toArray(),
      ]);
      if (!people || !Array.isArray(screen?.value)) return null;
      const { id: account } = people.account;
      const records = new Map(screen.records.map((record) => [record.id, record]));
      const own = unsent.filter(({ author }) => author === account);
      const of = (id: string): Entry[] => own.filter((entry) => targetOf(entry)?.id === id);
      const rows = (screen.value as string[]).flatMap((id) => rowOf(records.get(id), of(id), people) ?? []);
      return { key: screen.of ?? name, rows, account };
    }),
  );
}

/** What the feed brought anew is anew there too. To be called in a transaction. */
export async function renewFirstScreens(
  tables: Pick<DeviceDatabase, 'facts'>,
  page: { records: readonly FeedRecord[]; removed: readonly string[] },
): Promise<void> {
  const fresh = new Map(page.records.map((record) => [record.id, record]));
  const gone = new Set(page.removed);
  for (const { key, value } of await all(tables).toArray()) {
    const { records, ...screen } = value as FirstScreen;
    if (!records.some(({ id }) => fresh.has(id) || gone.has(id))) continue;
    const renewed = records.flatMap((record) =>
      gone.has(record.id) ? [] : (fresh.get(record.id) ?? record),
    );
    await tables.facts.put({ key, value: { ...screen, records: renewed } });
  }
}
