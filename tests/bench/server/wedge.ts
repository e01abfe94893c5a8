/**
 * How much strangers can make others carry, within every limit: large requests that are corrected again and again, a
 * backlog of corrections, and texts full of digits. `--requests=50`, `--corrections=3` and `--travelers=100` make it
 * smaller.
 */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { tourRow } from '../../parts/records/tour-rows.ts';
import { type RunningServer, startServer } from '../../parts/server/running-server.ts';
import type { Figures } from '../parts/transfer.ts';
import { seedAccount } from './seed-account.ts';
import { probeOthers } from './waiting-others.ts';
import { type AnswerSize, read, readFeed, replay, signIn } from './wedge/calls.ts';
import { correctionOf, digitsFlight, entryOf, largeFlight } from './wedge/entries.ts';
import { processorSeconds, watchMemory } from './wedge/running-process.ts';

const EMAIL = 'boss@example.com';
/** Corrections of a small request in one call of replay. */
const REPLAYED = 150;
/** Travellers in the request full of digits: about 57 KB as it is sent compressed. */
const DIGITS_TRAVELERS = 500;

function option(name: string, otherwise: number): number {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`));
  return given ? Number(given.split('=')[1]) : otherwise;
}

export async function measureWedge(): Promise<Figures> {
  const figures: Figures = [];
  const note = (what: string, words: string) => {
    figures.push([what, words]);
    process.stderr.write(`${what}: ${words}\n`);
  };
  const server = await startServer({ trustProxy: 1 });
  try {
    await seedAccount(server.dataDir, 'management', EMAIL);
    const cookie = await signIn(server, EMAIL);
    const contacts = await measureDigits(server);
    note('rows of contacts that a request full of digits makes', contacts);
    const beside = async (what: string, work: () => Promise<string>) => {
      const others = probeOthers(server, tourRow(0));
      const memory = watchMemory(server);
      const before = processorSeconds(server);
      const words = await work();
      const spent = (processorSeconds(server) - before).toFixed(2);
      const grown = memory().toFixed(0);
      const { health = 0, submission = 0 } = (await others.end()).longest;
      const waited = Math.max(health, submission).toFixed(0);
      note(what, `${words}; ${spent} s of processor, memory +${grown} MB, others wait at most ${waited} ms`);
    };
    await beside(`replay of ${REPLAYED} corrections`, () => replayCorrections(server));
    const [requests, corrections] = [option('requests', 500), option('corrections', 10)];
    const travelers = option('travelers', 300);
    const size = `${requests} requests of ${travelers} travellers, ${corrections} times corrected`;
    await beside(`${size}: sent`, () => fill(server, requests, corrections, travelers));
    await beside('the whole feed', async () => {
      const { pages, records } = await readFeed(server, cookie);
      return `${records} records in ${pages.length} pages; ${wordsOf(pages)}`;
    });
    await beside('the list of flight requests', async () =>
      wordsOf([await read(server, cookie, endpoints.flightRequests)]),
    );
    await beside("the customers' search", async () =>
      wordsOf([
        await read(server, cookie, endpoints.customers, { email: '', phone: '', name: 'Søren Łukasz' }),
      ]),
    );
  } finally {
    await server.stop();
  }
  return figures;
}

function wordsOf(answers: readonly AnswerSize[]): string {
  const statuses = [...new Set(answers.map(({ status }) => status))].join(', ');
  const largest = Math.max(...answers.map(({ size }) => size));
  const seconds = answers.reduce((sum, one) => sum + one.seconds, 0);
  return `status ${statuses}, largest answer ${largest.toFixed(2)} MB, ${seconds.toFixed(1)} s`;
}

async function measureDigits(server: RunningServer): Promise<string> {
  const entry = entryOf(digitsFlight(DIGITS_TRAVELERS));
  const [status] = await replay(server, [entry]);
  const database = new Sqlite(join(server.dataDir, 'operator.db'), { readonly: true });
  try {
    const counted = database
      .prepare('select what, count(*) as rows from contact where record_id = ? group by what')
      .all(entry.id) as { what: string; rows: number }[];
    return `status ${status}; ${counted.map(({ what, rows }) => `${rows} of ${what}`).join(', ')}`;
  } finally {
    database.close();
  }
}

/** One small request, and all of its corrections in one call. */
async function replayCorrections(server: RunningServer): Promise<string> {
  const first = entryOf(largeFlight(1, 0, 0));
  await replay(server, [first]);
  const chain: ReturnType<typeof correctionOf>[] = [];
  for (let round = 1; round <= REPLAYED; round += 1) {
    chain.push(correctionOf(first, largeFlight(1, round, 0), chain.slice(-10)));
  }
  return countsOf(await replay(server, chain));
}

async function fill(
  server: RunningServer,
  requests: number,
  corrections: number,
  travelers: number,
): Promise<string> {
  const statuses: number[] = [];
  const times: number[] = [];
  for (let number = 0; number < requests; number += 1) {
    const first = entryOf(largeFlight(travelers, 0, number));
    const chain: ReturnType<typeof correctionOf>[] = [];
    statuses.push(...(await replay(server, [first])));
    for (let round = 1; round <= corrections; round += 1) {
      const correction = correctionOf(first, largeFlight(travelers, round, number), chain);
      chain.push(correction);
      const begun = performance.now();
      statuses.push(...(await replay(server, [correction])));
      times[round] = Math.max(times[round] ?? 0, performance.now() - begun);
    }
  }
  const slowest = `slowest first correction ${times[1]?.toFixed(0)} ms, last ${times.at(-1)?.toFixed(0)} ms`;
  return `${countsOf(statuses)}; ${slowest}`;
}

function countsOf(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} answered ${status}`).join(', ');
}
