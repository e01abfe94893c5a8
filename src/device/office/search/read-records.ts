/**
 * Reads the segments of the feed without Dexie, in a worker that shares no code with the page. It opens a database that
 * exists and creates none: that would bring back, empty, one that a sign-out has just deleted.
 */
import type { FeedProgress } from '../../storage/index.ts';
import type { FeedSegment } from './search-index.ts';

export interface StoredSegment extends FeedSegment {
  order: number;
  generation: number;
}

export interface RecordsReader {
  /** Reads the progress of the feed; undefined before its first page. */
  progress: () => Promise<Pick<FeedProgress, 'start' | 'floor' | 'syncedAt'> | undefined>;
  /** Reads the next segments after this one, in order. */
  after: (order: number) => Promise<StoredSegment[]>;
  close: () => void;
}

/** Number of segments read at once. */
const CHUNK = 8;
/** Milliseconds to wait for an answer; a chunk takes some hundredths of a second. */
const PATIENCE = 3_000;

/** Opens a database to read it. @returns null if there is no such database */
export async function openRecordsReader(
  factory: IDBFactory,
  name: string,
  ranges: Pick<typeof IDBKeyRange, 'lowerBound'> = IDBKeyRange,
): Promise<RecordsReader | null> {
  const database = await openExisting(factory, name);
  if (!database?.objectStoreNames.contains('segments')) {
    database?.close();
    return null;
  }
  // The database is being deleted by a sign-out.
  database.onversionchange = () => database.close();
  const store = (table: string) => database.transaction(table).objectStore(table);
  return {
    progress: () => resultOf(store('progress').get(1)),
    after: (order) => resultOf(store('segments').getAll(ranges.lowerBound(order, true), CHUNK)),
    close: () => database.close(),
  };
}

function openExisting(factory: IDBFactory, name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name);
    // There is no such database: the abort keeps it from being made.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => (request.error?.name === 'AbortError' ? resolve(null) : reject(request.error));
  });
}

/** @throws when there is no answer: Chromium may let a reader wait forever while another connection writes */
function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The records do not answer.')), PATIENCE);
    request.onsuccess = () => {
      clearTimeout(timer);
      resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
  });
}

/** Part of the Storage Buckets API that is used here. */
interface Buckets {
  open: (name: string) => Promise<{ indexedDB: IDBFactory }>;
  keys: () => Promise<string[]>;
}

/** Returns the factory that has the records of a sign-in; null if they are gone. */
export async function findRecordsDbFactory(name: string): Promise<IDBFactory | null> {
  const { storageBuckets } = navigator as { storageBuckets?: Buckets };
  if (!storageBuckets) return indexedDB;
  if (!(await storageBuckets.keys()).includes(name)) return null;
  return (await storageBuckets.open(name)).indexedDB;
}
