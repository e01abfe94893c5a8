/** When a package runs, read from the words of its page: "March to May", "All year". Pure. */
import { monthsBetween } from '../../../../device/office/days/index.ts';
import { monthName } from '../../../../ui/dates/months.ts';

const NUMBERS = new Map(
  Array.from({ length: 12 }, (_, index) => [monthName(index + 1).toLowerCase(), index + 1]),
);

/** Numbers of the months, 1 to 12; null where the words name none, which is no season that could be missed. */
export function parseSeasonMonths(words: string): ReadonlySet<number> | null {
  const months = new Set<number>();
  for (const [, first = '', last = first] of words.toLowerCase().matchAll(/([a-z]+)(?: to ([a-z]+))?/g)) {
    const [begin, end] = [NUMBERS.get(first), NUMBERS.get(last)];
    if (begin === undefined || end === undefined) continue;
    // Over the end of the year too.
    for (let month = begin; ; month = (month % 12) + 1) {
      months.add(month);
      if (month === end) break;
    }
  }
  return months.size > 0 ? months : null;
}

/** True if a day of the trip lies in a month in which the package does not run. */
export function isOutOfSeason(words: string, from: string, to: string): boolean {
  const months = parseSeasonMonths(words);
  return months !== null && monthsBetween(from, to, 12).some((month) => !months.has(Number(month.slice(5))));
}
