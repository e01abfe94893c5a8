/** The browser's timers. */
import type { StartTimer } from '../core/dependencies.ts';

export const startTimer: StartTimer = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};
