/** One POST to our server, reduced to what decides. Never throws: nobody there is an answer too. */
import type { Answer } from './verdict.ts';

/** Milliseconds until a call counts as unanswered (decisions section 4). */
export const TIMEOUT = 10_000;

/** Null when nobody answered in time. */
export type Post = (
  address: string,
  json: string,
  timeout: number,
  headers?: Record<string, string>,
) => Promise<Answer | null>;

/** Bodies shorter than this gain nothing from compression. */
const WORTH_COMPRESSING = 1_000;

/** @param fetch the browser's own, looked up at each call */
export function createPost(
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): Post {
  let packing: Promise<unknown> = Promise.resolve();
  return async (address, json, timeout, headers = {}) => {
    // One after another: a small body is packed sooner and would overtake the older one.
    const packed = packing.then(() => encode(json, headers));
    packing = packed.catch(() => undefined);
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeout);
    try {
      const response = await fetch(address, {
        method: 'POST',
        ...(await packed),
        signal: abort.signal,
        cache: 'no-store',
        redirect: 'error',
      });
      // The timer runs on: an answer that stops half-way is none.
      const text = await response.text();
      return {
        status: response.status,
        retryAfter: response.headers.get('Retry-After'),
        body: parseJson(text),
      };
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A backlog is much alike within itself: gzip takes it to a tenth, where the browser has it. */
async function encode(json: string, headers: Record<string, string>) {
  const type = { 'Content-Type': 'application/json', ...headers };
  if (json.length < WORTH_COMPRESSING || typeof CompressionStream === 'undefined') {
    return { body: json, headers: type };
  }
  const packed = new Blob([json]).stream().pipeThrough(new CompressionStream('gzip'));
  return {
    body: await new Response(packed).arrayBuffer(),
    headers: { ...type, 'Content-Encoding': 'gzip' },
  };
}

/** JSON read, or undefined when it is none: a portal's page is no answer of ours. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
