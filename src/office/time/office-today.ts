import { officeNow } from './office-clock.ts';
import { officeDay } from './office-time.ts';

/** Today by the office's calendar, `YYYY-MM-DD`. */
export function officeToday(now: Date = officeNow()): string {
  return officeDay(now);
}

/** True for a moment (ISO 8601) of today by the office's calendar. */
export function isOfficeToday(moment: string): boolean {
  return officeToday(new Date(moment)) === officeToday();
}
