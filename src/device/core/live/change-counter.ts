/**
 * Count of how often this tab has heard that the outbox or the records may differ: what was read before is then read
 * again.
 */

let count = 0;

/** Counts a change. Call this before listeners are notified of a change by this tab or another. */
export function countChange(): void {
  count += 1;
}

export const changeCount = (): number => count;
