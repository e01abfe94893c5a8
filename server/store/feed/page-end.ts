/**
 * Finds the end of a page of the feed, which is full by its records or by their bytes. If a page simply ended where it is full, its end would change with
 * every change of a record in it, and no two devices would ask for the same pages. So a page ends at the
 * roundest place that it reaches (divisible by the highest power of two), which is stable until half of its
 * records have left.
 */

/** Most places in one page, of records of all kinds, that are searched for records that a reader may see. */
const WIDEST = 32_768;

/**
 * @param after the place where the page begins
 * @param last the end of the feed
 * @param beyond gives the place of the first record that does not fit, among those up to a place
 * @returns the last place of the page; `last` if all remaining records fit
 */
export async function stablePageEnd(
  after: number,
  last: number,
  beyond: (reach: number) => Promise<number | undefined>,
): Promise<number> {
  const reach = Math.min(last, after + WIDEST);
  // One record fits, however long it is.
  const tooMany = reach - after > 1 ? await beyond(reach) : undefined;
  if (tooMany === undefined && reach === last) return last;
  return roundestNumber(after, tooMany === undefined ? reach : tooMany - 1);
}

/** The number after one and up to another that the highest power of two divides. */
export function roundestNumber(after: number, upTo: number): number {
  let found = upTo;
  for (let power = 2; ; power *= 2) {
    const rounder = upTo - (upTo % power);
    if (rounder <= after) return found;
    found = rounder;
  }
}
