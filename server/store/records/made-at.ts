import { captureTime } from '../../../src/contract/protocol/wrong-clock.ts';

/**
 * Moment at which a submission was made, epoch milliseconds: as `captureTime`, but never later than its receipt,
 * because a clock that is ahead does not speak for the time after its arrival.
 * @param capturedAt by the clock of its device, ISO 8601
 * @param clockAhead milliseconds; null where it was right, or nothing is known of it
 * @param receivedAt ISO 8601
 */
export const madeAt = (capturedAt: string, clockAhead: number | null, receivedAt: string): number =>
  Math.min(captureTime({ capturedAt, clockAhead }), Date.parse(receivedAt));
