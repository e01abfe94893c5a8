/**
 * The number of unsent requests, read without Dexie: pages are 29 KB smaller and load the outbox only if it
 * contains something.
 */

import { abortBeforePageFreeze } from '../core/back-forward-cache.ts';
import { requestIdOf } from '../core/request-id.ts';
import { DATABASE_NAME } from '../core/shared-names.ts';
import type { CarriedPart, Entry, SentEntry } from '../core/tables.ts';

export { mayHoldRequests } from './may-hold-requests.ts';

export interface UnsentCount {
  /** Requests, each with its corrections: as the newest of these stands. */
  waiting: number;
  parked: number;
  /** A staff member signed out, and the server must still be told. */
  signOut: boolean;
  /** A visitor's requests on this device: what is not sent, and the latest receipts. */
  requests: number;
  /** There are received entries that may not be in a backup of the server yet. */
  copies: boolean;
  /** Entries of others that wait here to be sent. */
  carried: number;
}

/** Receipts that are counted; a person has a few. */
const MOST = 99;

const NOTHING: UnsentCount = {
  waiting: 0,
  parked: 0,
  signOut: false,
  requests: 0,
  copies: false,
  carried: 0,
};

/** Counts requests by state; none if there is no database, or no permission for one. */
export async function countUnsent(): Promise<UnsentCount> {
  return (await databaseExists()) ? count() : NOTHING;
}

/** Checked first, if the browser can tell, because opening a missing database would create it. */
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
    // Not created yet: abort, or an empty database without tables would remain.
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
      // A database of an earlier version has fewer.
      const stores = ['entries', 'facts', 'sent', 'copies', 'carried'].filter((name) =>
        database.objectStoreNames.contains(name),
      );
      const transaction = database.transaction(stores);
      abortBeforePageFreeze(transaction);
      const states = transaction.objectStore('entries').index('state');
      const signOut = transaction.objectStore('facts').count('signOutPending');
      const waiting: IDBRequest<Entry[]> = states.getAll('waiting');
      const parked: IDBRequest<Entry[]> = states.getAll('parked');
      const sent: IDBRequest<SentEntry[]> | null = stores.includes('sent')
        ? transaction.objectStore('sent').getAll(null, MOST)
        : null;
      const copies = stores.includes('copies') ? transaction.objectStore('copies').count() : null;
      const files = stores.includes('carried') ? transaction.objectStore('carried').index('state') : null;
      const carried: IDBRequest<CarriedPart[]> | undefined = files?.getAll('waiting');
      const kept = files?.count('kept');
      transaction.oncomplete = () =>
        finish({
          ...countRequests([...waiting.result, ...parked.result], sent?.result ?? []),
          signOut: signOut.result > 0,
          copies: (copies?.result ?? 0) + (kept?.result ?? 0) > 0,
          carried: (carried?.result ?? []).reduce(
            (sum, { entries, received }) => sum + entries - received,
            0,
          ),
        });
      transaction.onabort = () => finish(NOTHING);
    };
  });
}

function countRequests(
  entries: Entry[],
  sent: SentEntry[],
): Pick<UnsentCount, 'waiting' | 'parked' | 'requests'> {
  entries.sort((one, next) => one.order - next.order);
  const requests = new Map(entries.map((entry) => [requestIdOf(entry), entry]));
  const parked = [...requests.values()].filter(({ state }) => state === 'parked').length;
  // Only visitors' receipts have a mark.
  const own = new Set(sent.filter(({ mark }) => mark !== undefined).map((one) => one.corrects ?? one.id));
  for (const [id, { author }] of requests) if (author === null) own.add(id);
  return { waiting: requests.size - parked, parked, requests: own.size };
}
