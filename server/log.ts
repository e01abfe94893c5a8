/** Structured logs, one JSON line each, without personal data: no bodies, no query strings, no addresses of people. */

import type { MiddlewareHandler } from 'hono';
import { pino } from 'pino';

export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error'>;

export function createLog(): Log {
  return pino({
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  });
}

/** Whatever stands where the id of a stay booking belongs. */
const RECORD_ID = /^(\/stay_bookings\/).+/i;

/** A line for each call of the API: what, how it went, how long. Pages are not logged. */
export function logCalls(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    log.info(
      {
        method: c.req.method,
        // What is no call of ours may carry anything, even a person's name.
        call: c.res.status === 404 ? 'unknown' : c.req.path.replace(RECORD_ID, '$1:id'),
        status: c.res.status,
        ms: Math.round(performance.now() - start),
      },
      'call',
    );
  };
}
