/** Both databases that the server runs on, each empty, for tests that must hold on either. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openStore, type StoreLists } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';

export interface TestDatabase {
  store: Store;
  /** Another process on the same database, where there can be one. */
  openAgain: () => Promise<Store>;
  close: () => Promise<void>;
}

/** Its file belongs to one process: two connections of one process would wait for each other for ever. */
async function openSqlite(lists?: StoreLists): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
  const store = await openStore({ dataDir, databaseUrl: '' }, lists);
  return {
    store,
    openAgain: async () => ({ ...store, close: async () => undefined }),
    async close() {
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** PostgreSQL itself, compiled to WebAssembly, spoken to over a socket by the driver that the server uses. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const database = await PGlite.create();
  const socket = new PGLiteSocketServer({ db: database, port: 0, host: '127.0.0.1', maxConnections: 20 });
  await socket.start();
  return {
    url: `postgres://postgres:postgres@${socket.getServerConn()}/postgres`,
    async stop() {
      await socket.stop();
      await database.close();
    },
  };
}

async function openPostgres(lists?: StoreLists): Promise<TestDatabase> {
  const { url, stop } = await startPostgres();
  const openAgain = () => openStore({ dataDir: '', databaseUrl: url }, lists);
  const store = await openAgain();
  return {
    store,
    openAgain,
    async close() {
      await store.close();
      await stop();
    },
  };
}

export const databases = [
  ['SQLite', openSqlite],
  ['PostgreSQL', openPostgres],
] as const;
