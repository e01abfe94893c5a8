/**
 * One PostgreSQL server for all test files of a run, where it is installed. It is started when the first of
 * them asks for it, with the tables made once: a file gets a copy of them in a few milliseconds.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { openStore } from '../../../server/store/core/open.ts';
import { hasPostgres, type RealPostgres, startRealPostgres } from './postgres.ts';

/** The environment variable with the address at which test files ask for the server. */
export const DOOR = 'POSTGRES_OF_RUN';
/** The database that is copied. */
const TEMPLATE = 'office';

async function start(): Promise<RealPostgres> {
  // No test of this server cuts the power: processes are killed at most.
  const postgres = await startRealPostgres({ fsync: false });
  const client = new pg.Client({ connectionString: postgres.urlOf('postgres') });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await (await openStore({ dataDir: '', databaseUrl: postgres.urlOf(TEMPLATE) })).close();
  return postgres;
}

/** Called by the test runner before the first file. @returns what it calls after the last */
export default async function setup(): Promise<() => Promise<void>> {
  if (!hasPostgres) return async () => undefined;
  let started: Promise<RealPostgres> | undefined;
  const door = createServer(async (_request, answer) => {
    started ??= start();
    const text = await started.then(({ urlOf }) => urlOf(TEMPLATE)).catch(String);
    answer.end(text);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  process.env[DOOR] = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  return async () => {
    door.closeAllConnections();
    await new Promise((resolve) => door.close(resolve));
    await (await started?.catch(() => undefined))?.stop();
  };
}
