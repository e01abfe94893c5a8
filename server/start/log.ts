/** Structured logs, one JSON line each, without personal data: no bodies, no query strings, no addresses of people. */

import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { multistream, pino } from 'pino';
import { endpoints } from '../../src/contract/protocol/endpoints.ts';
import { pathKey } from '../../src/contract/protocol/routes.ts';
import type { RecentLog } from './recent-log.ts';

export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error'>;

/**
 * @param memory keeps the last lines; all of them go to `output`
 * @param output standard output, unless a test listens
 */
export function createLog(
  memory: RecentLog,
  output: { write: (text: string) => void } = process.stdout,
): Log {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: describeError },
  };
  return pino(options, multistream([{ stream: output }, { stream: memory }]));
}

/** Characters of an error's message that are kept. */
const MESSAGE_LENGTH = 1_000;

/** A number that is both shown to the person and logged, so that the log line can be found. */
export function newErrorNumber(): string {
  return randomBytes(4).toString('hex');
}

/** The part of an error that may be logged: databases put record values into their messages and fields. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: withoutData(error.message),
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
  };
}

/** A message without quoted values, e-mail addresses and long numbers. Names of tables and columns stay. */
function withoutData(message: string): string {
  return message
    .replace(/(?<!\b(?:relation|column|constraint|table|index|type) )(["'`]).*?\1/gs, '…')
    .replace(/\S+/g, (word) => (/\S@\S/.test(word) ? '…' : word))
    .replace(/\+?\d[\d\s().-]{5,}\d/g, '…')
    .slice(0, MESSAGE_LENGTH);
}

const known = Object.values(endpoints).map((call) => ({ call, key: pathKey(call) }));

/**
 * The name of an API call without its ids. Unknown addresses are not logged: they may hold anything, even a
 * person's name.
 */
export function apiCallName(path: string): string {
  const key = pathKey(path);
  const exact = known.find((one) => one.key === key);
  if (exact) return exact.call;
  const parent = known.find((one) => key.startsWith(`${one.key}/`));
  return parent ? `${parent.call}/:id` : 'unknown';
}

/** One call of the API and how it went. */
export interface CallLogLine {
  method: string;
  call: string;
  status: number;
  ms: number;
}

/**
 * A line for each call of the API: what, how it went, how long. Pages are not logged.
 * @param count receives the same line, for metrics
 */
export function logCalls(log: Log, count: (line: CallLogLine) => void): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const line = {
      method: c.req.method,
      call: apiCallName(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    };
    count(line);
    log.info(line, 'call');
  };
}
