/** A moment in time: ISO 8601 in UTC, such as `2027-06-14T08:00:00.000Z`. */
import * as z from 'zod/mini';

/**
 * Longest text, in characters: down to nanoseconds. ISO 8601 itself does not limit the digits, and accepted
 * text is stored.
 */
const MOMENT_LENGTH = 30;

/** @param message for invalid values */
export function createMomentSchema(message?: string) {
  return z.iso.datetime({ error: message, abort: true }).check(z.maxLength(MOMENT_LENGTH, message));
}

export const momentSchema = createMomentSchema();
