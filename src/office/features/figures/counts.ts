/** Counting records. Pure: same records and same clock, same figures. */

import { monthNames } from '../../table/engine/format.ts';
import { officeDay } from '../../time/office-time.ts';

/** What charts show. */
export interface Count {
  label: string;
  value: number;
}

/** How many there are of each, greatest first; empty names are left out. */
export function countBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Count[] {
  const counts = new Map<string, Count>();
  for (const row of rows) {
    const label = nameOf(row).trim();
    if (label === '') continue;
    // Names are typed by hand, so the same name comes in different cases.
    const key = label.toLocaleLowerCase('en');
    const count = counts.get(key);
    if (count) count.value += 1;
    else counts.set(key, { label, value: 1 });
  }
  return [...counts.values()].sort((one, other) => other.value - one.value);
}

/** How many of each of a fixed list, in its order, nothing left out. */
export function countOfEach<Row>(
  rows: readonly Row[],
  names: readonly string[],
  nameOf: (row: Row) => string,
): Count[] {
  const counts = new Map(names.map((label) => [label, { label, value: 0 }]));
  for (const row of rows) {
    const count = counts.get(nameOf(row));
    if (count) count.value += 1;
  }
  return [...counts.values()];
}

/** "Jun 2027" of `2027-06` or any date that begins so. */
export function monthLabel(date: string): string {
  return `${monthNames()[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;
}

/** "14 Jun" of `2027-06-14`. */
export function dayLabel(date: string): string {
  return `${Number(date.slice(8, 10))} ${monthNames()[Number(date.slice(5, 7)) - 1] ?? ''}`;
}

interface Span<Row> {
  /** Months from now where the span begins, e.g. -11, and where it ends. */
  first?: number;
  last?: number;
  /** What is added up; rows are counted unless said otherwise. */
  amountOf?: (row: Row) => number;
}

/** Months by the office's own time, `YYYY-MM`, in order. @param first counted from the present one, e.g. -11. @param last */
export function monthsAround(now: Date, first: number, last: number): string[] {
  const [year, month] = officeDay(now).split('-');
  return Array.from({ length: last - first + 1 }, (_, step) =>
    new Date(Date.UTC(Number(year), Number(month) - 1 + first + step)).toISOString().slice(0, 7),
  );
}

/**
 * The sum of each month of a span, of the last twelve unless said otherwise; empty ones with 0.
 * @param dateOf ISO 8601 date or time of a row
 */
export function perMonth<Row>(
  rows: readonly Row[],
  dateOf: (row: Row) => string,
  now: Date,
  { first = -11, last = 0, amountOf = one }: Span<Row> = {},
): Count[] {
  const months = new Map(
    monthsAround(now, first, last).map((key) => [key, { label: monthLabel(key), value: 0 }]),
  );
  return summed(rows, months, (row) => dayOfRow(dateOf(row)).slice(0, 7), amountOf);
}

/** The sum of each of the last days, empty ones with 0, today last. */
export function perDay<Row>(
  rows: readonly Row[],
  dateOf: (row: Row) => string,
  now: Date,
  days: number,
  amountOf: (row: Row) => number = one,
): Count[] {
  const today = Date.parse(officeDay(now));
  const found = new Map<string, Count>();
  for (let step = days - 1; step >= 0; step -= 1) {
    const key = new Date(today - step * DAY).toISOString().slice(0, 10);
    found.set(key, { label: dayLabel(key), value: 0 });
  }
  return summed(rows, found, (row) => dayOfRow(dateOf(row)), amountOf);
}

/** The office's day of a date, which is one already, or of a time; empty for neither. */
function dayOfRow(date: string): string {
  if (date.length <= 10) return date;
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? '' : officeDay(at);
}

function summed<Row>(
  rows: readonly Row[],
  into: Map<string, Count>,
  keyOf: (row: Row) => string,
  amountOf: (row: Row) => number,
): Count[] {
  for (const row of rows) {
    const count = into.get(keyOf(row));
    if (count) count.value += amountOf(row);
  }
  return [...into.values()];
}

const one = () => 1;

/** Milliseconds. */
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Null of nothing. */
export function average(values: readonly number[]): number | null {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}

/** Sum of one figure of each row. */
export function sumOf<Row>(rows: readonly Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0);
}

/**
 * When a submission was begun, epoch milliseconds, as our ids (UUIDv7) contain it. Null for ids made by other
 * programs.
 */
export function timeOfId(id: string): number | null {
  return id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
}
