/** The browser's promise to keep what is stored: never said of storage that goes with its window. */
import { describe, expect, it } from 'vitest';
import { readPersistence, type StorageApi } from '../../../src/device/browser/persistent-storage.ts';

const GB = 2 ** 30;
const failure = (name: string) => async () => {
  throw new DOMException('refused', name);
};
const folder = async () => ({});

/** A browser that has promised it, in an ordinary window. */
const promised: StorageApi = {
  storage: {
    persisted: async () => true,
    estimate: async () => ({ quota: 60 * GB }),
    getDirectory: folder,
  },
  heapLimit: 4 * GB,
};
const withStorage = (storage: Partial<StorageApi['storage']>, heapLimit = promised.heapLimit) => ({
  storage: { ...promised.storage, ...storage },
  heapLimit,
});
/** A browser that does not tell the memory of its scripts, as all but Chromium. */
const otherBrowser = (storage: Partial<StorageApi['storage']>): StorageApi => ({
  ...withStorage(storage),
  heapLimit: undefined,
});
const small = async () => ({ quota: 1 * GB });
const unasked = async () => false;

describe('What is said of storage', () => {
  it.each<[string, StorageApi, string]>([
    ['an ordinary window that promised', promised, 'yes'],
    ['one that was not asked', withStorage({ persisted: async () => false }), 'not asked'],
    ['one without the question', { storage: {}, heapLimit: undefined }, 'unknown'],
    ['no storage at all, without TLS', { storage: undefined, heapLimit: undefined }, 'unknown'],
    ['one that refuses the question', withStorage({ persisted: failure('SecurityError') }), 'unknown'],
    // Firefox and Safari give private windows no files of their own.
    ['a private window of Firefox', otherBrowser({ getDirectory: failure('SecurityError') }), 'temporary'],
    ['a private window of Safari', otherBrowser({ getDirectory: failure('UnknownError') }), 'temporary'],
    // Chromium keeps them in memory, and allows no more than that holds.
    ['a private window of Chromium', withStorage({ persisted: unasked, estimate: small }), 'temporary'],
    ['a small disk that was promised', withStorage({ estimate: small }), 'yes'],
    ['an older browser without files', otherBrowser({ getDirectory: undefined }), 'yes'],
    [
      'files that fail for another cause',
      withStorage({ getDirectory: failure('QuotaExceededError') }),
      'yes',
    ],
    [
      'a quota that is not told',
      withStorage({ persisted: unasked, estimate: failure('TypeError') }),
      'not asked',
    ],
    ['a small quota in another browser', otherBrowser({ persisted: unasked, estimate: small }), 'not asked'],
  ])('%s', async (_name, facts, state) => {
    expect(await readPersistence(facts)).toBe(state);
  });
});
