/** The job that removes records whose retention period is over. It runs once a day. */

import type { StreamHub } from '../http/stream-hub.ts';
import type { Store } from '../store/core/store.ts';
import type { Log } from './log.ts';

/**
 * Milliseconds between two attempts. The database allows one run a day: of several servers any may do it, and
 * another one soon does what one that is gone has not begun.
 */
const ATTEMPT = 60 * 60 * 1_000;

const CLOCK_DOUBTED =
  'Nothing was removed: the clock is far ahead of when the server last ran. Set it right, or confirm it under Retention';

export interface RetentionDeps {
  store: Store;
  clock: () => Date;
  hub: StreamHub;
  log: Log;
}

/** One run. Errors are logged, and the next run tries again. */
export async function runRetention(
  { store, clock, hub, log }: RetentionDeps,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const { removed, rest, clockTrustedAt } = await store.admin.removeExpired(clock(), signal);
    if (clockTrustedAt) log.warn({ clock: clock().toISOString(), known: clockTrustedAt }, CLOCK_DOUBTED);
    if (Object.keys(removed).length === 0) return;
    hub.changed();
    log.info({ removed }, 'Removed expired data');
    if (rest.length > 0)
      log.info({ rest }, 'More has expired than may be removed in one day; the rest follows');
  } catch (error) {
    log.error({ err: error }, 'Expired data could not be removed');
  }
}

/** @returns a function that stops it, after the batch in progress */
export function startRetention(parts: RetentionDeps): () => Promise<void> {
  const ending = new AbortController();
  let running = runRetention(parts, ending.signal);
  const timer = setInterval(() => {
    running = running.then(() => runRetention(parts, ending.signal));
  }, ATTEMPT);
  timer.unref();
  return () => {
    clearInterval(timer);
    ending.abort();
    return running;
  };
}
