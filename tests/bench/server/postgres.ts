/**
 * How fast submissions are taken on PostgreSQL, beside what a good engineer would have written with Fastify and the
 * same driver, on the same PostgreSQL server (fsync on); three servers of ours beside one; what a run leaves
 * behind in the tables that every submission changes; and how soon another server's streams tell of a commit.
 * All are measured in turns. POSTGRES_ROUNDS and POSTGRES_SECONDS (of one measurement) make it shorter or
 * longer, POSTGRES_ONLY names its parts, POSTGRES_SERVER another built server, POSTGRES_NODE_FLAGS flags of Node
 * for it, such as --cpu-prof.
 */
import { hasPostgres, type RealPostgres, startRealPostgres } from '../../parts/database/postgres.ts';
import type { Figures } from '../parts/transfer.ts';
import type { Asked } from './ingest/requests.ts';
import { loadOn } from './ingest/servers.ts';
import { measureNews } from './postgres/news.ts';
import { ask, type OnPostgres, openOurs, openPeer, processorTimeOfPostgres } from './postgres/servers.ts';

const ROUNDS = Number(process.env.POSTGRES_ROUNDS || 5);
const MILLISECONDS = Number(process.env.POSTGRES_SECONDS || 1.5) * 1_000;
const ONLY = process.env.POSTGRES_ONLY?.split(',');
const BATCH = 50;
/** Times as long as a measurement that each server works before the first: code that is new to Node is slow. */
const WARM = 3;
/** Commits of which the news is timed. */
const NEWS = 100;
const BUSY = ['feed', 'daily_sum', 'record', 'submission', 'contact', 'package_booking'];

/** One measurement of one contender. Processor time in microseconds for one entry. */
interface Measured {
  /** Entries. */
  perSecond: number;
  p50: number;
  p99: number;
  servers: number;
  postgres: number;
  statuses: Record<string, number>;
}

interface Turn {
  part: string;
  who: OnPostgres;
  measure: () => Promise<Measured>;
}

export async function measurePostgres(): Promise<Figures> {
  if (!hasPostgres) return [['PostgreSQL', 'is not installed here, or may not be started']];
  const postgres = await startRealPostgres({ fsync: true });
  const open: OnPostgres[] = [];
  try {
    for (const [name, count] of [
      ['one server', 1],
      ['three servers', 3],
    ] as const) {
      open.push(await openOurs(postgres, name, count));
    }
    open.push(await openPeer(postgres));
    return await measureAll(postgres, open as [OnPostgres, OnPostgres, OnPostgres]);
  } finally {
    for (const { nodes } of open) await Promise.all(nodes.map((node) => node.stop()));
    await postgres.stop();
  }
}

