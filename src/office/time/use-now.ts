import { useSyncExternalStore } from 'react';

/** One timer for all that show how long something has lasted. */
const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = new Date();

function tell(): void {
  now = new Date();
  for (const each of listeners) each();
}

/** A phone that slept overnight has not counted the minutes. */
const wake = () => document.visibilityState === 'visible' && tell();

/**
 * Calls a listener every minute, and when the page is looked at again. @returns a function that unsubscribes
 */
export function onMinute(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tell, MINUTE);
    document.addEventListener('visibilitychange', wake);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', wake);
  };
}

function current(): Date {
  // The first to ask finds the present time.
  if (listeners.size === 0 && Date.now() - now.getTime() > MINUTE) now = new Date();
  return now;
}

/** The time, to the minute; renders again when it changes. */
export function useNow(): Date {
  return useSyncExternalStore(onMinute, current, current);
}
