/**
 * Where databases with records of the office are stored. In a storage bucket of their own they can be deleted
 * with every byte; from an ordinary database the browser deletes them too, but their bytes may stay in its files.
 */
import type { DatabaseStorage, DeviceDatabase } from '../core/database.ts';
import { RecordsDatabase } from './records-database.ts';

export interface RecordsPlace {
  /** Opens the database, and makes it if there is none. */
  open: (name: string) => Promise<RecordsDatabase>;
  /** Deletes a database, or does nothing. False if another tab still uses or opens it: it is deleted after that. */
  remove: (name: string) => Promise<boolean>;
  /** Names of all databases with records; none where the browser cannot tell. */
  names: () => Promise<string[]>;
}

/** What is used here of the Storage Buckets API. */
interface Buckets {
  open: (name: string, options: { persisted: boolean }) => Promise<{ indexedDB: IDBFactory }>;
  delete: (name: string) => Promise<void>;
  keys: () => Promise<string[]>;
}

const PREFIX = 'staff-records-';
const isOurs = (name: string | undefined) => name?.startsWith(PREFIX) ?? false;

/** A name that no earlier database had, and that buckets allow too. */
export const newName = (): string => PREFIX + Math.random().toString(36).slice(2);

const opened = (database: RecordsDatabase) => database.open().then(() => database);

/** Ordinary databases. */
export function plainPlace(storage: DatabaseStorage): RecordsPlace {
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
 * A bucket for each; a browser that has learnt to have them may still hold an ordinary database. Chromium answers
 * whoever opens a bucket while it is deleted with an error, so over all tabs only one of both happens at a time.
 */
export function bucketPlace(
  buckets: Buckets,
  plain: RecordsPlace,
  locks: Pick<LockManager, 'request'>,
): RecordsPlace {
  return {
    open: (name) =>
      locks.request(name, { mode: 'shared' }, async () => {
        const { indexedDB } = await buckets.open(name, { persisted: true });
        return opened(new RecordsDatabase(name, { indexedDB }));
      }),
    async remove(name) {
      // Who opens it looks afterwards whether it was to be deleted: nobody waits for that here.
      const isGone = await locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await buckets.delete(name);
        return lock !== null;
      });
      return isGone && plain.remove(name);
    },
    names: async () => [...(await buckets.keys()).filter(isOurs), ...(await plain.names())],
  };
}

const places = new WeakMap<DeviceDatabase, RecordsPlace>();

/** The place of a device's records: the best that its browser has, unless a test has set another one. */
export function placeOf(device: DeviceDatabase): RecordsPlace {
  const known = places.get(device);
  if (known) return known;
  const plain = plainPlace(device.storage);
  if (device.storage.indexedDB) return setPlace(device, plain);
  // Buckets are opened and deleted in turns, which takes locks.
  const { storageBuckets: buckets, locks } = navigator as typeof navigator & { storageBuckets?: Buckets };
  return setPlace(device, buckets && locks ? bucketPlace(buckets, plain, locks) : plain);
}

/** @returns the place */
export function setPlace(device: DeviceDatabase, place: RecordsPlace): RecordsPlace {
  places.set(device, place);
  return place;
}
