/** Network between a browser and the office: it loses, delays, doubles, rewrites and makes up answers. */
import { gunzipSync } from 'node:zlib';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { SeededRandom } from '../../parts/seeded-random.ts';
import type { Owner, Schedule } from '../schedule.ts';
import {
  contentsOf,
  cutResponse,
  madeUp,
  PASSING,
  portalJson,
  portalPage,
  RETRY_AFTER_SAMPLES,
  responseOf,
  statusesOf,
} from './false-answers.ts';
import { Died, type Node, type OfficeCluster, ORIGIN, type Wire } from './office-cluster.ts';

export const networkFaults = [
  'drop before',
  'drop after',
  'delay',
  'duplicate',
  'older answer',
  'other status',
  'portal page',
  'portal json',
  'cut',
  'retry after',
  'stripped headers',
] as const;
export type NetworkFault = (typeof networkFaults)[number];

/** How a browser's line is now. */
export interface Line {
  down: boolean;
  fault: NetworkFault | null;
  /** Calls that still meet the fault. */
  left: number;
  /** Ids of entries that something on the way never lets through, and how. */
  blocked: Map<string, 'page' | 'silence'>;
  cookies: Map<string, string>;
  /** How many pages of the feed were older ones. */
  olderPages: number;
  /** Earlier answers, which may come again. */
  older: { address: string; contents: ReadonlyMap<string, string>; wire: Wire }[];
}

export const openLine = (): Line => ({
  down: false,
  fault: null,
  left: 0,
  blocked: new Map(),
  cookies: new Map(),
  olderPages: 0,
  older: [],
});

interface Sent {
  line: Line;
  owner: Owner;
  address: string;
  init: RequestInit;
  /** Unpacked. */
  body: string;
}

export interface NetworkParts {
  schedule: Schedule;
  chance: SeededRandom;
  house: OfficeCluster;
  /** A line of the history. */
  tell: (text: string) => void;
  count: (fault: string) => void;
  /** The server answered 5xx by itself. */
  failed: (text: string) => void;
  /** The server refused what it had taken before, the very same content. */
  refused: (id: string, status: number) => void;
}

/** Headers that every proxy lets through; the world's own is the cookie. */
const PLAIN_HEADERS = new Set(['accept', 'content-type', 'content-encoding', 'origin', 'x-carried']);

const failedToFetch = () => new TypeError('Failed to fetch');

/** Statuses of an answer that gives up a submission, or asks for another role, version or account. */
const REFUSALS: readonly number[] = [400, 403, 404, 422];

