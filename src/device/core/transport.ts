/** The only way to our server: sends a request and reduces the answer to what matters. It never throws. */

import {
  IDEMPOTENCY_KEY_HEADER,
  isAboutSubmission,
  problemSchema,
  UNREADABLE_BODY,
} from '../../contract/protocol/answers.ts';
import { SENT_BY_HEADER, SENT_BY_WORKER } from '../../contract/protocol/delivery-channels.ts';
import { endpoints } from '../../contract/protocol/endpoints.ts';
import { readServerStatus, type ServerStatus } from '../../contract/protocol/server-status.ts';
import { startTimer } from '../browser/index.ts';
import type { StartTimer } from './dependencies.ts';
import { canGzip, gzip } from './gzip.ts';

/** Milliseconds until a call counts as unanswered (docs/contract.md#outcomes). */
export const CALL_TIMEOUT = 10_000;

/** Answer to a call. */
export interface CallAnswer {
  status: number;
  retryAfter: string | null;
  /** Parsed JSON; null if the answer is empty, undefined if it is not ours, such as a portal's page. */
  body: unknown;
  /** The server's status, if the answer names it. */
  serverStatus?: ServerStatus | null;
}

/** An answer, or the error that explains why there is none. */
export type CallResult = CallAnswer | Error;

export interface CallOptions {
  /** GET by default. */
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** A body of JSON. */
  json?: string;
  headers?: Record<string, string>;
  /** Milliseconds, `CALL_TIMEOUT` by default. */
  timeout?: number;
  /** Scope of the timeout: the whole answer, or (for long answers) each silence in it. */
  patience?: 'answer' | 'silence';
}

export type Transport = (address: string, call?: CallOptions) => Promise<CallResult>;

export interface TransportDeps {
  fetch: typeof globalThis.fetch;
  after: StartTimer;
  /** Compresses with gzip; null if the browser cannot. */
  compress: ((text: string) => Promise<ArrayBuffer>) | null;
}

/** True in a service worker: only there is `skipWaiting` defined. */
const inWorker = 'skipWaiting' in globalThis;
const TYPES = {
  Accept: 'application/json',
  'Content-Type': 'application/json',
  ...(inWorker && { [SENT_BY_HEADER]: SENT_BY_WORKER }),
};

type Content = Pick<RequestInit, 'body' | 'headers'>;

/** Bodies shorter than this gain nothing from compression. */
const WORTH_COMPRESSING = 1_000;

/** Parts from the browser, each looked up when it is used. */
const inBrowser: TransportDeps = {
  fetch: (...request) => globalThis.fetch(...request),
  after: startTimer,
  compress: canGzip() ? gzip : null,
};

export function createTransport(parts: Partial<TransportDeps> = {}): Transport {
  const { fetch, after, compress } = { ...inBrowser, ...parts };
  let packing: Promise<unknown> = Promise.resolve();
  /** True once the line has shown that it carries bodies only as they are. */
  let isPlain = false;

  /** Compresses bodies one after another, because a small one would be done before an older, larger one. */
  function pack({ json = '', headers = {} }: CallOptions): Promise<Content> {
    const type = { ...TYPES, ...headers };
    const packed = packing.then(async () => {
      if (!compress || isPlain || json.length < WORTH_COMPRESSING) return { body: json, headers: type };
      return { body: await compress(json), headers: { ...type, 'Content-Encoding': 'gzip' } };
    });
    packing = packed.catch(() => undefined);
    return packed;
  }

  async function send(address: string, call: CallOptions, content: Content): Promise<CallResult> {
    const { method = 'GET', timeout = CALL_TIMEOUT, patience = 'answer' } = call;
    const abort = new AbortController();
    const wait = () => after(timeout, () => abort.abort(new Error('The office did not answer in time.')));
    let stop = wait();
    try {
      const response = await fetch(address, {
        method,
        ...content,
        signal: abort.signal,
        cache: 'no-store',
        redirect: 'error',
      });
      // The timer keeps running, because an incomplete answer counts as none.
      const text = await readText(response, () => {
        if (patience === 'answer') return;
        stop();
        stop = wait();
      });
      return {
        status: response.status,
        retryAfter: response.headers.get('Retry-After'),
        body: text === '' ? null : parseJson(text),
        serverStatus: readServerStatus(response.headers),
      };
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      stop();
    }
  }

  return async (address, call = {}) => {
    const { json, headers = {} } = call;
    if (json === undefined) {
      return send(address, call, { headers: { Accept: 'application/json', ...headers } });
    }
    const content = await pack(call);
    const reply = await send(address, call, content);
    if (content.body === json || !mayBeGarbled(reply, headers[IDEMPOTENCY_KEY_HEADER])) return reply;
    // Lines that drop Content-Encoding, and gateways that read no gzip, may carry it as it is.
    const plain = await send(address, call, { body: json, headers: { ...TYPES, ...headers } });
    isPlain = !mayBeGarbled(plain, headers[IDEMPOTENCY_KEY_HEADER]) && !(plain instanceof Error);
    return plain instanceof Error ? reply : plain;
  };
}

/** Statuses that say nothing of how a body arrived: sign in, too late, too large, too early, too often. */
const NOT_OF_THE_BODY = [401, 408, 413, 425, 429];

/** True for an answer of somebody who may not have been able to read the compressed body of a call. */
function mayBeGarbled(reply: CallResult, id: string | undefined): boolean {
  if (reply instanceof Error || reply.status < 400 || reply.status > 499) return false;
  const { body } = reply;
  if (isAboutSubmission(body, id)) return (body as { code?: unknown }).code === UNREADABLE_BODY;
  return !NOT_OF_THE_BODY.includes(reply.status);
}

/** Returns an error if the answer is missing or not from our server; null otherwise. */
export function unansweredError(reply: CallResult): Error | null {
  if (reply instanceof Error) return reply;
  return reply.body === undefined ? new Error('Somebody else answered in place of the office.') : null;
}

/**
 * Key sent with calls that carry no submission. Our server repeats it in every problem; a captive portal does
 * not, even if it answers in JSON.
 */
const ASKED = '00000000-0000-0000-0000-000000000000';
export const echoedKeyHeader = { [IDEMPOTENCY_KEY_HEADER]: ASKED };

/** True for a problem from our own server, in the answer to a call with `echoedKeyHeader`. */
export function isServerProblem(body: unknown): boolean {
  const named = typeof body === 'object' && body !== null && 'id' in body && body.id === ASKED;
  return named && problemSchema.safeParse(body).success;
}

/** @param onProgress called for each part received */
async function readText(response: Response, onProgress: () => void): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  const reader = response.body?.getReader();
  for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
    text += decoder.decode(step.value, { stream: true });
    onProgress();
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Asks whether our server answers: if it does, something blocks only the call that got no answer. */
export async function isServerReachable(transport: Transport): Promise<boolean> {
  const reply = await transport(endpoints.health);
  return !(reply instanceof Error) && reply.status === 200 && isWell(reply.body);
}

/** Returns true for our server's answer: a captive portal answers too, but differently. */
function isWell(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
}
