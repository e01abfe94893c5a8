import { useSyncExternalStore } from 'react';
import { officeNow } from './office-clock.ts';

/** One timer for all that show how long something has lasted. */
const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = officeNow();

function tell(): void {
  now = officeNow();
  for (const each of listeners) each();
}

/** Renders anew what goes by the time: the clock of the office is known better now. */
export const noteClockChange = tell;

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
  const present = officeNow();
  if (listeners.size === 0 && Math.abs(present.getTime() - now.getTime()) > MINUTE) now = present;
  return now;
}

/** The time by the office's clock, to the minute; renders again when it changes. */
export function useNow(): Date {
  return useSyncExternalStore(onMinute, current, current);
}
