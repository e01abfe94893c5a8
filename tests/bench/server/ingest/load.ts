/**
 * Load on one server, in a process of its own: connections that each send the next request when they have the
 * answer to the last. Writes what it measured as JSON. Plain sockets, so that it costs less than any server.
 */
import { connect, type Socket } from 'node:net';
import { type Asked, createRequests } from './requests.ts';

/** Requests to send, where and for how long. */
export interface Load {
  /** Port of one server, or ports of several that share the connections. */
  port: number | readonly number[];
  asked: Asked;
  connections: number;
  /** Milliseconds; answers count after a quarter of them. */
  milliseconds: number;
}

/** Answers that came back. Times in milliseconds. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** From opening a connection to its first answer: the median, and the longest. */
  firstMedian: number;
  firstLongest: number;
  /** Answers to the connection that got the fewest, and to the one that got the most. */
  fewest: number;
  most: number;
  statuses: Record<string, number>;
  bytes: number;
  /** Answers in all, those at the beginning too. */
  answers: number;
}

interface Counted {
  times: number[];
  firsts: number[];
  perConnection: number[];
  statuses: Record<string, number>;
  bytes: number;
  answers: number;
}

interface Server {
  port: number;
  nextRequest: () => Buffer;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

export async function runLoad({ port, asked, connections, milliseconds }: Load): Promise<LoadResult> {
  const counted: Counted = { times: [], firsts: [], perConnection: [], statuses: {}, bytes: 0, answers: 0 };
  const servers = [port].flat().map((one) => ({ port: one, nextRequest: createRequests(asked, one) }));
  const start = performance.now();
  const from = start + milliseconds / 4;
  const until = start + milliseconds;
  await Promise.all(
    Array.from({ length: connections }, (_, at) =>
      keepAsking(servers[at % servers.length] as Server, { at, from, until }, counted),
    ),
  );
  const seconds = (until - from) / 1_000;
  const rank = (values: number[], share: number) => values[Math.floor(values.length * share)] ?? 0;
  const times = counted.times.sort((a, b) => a - b);
  const firsts = counted.firsts.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: rank(times, 0.5),
    p99: rank(times, 0.99),
    firstMedian: rank(firsts, 0.5),
    firstLongest: firsts.at(-1) ?? 0,
    fewest: Math.min(...counted.perConnection),
    most: Math.max(...counted.perConnection),
    statuses: counted.statuses,
    bytes: counted.bytes,
    answers: counted.answers,
  };
}

/** Keeps one connection busy: its requests go out one after the other. */
function keepAsking(
  { port, nextRequest }: Server,
  { at, from, until }: { at: number; from: number; until: number },
  counted: Counted,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const opened = performance.now();
    let asked = 0;
    let isFirst = true;
    let held: Buffer<ArrayBufferLike> = Buffer.alloc(0);
    counted.perConnection[at] = 0;
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const ask = () => {
      asked = performance.now();
      socket.write(nextRequest());
    };
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.on('data', (chunk: Buffer) => {
      held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
      const length = lengthOfAnswer(held);
      if (length === null || held.length < length) return;
      const now = performance.now();
      if (isFirst) counted.firsts.push(now - opened);
      isFirst = false;
      counted.answers += 1;
      if (now >= from && now <= until) {
        const status = held.toString('latin1', 9, 12);
        counted.times.push(now - asked);
        counted.statuses[status] = (counted.statuses[status] ?? 0) + 1;
        counted.perConnection[at] = (counted.perConnection[at] ?? 0) + 1;
        counted.bytes = length;
      }
      held = held.subarray(length);
      if (now < until) return ask();
      socket.destroy();
      resolve();
    });
  });
}

/** Bytes of the first answer in a buffer; null while its end cannot be told. */
function lengthOfAnswer(held: Buffer): number | null {
  const end = held.indexOf(END_OF_HEAD);
  if (end < 0) return null;
  const body = end + END_OF_HEAD.length;
  const head = held.toString('latin1', 0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return body + Number(length);
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) return body;
  const last = held.indexOf('0\r\n\r\n', body, 'latin1');
  return last < 0 ? null : last + 5;
}

if (process.argv[2]) process.stdout.write(JSON.stringify(await runLoad(JSON.parse(process.argv[2]))));
