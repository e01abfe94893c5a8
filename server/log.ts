/** Structured logs, one JSON line each, without personal data: no bodies, no query strings, no addresses of people. */

import type { MiddlewareHandler } from 'hono';
import { pino } from 'pino';
import { addressKey, calls } from '../src/contract/addresses.ts';

export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error'>;

export function createLog(): Log {
  return pino({
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  });
}

const known = Object.values(calls).map((call) => ({ call, key: addressKey(call) }));

/** A call of ours by its address, ids left out. What is none may carry anything, even a person's name. */
export function nameOfCall(path: string): string {
  const key = addressKey(path);
  const exact = known.find((one) => one.key === key);
  if (exact) return exact.call;
  const parent = known.find((one) => key.startsWith(`${one.key}/`));
  return parent ? `${parent.call}/:id` : 'unknown';
}

/** A line for each call of the API: what, how it went, how long. Pages are not logged. */
export function logCalls(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    log.info(
      {
        method: c.req.method,
        call: nameOfCall(c.req.path),
        status: c.res.status,
        ms: Math.round(performance.now() - start),
      },
      'call',
    );
  };
}
