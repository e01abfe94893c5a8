/**
 * `npm run cluster`: PostgreSQL, three servers and a proxy on this machine. Requests are sent through the proxy
 * while one server is killed, and counted. Then it stays open until Ctrl+C; `--once` ends it instead.
 */
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { v7 } from 'uuid';
import { ensureReady } from '../../server/commands/prepare.mjs';
import { keyFilePath } from '../../server/security/sealing-key-file.ts';
import { endpoints } from '../../src/contract/protocol/endpoints.ts';
import { hasPostgres, startRealPostgres } from '../parts/database/postgres.ts';
import { booking } from '../parts/records/sample-booking.ts';
import { freePort, type RunningServer, startServer } from '../parts/server/running-server.ts';
import { openProxy } from './proxy.ts';

const REQUESTS = 300;
/** Sent at the same time. */
const SENDERS = 8;
/** Milliseconds until a sender tries again. */
const PAUSE = 250;

const say = (line: string) => process.stdout.write(`${line}\n`);
const once = process.argv.includes('--once');
const ending: (() => Promise<unknown>)[] = [];

/** Sends until it is acknowledged, as a device does. @returns how often it was sent */
async function deliver(origin: string, id: string): Promise<number> {
  for (let times = 1; ; times += 1) {
    const answer = await fetch(origin + endpoints.companyPackage, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify(booking),
    }).catch(() => null);
    if (answer?.ok) return times;
    await answer?.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

async function begin(): Promise<{ origin: string; servers: RunningServer[]; databaseUrl: string }> {
  await ensureReady();
  const postgres = await startRealPostgres({ fsync: true });
  ending.push(postgres.stop);
  const databaseUrl = postgres.urlOf('postgres');
  say(`PostgreSQL is open at ${databaseUrl}`);
  const port = Number(process.env.PORT) || (await freePort());
  const origin = `http://localhost:${port}`;
  const servers: RunningServer[] = [];
  for (const number of [1, 2, 3]) {
    const dataDir = await mkdtemp(join(tmpdir(), 'cluster-'));
    ending.push(() => rm(dataDir, { recursive: true }));
    // The keys are made by the first; the others get a copy.
    const [first] = servers;
    if (first) {
      await mkdir(dirname(keyFilePath(dataDir)), { recursive: true });
      await copyFile(keyFilePath(first.dataDir), keyFilePath(dataDir));
    }
    const server = await startServer({ dataDir, origin, databaseUrl, trustProxy: 1 });
    ending.push(server.stop);
    servers.push(server);
    say(`Server ${number} listens on port ${server.port}, process ${server.process.pid}`);
    const told = /^First account: .*$/m.exec(server.output());
    if (told) say(told[0]);
  }
  const proxy = await openProxy(
    port,
    servers.map((server) => server.port),
  );
  ending.push(proxy.close);
  say(`The proxy is open at ${origin}`);
  return { origin, servers, databaseUrl };
}

/** @returns true when every acknowledged request is there, once, at a place of its own */
async function tryIt(origin: string, servers: RunningServer[], databaseUrl: string): Promise<boolean> {
  const ids = Array.from({ length: REQUESTS }, () => v7());
  const waiting = [...ids];
  let [sent, repeated] = [0, 0];
  const sender = async () => {
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      repeated += (await deliver(origin, id)) - 1;
      sent += 1;
      if (sent !== REQUESTS / 3) continue;
      say(`${sent} of ${REQUESTS} requests are acknowledged; server 2 is killed now`);
      await servers[1]?.kill();
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select count(*)::int as held, count(distinct submission.feed_place)::int as places,
      (select seq from feed) as seq
    from submission join package_booking using (id) where id = any($1)`,
    [ids],
  );
  await client.end();
  const [{ held, places, seq }] = rows;
  say(
    `${sent} acknowledged, ${repeated} sent again; the database holds ${held}, at ${places} places up to ${seq}`,
  );
  return held === REQUESTS && places === REQUESTS && Number(seq) === REQUESTS;
}

async function end(status: number): Promise<never> {
  for (const stop of ending.toReversed()) await stop().catch((error: unknown) => say(String(error)));
  process.exit(status);
}

if (!hasPostgres) {
  say('PostgreSQL is not installed. On Debian: apt-get install postgresql');
  process.exit(1);
}
process.once('SIGINT', () => void end(0));
process.once('SIGTERM', () => void end(0));
try {
  const { origin, servers, databaseUrl } = await begin();
  const whole = await tryIt(origin, servers, databaseUrl);
  say(whole ? 'Nothing was lost, and nothing is there twice.' : 'SOMETHING IS WRONG: see the line above.');
  if (once || !whole) await end(whole ? 0 : 1);
  say(`The other two go on serving ${origin}. Ctrl+C ends everything and deletes it.`);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  await end(1);
}
