import { officeDay } from './office-time.ts';

/** Today by the office's calendar, `YYYY-MM-DD`. */
export function todayHere(now: Date = new Date()): string {
  return officeDay(now);
}

/** True for a moment (ISO 8601) of today by the office's calendar. */
export function isToday(moment: string): boolean {
  return todayHere(new Date(moment)) === todayHere();
}
