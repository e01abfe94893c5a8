/** Times of the device's clock in a form that the server reads, however wrong the clock is. */
import { momentSchema } from '../../contract/values/moment.ts';

/** ISO 8601 has four digits for a year. */
const FIRST = 0;
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/**
 * @param time epoch milliseconds; before 1970 and after 9999 the nearest that is in between
 * @returns ISO 8601
 */
export function toIsoTime(time: number): string {
  return new Date(Math.min(Math.max(FIRST, time), LAST)).toISOString();
}

/** Returns a stamp as it is; in place of one that no server reads, the nearest that it does. */
export function clampIsoTime(stamp: string): string {
  if (momentSchema.safeParse(stamp).success) return stamp;
  return toIsoTime(Date.parse(stamp) || FIRST);
}
