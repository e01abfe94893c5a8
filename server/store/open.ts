/** Opens the database, SQLite file or PostgreSQL, and brings its tables up to date. */
import { join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type Dialect, Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { makeFolder } from '../folder.ts';
import { type Settings, StartError } from '../settings.ts';
import { migrations } from './migrations/list.ts';
import { createStore, type Store } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * @throws StartError when folder, file or server cannot be used, or the tables are of a newer version
 */
export async function openStore(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<Store> {
  const dialect = settings.databaseUrl
    ? openPostgres(settings.databaseUrl)
    : new SqliteDialect({ database: openSqliteDatabase(settings.dataDir) });
  const database = new Kysely<Tables>({ dialect });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy().catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database cannot be used: ${reason || 'no connection'}.`);
  }
  return createStore(database);
}

/**
 * The database file `operator.db` in a folder, made if missing.
 * @throws StartError when folder or file cannot be used
 */
export function openSqliteDatabase(dataDir: string): Sqlite.Database {
  const file = join(dataDir, 'operator.db');
  try {
    makeFolder(resolve(dataDir));
    const database = new Sqlite(file, { timeout: 5_000 });
    database.pragma('journal_mode = WAL');
    // better-sqlite3 is built so that WAL alone gives NORMAL: a power cut could take back an acknowledged booking.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    return database;
  } catch (error) {
    throw new StartError(`DATA_DIR: ${file} cannot be used: ${(error as Error).message}.`);
  }
}

function openPostgres(databaseUrl: string): Dialect {
  const pool = new pg.Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}

async function migrate(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
