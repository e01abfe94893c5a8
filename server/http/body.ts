/** Reads a JSON body within the bounds of docs/contract.md#bounds, compressed or not. */
import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { MAX_BODY_BYTES, UNREADABLE_BODY } from '../../src/contract/protocol/answers.ts';
import { setBodyBytes } from '../security/submission-cost.ts';
import { answerProblem } from './answers.ts';

const unzip = promisify(gunzip);
const tooLarge = (most: number) => `The request is too large. It may have at most ${most / 1024} KB.`;

/** Reads a body piece by piece and stops at the limit. */
const limitPieces = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => answerProblem(c, 413, { message: tooLarge(MAX_BODY_BYTES) }),
});

/** Stops reading a body at the limit, whatever it claims to be. */
export const limitBody: MiddlewareHandler<{ Bindings: { incoming?: IncomingMessage } }> = (c, next) => {
  // Node's parser never gives more than this, so the body need not be counted; counting copies it.
  const claimed = c.req.header('Transfer-Encoding') === undefined && c.req.header('Content-Length');
  if (!claimed || !c.env?.incoming) return limitPieces(c, next);
  if (Number(claimed) <= MAX_BODY_BYTES) return next();
  return Promise.resolve(answerProblem(c, 413, { message: tooLarge(MAX_BODY_BYTES) }));
};

/**
 * Closes the connection when an answer is sent before the request's body has been read. Otherwise a client
 * that keeps the connection open would lose its next request.
 */
export const closeIfUnread: MiddlewareHandler<{ Bindings: { incoming?: IncomingMessage } }> = async (
  c,
  next,
) => {
  await next();
  // Called without a socket, as tests do, there is no connection.
  const incoming = c.env?.incoming;
  if (c.req.method === 'GET' || c.req.method === 'HEAD' || incoming?.complete !== false) return;
  // A body that arrived together with the headers has been read by the next turn of the event loop.
  await nextTurn();
  if (!incoming.complete) c.res.headers.set('Connection', 'close');
};

/** True for a request whose sender has gone before its body was whole: nobody reads an answer. */
export function isClientAborted(c: Context): boolean {
  // Called without a socket, as tests do, there is no connection.
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  return incoming?.destroyed === true && !incoming.complete;
}

/**
 * @param most bytes that the body may have when unpacked
 * @throws HTTPException 400, 413 or 415 with words for a person
 */
export async function readJson(c: Context, most: number = MAX_BODY_BYTES): Promise<unknown> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throwGarbled(415, 'The request must be JSON (Content-Type: application/json).');
  const bytes = await decode(
    new Uint8Array(await c.req.arrayBuffer()),
    c.req.header('Content-Encoding'),
    most,
  );
  setBodyBytes(c, bytes.length);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return throwGarbled(400, 'The request is not readable JSON.');
  }
}

async function decode(bytes: Uint8Array, encoding = 'identity', most: number): Promise<Uint8Array> {
  if (encoding === 'identity') return bytes.length > most ? throwTooLarge(most) : bytes;
  if (encoding !== 'gzip') return throwGarbled(415, 'The request may be compressed with gzip only.');
  try {
    // The limit applies to the unpacked size, because a small body can unpack to gigabytes.
    return await unzip(bytes, { maxOutputLength: most });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return throwTooLarge(most);
    return throwGarbled(400, 'The request is not readable gzip.');
  }
}

function throwTooLarge(most: number): never {
  throw new HTTPException(413, { message: tooLarge(most) });
}

/** Says that the body did not arrive as it was sent, so that a device blames no entry for it. */
function throwGarbled(status: 400 | 415, message: string): never {
  throw new HTTPException(status, { message, cause: UNREADABLE_BODY });
}
