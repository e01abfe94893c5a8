/**
 * How fast submissions are taken and pages are given, beside what a good engineer would have written with
 * Fastify, a raw loop on the same tables, and nginx. All are measured in turns, several rounds of them.
 * INGEST_ROUNDS and INGEST_SECONDS (of one measurement) make it shorter or longer, INGEST_ONLY names its parts,
 * INGEST_SERVER another built server, INGEST_NODE_FLAGS flags of Node for it, such as --cpu-prof.
 */

import type { Figures } from '../parts/transfer.ts';
import type { LoadResult } from './ingest/load.ts';
import type { Asked } from './ingest/requests.ts';
import {
  type Contender,
  loadOn,
  openFastify,
  openNginx,
  openOurs,
  PAGE,
  runRawLoop,
} from './ingest/servers.ts';

const ROUNDS = Number(process.env.INGEST_ROUNDS || 7);
const MILLISECONDS = Number(process.env.INGEST_SECONDS || 1.5) * 1_000;
const BATCH = 50;
const ONLY = process.env.INGEST_ONLY?.split(',');

/** With the server's processor time for one answer, in microseconds: others on the machine change it least. */
interface Measured extends LoadResult {
  processor: number;
}

/** One measurement of one contender. */
interface Turn {
  part: string;
  who: string;
  measure: () => Promise<Measured>;
}

export async function measureIngest(): Promise<Figures> {
  const ours = await openOurs();
  const fastify = await openFastify();
  const nginx = await openNginx();
  const all = [ours, fastify, nginx].filter((one) => one !== null);
  try {
    const turns = (await turnsOf(ours, fastify, nginx)).filter(
      ({ part }) => !ONLY || ONLY.some((name) => part.startsWith(name)),
    );
    const results = new Map<Turn, Measured[]>(turns.map((turn) => [turn, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const turn of turns) results.get(turn)?.push(await turn.measure());
    }
    const figures: Figures = [...results].map(([turn, rounds]) => [
      `${turn.part}, ${turn.who}`,
      inWords(rounds),
    ]);
    figures.push(...ratios([...results]));
    if (!nginx) figures.push(['nginx', 'is not installed here']);
    return figures;
  } finally {
    for (const one of all) await one.stop();
  }
}

async function turnsOf(ours: Contender, fastify: Contender, nginx: Contender | null): Promise<Turn[]> {
  const turn = (part: string, one: Contender, asked: Asked, connections: number, share = 1): Turn => ({
    part,
    who: one.name,
    async measure() {
      const before = one.processorTime();
      const result = await loadOn({ port: one.port, asked, connections, milliseconds: MILLISECONDS * share });
      return { ...result, processor: ((one.processorTime() - before) / result.answers) * 1_000 };
    },
  });
  const single = (part: string, connections: number, share?: number) => [
    turn(part, ours, { what: 'single', path: '/api/companypackage' }, connections, share),
    turn(part, fastify, { what: 'single', path: '/bookings' }, connections, share),
  ];
  const batch: Asked = { what: 'batch', path: '/api/replay', size: BATCH };
  const pages = [
    [ours, PAGE],
    [fastify, `${PAGE}.html`],
    ...(nginx ? [[nginx, PAGE] as const] : []),
  ] as const;
  const tags = await Promise.all(pages.map(([one, path]) => tagOf(one, path)));
  return [
    ...single('one call at 1 connection', 1),
    ...single('one call at 64 connections', 64),
    turn('batches of 50', ours, batch, 4),
    { part: 'batches of 50', who: 'raw loop', measure: rawLoop },
    ...pages.map(([one, path]) => turn('page', one, { what: 'page', path }, 16)),
    ...pages.map(([one, path], at) =>
      turn('unchanged page', one, { what: 'page', path, tag: tags[at] ?? '' }, 16),
    ),
    ...single('64 new connections', 64, 0.4),
  ];
}

async function rawLoop(): Promise<Measured> {
  const perSecond = (await runRawLoop(MILLISECONDS)) / BATCH;
  const none = {
    p50: 0,
    p99: 0,
    firstMedian: 0,
    firstLongest: 0,
    fewest: 0,
    most: 0,
    bytes: 0,
    answers: 0,
    processor: Number.NaN,
  };
  return { perSecond, ...none, statuses: {} };
}

async function tagOf({ port }: Contender, path: string): Promise<string> {
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'Accept-Encoding': 'br' },
  });
  return headers.get('ETag') ?? '';
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function inWords(rounds: Measured[]): string {
  const of = (name: keyof Measured) => rounds.map((one) => one[name] as number);
  const speeds = of('perSecond');
  const whole = (value: number) => Math.round(value).toLocaleString('en');
  const span = `${whole(Math.min(...speeds))} to ${whole(Math.max(...speeds))}`;
  const time = (name: keyof Measured) => median(of(name)).toFixed(2);
  const statuses = Object.keys(Object.assign({}, ...rounds.map((one) => one.statuses))).join(' ');
  return [
    `${whole(median(speeds))}/s (${span})`,
    `${whole(median(of('processor')))} µs of processor`,
    `p50 ${time('p50')} p99 ${time('p99')} ms`,
    `first answer ${time('firstMedian')}, longest ${time('firstLongest')} ms`,
    `${whole(median(of('fewest')))} to ${whole(median(of('most')))} each`,
    `${median(of('bytes'))} B`,
    statuses,
  ].join('; ');
}

/** Ours compared with each other contender of the same part, by the medians of the rounds. */
function ratios(results: [Turn, Measured[]][]): Figures {
  const speedOf = (rounds: Measured[]) => median(rounds.map(({ perSecond }) => perSecond));
  return results
    .filter(([{ who }]) => who !== 'ours')
    .map(([{ part, who }, rounds]) => {
      const own = results.find(([turn]) => turn.part === part && turn.who === 'ours')?.[1] ?? [];
      return [`${part}: ours / ${who}`, (speedOf(own) / speedOf(rounds)).toFixed(2)];
    });
}
