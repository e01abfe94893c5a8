/**
 * The screen that a page of the office showed last: one row beside the records that it shows, in the database
 * of the signed-in account, so that it is deleted with them. It is read here without Dexie and without the
 * program, by a script that runs before both.
 */
import type { Session } from '../../../contract/accounts/accounts.ts';
import { abortBeforePageFreeze } from '../../core/back-forward-cache.ts';
import { DATABASE_NAME } from '../../core/shared-names.ts';
import type { RecordsDatabaseNames } from '../../core/tables.ts';
import type { CachedValue } from '../../storage/index.ts';

export interface LastScreen {
  /** Id of the account that it belongs to, and its role. */
  account: string;
  role: string;
  /** Version of the app that drew it: other versions have other styles. */
  version: string;
  /** Language of its words; null if none was chosen. */
  language: string | null;
  /** Size of the window, CSS pixels. */
  width: number;
  height: number;
  /** Place in the queue of the last entry when it was drawn: it lacks later entries. */
  entry: number;
  /** The drawing, in the format of `ui/drawing`. */
  drawing: unknown;
}

/** Returns the name of its row among the kept values. */
export const lastScreenKey = (address: string): string => `screen ${address}`;

interface Buckets {
  open: (name: string) => Promise<{ indexedDB: IDBFactory }>;
}

/**
 * Reads the screen kept under an address; null if there is none, if another account is signed in, if the
 * signed-in account must first change its password or add a passkey, or if something was entered since.
 * @param name of the database in which it may be, which must be that of the signed-in account
 */
export async function readLastScreen(address: string, name: string): Promise<LastScreen | null> {
  const [now, screen] = await Promise.all([readNow(), readScreen(address, name)]);
  const isOwn = now?.name === name && screen?.account === now.account.id && screen.role === now.account.role;
  return isOwn && now.entry <= screen.entry ? screen : null;
}

/** Reads the account that may see records now, its database's name, and the last entry; null if none may. */
async function readNow() {
  const device = await open(indexedDB, DATABASE_NAME);
  const [session, records, signInNeeded, entry] = await read(
    device,
    ['facts', 'entries'],
    (facts, entries) => [
      facts.get('session'),
      facts.get('records'),
      facts.get('signInNeeded'),
      entries?.openKeyCursor(null, 'prev'),
    ],
  );
  const { account, mustChangePassword, mustAddPasskey } = (contentOf(session) ?? {}) as Partial<Session>;
  const { current } = (contentOf(records) ?? {}) as Partial<RecordsDatabaseNames>;
  if (!account || !current || mustChangePassword || mustAddPasskey || signInNeeded) return null;
  return { account, name: current, entry: ((entry as IDBCursor | null)?.key as number | undefined) ?? 0 };
}

const readScreen = (address: string, name: string) =>
  inPlace(name, async (factory) => {
    const database = await open(factory, name);
    const [row] = await read(database, ['kept'], (kept) => [kept.get(lastScreenKey(address))]);
    return (contentOf(row) as CachedValue | undefined)?.value as LastScreen | undefined;
  });

const contentOf = (row: unknown) => (row as { value?: unknown } | undefined)?.value;

/** Opens the database as `storage/records-storage.ts` does: a lock keeps a sign-out from happening at the same time. */
function inPlace<Result>(name: string, work: (factory: IDBFactory) => Promise<Result>): Promise<Result> {
  const { storageBuckets: buckets, locks } = navigator as typeof navigator & { storageBuckets?: Buckets };
  if (!buckets || !locks) return work(indexedDB);
  return locks.request(name, { mode: 'shared' }, async () =>
    work((await buckets.open(name)).indexedDB),
  ) as Promise<Result>;
}

/** Opens an existing database. @throws when there is no such database: none is made here */
function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(name);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const { result } = opening;
      // A connection that deletes or upgrades the database need not wait for this one.
      result.onversionchange = () => result.close();
      resolve(result);
    };
  });
}

/** Reads all requests in one transaction, then closes the database. */
function read(
  database: IDBDatabase,
  names: readonly string[],
  ask: (...stores: [IDBObjectStore, IDBObjectStore?]) => (IDBRequest | undefined)[],
): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    try {
      const reading = database.transaction([...names]);
      abortBeforePageFreeze(reading);
      const stores = names.map((name) => reading.objectStore(name));
      const requests = ask(...(stores as [IDBObjectStore, IDBObjectStore?]));
      reading.oncomplete = () => resolve(requests.map((request) => request?.result));
      reading.onabort = () => reject(reading.error);
    } catch (error) {
      reject(error);
    }
  }).finally(() => database.close()) as Promise<unknown[]>;
}
