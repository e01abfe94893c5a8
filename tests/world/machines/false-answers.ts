/** Answers that are not the office's, or not to what was asked. */
import { IDEMPOTENCY_KEY_HEADER } from '../../../src/contract/protocol/answers.ts';
import type { SeededRandom } from '../../parts/seeded-random.ts';
import type { Wire } from './office-cluster.ts';

/** Statuses that may not carry a body. */
const EMPTY = new Set([204, 304]);

export const responseOf = ({ status, headers, text }: Wire): Response =>
  new Response(EMPTY.has(status) ? null : text, { status, headers });

const PAGE = { 'Content-Type': 'text/html' };
const PAGES = [200, 200, 200, 200, 400, 401, 403, 404, 413, 429, 500, 502, 503, 511];
const JSON_STATUSES = [200, 401, 403, 429, 503];

/** Page of a lodge's Wi-Fi, a firewall or a gateway. */
export const portalPage = (chance: SeededRandom): Response =>
  new Response('<html><body>Welcome to Lodge Wi-Fi</body></html>', {
    status: chance.pick(PAGES),
    headers: chance.odds(0.2) ? { ...PAGE, 'Retry-After': '120' } : PAGE,
  });

export const portalJson = (chance: SeededRandom): Response =>
  Response.json(
    chance.pick([{ login: 'https://wifi.example' }, { message: 'Please log in to Lodge Wi-Fi.' }, [], 'no']),
    { status: chance.pick(JSON_STATUSES) },
  );

/** Statuses of causes that pass by themselves. */
export const PASSING: readonly number[] = [401, 403, 408, 409, 425, 429, 500, 502, 503];

/** Returns an error as our server would write it, with the entry's own id, for one of the given statuses. */
export function madeUp(
  chance: SeededRandom,
  body: string,
  headers: Headers,
  statuses: readonly number[],
): Response {
  const status = chance.pick(statuses);
  const problem = { message: `Not now (${status}).` };
  const entries = entriesOf(body);
  if (entries && chance.odds(0.5)) {
    const results = entries.map(({ id }) => {
      const each = chance.pick(statuses.filter((one) => one !== 409));
      return { id, status: each, problem };
    });
    return Response.json({ results });
  }
  const id = headers.get(IDEMPOTENCY_KEY_HEADER);
  const later = status === 409 || chance.odds(0.3) ? { 'Retry-After': '20' } : undefined;
  return Response.json({ ...problem, ...(id && { id }) }, { status, ...(later && { headers: later }) });
}

function entriesOf(body: string): { id: string; payload?: unknown }[] | null {
  try {
    const { entries } = JSON.parse(body) as { entries?: { id: string; payload?: unknown }[] };
    return Array.isArray(entries) ? entries : null;
  } catch {
    return null;
  }
}

/** Returns the content that is submitted under each id, as text. */
export function contentsOf(body: string, headers: Headers): Map<string, string> {
  const entries = entriesOf(body);
  if (entries) return new Map(entries.map(({ id, payload }) => [id, JSON.stringify(payload)]));
  const id = headers.get(IDEMPOTENCY_KEY_HEADER);
  return new Map(id ? [[id, body]] : []);
}

/** Returns the status that an answer gives to each submission. */
export function statusesOf({ status, text }: Wire, headers: Headers): Map<string, number> {
  const { results } = (JSON.parse(text || '{}') ?? {}) as { results?: { id: string; status: number }[] };
  if (Array.isArray(results)) return new Map(results.map((one) => [one.id, one.status]));
  const id = headers.get(IDEMPOTENCY_KEY_HEADER);
  return new Map(id ? [[id, status]] : []);
}

/** Returns an answer that stops in the middle. */
export function cutResponse({ status, headers, text }: Wire): Response {
  if (EMPTY.has(status)) return new Response(null, { status, headers });
  const half = new TextEncoder().encode(text.slice(0, text.length / 2));
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(half);
    },
    pull(controller) {
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { status, headers });
}

/** Kinds of Retry-After, each for a moment in epoch milliseconds. */
export const RETRY_AFTER_SAMPLES: readonly ((now: number) => string)[] = [
  () => '0',
  () => '7',
  () => '3600',
  () => '99999999999999',
  () => '-5',
  () => 'soon',
  () => '',
  (now) => new Date(now + 90_000).toUTCString(),
  (now) => new Date(now - 90_000).toUTCString(),
  () => 'Fri, 31 Dec 9999 23:59:59 GMT',
  () => 'Sunday, 06-Nov-94 08:49:37 GMT',
];
