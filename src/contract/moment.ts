/** A moment as a clock tells it: ISO 8601 in UTC, such as `2027-06-14T08:00:00.000Z`. */
import * as z from 'zod/mini';

/** Characters: down to nanoseconds. ISO 8601 itself sets no end to the digits, and what is taken is kept. */
const MOMENT_LENGTH = 30;

/** @param message for who gives anything else */
export function momentOf(message?: string) {
  return z.iso.datetime({ error: message, abort: true }).check(z.maxLength(MOMENT_LENGTH, message));
}

export const momentSchema = momentOf();
