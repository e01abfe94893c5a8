/**
 * Calendar days as texts, `YYYY-MM-DD`, and months, `YYYY-MM`. They have no zone: which day is today is asked of
 * the office's clock alone. Pure.
 */

const DAY = 24 * 60 * 60_000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);
const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most);

/** The calendar ends there, so that each day has ten signs. */
const FIRST_DAY = timeOf('0000-01-01');
const LAST_DAY = timeOf('9999-12-31');

/** @param count may be negative; no day is before the year 0 or after the year 9999 */
export function addDays(day: string, count: number): string {
  return dayAt(between(FIRST_DAY, timeOf(day) + count * DAY, LAST_DAY));
}

/** Days from one to another; negative if it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((timeOf(to) - timeOf(from)) / DAY);

export const monthOf = (day: string): string => day.slice(0, 7);

export const firstDayOf = (month: string): string => `${month}-01`;

/** @param count may be negative; the same bounds */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = between(0, year * 12 + number - 1 + count, 9999 * 12 + 11);
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The last day of a month, in leap years too. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  // Day 0 of a month is the last of the month before.
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`;
}

/** Returns the same day of another month, or its last one if it is shorter. @param count of months, may be negative */
export function sameDayOfMonth(day: string, count: number): string {
  const month = addMonths(monthOf(day), count);
  const same = `${month}-${day.slice(8)}`;
  return same < lastDayOf(month) ? same : lastDayOf(month);
}

/** Months that have days from one day to another. @param most no more than so many */
export function monthsBetween(from: string, to: string, most: number): string[] {
  const end = monthOf(to);
  const months: string[] = [];
  for (let month = monthOf(from); months.length < most; month = addMonths(month, 1)) {
    if (month > end || months.at(-1) === month) break;
    months.push(month);
  }
  return months;
}

/** 0 is Monday, 6 is Sunday. */
export const weekday = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7;

/** The Monday of its week. */
export const mondayOf = (day: string): string => addDays(day, -weekday(day));

/** Days from one to another, both included. */
export function daysInRange(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}
