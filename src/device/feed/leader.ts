/** One tab leads: whoever holds a lock. Without locks every tab leads itself. */

import type { After } from '../parts.ts';

/** Milliseconds before the lock is asked for again; doubles up to the longest while that goes on failing. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 5 * 60_000;

/** What this needs of the browser's locks. */
export type Locks = Pick<LockManager, 'request'>;

export interface LeaderParts {
  /** Null where the browser has none. */
  locks: Locks | null;
  after: After;
}

/**
 * @param name of the lock
 * @returns what leads until another takes over, and then waits for its turn again; asked anew, a tab
 *   gives up its place among those that wait
 */
export function leadWithLock(name: string, { locks, after }: LeaderParts) {
  let last: AbortController | undefined;
  return (work: (over: AbortSignal) => Promise<void>, eager: boolean, stop: AbortSignal): void => {
    if (stop.aborted) return;
    if (!locks) {
      void work(stop);
      return;
    }
    last?.abort();
    const turn = new AbortController();
    last = turn;
    stop.addEventListener('abort', () => turn.abort());
    let pause = FIRST_PAUSE;

    const lead = async (steal: boolean): Promise<void> => {
      // Ends with the turn, or when another tab takes over. AbortSignal.any is too new for many phones.
      const over = new AbortController();
      const end = () => over.abort();
      turn.signal.addEventListener('abort', end);
      let began = false;
      try {
        await locks.request(name, steal ? { steal } : { signal: turn.signal }, async () => {
          // Stealing heeds no signal.
          if (turn.signal.aborted) return;
          began = true;
          await work(over.signal);
        });
      } catch (error) {
        end();
        if (turn.signal.aborted) return;
        if (!began) {
          // Locks are refused here: as if there were none.
          void work(turn.signal);
          return;
        }
        const robbed = (error as Error | null)?.name === 'AbortError';
        pause = robbed ? FIRST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE);
        // Never at once: what fails at once would be asked for a thousand times a second.
        after(pause, () => turn.signal.aborted || void lead(false));
      } finally {
        turn.signal.removeEventListener('abort', end);
      }
    };
    void lead(eager);
  };
}
