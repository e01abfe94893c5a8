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

/** Reads the header `Clock-Ahead`; null where it says nothing. */
export const parseClockAhead = (header = ''): number | null =>
  /^-?\d{1,15}$/.test(header) ? (possibleClockAhead(Number(header)) ?? null) : null;

/** When something was captured, epoch milliseconds, less what its device knew that its clock was ahead. */
export const captureTime = ({
  capturedAt,
  clockAhead,
}: {
  capturedAt: string;
  clockAhead?: number | null | undefined;
}): number => Date.parse(capturedAt) - (clockAhead ?? 0);
