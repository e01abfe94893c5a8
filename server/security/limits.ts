/**
 * How much one address may ask for. A camp is one address: fifty phones that come back into
 * signal send their whole queues within a minute, and all of it has to get in.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../start/log.ts';
import { type LimiterFactory, memoryLimiters } from '../store/core/limiters.ts';
import { callerAddress } from './caller-address.ts';

/** Seconds of one window. */
const WINDOW = 60;

/** Points per address and minute. */
export const limitsPerMinute = {
  /**
   * Submissions, one point each, single or in a backlog: 50 phones with 240 entries. The
   * database takes 25 times as many, so no address can use it up.
   */
  submissions: 12_000,
  /** Enough for a reception desk; a guess needs 40 bits of reference and the contact. */
  lookups: 30,
  /** Reports of page views, of up to 50 events each. */
  reports: 300,
  /** Questions of up to 200 ids each: after a restore 50 phones ask for all that they have sent. */
  known: 600,
  /** Challenges and answers of passkeys: fifty phones of a camp, several times over. */
  passkeys: 600,
} as const;

/**
 * Further points of `submissions` for each sealed value of one, because opening it takes as long as storing
 * several requests. The largest backlog that a device sends stays below a minute's points.
 */
export const POINTS_PER_SEALED_VALUE = 5;

export type LimitName = keyof typeof limitsPerMinute;

/**
 * Charges points to the caller's address.
 * @throws HTTPException 429 when there are none left; Retry-After tells the outbox when to try again
 */
export type Charge = (c: Context, name: LimitName, points?: number) => Promise<void>;

/** Guard of a route: charges one point before anything is read. */
export function chargeOne(charge: Charge, name: LimitName): MiddlewareHandler {
  return async (c, next) => {
    await charge(c, name);
    return next();
  };
}

/** @param limiters of the store: whoever submits has one limit on all servers */
export function createLimits(
  proxies: number,
  log: Log,
  limiters: LimiterFactory,
  perMinute: Partial<Record<LimitName, number>> = {},
): Charge {
  const options = (name: LimitName) => ({
    name,
    points: perMinute[name] ?? limitsPerMinute[name],
    duration: WINDOW,
  });
  const counters = {
    submissions: limiters.coarse(options('submissions')),
    reports: limiters.coarse(options('reports')),
    passkeys: limiters.coarse(options('passkeys')),
    // A read must not cost a write: each server counts for itself.
    lookups: memoryLimiters.exact(options('lookups')),
    known: memoryLimiters.exact(options('known')),
  };
  let warned = proxies > 0;

  return async (c, name, points = 1) => {
    if (!warned && c.req.header('X-Forwarded-For')) {
      warned = true;
      log.warn('A proxy stands in front, and TRUST_PROXY is not set: all visitors count as one address.');
    }
    try {
      await counters[name].consume(callerAddress(c, proxies), points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      c.header('Retry-After', String(seconds));
      throw new HTTPException(429, {
        message: `Too many requests from this address. Please try again in ${seconds} s.`,
      });
    }
  };
}
