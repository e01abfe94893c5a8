/** Which difference between a device's clock and the server's is worth telling. */

/** Milliseconds: a slow line alone makes so much. */
const TOLERANCE = 5 * 60_000;

/** True for a difference that a person has to know of. @param ahead milliseconds by which the device's clock is ahead */
export const isClockWrong = (ahead: number): boolean => Math.abs(ahead) > TOLERANCE;

/** Milliseconds out of the header `Clock-Ahead`, a remark beside a submission: what is no number refuses nothing. */
export const parseClockAhead = (header = ''): number | null =>
  /^-?\d{1,15}$/.test(header) ? Number(header) : null;

/** When something was captured, epoch milliseconds, less what its device knew that its clock was ahead. */
export const captureTime = ({
  capturedAt,
  clockAhead = 0,
}: {
  capturedAt: string;
  clockAhead?: number | undefined;
}): number => Date.parse(capturedAt) - clockAhead;
