/** The present time by the office's clock, on devices whose own is wrong. */

import type { RecordBase } from '../../contract/protocol/record-base.ts';
import { isClockWrong } from '../../contract/protocol/wrong-clock.ts';

let difference = 0;

/**
 * True for an entry that the office received before it was made, by the clock of a device that knew no difference.
 * @param receivedAt empty while the office does not have it
 */
export const wasClockAhead = (entry: Pick<RecordBase, 'capturedAt' | 'clockAhead' | 'receivedAt'>): boolean =>
  entry.clockAhead === undefined &&
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
