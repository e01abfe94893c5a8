/** Opening and deleting records at the same moment, which Chromium's buckets do not bear. */
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureDatabaseName, withRecords } from '../../../src/device/storage/index.ts';
import {
  bucketStorage,
  plainStorage,
  setRecordsStorage,
} from '../../../src/device/storage/records-storage.ts';
import { createTestFeed, sessionOf, tourOf } from '../../parts/device/feed.ts';
import { openTab } from '../../parts/device/office-device.ts';
import { createTestLocks } from '../../parts/device/test-locks.ts';
import { createGate } from '../../parts/gate.ts';

const AMINA = v7();

/** Makes buckets: opening one while it is deleted fails with the error that Chromium gives. */
function createTestBuckets() {
  const there = new Map<string, IDBFactory>();
  const leaving = new Set<string>();
  const failed = vi.fn();
  /** Deletions go on until this resolves. */
  let until = Promise.resolve();
  const guarded = (name: string, factory: IDBFactory) =>
    new Proxy(factory, {
      get(target, key) {
        if (key !== 'open') return Reflect.get(target, key).bind(target);
        if (!leaving.has(name)) return target.open.bind(target);
        return () => {
          failed(name);
          throw Object.assign(new Error('Internal error.'), { name: 'UnknownError' });
        };
      },
    });
  return {
    there,
    failed,
    isDeleting: () => leaving.size > 0,
    /** Keeps deletions going on until released. */
    hold() {
      const { open, opened } = createGate();
      until = opened;
      return open;
    },
    async open(name: string) {
      const factory = there.get(name) ?? new IDBFactory();
      there.set(name, factory);
      return { indexedDB: guarded(name, factory) };
    },
    async delete(name: string) {
      leaving.add(name);
      await until;
      leaving.delete(name);
      there.delete(name);
    },
    keys: async () => [...there.keys()],
  };
}

/** A tab with Amina's records in a bucket. */
async function reading() {
  const feed = createTestFeed(3);
  feed.accounts.push(sessionOf(AMINA, 'operations', 'Amina'));
  feed.put(tourOf(v7()));
  const tab = openTab(feed);
  const buckets = createTestBuckets();
  const plain = plainStorage({ indexedDB: tab.browser.indexedDB, IDBKeyRange });
  const place = setRecordsStorage(tab.database, bucketStorage(buckets, plain, createTestLocks()));
  await tab.signIn('amina@example.com');
  await tab.puller.pull();
  return { tab, buckets, place, name: (await ensureDatabaseName(tab.database)) ?? '' };
}

const keyRange = Dexie.dependencies.IDBKeyRange;
let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(warned).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  Dexie.dependencies.IDBKeyRange = keyRange;
});

it('work whose records a sign-out deletes does not open them again', async () => {
  const { tab, buckets, place } = await reading();
  const open = vi.spyOn(place, 'open');
  const found = await withRecords(tab.database, async (tables) => {
    const release = buckets.hold();
    const leaving = tab.signOut();
    await expect.poll(buckets.isDeleting).toBe(true);
    // A browser closes the connections to a bucket that it deletes.
    tables.close();
    setTimeout(release, 50);
    return tables.segments.count().finally(() => leaving);
  });
  expect(found).toBeUndefined();
  expect(open).not.toHaveBeenCalled();
  await expect.poll(() => [...buckets.there.keys()]).toEqual([]);
  expect(buckets.failed).not.toHaveBeenCalled();
});

it('who knew the name before a sign-out waits until it has deleted the records, and leaves none', async () => {
  const { tab, buckets, name } = await reading();
  const other = openTab(createTestFeed(3), tab.browser);
  const plain = plainStorage({ indexedDB: tab.browser.indexedDB, IDBKeyRange });
  const locks = createTestLocks();
  for (const { database } of [tab, other]) setRecordsStorage(database, bucketStorage(buckets, plain, locks));
  const release = buckets.hold();
  const leaving = tab.signOut();
  await expect.poll(buckets.isDeleting).toBe(true);
  const work = vi.fn(async () => 'read');
  const open = vi.spyOn(buckets, 'open');
  const late = withRecords(other.database, work, name);
  // An opening would have ended in this time.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(open).not.toHaveBeenCalled();
  release();
  expect(await late).toBeUndefined();
  await leaving;
  expect(work).not.toHaveBeenCalled();
  expect(buckets.failed).not.toHaveBeenCalled();
  expect([...buckets.there.keys()]).toEqual([]);
});

it('a sign-out does not wait for who opens the records, who then deletes them', async () => {
  const { tab, buckets, place, name } = await reading();
  const [first] = await Promise.all([
    place.open(name),
    place.remove(name).then((gone) => expect(gone).toBe(false)),
  ]);
  first.close();
  expect(await place.remove(name)).toBe(true);
  expect(buckets.there.size).toBe(0);
  tab.close();
});
