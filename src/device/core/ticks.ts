/**
 * Moments at which a page on a line that leads nowhere tries again: the same for all that tries, by the wall clock, so
 * that a phone wakes its radio once for all of it.
 */

/** Milliseconds between two of them. */
export const TICK = 20_000;

/**
 * Milliseconds until the first tick that is at least so far away.
 * @param now epoch milliseconds
 */
export const untilTick = (now: number, least: number): number => Math.ceil((now + least) / TICK) * TICK - now;
