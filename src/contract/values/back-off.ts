/**
 * Exponential back-off: how long to wait after failures in a row.
 * @param failures so many, from 1
 * @param first milliseconds after the first one; twice as long after each further one
 * @param last the longest wait, milliseconds
 */
export function backOff(failures: number, first: number, last: number): number {
  return Math.min(last, first * 2 ** Math.max(0, failures - 1));
}
