/** Records of sign-ins that have ended are deleted: at once, or by the next page or worker that runs. */
import { type DeviceDatabase, withDatabase } from '../core/database.ts';
import { readDatabaseNames, writeDatabaseNames } from './database-names.ts';
import { recordsStorageOf } from './records-storage.ts';

/** Notes that the records here are to be deleted. Call this in a transaction; then `deleteMarkedRecords`. */
export const markRecordsForDeletion = (tables: Pick<DeviceDatabase, 'facts'>): Promise<unknown> =>
  readDatabaseNames(tables).then((names) => {
    const { current, ended } = names ?? { current: null, ended: [] };
    return current === null
      ? undefined
      : writeDatabaseNames(tables, { current: null, ended: [...ended, current] });
  });

/** Deletes what sign-outs have ended. */
export async function deleteMarkedRecords(device: DeviceDatabase): Promise<void> {
  const ended = (await withDatabase(device, readDatabaseNames))?.ended ?? [];
  if (ended.length > 0) await removeAll(device, ended);
}

/** Deletes all records but those of who is signed in: the browser may have lost the list of them. */
export async function deleteRecordsOfOthers(device: DeviceDatabase): Promise<void> {
  // In this order, because a sign-in may come between.
  const names = await recordsStorageOf(device).names();
  const current = (await withDatabase(device, readDatabaseNames))?.current;
  const stray = names.filter((name) => name !== current);
  if (stray.length > 0) await removeAll(device, stray);
}

async function removeAll(device: DeviceDatabase, names: readonly string[]): Promise<void> {
  const place = recordsStorageOf(device);
  const removed = new Set<string>();
  for (const name of names) if (await place.remove(name)) removed.add(name);
  await withDatabase(device, (tables) =>
    tables.transaction('rw', tables.facts, async () => {
      const known = await readDatabaseNames(tables);
      if (!known?.ended.some((name) => removed.has(name))) return;
      const ended = known.ended.filter((name) => !removed.has(name));
      await writeDatabaseNames(tables, { ...known, ended });
    }),
  );
}
