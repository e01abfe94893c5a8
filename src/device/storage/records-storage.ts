/**
 * Places in which databases with records of the office are stored. In their own storage bucket they can be
 * deleted with every byte; if an ordinary database is deleted, bytes may stay in the browser's files.
 */
import type { DeviceDatabase, DexieDependencies } from '../core/database.ts';
import { RecordsDatabase } from './records-database.ts';

export interface RecordsStorage {
  /** Opens the database, and makes it if there is none. */
  open: (name: string) => Promise<RecordsDatabase>;
  /** Deletes a database, if it exists. False if another tab still uses or opens it: it is deleted later. */
  remove: (name: string) => Promise<boolean>;
  /** Lists the names of all databases with records; empty if the browser cannot tell. */
  names: () => Promise<string[]>;
}

/** Part of the Storage Buckets API that is used here. */
interface Buckets {
  open: (name: string, options: { persisted: boolean }) => Promise<{ indexedDB: IDBFactory }>;
  delete: (name: string) => Promise<void>;
  keys: () => Promise<string[]>;
}

const PREFIX = 'staff-records-';
const isOurs = (name: string | undefined) => name?.startsWith(PREFIX) ?? false;

/** Returns a name that no earlier database had, and that buckets allow too. */
export const newDatabaseName = (): string => PREFIX + Math.random().toString(36).slice(2);

const opened = (database: RecordsDatabase) => database.open().then(() => database);

/** Returns the place of ordinary databases. */
export function plainStorage(storage: DexieDependencies): RecordsStorage {
  const factory = () => storage.indexedDB ?? indexedDB;
  return {
    open: (name) => opened(new RecordsDatabase(name, storage)),
    remove: (name) =>
      new Promise((resolve, reject) => {
        const request = factory().deleteDatabase(name);
        request.onsuccess = () => resolve(true);
        request.onblocked = () => resolve(false);
        request.onerror = () => reject(request.error);
      }),
    // Firefox before 126 cannot tell.
    names: async () =>
      ((await factory().databases?.()) ?? []).flatMap(({ name = '' }) => (isOurs(name) ? name : [])),
  };
}

/**
 * Returns a place with one bucket for each database. A browser updated to have buckets may still hold an
 * ordinary database. Opening a bucket while it is deleted fails in Chromium, so a lock over all tabs
 * separates the two.
 */
export function bucketStorage(
  buckets: Buckets,
  plain: RecordsStorage,
  locks: Pick<LockManager, 'request'>,
): RecordsStorage {
  return {
    open: (name) =>
      locks.request(name, { mode: 'shared' }, async () => {
        const { indexedDB } = await buckets.open(name, { persisted: true });
        return opened(new RecordsDatabase(name, { indexedDB }));
      }),
    async remove(name) {
      // A tab that opens it checks afterwards whether it was to be deleted: no need to wait for the lock.
      const isGone = await locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await buckets.delete(name);
        return lock !== null;
      });
      return isGone && plain.remove(name);
    },
    names: async () => [...(await buckets.keys()).filter(isOurs), ...(await plain.names())],
  };
}

const places = new WeakMap<DeviceDatabase, RecordsStorage>();

/** Returns the place of a device's records: the best of its browser, unless a test has set another one. */
export function recordsStorageOf(device: DeviceDatabase): RecordsStorage {
  const known = places.get(device);
  if (known) return known;
  const plain = plainStorage(device.storage);
  if (device.storage.indexedDB) return setRecordsStorage(device, plain);
  // Buckets need locks, so that they are not opened while they are deleted.
  const { storageBuckets: buckets, locks } = navigator as typeof navigator & { storageBuckets?: Buckets };
  return setRecordsStorage(device, buckets && locks ? bucketStorage(buckets, plain, locks) : plain);
}

/** @returns the place */
export function setRecordsStorage(device: DeviceDatabase, place: RecordsStorage): RecordsStorage {
  places.set(device, place);
  return place;
}
