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

/** Keeps it, with the records that it names; nothing when nobody is signed in. */
export function keepFirstScreen(database: DeviceDatabase, key: string, screen: FirstScreen): Promise<void> {
  return withDatabase(database, (tables) =>
    tables.transaction('rw', tables.facts, async () => {
      if (!(await readFact(tables, 'session'))) return;
      await tables.facts.put({ key: `firstScreen:${key}`, value: screen });
    }),
  );
}

/** Its rows, in their order: those that are still there, with what waits for them. */
export function readFirstRows(database: DeviceDatabase, key: string): Promise<Row[]> {
  return withDatabase(database, (tables) =>
    tables.transaction('r', tables.entries, tables.facts, async () => {
      // Asked for together: a phone needs some milliseconds for each.
      const [people, screen, unsent] = await Promise.all([
        readFact(tables, 'session'),
        readFact(tables, `firstScreen:${key}`),
        tables.entries.orderBy('order').toArray(),
      ]);
      if (!people || !Array.isArray(screen?.value)) return [];
      const records = new Map(screen.records.map((record) => [record.id, record]));
      const own = unsent.filter(({ author }) => author === people.account.id);
      const of = (id: string): Entry[] => own.filter((entry) => targetOf(entry)?.id === id);
      return (screen.value as string[]).flatMap((id) => rowOf(records.get(id), of(id), people) ?? []);
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
