/**
 * Every answer of the API says which database it comes from, how far a backup of it reaches, and which state of it the
 * device may show again (docs/contract.md#healing).
 */
import type { MiddlewareHandler } from 'hono';
import {
  BACKED_UP_TO_HEADER,
  EPOCH_HEADER,
  LINEAGE_HEADER,
  type ServerStatus,
} from '../../src/contract/protocol/server-status.ts';
import type { Log } from '../start/log.ts';
import type { Store } from '../store/core/store.ts';

/** Milliseconds for which what was read is believed: a backup is announced that soon. */
const FRESH = 5_000;

const PUT_BACK =
  'The database was put back to an earlier state under the running server: a new epoch has begun, all sessions have ended, and devices send again what it lost. If a newer backup was announced, restore that';

const CLOCK_JUMPED =
  'The clock jumped by more than an hour. Days of retention and what departments are told go by it: set it right';

/**
 * Reads it at most once in `FRESH`; while the database does not answer, the last value is used. What a device shows of an
 * earlier answer is compared before its call is handled.
 */
export function announceServerStatus(
  store: Pick<Store, 'serverStatus' | 'lineage'>,
  clock: () => Date,
  log: Pick<Log, 'warn' | 'error'>,
): MiddlewareHandler {
  let known: ServerStatus | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  const readAgain = () => {
    readAt = Number.NEGATIVE_INFINITY;
  };
  store.lineage.watch({
    onPutBack() {
      readAgain();
      log.error(PUT_BACK);
    },
    onBehind: readAgain,
    onClockJump: (from, to) => log.warn({ from, to }, CLOCK_JUMPED),
  });
  return async (c, next) => {
    const shown = c.req.header(LINEAGE_HEADER);
    if (shown !== undefined) {
      const of = c.req.header(EPOCH_HEADER);
      await store.lineage.check(shown, clock().toISOString(), of).catch(() => undefined);
    }
    await next();
    const now = clock().getTime();
    // A clock that was set back must not keep it valid for years.
    if (!known || Math.abs(now - readAt) >= FRESH) {
      readAt = now;
      known = await store.serverStatus(new Date(now).toISOString()).catch(() => known);
    }
    if (!known) return;
    // Not by the context, which would make a new response of the one that is there, with its body as a stream.
    c.res.headers.set(EPOCH_HEADER, known.epoch);
    c.res.headers.set(BACKED_UP_TO_HEADER, String(known.backedUpTo));
    const lineage = store.lineage.token();
    if (lineage !== null) c.res.headers.set(LINEAGE_HEADER, lineage);
  };
}
