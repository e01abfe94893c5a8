/**
 * The browser's back/forward cache: a page that another document replaces may be kept, frozen, for a quick way back.
 * WebKit freezes it with the transactions of IndexedDB that it has begun, and whoever needs the same stores waits
 * until it drops that page. So a page closes its connections just before; its work is repeated if somebody comes back.
 */

/** The part of `PageTransitionEvent` that is used here; the types of workers lack it. */
interface PageTransition extends Event {
  persisted?: boolean;
}

/**
 * Calls back when this page is about to be kept; never in a worker.
 * @returns a function that ends it
 */
export function beforePageFreeze(letGo: () => void): () => void {
  const hide = (event: PageTransition) => event.persisted && letGo();
  // A worker never gets this event, and Node has no such function.
  globalThis.addEventListener?.('pagehide', hide);
  return () => globalThis.removeEventListener?.('pagehide', hide);
}

/**
 * Calls back when somebody comes back to this page and the browser had kept it: it has heard of nothing meanwhile.
 * @returns a function that ends it
 */
export function onPageRestore(work: () => void): () => void {
  const show = (event: PageTransition) => event.persisted && work();
  addEventListener('pageshow', show);
  return () => removeEventListener('pageshow', show);
}

/** Aborts a transaction when this page is about to be kept, and closes its connection; what was committed goes on. */
export function abortBeforePageFreeze(transaction: IDBTransaction): void {
  const end = beforePageFreeze(() => {
    try {
      transaction.abort();
    } catch {
      // It is being committed already.
    }
    transaction.db.close();
  });
  transaction.addEventListener('complete', end);
  transaction.addEventListener('abort', end);
}
