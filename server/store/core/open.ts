/** Opens the database (a SQLite file or PostgreSQL) and migrates its tables. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type Dialect, Kysely, type Logger, Migrator, SqliteDialect } from 'kysely';
import { FORMER_BUILDS } from '../../start/former-builds.ts';
import { makePrivateFolder, restrictToOwner } from '../../start/private-folder.ts';
import { type Settings, StartError } from '../../start/settings.ts';
import { throwIfServedBefore } from '../backup/database-marker.ts';
import { createExclusiveJobs } from '../cluster/exclusive-job.ts';
import { createKeyRegistry } from '../cluster/key-registry.ts';
import { withStartupLock } from '../cluster/startup-lock.ts';
import { openAnnouncements } from '../feed/announcements.ts';
import { beginEpochIfRestored } from '../feed/epoch.ts';
import { beginLineage } from '../feed/lineage.ts';
import { openMailJournal } from '../mail/mail-journal.ts';
import { type Migrations, migrations } from '../migrations/list.ts';
import { backfillContacts } from '../people/contact-backfill.ts';
import { backfillDifferences } from '../records/corrections/version-backfill.ts';
import { openRemovedIds } from '../removal/removed-ids.ts';
import { type Databases, oneDatabase } from './databases.ts';
import { sharedLimiters } from './limiters.ts';
import { describeOpenFailure, readFreeBytes } from './open-failure.ts';
import { isPostgres, openPostgres, openUnlimitedPostgres } from './postgres.ts';
import { withPreparedStatements } from './sqlite-statements.ts';
import { createStore, type Store, type StoreFiles } from './store.ts';
import type { StoredKinds } from './stored-kind.ts';
import { storedKinds } from './stored-kinds.ts';
import type { Tables } from './tables.ts';
import { appliedMigrations, assertNotNewer } from './version.ts';

/** The kinds that a store keeps and the migrations of its tables. */
export interface StoreLists {
  kinds: StoredKinds;
  migrations: Migrations;
}

const ours: StoreLists = { kinds: storedKinds, migrations };

/** Callbacks that report what the database does. */
export interface StoreListeners {
  /** Lines for the person who starts the server, while an upgrade takes long. */
  tell?: (line: string) => void;
  /** Every statement, for tests. Without it Kysely does not time each of them either. */
  log?: Logger | undefined;
}

/**
 * @throws StartError when folder, file or server cannot be used, or the tables are of a newer version
 */
export async function openStore(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  lists: StoreLists = ours,
  clock: () => Date = () => new Date(),
  { tell = () => undefined, log }: StoreListeners = {},
): Promise<Store> {
  const { databaseUrl, dataDir } = settings;
  const opened = databaseUrl ? openDatabases(databaseUrl, clock, log) : sqliteDatabases(dataDir, log);
  try {
    const beside = await opened.start((one) => prepare(one, lists, dataDir, clock(), tell));
    return createStore(opened.reading, lists.kinds, beside, opened);
  } catch (error) {
    await opened.close().catch(() => undefined);
    if (error instanceof StartError) throw error;
    const freeBytes = databaseUrl ? null : readFreeBytes(resolve(dataDir));
    const reason = error instanceof Error ? describeOpenFailure(error, freeBytes) : String(error);
    throw new StartError(`The database cannot be used: ${reason || 'no connection'}.`);
  }
}

interface OpenedDatabases extends Databases {
  /** Runs the first work on the database, before it is served. */
  start: <Result>(work: (database: Kysely<Tables>) => Promise<Result>) => Promise<Result>;
}

function sqliteDatabases(dataDir: string, log: Logger | undefined): OpenedDatabases {
  const dialect = new SqliteDialect({ database: withPreparedStatements(openSqliteDatabase(dataDir)) });
  const database = databaseOf(dialect, log);
  return { ...oneDatabase(database), start: (work) => work(database) };
}

function databaseOf(dialect: Dialect, log: Logger | undefined): Kysely<Tables> {
  return new Kysely<Tables>({ dialect, ...(log && { log }) });
}

