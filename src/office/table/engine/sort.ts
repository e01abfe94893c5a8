/** Sorts in slices: a generator that yields often, so that the page stays responsive. */

/** Items in one run of the platform's own sort: about a millisecond. */
const RUN = 1_024;
/** Steps of merging between two yields. */
const STRIDE = 8_192;

/** Stable in-place sort. What is in order already costs one comparison for each item. */
export function* sortSliced(
  items: Uint32Array,
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  for (let start = 0; start < items.length; start += RUN) {
    const run = items.subarray(start, start + RUN);
    if (!isInOrder(run, compare)) run.sort(compare);
    yield;
  }
  let source = items;
  let target: Uint32Array = new Uint32Array(items.length);
  for (let width = RUN; width < items.length; width *= 2) {
    for (let start = 0; start < items.length; start += 2 * width) {
      const middle = Math.min(start + width, items.length);
      const end = Math.min(start + 2 * width, items.length);
      yield* mergeInto(target, start, source.subarray(start, middle), source.subarray(middle, end), compare);
    }
    [source, target] = [target, source];
  }
  if (source !== items) items.set(source);
  return items;
}

/** The platform's sort of numbers by a function compares as often for a list in order as for any other. */
function isInOrder(run: Uint32Array, compare: (a: number, b: number) => number): boolean {
  for (let place = 1; place < run.length; place += 1)
    if (compare(run[place - 1] as number, run[place] as number) > 0) return false;
  return true;
}

/** Merges two sorted lists; of equal items, those of `a` come first. */
export function* mergeInto(
  target: Uint32Array,
  at: number,
  a: Uint32Array,
  b: Uint32Array,
  compare: (a: number, b: number) => number,
): Generator<void, void> {
  let [i, j, k] = [0, 0, at];
  const fits = !a.length || !b.length || compare(a[a.length - 1] as number, b[0] as number) <= 0;
  if (!fits) {
    while (i < a.length && j < b.length) {
      const [left, right] = [a[i] as number, b[j] as number];
      if (compare(left, right) <= 0) {
        target[k++] = left;
        i += 1;
      } else {
        target[k++] = right;
        j += 1;
      }
      if (k % STRIDE === 0) yield;
    }
  }
  target.set(a.subarray(i), k);
  target.set(b.subarray(j), k + a.length - i);
  yield;
}

/**
 * One stable pass of a counting sort.
 * @param rankOf returns the rank of an item, from 0 to `ranks` - 1
 */
export function sortByRank(items: Uint32Array, ranks: number, rankOf: (item: number) => number): Uint32Array {
  const places = new Uint32Array(ranks + 1);
  for (let index = 0; index < items.length; index += 1) {
    const place = rankOf(items[index] as number) + 1;
    places[place] = (places[place] as number) + 1;
  }
  for (let rank = 1; rank <= ranks; rank += 1)
    places[rank] = (places[rank] as number) + (places[rank - 1] as number);
  const sorted = new Uint32Array(items.length);
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index] as number;
    const rank = rankOf(item);
    const place = places[rank] as number;
    sorted[place] = item;
    places[rank] = place + 1;
  }
  return sorted;
}

/** The list itself, or a longer copy when it is full. */
export function grownTo(list: Uint32Array, length: number): Uint32Array {
  if (length <= list.length) return list;
  const longer = new Uint32Array(Math.max(length, list.length * 2, 1_024));
  longer.set(list);
  return longer;
}
