/** When a submission was made. */

/**
 * Epoch milliseconds of its capture, less what its device knew that its clock was ahead.
 * @param capturedAt by that clock, ISO 8601
 * @param clockAhead milliseconds; null where it was right, or nothing is known of it
 */
export const captureTime = (capturedAt: string, clockAhead: number | null): number =>
  Date.parse(capturedAt) - (clockAhead ?? 0);

/**
 * The same, but never later than its receipt, because a clock that is ahead does not speak for the time after its
 * arrival. @param receivedAt ISO 8601
 */
export const madeAt = (capturedAt: string, clockAhead: number | null, receivedAt: string): number =>
  Math.min(captureTime(capturedAt, clockAhead), Date.parse(receivedAt));
