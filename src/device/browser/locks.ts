/** Locks between tabs and worker. */
import { beforePageFreeze, onPageRestore } from '../core/back-forward-cache.ts';
import type { Lock, LockPriority } from '../core/dependencies.ts';

/**
 * A Web Lock where the browser has them. Elsewhere (insecure address, very old browser) the lock covers only
 * this tab; the idempotency key prevents duplicates from two tabs.
 */
export function createLock(name: string): Lock {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    const { locks } = navigator;
    return (work, signal) =>
      new Promise((resolve, reject) => {
        const begin = (): Promise<void> => {
          const result = (async () => work())();
          result.then(resolve, reject);
          return untilOverOrFrozen(result);
        };
        queueFor(locks, name, begin, reject, signal);
      });
  }
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * Queues for a lock. A page that the browser is about to keep leaves the queue, and joins it again when somebody comes
 * back: WebKit before Safari 26 keeps the place of a frozen page, and its turn would never end.
 * @param begin called once, when it is this page's turn
 * @param reject called with the reason if that never comes
 */
function queueFor(
  locks: LockManager,
  name: string,
  begin: () => Promise<void>,
  reject: (reason: unknown) => void,
  signal: AbortSignal | undefined,
): void {
  const turn = new AbortController();
  const leave = () => turn.abort();
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave);
  let isOver = false;
  let isKept = false;
  const stopWatching = beforePageFreeze(() => {
    isKept = true;
    leave();
  });
  const over = () => {
    isOver = true;
    stopWatching();
    signal?.removeEventListener('abort', leave);
  };
  locks
    .request(name, { signal: turn.signal }, () => {
      over();
      return begin();
    })
    .catch((error) => {
      // Once it has begun, what counts is how the work ends.
      if (isOver) return;
      over();
      if (!isKept || signal?.aborted) return reject(error);
      const stop = onPageRestore(() => {
        stop();
        queueFor(locks, name, begin, reject, signal);
      });
    });
}

/**
 * Resolves when work is over, or this page is about to be kept: WebKit before Safari 26 lets a frozen page hold its
 * locks, and newer ones take them. The work goes on when somebody comes back; nothing relies on the lock alone.
 */
function untilOverOrFrozen(work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const stopWatching = beforePageFreeze(resolve);
    const end = () => {
      stopWatching();
      resolve();
    };
    work.then(end, end);
  });
}

/** A separate lock shared by all who wait: every tab and the worker see it, and it ends with the tab. */
export function createLockPriority(): LockPriority {
  const name = 'outbox-person';
  if (typeof navigator !== 'undefined' && navigator.locks) {
    const { locks } = navigator;
    return {
      request() {
        let release = () => {};
        const waiting = new Promise<void>((resolve) => {
          release = resolve;
        });
        locks.request(name, { mode: 'shared' }, () => untilOverOrFrozen(waiting)).catch(() => undefined);
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
