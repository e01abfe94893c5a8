import { useSyncExternalStore } from 'react';

/** One timer for all that show how long something has lasted. */
const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = new Date();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = new Date();
    for (const each of listeners) each();
  }, MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function current(): Date {
  // The first to ask finds the present time.
  if (listeners.size === 0 && Date.now() - now.getTime() > MINUTE) now = new Date();
  return now;
}

/** The time, to the minute; renders again when it changes. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, current, current);
}
