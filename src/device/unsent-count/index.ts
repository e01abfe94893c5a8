/**
 * The number of unsent requests, read without Dexie: pages are 29 KB smaller and load the outbox only if it
 * contains something.
 */
import { abortBeforePageFreeze } from '../core/back-forward-cache.ts';
import { requestIdOf } from '../core/request-id.ts';
import { DATABASE_NAME } from '../core/shared-names.ts';
import type { CarriedPart, Entry, SentEntry } from '../core/tables.ts';

export interface UnsentCount {
  /** A visitor's requests, each with its corrections: as the newest of these stands. */
  waiting: number;
  parked: number;
  /** Entries of staff, counted alike. */
  staffWaiting: number;
  staffParked: number;
  /** A staff member signed out, and the server must still be told. */
  signOut: boolean;
  /** A visitor's requests on this device: what is not sent, and the latest receipts. */
  requests: number;
  /** There are received entries that may not be in a backup of the server yet. */
  copies: boolean;
  /** Entries of others that wait here to be sent. */
  carried: number;
  /** True where something is stored, or may be, and cannot be read. */
  isUnreadable?: true;
}

/** Receipts that are counted; a person has a few. */
const MOST = 99;

/** Milliseconds after which a database that could not be read is opened again. */
const SECOND_LOOK = 1_000;

const NOTHING: UnsentCount = {
  waiting: 0,
  parked: 0,
  staffWaiting: 0,
  staffParked: 0,
  signOut: false,
  requests: 0,
  copies: false,
  carried: 0,
};

const UNREADABLE: UnsentCount = { ...NOTHING, isUnreadable: true };

/** Counts requests by state; none if there is no database, or no permission for one. */
export async function countUnsent(): Promise<UnsentCount> {
  if (!(await databaseExists())) return NOTHING;
  const found = await count();
  if (!found.isUnreadable) return found;
  // Browsers that are short of memory fail once, and open it a moment later.
  await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK));
  return count();
}

/** Checked first, if the browser can tell, because opening a missing database would create it. */
export async function databaseExists(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  try {
    const known = await indexedDB.databases?.();
    return known?.some(({ name }) => name === DATABASE_NAME) ?? true;
  } catch {
    // Opening it tells whether the browser refuses it, or cannot read it.
    return true;
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
    let isNew = false;
    // Not created yet: abort, or an empty database without tables would remain.
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onerror = (event) => {
      event.preventDefault();
      resolve(!isNew && isDamage(request.error) ? UNREADABLE : NOTHING);
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
      transaction.onabort = () => finish(isDamage(transaction.error) ? UNREADABLE : NOTHING);
    };
  });
}

/** A page that is closed aborts what it reads, and a browser that lets a site store nothing has nothing of it. */
const isDamage = (error: DOMException | null) =>
  error !== null && !/^(Abort|InvalidState|Security)Error$/.test(error.name);

function countRequests(
  entries: Entry[],
  sent: SentEntry[],
): Omit<UnsentCount, 'signOut' | 'copies' | 'carried'> {
  entries.sort((one, next) => one.order - next.order);
  const requests = new Map(entries.map((entry) => [requestIdOf(entry), entry]));
  const count = (isParked: boolean, isStaff: boolean) =>
    [...requests.values()].filter(
      ({ state, author }) => (state === 'parked') === isParked && (author !== null) === isStaff,
    ).length;
  // Only visitors' receipts have a mark.
  const own = new Set(sent.filter(({ mark }) => mark !== undefined).map((one) => one.corrects ?? one.id));
  for (const [id, { author }] of requests) if (author === null) own.add(id);
  return {
    waiting: count(false, false),
    parked: count(true, false),
    staffWaiting: count(false, true),
    staffParked: count(true, true),
    requests: own.size,
  };
}

/**
 * False where nothing was ever stored: the database is not created by asking. True where it exists, and where
 * the browser refuses it: the person must be told.
 */
export function mayHoldRequests(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE_NAME);
      let isNew = false;
      request.onupgradeneeded = () => {
        isNew = true;
        request.transaction?.abort();
      };
      request.onerror = (event) => {
        event.preventDefault();
        resolve(!isNew);
      };
      request.onsuccess = () => {
        request.result.close();
        resolve(true);
      };
    } catch {
      resolve(true);
    }
  });
}
