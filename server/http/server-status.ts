/** Every answer of the API says which database it comes from, and how far a backup of it reaches. */
import type { MiddlewareHandler } from 'hono';
import {
  BACKED_UP_TO_HEADER,
  EPOCH_HEADER,
  type ServerStatus,
} from '../../src/contract/protocol/server-status.ts';
import type { Store } from '../store/core/store.ts';

/** Milliseconds for which what was read is believed: a backup is announced that soon. */
const FRESH = 5_000;

/** Reads it at most once in `FRESH`; while the database does not answer, the last value is used. */
export function announceServerStatus(
  store: Pick<Store, 'serverStatus'>,
  clock: () => Date,
): MiddlewareHandler {
  let known: ServerStatus | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  return async (c, next) => {
    await next();
    const now = clock().getTime();
    // A clock that was set back must not keep it valid for years.
    if (!known || Math.abs(now - readAt) >= FRESH) {
      readAt = now;
      known = await store.serverStatus().catch(() => known);
    }
    if (!known) return;
    // Not by the context, which would make a new response of the one that is there, with its body as a stream.
    c.res.headers.set(EPOCH_HEADER, known.epoch);
    c.res.headers.set(BACKED_UP_TO_HEADER, String(known.backedUpTo));
  };
}
