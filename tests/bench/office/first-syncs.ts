/**
 * Devices that read all records for the first time, one alone and ten at once, by the calls that the office makes, with
 * the encodings that a browser takes over https and from its own machine. What counts is the server's processor time.
 * Both are measured by turns. Before each measurement a server starts, and a device of management reads everything once,
 * so that its program is warm and nothing of what operations read is kept. In SQLite, or with `--postgres` in PostgreSQL.
 */
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openStore } from '../../../server/store/core/open.ts';
import { GUESTS_QUERY } from '../../../src/contract/office/guests.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { hasPostgres } from '../../parts/database/postgres.ts';
import { type RunningServer, startServer } from '../../parts/server/running-server.ts';
import { addAccount, cookiesOf, PASSWORD } from '../../parts/server/staff.ts';
import { compare, milliseconds, roundsAsked, seconds } from '../parts/spread.ts';
import type { Figures } from '../parts/transfer.ts';
import { processorTimeOf } from '../server/ingest/servers.ts';
import { longestTurn, watchTurns } from '../server/longest-turn.ts';
import { type BenchDatabase, newPostgres, newSqlite } from '../server/waits/databases.ts';
import { fill } from '../server/waits/fill.ts';

const RECORDS = 100_000;
const AT_ONCE = 10;
/** The goal: ten devices at once cost less than so many alone. */
const GOAL = 2;
const MANAGEMENT = 'boss@example.com';
/** Accept-Encoding as Chromium sends it over https and to its own machine. */
const ENCODINGS = 'gzip, deflate, br, zstd';

/** Cost of a number of first syncs at once. */
interface Cost {
  /** Milliseconds of the server's processor time. */
  processor: number;
  /** Milliseconds until the last device had everything. */
  until: number;
  /** Bytes of all bodies, as sent. */
  bytes: number;
  /** Milliseconds of processor time of the longest turn of the server's event loop. */
  turn: number;
}

export async function measureFirstSyncs(): Promise<Figures> {
  const isPostgres = process.argv.includes('--postgres');
  if (isPostgres && !hasPostgres) return [['PostgreSQL', 'is not installed here, or may not be started']];
  watchTurns();
  const database = await (isPostgres ? newPostgres() : newSqlite());
  try {
    await fill(database, RECORDS, MANAGEMENT);
    const people = await addPeople(database);
    // The first start reads the contacts of the last records.
    await (await startServer(database.settings)).stop();
    const alone: Cost[] = [];
    const together: Cost[] = [];
    for (let run = 0; run < roundsAsked(); run += 1) {
      alone.push(await costOf(database, people.slice(0, 1)));
      together.push(await costOf(database, people));
    }
    return wordsOf(database.name, alone, together);
  } finally {
    await database.remove();
  }
}

function wordsOf(name: string, alone: readonly Cost[], together: readonly Cost[]): Figures {
  const each = (costs: readonly Cost[], what: keyof Cost) => costs.map((cost) => cost[what]);
  const both = (what: keyof Cost) => [each(together, what), each(alone, what)] as const;
  return [
    [
      `${name}: first sync of ${RECORDS.toLocaleString('en')} tour bookings, ${AT_ONCE} devices at once / one alone, processor time of the server (goal: less than ${GOAL})`,
      compare(...both('processor'), seconds),
    ],
    ['  until the last has everything', compare(...both('until'), seconds)],
    ['  bytes of all', compare(...both('bytes'), (bytes) => `${(bytes / 1e6).toFixed(1)} MB`)],
    ["  longest turn of the server's event loop", compare(...both('turn'), milliseconds)],
  ];
}

/** Accounts of operations, one for each device. @returns their e-mail addresses */
async function addPeople({ settings }: BenchDatabase): Promise<string[]> {
  const store = await openStore(settings);
  try {
    const people = Array.from({ length: AT_ONCE }, (_, index) => `device${index}@example.com`);
    for (const email of people) await addAccount({ store }, 'operations', { email });
    return people;
  } finally {
    await store.close();
  }
}

/** First syncs at once, with a server that has just begun. */
async function costOf({ settings }: BenchDatabase, people: readonly string[]): Promise<Cost> {
  const server = await startServer(settings);
  try {
    await syncAll(server, await signIn(server, MANAGEMENT));
    const cookies: string[] = [];
    for (const email of people) cookies.push(await signIn(server, email));
    await longestTurn(server);
    const pid = server.process.pid ?? 0;
    const before = processorTimeOf(pid);
    const begun = performance.now();
    const synced = await Promise.all(cookies.map((cookie) => syncAll(server, cookie)));
    const until = performance.now() - begun;
    const processor = processorTimeOf(pid) - before;
    return {
      processor,
      until,
      bytes: synced.reduce((sum, bytes) => sum + bytes, 0),
      turn: await longestTurn(server),
    };
  } finally {
    await server.stop();
  }
}

async function signIn(server: RunningServer, email: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${server.port}${endpoints.login}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (response.status !== 200) throw new Error(`Signing in: ${response.status}`);
  return cookiesOf(response);
}

/** Page after page, as a device reads them. @returns bytes of all bodies @throws when not every record came */
async function syncAll(server: RunningServer, cookie: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let [bytes, records, since] = [0, 0, ''];
  try {
    for (let more = true; more; ) {
      const query = since && `&since=${encodeURIComponent(since)}`;
      const path = `${endpoints.changes}?${GUESTS_QUERY}${query}`;
      const { headers, body } = await read(server.port, path, cookie, agent);
      bytes += body.length;
      const text = unpack(body, headers['content-encoding']);
      // Without reading the records one by one: the bench shares the machine with the server.
      records += text.split('"kind":"tour"').length - 1;
      const end = /"cursor":"([^"]+)","more":(true|false)/.exec(text);
      if (!end) throw new Error(`No page of the feed: ${text.slice(0, 200)}`);
      since = end[1] ?? '';
      more = end[2] === 'true';
    }
  } finally {
    agent.destroy();
  }
  if (records !== RECORDS) throw new Error(`${records} records came.`);
  return bytes;
}

function read(
  port: number,
  path: string,
  cookie: string,
  agent: Agent,
): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const headers = { Cookie: cookie, Accept: 'application/json', 'Accept-Encoding': ENCODINGS };
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
    });
    request.once('error', reject);
  });
}

function unpack(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
