/** Months in words. 1 is January, 12 is December. */

import { say } from '../../words/say.ts';

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const SHORT_NAMES = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

export function monthName(month: number): string {
  return say(NAMES[(month + 11) % 12] as (typeof NAMES)[number]);
}

/** Numbers of the months in their order. */
export const MONTHS: readonly number[] = NAMES.map((_, index) => index + 1);

/** "Jan", for a ring of months. */
export function shortMonthName(month: number): string {
  return say(SHORT_NAMES[(month + 11) % 12] as (typeof SHORT_NAMES)[number]);
}

/** Consecutive months as [first, last]; a run may cross the end of the year. */
export function monthRuns(months: readonly number[]): [number, number][] {
  const has = (month: number) => months.includes(((month + 11) % 12) + 1);
  const starts = months.filter((month) => !has(month - 1)).sort((a, b) => a - b);
  return starts.map((first) => {
    let last = first;
    while (has(last + 1)) last += 1;
    return [first, last];
  });
}

/** "June to October", "January, March to May", "all year". */
export function formatMonths(months: readonly number[]): string {
  if (months.length === 12) return say('all year');
  return monthRuns(months)
    .map(([first, last]) =>
      first === last
        ? monthName(first)
        : say('{from} to {to}', { from: monthName(first), to: monthName(last) }),
    )
    .join(', ');
}

/** True if a month is within a run, which may cross the end of the year. */
export const isInRun = (month: number, from: number, to: number): boolean =>
  from <= to ? from <= month && month <= to : month >= from || month <= to;

/** "June to October", "February", "all year". */
export const formatRun = (from: number, to: number): string =>
  formatMonths(MONTHS.filter((month) => isInRun(month, from, to)));
