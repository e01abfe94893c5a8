/**
 * How long everybody else waits while one call or job of the staff is at work, in a database of many records: in
 * SQLite, or with `--postgres` in PostgreSQL; `--replays` leaves it at replays and at readers of much. Every 10 ms a look at the health, a look-up and a submission are sent, each when its last one is answered. Beside
 * the waits of the clock stands the longest turn of the server in processor time, which other work on the
 * machine does not prolong.
 */
import { join } from 'node:path';
import { httpLimits } from '../../../server/http/http-server.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { hasPostgres } from '../../parts/database/postgres.ts';
import { tourRow } from '../../parts/records/tour-rows.ts';
import { type RunningServer, startServer } from '../../parts/server/running-server.ts';
import { cookiesOf, PASSWORD } from '../../parts/server/staff.ts';
import type { Figures } from '../parts/transfer.ts';
import { longestTurn, watchTurns } from './longest-turn.ts';
import { callWithCurl, runToEnd } from './staff-call.ts';
import { type Others, probeOthers } from './waiting-others.ts';
import { type BenchDatabase, newPostgres, newSqlite } from './waits/databases.ts';
import { fill, keepOneMonth, WITHOUT_CONTACTS } from './waits/fill.ts';
import { measureReplays } from './waits/replays.ts';
import { measureSilence } from './waits/silence.ts';

/** Records in the database; `--300000` and its like measure one of them alone. */
const SIZES = [10_000, 100_000];
const OPTIONS: Readonly<Record<string, number>> = {
  '--10000': 10_000,
  '--100000': 100_000,
  '--300000': 300_000,
  '--million': 1_000_000,
};
const EMAIL = 'boss@example.com';
/** Milliseconds of probing with no other work. */
const QUIET = 3_000;
/** Milliseconds of a job that takes minutes with many records. */
const LONG_JOB = 20_000;

const clip = (ms: number) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;

export async function measureWaits(): Promise<Figures> {
  watchTurns();
  const isPostgres = process.argv.includes('--postgres');
  if (isPostgres && !hasPostgres) return [['PostgreSQL', 'is not installed here, or may not be started']];
  const figures: Figures = [];
  for (const size of sizesAsked()) {
    const database = await (isPostgres ? newPostgres() : newSqlite());
    try {
      figures.push(...(await measureAt(database, size)));
    } finally {
      await database.remove();
    }
  }
  return figures;
}

function sizesAsked(): number[] {
  const asked = process.argv.flatMap((word) => OPTIONS[word] ?? []);
  return asked.length > 0 ? asked : SIZES;
}

async function measureAt(database: BenchDatabase, size: number): Promise<Figures> {
  const name = `${database.name}, ${size.toLocaleString('en')} records`;
  const { settings } = database;
  // The probes come from many addresses, as visitors do.
  const ours = { ...settings, trustProxy: 1 };
  const figures: Figures = [];
  const note = (what: string, words: string) => {
    figures.push([`${name}: ${what}`, words]);
    process.stderr.write(`${name}: ${what}: ${words}\n`);
  };
  const timed = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now();
    const result = await work();
    note(what, clip(performance.now() - begun));
    return result;
  };
  await timed('filled in', () => fill(database, size, EMAIL));
  const update = `first start after an update that reads the contacts of ${WITHOUT_CONTACTS.toLocaleString('en')}`;
  await (await timed(update, () => startServer(ours))).stop();
  let server = await timed('start', () => startServer(ours));
  try {
    const cookie = await signIn(server);
    const during = async (what: string, work: () => Promise<string>) => {
      await longestTurn(server);
      const others = probeOthers(server, tourRow(size / 2));
      const told = await work();
      const words = wordsOf(await others.end());
      const turn = `longest turn ${clip(await longestTurn(server))}`;
      note(what, `${turn}; ${words}; ${told}`);
    };
    const call = (method: string, path: string, body?: unknown) => () =>
      callWithCurl(server, cookie, method, path, body);
    const last = tourRow(size - 1);
    const erased = Array.from({ length: 500 }, (_, index) => tourRow(size - 2 - index).id);
    await during('nothing else', async () => {
      await new Promise((resolve) => setTimeout(resolve, QUIET));
      return 'the machine as it is';
    });
    await measureReplays(server, cookie, size, during);
    note(
      `${httpLimits.maxConnections.toLocaleString('en')} silent connections`,
      await measureSilence(server),
    );
    if (process.argv.includes('--replays')) return figures;
    await during(
      'search by e-mail',
      call('POST', endpoints.customers, { email: last.replyTo, phone: '', name: '' }),
    );
    await during(
      'search by a common name',
      call('POST', endpoints.customers, { email: '', phone: '', name: last.customer_name }),
    );
    await during('list of all tours', call('GET', endpoints.bookingInfos));
    await during('list, broken off after 0.2 s', () =>
      callWithCurl(server, cookie, 'GET', endpoints.bookingInfos, undefined, 0.2),
    );
    await during('first page of the feed', call('GET', endpoints.changes));
    await during('figures of finance', call('GET', endpoints.financeFigures));
    await during('page figures of a year', call('GET', `${endpoints.figures}?days=365`));
    await during('metrics', call('GET', endpoints.metrics));
    await during('audit log', call('GET', endpoints.audit));
    await during('erasure of 500', call('DELETE', endpoints.customers, { records: erased }));
    const copy = join(settings.dataDir, 'copy');
    await during('backup', () => runToEnd(settings, 'server/commands/backup.mjs', copy));
    await server.stop();
    await keepOneMonth(database, EMAIL);
    server = await startServer(ours);
    await during('removal of expired records', () => retentionOf(server));
    await server.stop();
    server = await startServer({ ...ours, environment: { TIME_ZONE: 'UTC' } });
    await during('sums moved to another zone', () => movingOf(server, database));
  } finally {
    await server.stop();
  }
  return figures;
}

function wordsOf({ longest, asked, unanswered }: Awaited<ReturnType<Others['end']>>): string {
  const each = Object.entries(longest).map(([what, ms]) => `${what} ${clip(ms)}`);
  const failed = unanswered > 0 ? `, ${unanswered} failed` : '';
  return `others wait at most ${clip(Math.max(...Object.values(longest)))} (${each.join(', ')}; ${asked} calls${failed})`;
}

async function signIn(server: RunningServer): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${server.port}${endpoints.login}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  if (response.status !== 200) throw new Error(`Signing in: ${response.status}`);
  return cookiesOf(response);
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

/** Until the log says that it is done, or for a while. */
async function movingOf(server: RunningServer, database: BenchDatabase): Promise<string> {
  const end = performance.now() + LONG_JOB;
  while (!server.output().includes('go by the days of TIME_ZONE') && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const [row] = await database.ask(
    `select count(*) as rest from submission where kind = 'homeBooking'
       and id > (select submission_after from sum_zone)`,
  );
  return `${clip(LONG_JOB - (end - performance.now()))}, ${row?.rest} records left`;
}
