/** Both databases that the server runs on, each empty, for tests that must hold on either: one in each project. */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { openStore, type StoreListeners, type StoreLists } from '../../../server/store/core/open.ts';
import type { Store } from '../../../server/store/core/store.ts';
import { folderWithTables } from './empty-database.ts';
import { DOOR } from './postgres-of-run.ts';
import { findFullScansOnPostgres, findFullScansOnSqlite, type Recorder } from './query-plans.ts';

export interface TestDatabase {
  store: Store;
  /** Another process on the same database, where there can be one. */
  openAgain: () => Promise<Store>;
  /** Reads with a connection of its own. */
  rows: (sql: string) => Promise<Record<string, unknown>[]>;
  /** Finds the recorded statements that read too much on this database. */
  longWays: (recorder: Recorder) => Promise<string[]>;
  close: () => Promise<void>;
}

/** The environment variable with the name of the database that this project runs on. */
const DATABASE_OF_PROJECT = 'DATABASE_OF_PROJECT';

/** Databases, by name, that this project runs on: all of the given ones, where it does not say. */
export function databasesOfProject<Open>(
  all: readonly (readonly [string, Open])[],
): (readonly [string, Open])[] {
  const wanted = process.env[DATABASE_OF_PROJECT];
  return all.filter(([name]) => !wanted || name === wanted);
}

/** Opens SQLite once: two connections of one process would wait for each other for ever. */
export async function openSqlite(lists?: StoreLists, listeners?: StoreListeners): Promise<TestDatabase> {
  // A test with other kinds needs other tables.
  const dataDir = lists ? await mkdtemp(join(tmpdir(), 'operator-')) : await folderWithTables();
  const store = await openStore({ dataDir, databaseUrl: '' }, lists, undefined, listeners);
  const reader = new Sqlite(join(dataDir, 'operator.db'), { readonly: true });
  return {
    store,
    openAgain: async () => ({ ...store, close: async () => undefined }),
    rows: async (sql) => reader.prepare(sql).all() as Record<string, unknown>[],
    longWays: async (recorder) => findFullScansOnSqlite(reader, recorder),
    async close() {
      reader.close();
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

export interface TestPostgres {
  url: string;
  /** Runs statements past the program; gives the rows of the last. */
  rows: (statements: string) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
}

/**
 * A database of PostgreSQL with its tables: of the run's server where PostgreSQL is installed, else of
 * PostgreSQL compiled to WebAssembly, spoken to over a socket by the driver that the server uses.
 * @param tables false for a database without them
 */
export function startPostgres({ tables = true } = {}): Promise<TestPostgres> {
  const door = process.env[DOOR];
  return door ? createDatabase(door, tables) : startPGlite();
}

async function createDatabase(door: string, tables: boolean): Promise<TestPostgres> {
  const template = new URL(await (await fetch(door)).text());
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const source = tables ? template.pathname.slice(1) : 'template1';
  const url = new URL(name, template).href;
  const inServer = new URL('postgres', template).href;
  await ask(inServer, `create database ${name} template ${source}`);
  return {
    url,
    rows: (statements) => ask(url, statements),
    // Connections of a test that failed may still be open.
    stop: async () => void (await ask(inServer, `drop database ${name} with (force)`)),
  };
}

async function ask(connectionString: string, statements: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const results = await client.query(statements).finally(() => client.end());
  return [results].flat().at(-1)?.rows ?? [];
}

async function startPGlite(): Promise<TestPostgres> {
  const database = await PGlite.create({ loadDataDir: await emptyCluster() });
  const socket = new PGLiteSocketServer({ db: database, port: 0, host: '127.0.0.1', maxConnections: 100 });
  await socket.start();
  return {
    url: `postgres://postgres:postgres@${socket.getServerConn()}/postgres`,
    rows: async (statements) =>
      ((await database.exec(statements)).at(-1)?.rows ?? []) as Record<string, unknown>[],
    async stop() {
      await socket.stop();
      await database.close();
    },
  };
}

/** Files of an empty database cluster: making one takes three times as long as reading it. */
async function emptyCluster(): Promise<Blob> {
  const { version } = JSON.parse(await readFile('node_modules/@electric-sql/pglite/package.json', 'utf8'));
  const folder = 'node_modules/.cache';
  const path = join(folder, `postgres-${version}.tar`);
  const kept = await readFile(path).catch(() => null);
  if (kept) return new Blob([kept]);
  const database = await PGlite.create();
  const files = await database.dumpDataDir('none');
  await database.close();
  await mkdir(folder, { recursive: true });
  // Two test files may do this at once: neither may read half of what the other writes.
  const own = `${path}.${process.pid}`;
  await writeFile(own, new Uint8Array(await files.arrayBuffer()));
  await rename(own, path);
  return files;
}

async function openPostgres(lists?: StoreLists, listeners?: StoreListeners): Promise<TestDatabase> {
  const { url, stop } = await startPostgres();
  const open = () => openStore({ dataDir: '', databaseUrl: url }, lists, undefined, listeners);
  const store = await open();
  const withReader = async <Result>(work: (reader: pg.Client) => Promise<Result>) => {
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    try {
      return await work(reader);
    } finally {
      await reader.end();
    }
  };
  return {
    store,
    // In WebAssembly all connections are one session, which two servers cannot share.
    openAgain: process.env[DOOR] ? open : async () => ({ ...store, close: async () => undefined }),
    rows: (sql) => withReader(async (reader) => (await reader.query(sql)).rows),
    longWays: (recorder) => withReader((reader) => findFullScansOnPostgres(reader, recorder)),
    async close() {
      await store.close();
      await stop();
    },
  };
}

/** The databases of this project of vitest.config.ts: SQLite in the gate, PostgreSQL after it. */
export const databases = databasesOfProject([
  ['SQLite', openSqlite],
  ['PostgreSQL', openPostgres],
]);
