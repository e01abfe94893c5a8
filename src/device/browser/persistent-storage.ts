/** The browser's promise not to clear what is saved here when space runs short. */
import { useEffect, useState } from 'react';

/** `unknown`: the browser has no persistent storage, for instance on an address without TLS. */
export type PersistenceState = 'yes' | 'not asked' | 'refused' | 'unknown';

/** Asks for it; browsers decide by themselves or ask the person. @returns whether it was given */
export async function requestPersistentStorage(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false;
}

/** Whether it was given (null until the browser has said so), and the way to ask for it. */
export function usePersistentStorage(): { promised: PersistenceState | null; ask: () => Promise<void> } {
  const [promised, setPromised] = useState<PersistenceState | null>(null);

  useEffect(() => {
    const asked = navigator.storage?.persisted?.().then((yes) => (yes ? 'yes' : 'not asked'));
    void Promise.resolve(asked ?? 'unknown').then(setPromised);
  }, []);

  return { promised, ask: async () => setPromised((await requestPersistentStorage()) ? 'yes' : 'refused') };
}
