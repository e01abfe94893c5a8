/** Opens the database, SQLite file or PostgreSQL, and brings its tables up to date. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { makeFolder, restrictToOwner } from '../folder.ts';
import { type Settings, StartError } from '../settings.ts';
import { type Migrations, migrations } from './migrations/list.ts';
import { openPostgres, withoutTimeouts } from './postgres.ts';
import { createStore, type Store } from './store.ts';
import type { StoredKinds } from './stored-kind.ts';
import { storedKinds } from './stored-kinds.ts';
import type { Tables } from './tables.ts';
import { migrationsOf, refuseNewer } from './version.ts';

/** What a store keeps, and how its tables came to be. */
export interface StoreLists {
  kinds: StoredKinds;
  migrations: Migrations;
}

const ours: StoreLists = { kinds: storedKinds, migrations };

/**
 * @throws StartError when folder, file or server cannot be used, or the tables are of a newer version
 */
export async function openStore(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  lists: StoreLists = ours,
): Promise<Store> {
  const dialect = settings.databaseUrl
    ? openPostgres(settings.databaseUrl)
    : new SqliteDialect({ database: openSqliteDatabase(settings.dataDir) });
  const database = new Kysely<Tables>({ dialect });
  try {
    await withoutTimeouts(database, async (one) => {
      refuseNewer(await migrationsOf(one), 'The database', lists.migrations);
      await migrate(one, lists.migrations);
    });
  } catch (error) {
    await database.destroy().catch(() => undefined);
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database cannot be used: ${reason || 'no connection'}.`);
  }
  return createStore(database, lists.kinds);
}

const FILE = 'operator.db';
/** The folder of the sealing keys, which looks after itself. */
const KEYS = 'keys';

/** Path of the SQLite file in a folder. */
export function sqliteFileIn(dataDir: string): string {
  return join(resolve(dataDir), FILE);
}

/** Database, what SQLite keeps beside it and what a restore set aside. */
export function closeDataFolder(dataDir: string): void {
  restrictToOwner(resolve(dataDir), (name) => name === KEYS || name.startsWith(FILE));
}

/**
 * The database file `operator.db` in a folder, made if missing.
 * @throws StartError when folder or file cannot be used
 */
export function openSqliteDatabase(dataDir: string): Sqlite.Database {
  const file = sqliteFileIn(dataDir);
  try {
    makeFolder(resolve(dataDir));
    const before = statSync(file, { throwIfNoEntry: false })?.ino;
    const database = new Sqlite(file, { timeout: 5_000 });
    // What SQLite puts beside the file gets the file's own mode.
    closeDataFolder(dataDir);
    database.pragma('journal_mode = WAL');
    // better-sqlite3 is built so that WAL alone gives NORMAL: a power cut could take back an acknowledged booking.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // What is erased is gone from the file too, not only from the tables.
    database.pragma('secure_delete = ON');
    // From its first read on SQLite holds a lock on the file, by which a restore sees that it is in use.
    database.prepare('select count(*) from sqlite_master').get();
    // While we waited a restore may have put another file in its place.
    if (before && before !== statSync(file).ino) {
      database.close();
      throw new Error('it was just restored, start again');
    }
    return database;
  } catch (error) {
    throw new StartError(`DATA_DIR: ${file} cannot be used: ${(error as Error).message}.`);
  }
}

async function migrate(database: Kysely<Tables>, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
