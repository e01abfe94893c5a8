/** Locks between tabs and worker. */
import type { Lock, Priority } from '../parts.ts';

/**
 * A Web Lock where the browser has them. Elsewhere (insecure address, very old browser) the lock covers only
 * this tab; the idempotency key prevents duplicates from two tabs.
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

/** A separate lock shared by all who wait: every tab and the worker see it, and it ends with the tab. */
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
