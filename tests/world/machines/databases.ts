/** Databases for worlds: SQLite in memory, made once and copied; PostgreSQL emptied between two worlds. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import pg from 'pg';
import { restoreDatabase } from '../../../server/store/backup/restore.ts';
import { type BackupExtent, recordBackup } from '../../../server/store/backup/verified-backup.ts';
import { openStore, sqliteFileIn } from '../../../server/store/core/open.ts';
import { createStore, type Store } from '../../../server/store/core/store.ts';
import { storedKinds } from '../../../server/store/core/stored-kinds.ts';
import type { Tables } from '../../../server/store/core/tables.ts';
import { beginEpochIfRestored } from '../../../server/store/feed/epoch.ts';
import { openRemovedIds } from '../../../server/store/removal/removed-ids.ts';
import { startPostgres } from '../../parts/database/databases.ts';

export type Row = Record<string, string | number | null>;

export interface Base {
  store: Store;
  /** Reads past the program. */
  rows: (sql: string) => Promise<Row[]>;
  /** Makes a backup of everything, and announces it to devices. SQLite only. */
  backUp?: (now: Date) => Promise<Buffer>;
  /**
   * Puts a copy in its place, as the command does; `store` is another from then on. SQLite alone.
   * @param epoch of the new life, so that it is the same for the same seed
   */
  restore?: (copy: Buffer, now: Date, epoch: string) => Promise<void>;
  /** Copies everything, as a machine's snapshot or a standby does: no program is told. SQLite alone. */
  copy?: () => Buffer;
  /**
   * Puts a copy in the place of the database without a word. SQLite alone.
   * @param isStarted true when the server starts anew on it; false when the running one goes on, as after a failover
   */
  rollBack?: (copy: Buffer, now: Date, isStarted: boolean) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens an empty database for one world after another. */
export interface WorldDatabases {
  open: () => Promise<Base>;
  close: () => Promise<void>;
}

const FIRST_EPOCH = '00000000-0000-4000-8000-000000000000';

/** Sets the epoch, which is otherwise random: a world must be the same for the same seed. */
function setEpoch(database: Sqlite.Database, epoch: string): void {
  const { epoch: before } = database.prepare('select epoch from feed').get() as { epoch: string };
  database.prepare('update feed set epoch = ?').run(epoch);
  database.prepare('update feed_epoch set epoch = ? where epoch = ?').run(epoch, before);
}

let empty: Promise<Buffer> | undefined;
/** Makes a database once, with all migrations; its copies are ready at once. */
function emptyDatabase(): Promise<Buffer> {
  empty ??= (async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'world-'));
    await (await openStore({ dataDir, databaseUrl: '' })).close();
    const file = new Sqlite(sqliteFileIn(dataDir));
    setEpoch(file, FIRST_EPOCH);
    // A copy in memory has no write-ahead log.
    file.pragma('journal_mode = DELETE');
    const bytes = file.serialize();
    file.close();
    await rm(dataDir, { recursive: true });
    return bytes;
  })();
  return empty;
}

type Handle = Pick<Sqlite.Database, 'prepare' | 'close'>;

const kyselyOn = (database: Handle) => new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });

/** @param dataDir of the ids that a restore must not bring back */
async function storeOn(database: Handle, dataDir: string, now: Date): Promise<Store> {
  const kysely = kyselyOn(database);
  const removedIds = await openRemovedIds(kysely, storedKinds, dataDir, now.toISOString());
  return createStore(kysely, storedKinds, { dataDir, removedIds });
}

function openCopy(copy: Buffer): Sqlite.Database {
  const database = new Sqlite(copy);
  database.pragma('foreign_keys = ON');
  return database;
}

/** Restores a copy by the real command, on files. */
async function restoreCopy(dataDir: string, present: Buffer, copy: Buffer, now: Date): Promise<Buffer> {
  const source = join(dataDir, 'backup.db');
  await writeFile(sqliteFileIn(dataDir), present);
  await writeFile(source, copy);
  await restoreDatabase(dataDir, source, now);
  return readFile(sqliteFileIn(dataDir));
}

export const sqliteDatabases: WorldDatabases = {
  async open() {
    const dataDir = await mkdtemp(join(tmpdir(), 'world-'));
    let database = openCopy(await emptyDatabase());
    // A server that runs does not notice that its database is another.
    const handle: Handle = {
      prepare: (sql: string) => database.prepare(sql),
      close() {
        database.close();
        return database;
      },
    };
    /** What a server does first. */
    const start = async (now: Date) => {
      await beginEpochIfRestored(kyselyOn(handle), dataDir, now.toISOString());
      base.store = await storeOn(handle, dataDir, now);
    };
    const base: Base = {
      store: await storeOn(handle, dataDir, new Date(0)),
      rows: async (sql) => database.prepare(sql).all() as Row[],
      async backUp(now) {
        const copy = database.serialize();
        const reach = database.prepare('select epoch, seq as place, lineage from feed').get() as BackupExtent;
        await recordBackup(kyselyOn(database), reach, now.toISOString());
        return copy;
      },
      async restore(copy, now, epoch) {
        const restored = await restoreCopy(dataDir, database.serialize(), copy, now);
        await base.store.close();
        database = openCopy(restored);
        setEpoch(database, epoch);
        await start(now);
      },
      copy: () => database.serialize(),
      async rollBack(copy, now, isStarted) {
        if (isStarted) await base.store.close();
        else database.close();
        database = openCopy(copy);
        if (isStarted) await start(now);
      },
      async close() {
        await base.store.close();
        await rm(dataDir, { recursive: true });
      },
    };
    return base;
  },
  close: async () => undefined,
};

export async function openPostgresDatabases(): Promise<WorldDatabases> {
  const { url, stop } = await startPostgres();
  const store = await openStore({ dataDir: '', databaseUrl: url });
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  const rows = async (sql: string) => (await reader.query(sql)).rows as Row[];
  const kept = `('kysely_migration', 'kysely_migration_lock', 'feed', 'audit')`;
  return {
    async open() {
      const tables = await rows(
        `select tablename from pg_tables where schemaname = 'public' and tablename not in ${kept}`,
      );
      await rows(`truncate ${tables.map(({ tablename }) => `"${tablename}"`).join(', ')} cascade`);
      await rows('update feed set seq = 0');
      return { store, rows, close: async () => undefined };
    },
    async close() {
      await reader.end();
      await store.close();
      await stop();
    },
  };
}
