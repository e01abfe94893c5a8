/**
 * Times at which a page without a working connection tries again: the same for everything that retries, by the wall
 * clock, so that a phone turns its radio on once for all of it.
 */

/** Milliseconds between two of them. */
export const RETRY_TICK = 20_000;

/**
 * Milliseconds until the first tick that is at least so far away.
 * @param now epoch milliseconds
 */
export const untilRetryTick = (now: number, least: number): number =>
  Math.ceil((now + least) / RETRY_TICK) * RETRY_TICK - now;
