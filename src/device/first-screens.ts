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

/** Rows by id, in the order asked for, of those that first screens have kept. */
export function readFirstRows(database: DeviceDatabase, ids: readonly string[]): Promise<Row[]> {
  return withDatabase(database, (tables) =>
    tables.transaction('r', tables.entries, tables.facts, async () => {
      const people = await readFact(tables, 'session');
      if (!people) return [];
      const screens = (await all(tables).toArray()) as { value: FirstScreen }[];
      const records = new Map(
        screens.flatMap(({ value }) => value.records.map((record) => [record.id, record] as const)),
      );
      const entries = (await tables.entries.orderBy('order').toArray()).filter(
        ({ author }) => author === people.account.id,
      );
      const of = (id: string): Entry[] => entries.filter((entry) => targetOf(entry)?.id === id);
      return ids.flatMap((id) => rowOf(records.get(id), of(id), people) ?? []);
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
