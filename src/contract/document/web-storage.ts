/**
 * Text that the browser keeps for this site: `localValues` in every tab (`localStorage`), `tabValues` in one
 * (`sessionStorage`). A browser may refuse both, or be full; then a value lasts as long as the page.
 */

export interface WebStorage {
  /** Null where nothing is stored. */
  read(key: string): string | null;
  /** @returns false if it lasts only as long as the page */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** False where the browser refuses, or is full: tried with a value that is removed again. */
  isStoring(): boolean;
  /** Removes all values whose keys begin with a prefix. */
  removeAll(prefix: string): void;
}

/** The part of the browser's own `Storage` that is used here; programs without the DOM read this file too. */
interface BrowserStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A key that no value has. */
const TRIAL = 'trial';

function createWebStorage(name: 'localStorage' | 'sessionStorage'): WebStorage {
  /** Values that the browser did not take. */
  const unstored = new Map<string, string>();

  /** @returns null where the browser refuses, which even reading the property may throw */
  function attempt<Result>(use: (storage: BrowserStorage) => Result): Result | null {
    try {
      return use((globalThis as unknown as Record<typeof name, BrowserStorage>)[name]);
    } catch {
      return null;
    }
  }
  const stored = (key: string) => attempt((storage) => storage.getItem(key));

  function remove(key: string): void {
    unstored.delete(key);
    attempt((storage) => storage.removeItem(key));
  }

  return {
    read: (key) => unstored.get(key) ?? stored(key),
    write(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) unstored.delete(key);
      else unstored.set(key, value);
      return isStored === true;
    },
    remove,
    isStoring: () =>
      attempt((storage) => {
        storage.setItem(TRIAL, '');
        storage.removeItem(TRIAL);
        return true;
      }) === true,
    removeAll(prefix) {
      const keys = [...unstored.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])];
      for (const key of keys) if (key.startsWith(prefix)) remove(key);
    },
  };
}

export const localValues = createWebStorage('localStorage');
export const tabValues = createWebStorage('sessionStorage');
