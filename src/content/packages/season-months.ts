/** Months in which a package runs, read from the words of its page: "March to May", "All year". Pure. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  'january february march april may june july august september october november december'
    .split(' ')
    .map((name, index) => [name, index + 1]),
);

/** Numbers of the months; null where the words name none, which is no season that could be missed. */
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
