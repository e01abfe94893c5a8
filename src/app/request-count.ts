/** Number of requests that a visitor has on this device, as the banner found them: the menu says so. */
import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

export function setRequestCount(next: number): void {
  count = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** 0 until it is known. */
export const useRequestCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
