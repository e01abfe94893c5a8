/** A database that faults happen to: the settings that lead a server to it, its rows, its own check. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { startRealPostgres } from '../parts/database/postgres.ts';
import type { ServerOptions } from '../parts/server/running-server.ts';
import type { DatabaseName } from './options.ts';

/** A booking that the office holds. */
export interface Row {
  id: string;
  name: string;
}

export interface FaultyDatabase {
  name: DatabaseName;
  settings: Required<Pick<ServerOptions, 'dataDir'>> & Pick<ServerOptions, 'databaseUrl'>;
  /** Bookings that stand both in the ledger and in their own table: the two are never apart. */
  rows: () => Promise<Row[]>;
  /** The database's own check of all its pages and indexes. */
  isSound: () => Promise<boolean>;
  /** Ends and starts the database itself, where it is a process. */
  crash: (() => Promise<void>) | null;
  /** Ends what uses its folder. */
  end: () => Promise<void>;
  /** Opens again what `end` ended. */
  start: () => Promise<void>;
  /** Ends and removes it. */
  close: () => Promise<void>;
}

const ROWS = `
  select coalesce(s.id, b.id) as id, coalesce(b.full_name, '') as name
  from submission s full join package_booking b on b.id = s.id
`;

/** Exit code of pg_amcheck when it could look and found damage. */
const DAMAGED = 2;

/** @param parent folder in which it gets folders of its own */
export const openDatabase = (name: DatabaseName, parent: string = tmpdir()): Promise<FaultyDatabase> =>
  name === 'sqlite' ? openFile(parent) : openPostgres(parent);

async function openFile(parent: string): Promise<FaultyDatabase> {
  const dataDir = await mkdtemp(join(parent, 'operator-'));
  const read = <Result>(work: (database: Sqlite.Database) => Result): Result => {
    const database = new Sqlite(join(dataDir, 'operator.db'), { readonly: true });
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  return {
    name: 'sqlite',
    settings: { dataDir },
    rows: async () => read((database) => database.prepare(ROWS).all() as Row[]),
    isSound: async () =>
      read(
        (database) =>
          database.pragma('integrity_check', { simple: true }) === 'ok' &&
          (database.pragma('foreign_key_check') as unknown[]).length === 0,
      ),
    crash: null,
    end: async () => undefined,
    start: async () => undefined,
    close: () => rm(dataDir, { recursive: true }),
  };
}

async function openPostgres(parent: string): Promise<FaultyDatabase> {
  const dataDir = await mkdtemp(join(parent, 'operator-'));
  const postgres = await startRealPostgres({ fsync: true, parent });
  const databaseUrl = postgres.urlOf('postgres');
  /** A connection of its own each time: the database may have been away in between. */
  async function read(): Promise<Row[]> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(ROWS)).rows;
    } finally {
      await client.end();
    }
  }
  return {
    name: 'postgres',
    settings: { dataDir, databaseUrl },
    rows: read,
    async isSound() {
      const { hostname, port } = new URL(databaseUrl);
      const where = [`--host=${hostname}`, `--port=${port}`, '--username=postgres', '--install-missing'];
      return postgres.run('pg_amcheck', ...where, '--heapallindexed', 'postgres').then(
        () => true,
        (error: { code?: unknown }) => {
          if (error.code === DAMAGED) return false;
          throw error;
        },
      );
    },
    async crash() {
      await postgres.end();
      await postgres.start();
    },
    end: () => postgres.end(),
    start: () => postgres.start(),
    async close() {
      await postgres.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
