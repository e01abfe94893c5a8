/** Elects one tab as the leader: the one that holds a lock. Without locks every tab is its own leader. */

import type { StartTimer } from '../../core/dependencies.ts';

/** Milliseconds before the lock is requested again; doubles up to the longest while requests fail. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 5 * 60_000;

/** Part of the browser's locks that is used here. */
export type Locks = Pick<LockManager, 'request'>;

export interface LeaderDeps {
  /** Locks of the browser; null if it has none. */
  locks: Locks | null;
  startTimer: StartTimer;
}

/**
 * Makes the leader of all tabs with a lock.
 * @param name of the lock
 * @returns a function that leads until another tab takes over, then waits again; calling it again gives up
 * the tab's place in the queue
 */
export function leadWithLock(name: string, { locks, startTimer: after }: LeaderDeps) {
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
      // Aborts when the lead ends or another tab takes over. AbortSignal.any is too new for many phones.
      const over = new AbortController();
      const end = () => over.abort();
      turn.signal.addEventListener('abort', end);
      let began = false;
      try {
        await locks.request(name, steal ? { steal } : { signal: turn.signal }, async () => {
          // Requests that steal a lock ignore the signal.
          if (turn.signal.aborted) return;
          began = true;
          await work(over.signal);
        });
      } catch (error) {
        end();
        if (turn.signal.aborted) return;
        if (!began) {
          // Locks are refused here; continue as if there were none.
          void work(turn.signal);
          return;
        }
        const robbed = (error as Error | null)?.name === 'AbortError';
        pause = robbed ? FIRST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE);
        // Never immediately, or an immediate failure would repeat a thousand times a second.
        after(pause, () => turn.signal.aborted || void lead(false));
      } finally {
        turn.signal.removeEventListener('abort', end);
      }
    };
    void lead(eager);
  };
}
