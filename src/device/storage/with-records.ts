/** Work on the records of who is signed in. */
import { type DeviceDatabase, isConnectionLost, readDeviceState, withDatabase } from '../core/database.ts';
import { readDatabaseNames, writeDatabaseNames } from './database-names.ts';
import type { RecordsDatabase } from './records-database.ts';
import { newDatabaseName, recordsStorageOf } from './records-storage.ts';

interface Connection {
  name: string;
  database: Promise<RecordsDatabase>;
}

/** The one connection of each tab. */
const connections = new WeakMap<DeviceDatabase, Connection>();

/** Somebody signed out meanwhile. */
class Ended extends Error {
  override name = 'Ended';
}

/** The name of who is signed in, in a transaction of the caller; undefined for nobody, or until it is needed. */
export const readCurrentDatabaseName = (tables: Pick<DeviceDatabase, 'facts'>): Promise<string | undefined> =>
  readDatabaseNames(tables).then((names) => names?.current ?? undefined);

/** Returns the database's name, made if somebody is signed in and there is none. */
export function ensureDatabaseName(device: DeviceDatabase): Promise<string | undefined> {
  return withDatabase(device, async (tables) => {
    const known = await readCurrentDatabaseName(tables);
    if (known) return known;
    return tables.transaction('rw', tables.facts, async () => {
      if (!(await readDeviceState(tables, 'session'))) return undefined;
      const names = await readDatabaseNames(tables);
      if (names?.current) return names.current;
      const current = newDatabaseName();
      await writeDatabaseNames(tables, { current, ended: names?.ended ?? [] });
      return current;
    });
  });
}

/**
 * Runs work on the records of who is signed in. If the browser has closed the connection, opens another one and
 * runs the work once more, so it must be repeatable. Must not be called in a transaction.
 * @param name the database, where the caller has found out who is signed in
 * @returns undefined, with nothing done, if nobody is signed in, or no longer the same
 */
export async function withRecords<Result>(
  device: DeviceDatabase,
  work: (tables: RecordsDatabase) => Promise<Result>,
  name?: string,
): Promise<Result | undefined> {
  try {
    const wanted = name ?? (await ensureDatabaseName(device));
    if (!wanted) return undefined;
    const first = connect(device, wanted);
    try {
      return await work(await first.database);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      disconnect(device, first);
      // Mostly a sign-out has closed it, and now deletes what would be opened.
      if ((await withDatabase(device, readCurrentDatabaseName)) !== wanted) return undefined;
      return await work(await connect(device, wanted).database);
    }
  } catch (error) {
    if (error instanceof Ended) return undefined;
    throw error;
  }
}

function connect(device: DeviceDatabase, name: string): Connection {
  const known = connections.get(device);
  if (known?.name === name) return known;
  if (known) disconnect(device, known);
  const connection = { name, database: open(device, name) };
  connections.set(device, connection);
  connection.database.catch(() => disconnect(device, connection));
  return connection;
}

function disconnect(device: DeviceDatabase, connection: Connection): void {
  if (connections.get(device) === connection) connections.delete(device);
  connection.database.then(
    (database) => database.close(),
    () => undefined,
  );
}

/**
 * A sign-out closes all open connections, but it may come while one is opened, which would make the database
 * again: only once it is open is it certain whose it is.
 * @throws Ended, with nothing left behind
 */
async function open(device: DeviceDatabase, name: string): Promise<RecordsDatabase> {
  const place = recordsStorageOf(device);
  const database = await place.open(name);
  if ((await withDatabase(device, readCurrentDatabaseName)) === name) return database;
  database.close();
  await place.remove(name);
  throw new Ended();
}
