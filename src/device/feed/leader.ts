/** One tab leads: whoever holds a lock. Without locks every tab leads itself. */

/**
 * @param name of the lock
 * @returns what leads until another takes over, and then waits for its turn again
 */
export function leadWithLock(name: string) {
  return (work: (over: AbortSignal) => Promise<void>, eager: boolean, stop: AbortSignal): void => {
    const { locks } = navigator;
    if (!locks) {
      void work(stop);
      return;
    }
    const lead = (steal: boolean) => {
      const robbed = new AbortController();
      locks
        .request(name, steal ? { steal } : { signal: stop }, () =>
          work(AbortSignal.any([stop, robbed.signal])),
        )
        .catch(() => {
          // Taken over by another tab, or stopped while waiting.
          robbed.abort();
          if (!stop.aborted) lead(false);
        });
    };
    lead(eager);
  };
}
