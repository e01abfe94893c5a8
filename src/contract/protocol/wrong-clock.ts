/** Difference between a device's clock and the server's: its bounds, and the time of capture without it. */

/** Milliseconds: a slow line alone makes so much. */
const TOLERANCE = 5 * 60_000;

/** True for a difference that a person has to know of. @param ahead milliseconds by which the device's clock is ahead */
export const isClockWrong = (ahead: number): boolean => Math.abs(ahead) > TOLERANCE;

/** Milliseconds of a century: no clock is off by more, and days near the end of time are none that a date can hold. */
const MOST = 100 * 365 * 24 * 3_600_000;

/**
 * Returns how far a clock is ahead, milliseconds, a remark beside a submission: one that cannot be is none, and refuses
 * nothing.
 */
export const possibleClockAhead = (ahead: number | undefined): number | undefined =>
  ahead !== undefined && Math.abs(ahead) <= MOST ? ahead : undefined;

/** Value of the header `Clock-Ahead` where the clock was set since its device had last heard the server. */
export const UNKNOWN_CLOCK = 'unknown';

/** Reads the header `Clock-Ahead`; null where it names no number. */
export const parseClockAhead = (header = ''): number | null =>
  /^-?\d{1,15}$/.test(header) ? (possibleClockAhead(Number(header)) ?? null) : null;

/** Moment at which something was captured, epoch milliseconds, less what its device knew that its clock was ahead. */
export const captureTime = ({
  capturedAt,
  clockAhead,
}: {
  capturedAt: string;
  clockAhead?: number | null | undefined;
}): number => Date.parse(capturedAt) - (clockAhead ?? 0);

/** Report of a device on the clock that gave a time of capture. */
export interface CaptureClock {
  /** ISO 8601. */
  capturedAt: string;
  /** Milliseconds; absent or null if it says nothing. */
  clockAhead?: number | null | undefined;
  /** True if the clock was set since the device had last heard the server. */
  clockUnknown?: boolean | undefined;
}

/**
 * Returns how far the clock of a device was ahead when it made an entry, milliseconds; null where it was right or nothing is
 * known. A device knows what it had last heard before; the clock may have been set since, before the entry or after it.
 * Then it was as the device had heard, unless that would put the entry into the future; otherwise it was as it is now.
 * @param now the server's clock, epoch milliseconds
 * @param present how far the clock is ahead at the time of sending; null if nothing is known of it
 */
export function clockAheadAtCapture(
  { capturedAt, clockAhead, clockUnknown = false }: CaptureClock,
  now: number,
  present: number | null,
): number | null {
  const heard = clockAhead ?? null;
  if (present === null || !isClockWrong(present - (heard ?? 0))) return clockUnknown ? null : heard;
  const isPast = (ahead: number) => captureTime({ capturedAt, clockAhead: ahead }) <= now + TOLERANCE;
  if (!clockUnknown && isPast(heard ?? 0)) return heard;
  return isPast(present) && isClockWrong(present) ? (possibleClockAhead(present) ?? null) : null;
}
