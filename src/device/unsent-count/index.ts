/**
 * How many entries are not sent, read without Dexie: a reading page weighs 29 KB
 * less, and loads the outbox only when there is something in it.
 */
import { DATABASE_NAME } from '../names.ts';

export interface UnsentCount {
  waiting: number;
  parked: number;
  /** Somebody of the staff signed out, and the server is still to be told. */
  signOut: boolean;
  /** Something was received that no backup of the server's may hold yet. */
  copies: boolean;
}

const NOTHING: UnsentCount = { waiting: 0, parked: 0, signOut: false, copies: false };

/** Counts entries by state; none where there is no database, or no permission for one. */
export async function countUnsent(): Promise<UnsentCount> {
  return (await databaseExists()) ? count() : NOTHING;
}

/** Asked first where browsers can tell: opening what is not there would create it. */
export async function databaseExists(): Promise<boolean> {
  try {
    const known = await indexedDB.databases?.();
    return known?.some(({ name }) => name === DATABASE_NAME) ?? true;
  } catch {
    return false;
  }
}

function count(): Promise<UnsentCount> {
  return new Promise((resolve) => {
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(DATABASE_NAME);
    } catch {
      resolve(NOTHING);
      return;
    }
    // Not created yet: stop here, or an empty database without tables would remain.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = (event) => {
      event.preventDefault();
      resolve(NOTHING);
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => database.close();
      const finish = (unsent: UnsentCount) => {
        database.close();
        resolve(unsent);
      };
      if (!database.objectStoreNames.contains('entries')) {
        finish(NOTHING);
        return;
      }
      // A database of an earlier version has no copies.
      const stores = ['entries', 'facts', 'copies'].filter((name) =>
        database.objectStoreNames.contains(name),
      );
      const transaction = database.transaction(stores);
      const states = transaction.objectStore('entries').index('state');
      const signOut = transaction.objectStore('facts').count('signOutPending');
      const waiting = states.count('waiting');
      const parked = states.count('parked');
      const copies = stores.includes('copies') ? transaction.objectStore('copies').count() : null;
      transaction.oncomplete = () =>
        finish({
          waiting: waiting.result,
          parked: parked.result,
          signOut: signOut.result > 0,
          copies: (copies?.result ?? 0) > 0,
        });
      transaction.onabort = () => finish(NOTHING);
    };
  });
}