function openDatabases(databaseUrl: string, clock: () => Date, log: Logger | undefined): OpenedDatabases {
  const [reading, checking] = (['reading', 'checking'] as const).map((use) =>
    databaseOf(openPostgres(databaseUrl, use), log),
  ) as [Kysely<Tables>, Kysely<Tables>];
  const beginAnew = async () => void (await beginLineage(reading, clock().toISOString()));
  const writing = databaseOf(openPostgres(databaseUrl, 'writing', beginAnew), log);
  const announcements = openAnnouncements(databaseUrl);
  return {
    reading,
    writing,
    checking,
    announcements,
    limiters: sharedLimiters(reading),
    keyRegistry: createKeyRegistry(reading),
    runExclusively: createExclusiveJobs(databaseUrl),
    async start(work) {
      const unlimited = databaseOf(openUnlimitedPostgres(databaseUrl), log);
      try {
        return await unlimited.connection().execute((one) => withStartupLock(one, () => work(one)));
      } finally {
        await unlimited.destroy();
      }
    },
    async close() {
      await announcements.close();
      await Promise.all([reading, writing, checking].map((one) => one.destroy()));
    },
  };
}

/** Migrates the tables, and corrects the state of a database that was restored. */
async function prepare(
  database: Kysely<Tables>,
  lists: StoreLists,
  dataDir: string,
  now: Date,
  tell: (line: string) => void,
): Promise<StoreFiles | undefined> {
  const applied = await appliedMigrations(database);
  if (applied.length === 0 && dataDir !== '') {
    throwIfServedBefore(dataDir, isPostgres(database) ? 'DATABASE_URL' : 'DATA_DIR');
  }
  assertNotNewer(applied, 'The database', lists.migrations);
  await migrate(database, lists.migrations);
  // Contacts are read from them, too.
  await backfillDifferences(database);
  await backfillContacts(database, lists.kinds, tell);
  return readBeside(database, lists, dataDir, now);
}

/** Compares the database with the files kept outside it, and corrects the state of one that was restored. */
async function readBeside(
  database: Kysely<Tables>,
  { kinds }: StoreLists,
  dataDir: string,
  now: Date,
): Promise<StoreFiles | undefined> {
  // Tests that use only the database have no folder.
  if (dataDir === '') return undefined;
  const at = now.toISOString();
  await beginEpochIfRestored(database, dataDir, at);
  const removedIds = await openRemovedIds(database, kinds, dataDir, at);
  return { dataDir, removedIds, mailJournal: openMailJournal(dataDir) };
}

const FILE = 'operator.db';
/** The folder of the sealing keys, which sets its own modes. */
const KEYS = 'keys';

/** Path of the SQLite file in a folder. */
export function sqliteFileIn(dataDir: string): string {
  return join(resolve(dataDir), FILE);
}

/** The database, SQLite's files beside it, and databases set aside by a restore. */
export function restrictDataFolder(dataDir: string): void {
  const folders = [KEYS, FORMER_BUILDS];
  restrictToOwner(resolve(dataDir), (name) => folders.includes(name) || name.startsWith(FILE));
}

/**
 * The database file `operator.db` in a folder, made if missing.
 * @throws StartError when folder or file cannot be used
 */
export function openSqliteDatabase(dataDir: string): Sqlite.Database {
  const file = sqliteFileIn(dataDir);
  try {
    makePrivateFolder(resolve(dataDir));
    const before = statSync(file, { throwIfNoEntry: false })?.ino;
    const database = new Sqlite(file, { timeout: 5_000 });
    // SQLite gives the files beside the database the same mode.
    restrictDataFolder(dataDir);
    database.pragma('journal_mode = WAL');
    // In better-sqlite3's build WAL defaults to NORMAL, with which a power cut could undo an acknowledged
    // booking.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // Erased rows are overwritten in the file too, not only removed from the tables.
    database.pragma('secure_delete = ON');
    // From its first read on, SQLite holds a lock on the file. A restore sees by it that the file is in use.
    database.prepare('select count(*) from sqlite_master').get();
    // A restore may have replaced the file while we waited.
    if (before && before !== statSync(file).ino) {
      database.close();
      throw new Error('it was just restored, start again');
    }
    return database;
  } catch (error) {
    const reason = describeOpenFailure(error, readFreeBytes(resolve(dataDir)));
    throw new StartError(`DATA_DIR: ${file} cannot be used: ${reason}.`);
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
