/** Counts records. Pure: the same records and the same time give the same figures. */

import { monthNames } from '../../table/engine/format.ts';
import { officeDay } from '../../time/office-time.ts';

/** One bar or point of a chart. */
export interface LabelledCount {
  label: string;
  value: number;
}

/** Counts rows by name, the most frequent first; empty names are left out. */
export function countBy<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  // Names are typed by hand, so the same name comes in different cases.
  keyOf: (name: string) => string = (name) => name.toLocaleLowerCase('en'),
): LabelledCount[] {
  const counts = new Map<string, LabelledCount>();
  for (const row of rows) {
    const label = nameOf(row).trim();
    if (label === '') continue;
    const key = keyOf(label);
    const count = counts.get(key);
    if (count) count.value += 1;
    else counts.set(key, { label, value: 1 });
  }
  return [...counts.values()].sort((one, other) => other.value - one.value);
}

/** Counts rows for each name of a fixed list, in its order, including those with no rows. */
export function countOfEach<Row>(
  rows: readonly Row[],
  names: readonly string[],
  nameOf: (row: Row) => string,
): LabelledCount[] {
  const counts = new Map(names.map((label) => [label, { label, value: 0 }]));
  for (const row of rows) {
    const count = counts.get(nameOf(row));
    if (count) count.value += 1;
  }
  return [...counts.values()];
}

/** Returns "Jun 2027" for `2027-06` or any date that begins so. */
export function monthLabel(date: string): string {
  return `${monthNames()[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;
}

/** Returns "14 Jun" for `2027-06-14`. */
export function dayLabel(date: string): string {
  return `${Number(date.slice(8, 10))} ${monthNames()[Number(date.slice(5, 7)) - 1] ?? ''}`;
}

interface Span<Row> {
  /** First and last month of the span, counted from the present one, e.g. -11 and 0. */
  first?: number;
  last?: number;
  /** Amount of a row; 1 by default, so that rows are counted. */
  amountOf?: (row: Row) => number;
}

/**
 * Returns months as `YYYY-MM` in the office's time zone, in order.
 * @param first counted from the present one, e.g. -11
 * @param last counted likewise
 */
export function monthsAround(now: Date, first: number, last: number): string[] {
  const [year, month] = officeDay(now).split('-');
  return Array.from({ length: last - first + 1 }, (_, step) =>
    new Date(Date.UTC(Number(year), Number(month) - 1 + first + step)).toISOString().slice(0, 7),
  );
}

/**
 * Returns the sum of each month of a span, by default the last twelve months; months without rows have 0.
 * @param dateOf ISO 8601 date or time of a row
 */
export function perMonth<Row>(
  rows: readonly Row[],
  dateOf: (row: Row) => string,
  now: Date,
  { first = -11, last = 0, amountOf = one }: Span<Row> = {},
): LabelledCount[] {
  const months = new Map(
    monthsAround(now, first, last).map((key) => [key, { label: monthLabel(key), value: 0 }]),
  );
  return summed(rows, months, (row) => dayOfRow(dateOf(row)).slice(0, 7), amountOf);
}

/** Returns the sum of each of the last days, today last; days without rows have 0. */
export function perDay<Row>(
  rows: readonly Row[],
  dateOf: (row: Row) => string,
  now: Date,
  days: number,
  amountOf: (row: Row) => number = one,
): LabelledCount[] {
  const today = Date.parse(officeDay(now));
  const found = new Map<string, LabelledCount>();
  for (let step = days - 1; step >= 0; step -= 1) {
    const key = new Date(today - step * DAY).toISOString().slice(0, 10);
    found.set(key, { label: dayLabel(key), value: 0 });
  }
  return summed(rows, found, (row) => dayOfRow(dateOf(row)), amountOf);
}

/** Returns the day of a date or of a time in the office's time zone; empty if the text is neither. */
function dayOfRow(date: string): string {
  if (date.length <= 10) return date;
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? '' : officeDay(at);
}

function summed<Row>(
  rows: readonly Row[],
  into: Map<string, LabelledCount>,
  keyOf: (row: Row) => string,
  amountOf: (row: Row) => number,
): LabelledCount[] {
  for (const row of rows) {
    const count = into.get(keyOf(row));
    if (count) count.value += amountOf(row);
  }
  return [...into.values()];
}

const one = () => 1;

/** Length of an hour, milliseconds. */
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Mean of the values; null without any. */
export function average(values: readonly number[]): number | null {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}

/** Returns the sum of one figure over all rows. */
export function sumOf<Row>(rows: readonly Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0);
}

/**
 * Time when a submission was begun, epoch milliseconds, which our ids (UUIDv7) contain. Null for ids made by
 * other programs.
 */
export function submissionTimeOfId(id: string): number | null {
  return id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
}