export function createNetwork({ schedule, chance, house, tell, count, failed, refused }: NetworkParts) {
  let number = 0;
  /** Content that the office has taken, by id. */
  const taken = new Map<string, string>();
  /** Ids that the office was asked about. */
  const reached = new Set<string>();

  function note(node: Node, wire: Wire, body: string, headers: Headers): void {
    const contents = contentsOf(body, headers);
    if (contents.size === 0) return;
    for (const [id, status] of statusesOf(wire, headers)) {
      const text = contents.get(id) ?? '';
      reached.add(id);
      if (status === 200) taken.set(id, text);
      else if (!node.isOlder && REFUSALS.includes(status) && taken.get(id) === text) refused(id, status);
    }
  }

  /** Drops what a proxy does not know. */
  function strip(sent: Sent): Sent {
    const headers = new Headers(sent.init.headers);
    for (const name of [...headers.keys()]) if (!PLAIN_HEADERS.has(name)) headers.delete(name);
    return { ...sent, init: { ...sent.init, headers } };
  }

  /** Reaches a node, waits while it is frozen, and gives what the way back is to carry; null for nothing. */
  function arrive(sent: Sent, then: (wire: Wire | null) => unknown): unknown {
    const up = house.nodes.filter(({ state }) => state !== 'down');
    if (up.length === 0) return then(null);
    const node = chance.pick(up);
    if (node.state === 'frozen') {
      return schedule.add(5_000, null, () => arrive(sent, then));
    }
    return ask(node, sent).then(then);
  }

  async function ask(node: Node, { address, init, body, line }: Sent): Promise<Wire | null> {
    const headers = new Headers(init.headers);
    headers.delete('Content-Encoding');
    headers.delete('Accept-Encoding');
    headers.set('Cookie', String(headers.get('X-Carried') ?? ''));
    headers.delete('X-Carried');
    const { method = 'GET' } = init;
    const wire = await house
      .answer(node, address, { method, headers, ...(method !== 'GET' && body !== '' && { body }) })
      .catch((error: unknown) => {
        if (error instanceof Died) return null;
        throw error;
      });
    if (!wire) {
      count('server killed');
      tell(`${node.name} died`);
      return null;
    }
    tell(`  ${node.name} answers ${wire.status}`);
    if (wire.status >= 500) failed(`${method} ${address} answered ${wire.status}: ${wire.text}`);
    note(node, wire, body, headers);
    line.older.push({ address, contents: contentsOf(body, headers), wire });
    if (line.older.length > 12) line.older.shift();
    return wire;
  }

  /** The fault that this call meets. */
  function faultOf(line: Line, body: string): NetworkFault | 'block page' | 'block silence' | null {
    for (const [id, how] of line.blocked) if (body.includes(id)) return `block ${how}`;
    if (!line.fault || line.left === 0) return null;
    // Most calls are no submissions: those would use a fault up.
    if (body === '' && !chance.odds(0.3)) return null;
    line.left -= body === '' ? 0 : 1;
    return line.fault;
  }

  /** Returns an answer as the way back changes it. */
  function distort(fault: NetworkFault | null, sent: Sent, wire: Wire): Response {
    const contents = contentsOf(sent.body, new Headers(sent.init.headers));
    const older = sent.line.older.filter(({ address, contents: before }) => {
      // Not to other content under the same key: whatever keeps an answer on the way keeps its question, too.
      const isOther = [...before].some(([id, text]) => (contents.get(id) ?? text) !== text);
      return address === sent.address && !isOther;
    });
    switch (fault) {
      case 'older answer': {
        // If other calls came between, this answer itself is no longer kept.
        const picked = older.length > 0 ? chance.pick(older).wire : wire;
        if (picked !== wire && sent.address.startsWith(endpoints.changes)) sent.line.olderPages += 1;
        return responseOf(picked);
      }
      case 'other status':
        return madeUp(chance, sent.body, new Headers(sent.init.headers), PASSING);
      case 'portal page':
        return portalPage(chance);
      case 'portal json':
        return portalJson(chance);
      case 'cut':
        return cutResponse(wire);
      case 'retry after': {
        const asked = madeUp(chance, sent.body, new Headers(sent.init.headers), [429, 503]);
        asked.headers.set('Retry-After', chance.pick(RETRY_AFTER_SAMPLES)(schedule.now()));
        return asked;
      }
      default:
        return responseOf(wire);
    }
  }

  function standIn(fault: string, { body, init }: Sent): Response {
    if (fault === 'other status') return madeUp(chance, body, new Headers(init.headers), PASSING);
    return fault === 'portal json' ? portalJson(chance) : portalPage(chance);
  }

  function send(sent: Sent, resolve: (response: Response) => void, reject: (error: unknown) => void): void {
    const { line, owner } = sent;
    const fault = faultOf(line, sent.body);
    if (fault) {
      count(fault);
      tell(`  the line: ${fault}`);
    }
    const there = 10 + chance.below(200) + (fault === 'delay' ? chance.below(60_000) : 0);
    const back = () => 10 + chance.below(200) + (fault === 'delay' ? chance.below(60_000) : 0);
    const fail = (delay: number) => schedule.add(delay, owner, () => reject(failedToFetch()));
    const never = fault === 'drop before' || fault === 'block silence';
    if (never) {
      // Either it breaks at once, or nothing is heard until somebody gives up.
      if (chance.odds(0.5)) fail(there);
      return;
    }
    // Something that answers in place of the office may do so before or after the office has.
    const mayStandIn = fault === 'other status' || fault?.startsWith('portal');
    if (fault === 'block page' || (fault && mayStandIn && chance.odds(0.5))) {
      schedule.add(there, owner, () => resolve(standIn(fault, sent)));
      return;
    }
    const arriving = fault === 'stripped headers' ? strip(sent) : sent;
    schedule.add(there, null, () =>
      arrive(arriving, (wire) => {
        if (!wire) return void fail(back());
        if (fault === 'drop after') return void (chance.odds(0.5) && fail(back()));
        if (fault === 'duplicate') {
          schedule.add(chance.below(30_000), null, () => arrive(arriving, () => undefined));
        }
        schedule.add(back(), owner, () => {
          for (const cookie of wire.headers.getSetCookie()) keepCookie(line, cookie);
          resolve(distort(fault as NetworkFault | null, sent, wire));
        });
      }),
    );
  }

  return {
    taken,
    reached,

    /** A browser's `fetch`. */
    fetchOf:
      (line: Line, owner: Owner): typeof globalThis.fetch =>
      (input, init = {}) =>
        new Promise((resolve, reject) => {
          const { signal } = init;
          if (signal?.aborted) return reject(signal.reason);
          signal?.addEventListener('abort', () => reject(signal.reason));
          const body = unpack(init);
          const headers = new Headers(init.headers);
          headers.set('X-Carried', [...line.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
          headers.set('Origin', ORIGIN);
          const address = String(input);
          number += 1;
          tell(`  ${owner.name} #${number} ${init.method ?? 'GET'} ${address.replace(/\?.*/, '')}`);
          if (line.down) {
            count('no line');
            schedule.add(5, owner, () => reject(failedToFetch()));
            return;
          }
          send({ line, owner, address, init: { ...init, headers, signal: null }, body }, resolve, reject);
        }),
  };
}

function unpack({ body, headers }: RequestInit): string {
  if (body === undefined || body === null) return '';
  if (typeof body === 'string') return body;
  const bytes = Buffer.from(body as ArrayBuffer);
  return (new Headers(headers).get('Content-Encoding') === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

function keepCookie({ cookies }: Line, text: string): void {
  const [pair = '', ...options] = text.split(/; */);
  const at = pair.indexOf('=');
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  if (value === '' || options.some((option) => /^max-age=0$/i.test(option))) cookies.delete(name);
  else cookies.set(name, value);
}
