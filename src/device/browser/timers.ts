/** Time, as a browser gives it. */
import type { After } from '../parts.ts';

export const after: After = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};
