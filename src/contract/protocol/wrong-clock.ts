/** Which difference between a device's clock and the server's is worth telling. */

/** Milliseconds: a slow line alone makes so much. */
const TOLERANCE = 5 * 60_000;

/** True for a difference that a person has to know of. @param ahead milliseconds by which the device's clock is ahead */
export const isClockWrong = (ahead: number): boolean => Math.abs(ahead) > TOLERANCE;
