/** The browser's promise not to clear what is saved here when space runs short. */
import { useEffect, useState } from 'react';

/**
 * `temporary`: what is stored goes with the window, as in a private one. `unknown`: the browser has no persistent
 * storage, for instance on an address without TLS.
 */
export type PersistenceState = 'yes' | 'not asked' | 'refused' | 'temporary' | 'unknown';

/** Facts about its storage, as a browser reports them. */
export interface StorageApi {
  storage:
    | {
        persisted?: (() => Promise<boolean>) | undefined;
        estimate?: (() => Promise<StorageEstimate>) | undefined;
        getDirectory?: (() => Promise<unknown>) | undefined;
      }
    | undefined;
  /** Bytes that its scripts may use at most; Chromium alone tells it. */
  heapLimit: number | undefined;
}

/** Returns whether storage was promised to last, and never claims it of a private window that can be told. */
export async function readPersistence(facts: StorageApi): Promise<PersistenceState> {
  if (await isWithoutFiles(facts)) return 'temporary';
  const isPromised = await facts.storage?.persisted?.().catch(() => undefined);
  if (isPromised) return 'yes';
  // Chromium promises a private window nothing.
  if (await isHeldInMemory(facts)) return 'temporary';
  return isPromised === undefined ? 'unknown' : 'not asked';
}

/** True in private windows of Firefox and Safari, which refuse them files. */
async function isWithoutFiles({ storage }: StorageApi): Promise<boolean> {
  try {
    await storage?.getDirectory?.();
    return false;
  } catch (error) {
    const { name } = error as Partial<Error>;
    return name === 'SecurityError' || name === 'UnknownError';
  }
}

/**
 * True in private windows of Chromium before 2025: what they store is in memory, so that they may store no more than
 * fits. Later ones tell every window the same quota, and cannot be known.
 */
async function isHeldInMemory({ storage, heapLimit }: StorageApi): Promise<boolean> {
  if (heapLimit === undefined) return false;
  const room = await storage?.estimate?.().catch(() => undefined);
  return room?.quota !== undefined && room.quota < 2 * heapLimit;
}

/** Reads the facts of this browser. */
function storageFacts(): StorageApi {
  const { storage } = navigator as { storage?: StorageManager };
  const { memory } = performance as { memory?: { jsHeapSizeLimit: number } };
  return {
    storage: storage && {
      persisted: storage.persisted?.bind(storage),
      estimate: storage.estimate?.bind(storage),
      getDirectory: storage.getDirectory?.bind(storage),
    },
    heapLimit: memory?.jsHeapSizeLimit,
  };
}

/** Asks to keep what is stored; browsers decide by themselves or ask the person. @returns whether it was given */
export async function requestPersistentStorage(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false;
}

/** Answer of the browser (null until it has said so), and the way to ask for it. */
export function usePersistentStorage(): { promised: PersistenceState | null; ask: () => Promise<void> } {
  const [promised, setPromised] = useState<PersistenceState | null>(null);

  useEffect(() => {
    void readPersistence(storageFacts()).then(setPromised);
  }, []);

  return { promised, ask: async () => setPromised((await requestPersistentStorage()) ? 'yes' : 'refused') };
}
