/** The present time by the office's clock, on devices whose own is wrong. */

/** Milliseconds: a slow line alone makes so much. */
const TOLERANCE = 5 * 60_000;

let difference = 0;

/** True for a difference that a person has to know of. @param ahead milliseconds by which the device's clock is ahead */
export const isClockWrong = (ahead: number): boolean => Math.abs(ahead) > TOLERANCE;

/**
 * True for an entry that the office received before it was made, by the clock of the device that made it.
 * @param receivedAt empty while the office does not have it
 */
export const wasClockAhead = (entry: { capturedAt: string; receivedAt: string }): boolean =>
  entry.receivedAt !== '' &&
  isClockWrong(Math.max(0, Date.parse(entry.capturedAt) - Date.parse(entry.receivedAt)));

/** @param ahead milliseconds by which the device's clock is ahead of the office's, as its last answer told */
export function setClockDifference(ahead: number): void {
  difference = isClockWrong(ahead) ? ahead : 0;
}

/** Now by the office's clock; by the device's, where that is right or nothing else is known. @param ahead of this difference */
export const officeNow = (ahead = difference): Date => new Date(Date.now() - ahead);

/** A moment that this device noted itself, by the office's clock. @param moment ISO 8601 */
export const officeMomentOf = (moment: string): string =>
  new Date(Date.parse(moment) - difference).toISOString();