async function measureAll(
  postgres: RealPostgres,
  [one, three, peer]: [OnPostgres, OnPostgres, OnPostgres],
): Promise<Figures> {
  const ours: Asked = { what: 'single', path: '/api/companypackage' };
  const batch = (path: string): Asked => ({ what: 'batch', path, size: BATCH });
  const turn = (part: string, who: OnPostgres, asked: Asked, connections: number): Turn => ({
    part,
    who,
    measure: () => measureLoad(postgres, who, asked, connections),
  });
  const single = (who: OnPostgres): Asked => (who === peer ? { what: 'single', path: '/bookings' } : ours);
  for (const who of [one, three, peer]) {
    await measureLoad(postgres, who, single(who), 64, WARM * who.nodes.length);
  }
  const turns = [
    ...[1, 64].flatMap((connections) => {
      const part = `one call at ${connections} connection${connections > 1 ? 's' : ''}`;
      return [
        ...[one, peer].map((who) => turn(part, who, single(who), connections)),
        ...(connections > 1 ? [turn(part, three, ours, connections)] : []),
      ];
    }),
    turn('batches of 50', one, batch('/api/replay'), 4),
    turn('batches of 50', peer, batch('/backlog'), 4),
    turn('batches of 50', three, batch('/api/replay'), 4),
  ].filter(({ part }) => !ONLY || ONLY.some((name) => part.startsWith(name)));
  const results = new Map<Turn, Measured[]>(turns.map((each) => [each, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of turns) results.get(each)?.push(await each.measure());
  }
  const figures: Figures = [...results].map(([{ part, who }, rounds]) => [
    `${part}, ${who.name}`,
    inWords(rounds),
  ]);
  figures.push(...ratios([...results], one));
  figures.push(...(await leftBehind(one)), ...(await leftBehind(three)));
  if (!ONLY || ONLY.includes('news')) figures.push(['from a call to news elsewhere', await newsOf(three)]);
  return figures;
}

async function measureLoad(
  postgres: RealPostgres,
  { nodes }: OnPostgres,
  asked: Asked,
  connections: number,
  times = 1,
): Promise<Measured> {
  const processorTime = () => nodes.reduce((sum, node) => sum + node.processorTime(), 0);
  const before = [processorTime(), processorTimeOfPostgres(postgres)] as const;
  const milliseconds = MILLISECONDS * times;
  const load = { port: nodes.map(({ port }) => port), asked, connections, milliseconds };
  const { perSecond, p50, p99, answers, statuses } = await loadOn(load, null);
  const size = asked.what === 'batch' ? asked.size : 1;
  const each = (milliseconds: number) => (milliseconds / answers / size) * 1_000;
  return {
    perSecond: perSecond * size,
    p50,
    p99,
    servers: each(processorTime() - before[0]),
    postgres: each(processorTimeOfPostgres(postgres) - before[1]),
    statuses,
  };
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function inWords(rounds: Measured[]): string {
  const of = (name: Exclude<keyof Measured, 'statuses'>) => median(rounds.map((one) => one[name]));
  const speeds = rounds.map(({ perSecond }) => perSecond);
  const statuses = Object.keys(Object.assign({}, ...rounds.map((one) => one.statuses))).join(' ');
  return [
    `${whole(of('perSecond'))} entries/s (${whole(Math.min(...speeds))} to ${whole(Math.max(...speeds))})`,
    `${whole(of('servers'))} + ${whole(of('postgres'))} µs of processor (server + PostgreSQL)`,
    `p50 ${of('p50').toFixed(1)} p99 ${of('p99').toFixed(1)} ms`,
    statuses,
  ].join('; ');
}

/** Others compared with one server of ours, by the medians of the rounds. */
function ratios(results: [Turn, Measured[]][], one: OnPostgres): Figures {
  const speedOf = (rounds: Measured[]) => median(rounds.map(({ perSecond }) => perSecond));
  return results
    .filter(([{ who }]) => who !== one)
    .map(([{ part, who }, rounds]) => {
      const own = speedOf(results.find(([turn]) => turn.part === part && turn.who === one)?.[1] ?? []);
      const other = speedOf(rounds);
      return who.nodes.length > 1
        ? [`${part}: ${who.name} / ${one.name}`, (other / own).toFixed(2)]
        : [`${part}: ${one.name} / ${who.name}`, (own / other).toFixed(2)];
    });
}

/** Versions of rows that nobody needs any more, and whether those of updates stayed on their pages. */
async function leftBehind({ name, databaseUrl }: OnPostgres): Promise<Figures> {
  const names = BUSY.map((table) => `'${table}'`).join(', ');
  const rows = await ask(
    databaseUrl,
    `select relname, n_live_tup, n_dead_tup, n_tup_upd, n_tup_hot_upd, autovacuum_count,
       pg_relation_size(relid) / 1024 as heap, pg_indexes_size(relid) / 1024 as indexes
     from pg_stat_user_tables where relname in (${names}) order by n_dead_tup desc`,
  );
  return rows.map((row) => [
    `left behind by ${name} in ${row.relname}`,
    `${row.n_dead_tup} dead, ${row.n_live_tup} live; ${row.n_tup_hot_upd} of ${row.n_tup_upd} updates on their page; ${row.autovacuum_count} vacuums; ${row.heap} + ${row.indexes} KB`,
  ]);
}

async function newsOf(three: OnPostgres): Promise<string> {
  const times = await measureNews(three, NEWS);
  const rank = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1);
  return `p50 ${rank(0.5)} p95 ${rank(0.95)} ms, longest ${times.at(-1)?.toFixed(1)} ms`;
}
