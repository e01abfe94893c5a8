/** Content of a device's databases, read past the program. */
import Dexie from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import type { DeviceDatabase } from '../../../src/device/core/database.ts';
import { foldSegments } from '../../../src/device/records/pull/stored-segments.ts';
import { withRecords } from '../../../src/device/storage/index.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';

/** Everything in all databases of a browser, as text. */
export async function readAllStored(indexedDB: IDBFactory): Promise<string> {
  const all: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Dexie(name, { indexedDB, IDBKeyRange }).open();
    for (const table of database.tables) all.push([name, table.name, await table.toArray()]);
    database.close();
  }
  return JSON.stringify(all);
}

/** Names of the databases with records of the office. */
export async function recordDatabases(indexedDB: IDBFactory): Promise<string[]> {
  const all = await indexedDB.databases();
  return all.flatMap(({ name = '' }) => (name.startsWith('staff-records-') ? name : []));
}

/** The records of who is signed in; none if nobody is. */
export async function storedRecords(database: DeviceDatabase): Promise<FeedRecord[]> {
  const all = await withRecords(database, ({ segments }) => segments.orderBy('order').toArray());
  return [...foldSegments(all ?? []).values()];
}
