/**
 * How long everybody else waits while one call or job of the staff is at work, in a database of many records.
 * Every 10 ms a look at the health, a look-up and a submission are sent, each when its last one is answered. Beside
 * the waits of the clock stands the longest turn of the server in processor time, which other work on the
 * machine does not prolong.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Sqlite from 'better-sqlite3';
import { openStore } from '../../server/store/open.ts';
import { calls } from '../../src/contract/calls.ts';
import { type RunningServer, startServer } from '../parts/running-server.ts';
import { SEEDED_PASSWORD, seedAccount, seedTours } from '../parts/seed-tours.ts';
import { tourRow } from '../parts/tour-rows.ts';
import { callWithCurl, runToEnd } from './staff-call.ts';
import type { Figures } from './transfer.ts';
import { type Others, probeOthers } from './waiting-others.ts';

/** Records in the database; `--million` and `--10000` measure one of them alone. */
const SIZES = [10_000, 100_000];
const OPTIONS: Readonly<Record<string, number>> = {
  '--10000': 10_000,
  '--100000': 100_000,
  '--million': 1_000_000,
};
const EMAIL = 'boss@example.com';
/** Milliseconds of probing with no other work. */
const QUIET = 3_000;

const TURNS = join(tmpdir(), `longest-turn.${process.pid}`);

const clip = (ms: number) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;

export async function measureWaits(): Promise<Figures> {
  // The probes come from many addresses, as visitors do.
  process.env.TRUST_PROXY = '1';
  process.env.TURN_WATCH_FILE = TURNS;
  process.env.NODE_OPTIONS = `--import ${pathToFileURL(join(import.meta.dirname, 'turn-watch.mjs')).href}`;
  const sizes = sizesAsked();
  const figures: Figures = [];
  for (const size of sizes) figures.push(...(await measureAt(size)));
  return figures;
}

function sizesAsked(): number[] {
  const asked = process.argv.flatMap((word) => OPTIONS[word] ?? []);
  return asked.length > 0 ? asked : SIZES;
}

async function measureAt(size: number): Promise<Figures> {
  const name = size.toLocaleString('en');
  const figures: Figures = [];
  const dataDir = await seed(size);
  let begun = performance.now();
  let server = await startServer({ dataDir });
  figures.push([`${name} records: first start after the update`, clip(performance.now() - begun)]);
  await server.stop();
  begun = performance.now();
  server = await startServer({ dataDir });
  figures.push([`${name} records: start`, clip(performance.now() - begun)]);
  try {
    const cookie = await signIn(server);
    const during = async (what: string, work: () => Promise<string>) => {
      await longestTurn(server);
      const others = probeOthers(server, tourRow(size / 2));
      const told = await work();
      const words = wordsOf(await others.end());
      const turn = `longest turn ${clip(await longestTurn(server))}`;
      figures.push([`${name} records: ${what}`, `${turn}; ${words}; ${told}`]);
      process.stderr.write(`${figures.at(-1)?.join(': ')}\n`);
    };
    const call = (method: string, path: string, body?: unknown) => () =>
      callWithCurl(server, cookie, method, path, body);
    const last = tourRow(size - 1);
    const erased = Array.from({ length: 500 }, (_, index) => tourRow(size - 2 - index).id);
    await during('nothing else', async () => {
      await new Promise((resolve) => setTimeout(resolve, QUIET));
      return 'the machine as it is';
    });
    await during(
      'search by e-mail',
      call('POST', calls.customers, { email: last.replyTo, phone: '', name: '' }),
    );
    await during(
      'search by a common name',
      call('POST', calls.customers, { email: '', phone: '', name: last.customer_name }),
    );
    await during('list of all tours', call('GET', calls.bookingInfos));
    await during('list, broken off after 0.2 s', () =>
      callWithCurl(server, cookie, 'GET', calls.bookingInfos, undefined, 0.2),
    );
    await during('first page of the feed', call('GET', calls.changes));
    await during('figures of finance', call('GET', calls.financeFigures));
    await during('page figures of a year', call('GET', `${calls.figures}?days=365`));
    await during('metrics', call('GET', calls.metrics));
    await during('audit log', call('GET', calls.audit));
    await during('erasure of 500', call('DELETE', calls.customers, { records: erased }));
    const copy = join(dataDir, 'copy.db');
    await during('backup', () => runToEnd(dataDir, 'server/commands/backup.mjs', copy));
    await server.stop();
    keepOneMonth(dataDir);
    server = await startServer({ dataDir });
    await during('removal of expired records', () => retentionOf(server));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
  return figures;
}

/** Milliseconds of processor time since it was last asked; see `turn-watch.mjs`. */
async function longestTurn({ process: server }: RunningServer): Promise<number> {
  rmSync(TURNS, { force: true });
  server.kill('SIGUSR2');
  while (!existsSync(TURNS)) await new Promise((resolve) => setTimeout(resolve, 5));
  return Number(readFileSync(TURNS, 'utf8'));
}

function wordsOf({ longest, asked, unanswered }: Awaited<ReturnType<Others['end']>>): string {
  const each = Object.entries(longest).map(([what, ms]) => `${what} ${clip(ms)}`);
  const failed = unanswered > 0 ? `, ${unanswered} failed` : '';
  return `others wait at most ${clip(Math.max(...Object.values(longest)))} (${each.join(', ')}; ${asked} calls${failed})`;
}

/** A database as the version before the last left it: its contacts are written at the first start. */
async function seed(size: number): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waits-'));
  await (await openStore({ dataDir, databaseUrl: '' })).close();
  seedTours(dataDir, size);
  await seedAccount(dataDir, 'management', EMAIL);
  const database = new Sqlite(join(dataDir, 'operator.db'));
  const isIndexed = database.prepare(`select 1 from sqlite_master where name = 'job_progress'`).get();
  if (isIndexed) database.prepare(`insert into job_progress values ('contacts', '')`).run();
  database.close();
  return dataDir;
}

async function signIn(server: RunningServer): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${server.port}${calls.login}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: SEEDED_PASSWORD }),
  });
  if (response.status !== 200) throw new Error(`Signing in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** As if management had said so yesterday, and the server had run every day. */
function keepOneMonth(dataDir: string): void {
  const database = new Sqlite(join(dataDir, 'operator.db'));
  const at = new Date().toISOString();
  database.prepare('insert into retention values (?, ?, ?, ?)').run('tour', 1, at, EMAIL);
  database
    .prepare(
      'insert into retention_run (id, known_at, rest) values (1, ?, ?) on conflict (id) do update set known_at = excluded.known_at, ran_at = null',
    )
    .run(at, '[]');
  const isRemembered = database.prepare(`select 1 from sqlite_master where name = 'job_progress'`).get();
  if (isRemembered) database.prepare(`delete from job_progress where job = 'retention'`).run();
  database.close();
}

/** Until the log says that the run is over. */
async function retentionOf(server: RunningServer): Promise<string> {
  const begun = performance.now();
  while (!/Removed expired data|could not be removed/.test(server.output())) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const removed = /"removed":\{[^}]*\}/.exec(server.output())?.[0] ?? 'nothing';
  return `${clip(performance.now() - begun)}, ${removed}`;
}
