/** Error of the clock of a device when it made an entry, as far as the call that brings it tells. */
import type { Context } from 'hono';
import { DEVICE_CLOCK_HEADER } from '../../src/contract/protocol/answers.ts';
import {
  type CaptureClock,
  clockAheadAtCapture,
  possibleClockAhead,
} from '../../src/contract/protocol/wrong-clock.ts';

/** Returns the milliseconds by which it was ahead; null where it was right or nothing is known. */
export type FindClockAhead = (captured: CaptureClock) => number | null;

/** Error of the clock of a device that brings its own entries: told by its present clock, too. */
export function findClockAheadBy(c: Context, clock: () => Date): FindClockAhead {
  const now = clock().getTime();
  const present = possibleClockAhead(Date.parse(c.req.header(DEVICE_CLOCK_HEADER) ?? '') - now) ?? null;
  return (captured) => clockAheadAtCapture(captured, now, present);
}

/** Error of a clock as its device has reported it, for entries that another phone may bring. */
export const reportedClockAhead: FindClockAhead = ({ clockAhead = null }) => clockAhead;
