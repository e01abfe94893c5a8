/** Turns between tabs and worker. */
import type { Lock, Priority } from '../parts.ts';

/**
 * A Web Lock where there is one. Without (an insecure address, a very old browser)
 * this tab takes turns with itself alone; the server's key keeps two tabs exact.
 */
export function createLock(name: string): Lock {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    const { locks } = navigator;
    return (work, signal) => locks.request(name, signal ? { signal } : {}, work) as never;
  }
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** A lock of its own, shared by all who wait: seen by every tab and the worker, gone with the tab. */
export function createPriority(): Priority {
  const name = 'outbox-person';
  if (typeof navigator !== 'undefined' && navigator.locks) {
    const { locks } = navigator;
    return {
      request() {
        let release = () => {};
        const waiting = new Promise<void>((resolve) => {
          release = resolve;
        });
        void locks.request(name, { mode: 'shared' }, () => waiting);
        return release;
      },
      isRequested: async () => ((await locks.query?.())?.held ?? []).some((lock) => lock.name === name),
    };
  }
  const waiting = new Set<object>();
  return {
    request() {
      const person = {};
      waiting.add(person);
      return () => waiting.delete(person);
    },
    isRequested: async () => waiting.size > 0,
  };
}
