/** Databases for worlds: SQLite in memory, made once and copied; PostgreSQL emptied between two worlds. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import pg from 'pg';
import { openStore, sqliteFileIn } from '../../server/store/open.ts';
import { restoreDatabase } from '../../server/store/restore.ts';
import { createStore, type Store } from '../../server/store/store.ts';
import type { Tables } from '../../server/store/tables.ts';
import { startPostgres } from '../parts/databases.ts';

export type Row = Record<string, string | number | null>;

export interface Base {
  store: Store;
  /** Reads past the program. */
  rows: (sql: string) => Promise<Row[]>;
  /** A copy of all that is there. SQLite alone. */
  backUp?: () => Buffer;
  /** Puts a copy in its place, as the command does; `store` is another from then on. SQLite alone. */
  restore?: (copy: Buffer, now: Date) => Promise<void>;
  close: () => Promise<void>;
}

/** What opens an empty database for one world after another. */
export interface Bases {
  open: () => Promise<Base>;
  close: () => Promise<void>;
}

let empty: Promise<Buffer> | undefined;
/** Brought up to date once: the copies are ready at once. */
function emptyDatabase(): Promise<Buffer> {
  empty ??= (async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'world-'));
    await (await openStore({ dataDir, databaseUrl: '' })).close();
    const file = new Sqlite(sqliteFileIn(dataDir));
    // A copy in memory has no write-ahead log.
    file.pragma('journal_mode = DELETE');
    const bytes = file.serialize();
    file.close();
    await rm(dataDir, { recursive: true });
    return bytes;
  })();
  return empty;
}

function storeOn(database: Sqlite.Database): Store {
  database.pragma('foreign_keys = ON');
  return createStore(new Kysely<Tables>({ dialect: new SqliteDialect({ database }) }));
}

/** By the real command, on files. */
async function restoreCopy(present: Buffer, copy: Buffer, now: Date): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'world-'));
  const source = join(dataDir, 'backup.db');
  await writeFile(sqliteFileIn(dataDir), present);
  await writeFile(source, copy);
  await restoreDatabase(dataDir, source, now);
  const restored = await readFile(sqliteFileIn(dataDir));
  await rm(dataDir, { recursive: true });
  return restored;
}

export const sqliteBases: Bases = {
  async open() {
    let database = new Sqlite(await emptyDatabase());
    const base: Base = {
      store: storeOn(database),
      rows: async (sql) => database.prepare(sql).all() as Row[],
      backUp: () => database.serialize(),
      async restore(copy, now) {
        const restored = await restoreCopy(database.serialize(), copy, now);
        await base.store.close();
        database = new Sqlite(restored);
        base.store = storeOn(database);
      },
      close: () => base.store.close(),
    };
    return base;
  },
  close: async () => undefined,
};

export async function openPostgresBases(): Promise<Bases> {
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
