/** The databases that the waits bench fills and serves: large inserts, and statements past the program. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { openStore, sqliteFileIn } from '../../../../server/store/core/open.ts';
import { startRealPostgres } from '../../../parts/database/postgres.ts';
import { insertOf, type SeededRow } from '../../../parts/database/seed-tours.ts';

export interface BenchDatabase {
  name: 'SQLite' | 'PostgreSQL';
  /** Settings with which a server or command of ours uses it. */
  settings: { dataDir: string; databaseUrl: string };
  /** Inserts rows of one table, all with the same columns, and lets the triggers add them up. */
  insert: (table: string, rows: readonly SeededRow[]) => Promise<void>;
  /** The rows of a statement. */
  ask: (statement: string) => Promise<Record<string, unknown>[]>;
  /** Prepares it for reading after very many inserts. */
  settle: () => Promise<void>;
  /** Removes it. */
  remove: () => Promise<void>;
}

const newFolder = () => mkdtemp(join(tmpdir(), 'waits-'));

export async function newSqlite(): Promise<BenchDatabase> {
  const settings = { dataDir: await newFolder(), databaseUrl: '' };
  await (await openStore(settings)).close();
  // A server that starts must find it closed: each use opens it.
  const use = <Result>(work: (database: Sqlite.Database) => Result): Result => {
    const database = new Sqlite(sqliteFileIn(settings.dataDir));
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  return {
    name: 'SQLite',
    settings,
    async insert(table, rows) {
      use((database) => {
        const statement = database.prepare(insertOf(table, Object.keys(rows[0] ?? {})));
        database.transaction(() => {
          for (const row of rows) statement.run(row);
        })();
      });
    },
    ask: async (statement) =>
      use((database) => {
        const prepared = database.prepare(statement);
        if (prepared.reader) return prepared.all() as Record<string, unknown>[];
        prepared.run();
        return [];
      }),
    settle: async () => undefined,
    remove: () => rm(settings.dataDir, { recursive: true }),
  };
}

/** Starts a PostgreSQL server of its own, which waits for its disk. */
export async function newPostgres(): Promise<BenchDatabase> {
  const postgres = await startRealPostgres({ fsync: true });
  const settings = { dataDir: await newFolder(), databaseUrl: postgres.urlOf('postgres') };
  await (await openStore(settings)).close();
  const ask = async (statement: string, values?: unknown[]) => {
    const client = new pg.Client({ connectionString: settings.databaseUrl });
    await client.connect();
    const { rows } = await client.query(statement, values).finally(() => client.end());
    return rows as Record<string, unknown>[];
  };
  return {
    name: 'PostgreSQL',
    settings,
    async insert(table, rows) {
      const columns = Object.keys(rows[0] ?? {}).join(', ');
      // The name needs its schema, because PostgreSQL has a type named record.
      await ask(
        `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::public.${table}, $1)`,
        [JSON.stringify(rows)],
      );
    },
    ask,
    // As autovacuum would have left tables that grew over years.
    settle: async () => void (await ask('vacuum analyze')),
    async remove() {
      await postgres.stop();
      await rm(settings.dataDir, { recursive: true });
    },
  };
}
