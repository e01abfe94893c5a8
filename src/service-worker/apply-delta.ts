/**
 * Makes the text of a pack out of the text of a former one. What came over the line is checked before it is used; the
 * caller compares the hash of what was made.
 */
import type { PackDelta } from './pack-types.ts';

/** Most characters of a pack that is made. */
const LARGEST = 20_000_000;

/**
 * @param former the whole text of the former pack
 * @throws RangeError or TypeError where the delta does not fit it
 */
export function applyDelta(former: string, { length, steps }: PackDelta): string {
  if (!(length <= LARGEST)) throw new RangeError('No pack has this length');
  const parts: string[] = [];
  let place = 0;
  let left = length;
  for (const [skip, keep, added = ''] of steps) {
    const start = place + skip;
    place = start + keep;
    left -= keep + added.length;
    const fits = Number.isInteger(start) && start >= 0 && keep >= 0 && place <= former.length && left >= 0;
    if (!fits || typeof added !== 'string') throw new RangeError('The delta is of another text');
    parts.push(former.slice(start, place), added);
  }
  if (left !== 0) throw new RangeError('The delta is not whole');
  return parts.join('');
}
