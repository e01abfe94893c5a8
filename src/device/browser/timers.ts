/** The browser's timers. */
import type { After } from '../core/parts.ts';

export const after: After = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};
