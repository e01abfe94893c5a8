/**
 * Where a page of the feed ends. Pages that began at one place would end at others after each change of a record in
 * them, and no two devices would ask for the same ones. So a page ends at the roundest place that it reaches, in the
 * sense of powers of two: that stays so until half of its records have left.
 */

/** Places in one page at most, of records of all kinds: so many are looked through for what a reader may see. */
const WIDEST = 32_768;

/**
 * @param after the place where the page begins
 * @param last the end of the feed
 * @param most records that fit
 * @param beyond gives the place of the first record that does not fit, among those up to a place
 * @returns the last place of the page; `last` where all the rest fits
 */
export async function pageEnd(
  after: number,
  last: number,
  most: number,
  beyond: (reach: number) => Promise<number | undefined>,
): Promise<number> {
  const reach = Math.min(last, after + WIDEST);
  const tooMany = reach - after > most ? await beyond(reach) : undefined;
  if (tooMany === undefined && reach === last) return last;
  return roundest(after, tooMany === undefined ? reach : tooMany - 1);
}

/** The number after one and up to another that the highest power of two divides. */
export function roundest(after: number, upTo: number): number {
  let found = upTo;
  for (let power = 2; ; power *= 2) {
    const rounder = upTo - (upTo % power);
    if (rounder <= after) return found;
    found = rounder;
  }
}
