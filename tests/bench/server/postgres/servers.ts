/** The servers of the postgres bench, all on one PostgreSQL server and on whichever core is free. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { RealPostgres } from '../../../parts/database/postgres.ts';
import { freePort } from '../../../parts/server/running-server.ts';
import { type Contender, newFolder, openServer, processorTimeOf } from '../ingest/servers.ts';

/** One server, or several on one database. */
export interface OnPostgres {
  name: string;
  databaseUrl: string;
  nodes: Contender[];
}

export async function openOurs(postgres: RealPostgres, name: string, count: number): Promise<OnPostgres> {
  const databaseUrl = await createDatabase(postgres, `ours_${count}`);
  const nodes: Contender[] = [];
  // The first makes the tables.
  for (let node = 0; node < count; node += 1) nodes.push(await openNode(databaseUrl));
  return { name, databaseUrl, nodes };
}

/** As `npm start` runs it, behind a proxy: what the load names as its address counts. */
async function openNode(databaseUrl: string): Promise<Contender> {
  const port = await freePort();
  const dataDir = newFolder();
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '1',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  };
  // An earlier build may be measured in its place.
  const program = process.env.POSTGRES_SERVER || 'dist/server/main.js';
  const flags = (process.env.POSTGRES_NODE_FLAGS ?? '').split(' ').filter(Boolean);
  return openServer('ours', port, dataDir, process.execPath, [...flags, program], environment, null);
}

export async function openPeer(postgres: RealPostgres): Promise<OnPostgres> {
  const databaseUrl = await createDatabase(postgres, 'peer');
  const port = await freePort();
  const args = ['--import', 'tsx', 'tests/bench/server/postgres/peer.ts', databaseUrl, String(port)];
  const environment = { ...process.env, NODE_ENV: 'production' };
  const node = await openServer('Fastify', port, newFolder(), process.execPath, args, environment, null);
  return { name: 'Fastify', databaseUrl, nodes: [node] };
}

async function createDatabase(postgres: RealPostgres, name: string): Promise<string> {
  await ask(postgres.urlOf('postgres'), `create database ${name}`);
  return postgres.urlOf(name);
}

/** @returns the rows of the last statement */
export async function ask(databaseUrl: string, statements: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const results = await client.query(statements).finally(() => client.end());
  return [results].flat().at(-1)?.rows ?? [];
}

/** Milliseconds of processor time of PostgreSQL and all its processes; NaN where the system does not tell. */
export function processorTimeOfPostgres({ folder }: RealPostgres): number {
  try {
    const [first = ''] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
    const own = readdirSync('/proc').filter((pid) => pid === first || parentOf(pid) === first);
    return own.reduce((sum, pid) => sum + (processorTimeOf(Number(pid)) || 0), 0);
  } catch {
    return Number.NaN;
  }
}

function parentOf(pid: string): string | undefined {
  if (!/^\d+$/.test(pid)) return undefined;
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1];
  } catch {
    return undefined;
  }
}
