/**
 * Limits of what one address may ask for. A camp is one address: fifty phones that come back into signal send their
 * whole queues within a minute, and all of it has to get in.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../start/log.ts';
import { type LimiterFactory, memoryLimiters } from '../store/core/limiters.ts';
import { callerAddress } from './caller-address.ts';
import type { GuardEnv } from './guard.ts';

/** Seconds of one window. */
export const LIMIT_WINDOW_SECONDS = 60;
const DAY = 24 * 60 * 60;

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

/**
 * Kilobytes that are taken in a day and written to the disk. A camp that comes back after fifteen days brings 12,000. Who
 * has used them up is still served, as much as `TRICKLE` says: phones behind the address of somebody who means harm drain
 * their queues within minutes.
 */
export const kilobytesPerDay = {
  /** From one address. */
  kilobytes: 200_000,
  /** From all together. */
  allKilobytes: 2_000_000,
} as const;

/**
 * Calls of one account in a minute, wherever it calls from, that leave a line in the audit log, which nobody may shorten,
 * or take as long as a password: sign-ins, proofs, passport numbers, keys, settings. Nobody opens five numbers a second.
 */
export const MAX_CALLS_OF_ACCOUNT = 300;

/** Kilobytes, in seconds, that an address may send once a day's are used up. */
const TRICKLE = { points: 4_000, duration: 10 * 60 };

export type LimitName = keyof typeof limitsPerMinute;
/** Limits of which a test may set its own. */
export type LimitValues = Partial<Record<LimitName | keyof typeof kilobytesPerDay | 'account', number>>;

/**
 * Charges points to the caller's address.
 * @throws HTTPException 429 when there are none left; Retry-After tells the outbox when to try again
 */
export interface Charge {
  (c: Context, name: LimitName, points?: number): Promise<void>;
  /** Charges what a call is going to write, in bytes. */
  bytes: (c: Context, bytes: number) => Promise<void>;
  /** Charges an account one of `MAX_CALLS_OF_ACCOUNT`. @returns seconds after which there is room again; 0 if there is */
  account: (accountId: string) => Promise<number>;
}

/** Guard of a route: charges one point before anything is read. */
export function chargeOnePoint(charge: Charge, name: LimitName): MiddlewareHandler {
  return async (c, next) => {
    await charge(c, name);
    return next();
  };
}

/** Guard of a route, after `allowRoles` or `allowSignedIn`: charges the account before anything is read. */
export function chargeAccount({ account }: Pick<Charge, 'account'>): MiddlewareHandler<GuardEnv> {
  return async (c, next) => {
    const seconds = await account(c.var.caller.accountId);
    if (seconds === 0) return next();
    c.header('Retry-After', String(seconds));
    throw new HTTPException(429, { message: tooManyCallsMessage(seconds) });
  };
}

export function tooManyCallsMessage(seconds: number): string {
  return `Too many requests from this account. Please try again in ${seconds} s.`;
}

/** @param limiters of the store: whoever submits has one limit on all servers */
export function createLimits(
  proxies: number,
  log: Log,
  limiters: LimiterFactory,
  values: LimitValues = {},
): Charge {
  const options = (name: LimitName) => ({
    name,
    points: values[name] ?? limitsPerMinute[name],
    duration: LIMIT_WINDOW_SECONDS,
  });
  const counters = {
    submissions: limiters.coarse(options('submissions')),
    reports: limiters.coarse(options('reports')),
    passkeys: limiters.coarse(options('passkeys')),
    // A read must not cost a write: each server counts for itself.
    lookups: memoryLimiters.exact(options('lookups')),
    known: memoryLimiters.exact(options('known')),
  };
  const daily = (name: keyof typeof kilobytesPerDay) =>
    limiters.coarse({ name, points: values[name] ?? kilobytesPerDay[name], duration: DAY });
  const written = {
    kilobytes: daily('kilobytes'),
    allKilobytes: daily('allKilobytes'),
    trickle: limiters.coarse({ name: 'trickle', ...TRICKLE }),
  };
  // Two servers of a database let twice as many through, which is no more than a few a second either.
  const accounts = memoryLimiters.exact({
    name: 'account-calls',
    points: values.account ?? MAX_CALLS_OF_ACCOUNT,
    duration: LIMIT_WINDOW_SECONDS,
  });
  let warned = proxies > 0;
  /** When it was last told that the day's kilobytes are used up, epoch milliseconds. */
  let toldFull = 0;

  const charge = async (c: Context, name: LimitName, points = 1) => {
    if (!warned && c.req.header('X-Forwarded-For')) {
      warned = true;
      log.warn('A proxy stands in front, and TRUST_PROXY is not set: all visitors count as one address.');
    }
    await counters[name].consume(callerAddress(c, proxies), points).catch(answerLater(c));
  };

  async function chargeBytes(c: Context, bytes: number): Promise<void> {
    const address = callerAddress(c, proxies);
    const points = Math.ceil(bytes / 1_000);
    const isWithin = (limiter: keyof typeof written, key: string) =>
      written[limiter].consume(key, points).then(() => true, ifUsedUp);
    const [ofAddress, ofAll] = [await isWithin('kilobytes', address), await isWithin('allKilobytes', 'all')];
    if (!ofAll && Date.now() - toldFull > LIMIT_WINDOW_SECONDS * 60 * 1_000) {
      toldFull = Date.now();
      log.warn('Visitors have sent more today than is taken in a day: everybody is slowed down');
    }
    if (!ofAddress || !ofAll) await written.trickle.consume(address, points).catch(answerLater(c));
  }

  const chargeAccountOnce = (accountId: string) =>
    accounts.consume(accountId).then(
      () => 0,
      (refusal) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return secondsOf(refusal);
      },
    );

  return Object.assign(charge, { bytes: chargeBytes, account: chargeAccountOnce });
}

/** @throws what is no refusal */
function ifUsedUp(refusal: unknown): false {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  return false;
}

/** Answers a refusal with the time after which there is room again. */
function answerLater(c: Context): (refusal: unknown) => never {
  return (refusal) => {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = secondsOf(refusal);
    c.header('Retry-After', String(seconds));
    throw new HTTPException(429, {
      message: `Too many requests from this address. Please try again in ${seconds} s.`,
    });
  };
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
