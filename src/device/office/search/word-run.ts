/**
 * Sorted words with the places that have them, as arrays of numbers: some 25 bytes for a word, where a map of
 * texts takes over 60. A run is never changed; two runs are joined into a new one.
 */

export interface WordRun {
  /** Number of words. */
  readonly size: number;
  /** UTF-8 of all words, one behind the other, in the order of their bytes. */
  readonly bytes: Uint8Array;
  /** Start of each word in `bytes`, and the end of the last one. */
  readonly starts: Uint32Array;
  /** Start of each word's places in `places`, and the end of the last ones. */
  readonly from: Uint32Array;
  readonly places: Uint32Array;
}

type Held = ReadonlyMap<string, number | readonly number[]>;

const encoder = new TextEncoder();

/** Characters, from surrogates on, that native sorting may order differently from their bytes. */
const SORTS_OTHERWISE = /[\uD800-\uFFFF]/;

/** Builds a run. @param held places of each word: one number, as for most words, or several */
export function createWordRun(held: Held): WordRun {
  const words = [...held.keys()];
  const isPlain = !words.some((word) => SORTS_OTHERWISE.test(word));
  // Texts sort several times as fast without a compare function.
  if (isPlain) words.sort();
  else words.sort((one, other) => compareTexts(encoder.encode(one), encoder.encode(other)));
  const starts = new Uint32Array(words.length + 1);
  const from = new Uint32Array(words.length + 1);
  const encoded = words.map((word) => encoder.encode(word));
  const bytes = new Uint8Array(encoded.reduce((sum, { length }) => sum + length, 0));
  const places: number[] = [];
  for (const [at, word] of words.entries()) {
    const text = encoded[at] as Uint8Array;
    bytes.set(text, starts[at]);
    starts[at + 1] = (starts[at] as number) + text.length;
    const own = held.get(word) as number | readonly number[];
    if (typeof own === 'number') places.push(own);
    else for (const place of own) places.push(place);
    from[at + 1] = places.length;
  }
  return { size: words.length, bytes, starts, from, places: Uint32Array.from(places) };
}

/** Joins the words of two runs. It takes a tenth of a second for a million words. */
export function mergeWordRuns(one: WordRun, other: WordRun): WordRun {
  const bytes = new Uint8Array(one.bytes.length + other.bytes.length);
  const starts = new Uint32Array(one.size + other.size + 1);
  const from = new Uint32Array(one.size + other.size + 1);
  const places = new Uint32Array(one.places.length + other.places.length);
  let size = 0;
  let end = 0;
  let count = 0;

  /** Copies places one by one, because most lists of places are short. */
  function takePlaces(run: WordRun, at: number): void {
    const last = run.from[at + 1] as number;
    for (let each = run.from[at] as number; each < last; each += 1) {
      places[count] = run.places[each] as number;
      count += 1;
    }
  }
  function takeWord(run: WordRun, at: number): void {
    const last = run.starts[at + 1] as number;
    for (let each = run.starts[at] as number; each < last; each += 1) {
      bytes[end] = run.bytes[each] as number;
      end += 1;
    }
  }

  let left = 0;
  let right = 0;
  while (left < one.size || right < other.size) {
    const order = left === one.size ? 1 : right === other.size ? -1 : compareWords(one, left, other, right);
    if (order <= 0) takeWord(one, left);
    else takeWord(other, right);
    if (order <= 0) takePlaces(one, left++);
    if (order >= 0) takePlaces(other, right++);
    size += 1;
    starts[size] = end;
    from[size] = count;
  }
  const isShorter = size < one.size + other.size;
  return {
    size,
    // Words that both runs have leave unused space at the end, which is cut off.
    bytes: isShorter ? bytes.slice(0, end) : bytes,
    starts: isShorter ? starts.slice(0, size + 1) : starts,
    from: isShorter ? from.slice(0, size + 1) : from,
    places,
  };
}

/** Calls back for each place of each word with this beginning. @param beginning UTF-8 */
export function forEachPlace(
  { size, starts, from, places, bytes }: WordRun,
  beginning: Uint8Array,
  found: (place: number, isWhole: boolean) => void,
): void {
  const first = search(size, (at) => compareBeginning(at) < 0);
  const end = search(size, (at) => compareBeginning(at) <= 0);
  let whole = first;
  // Words as long as the beginning come before all longer ones.
  while (whole < end && (starts[whole + 1] as number) - (starts[whole] as number) === beginning.length) {
    whole += 1;
  }
  const goesOn = from[whole] as number;
  const last = from[end] as number;
  for (let at = from[first] as number; at < last; at += 1) found(places[at] as number, at < goesOn);

  /** Returns 0 for a word with this beginning, less for one before all of them, more for one after them. */
  function compareBeginning(at: number): number {
    const start = starts[at] as number;
    const length = (starts[at + 1] as number) - start;
    for (let each = 0; each < beginning.length; each += 1) {
      if (each === length) return -1;
      const difference = (bytes[start + each] as number) - (beginning[each] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}

/** Binary search. @returns the first index below `size` for which `holds` is false, or `size` */
function search(size: number, holds: (at: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compareWords(one: WordRun, at: number, other: WordRun, place: number): number {
  let left = one.starts[at] as number;
  let right = other.starts[place] as number;
  const leftEnd = one.starts[at + 1] as number;
  const rightEnd = other.starts[place + 1] as number;
  while (left < leftEnd && right < rightEnd) {
    const difference = (one.bytes[left] as number) - (other.bytes[right] as number);
    if (difference !== 0) return difference;
    left += 1;
    right += 1;
  }
  return leftEnd - left - (rightEnd - right);
}

function compareTexts(one: Uint8Array, other: Uint8Array): number {
  for (let at = 0; at < one.length && at < other.length; at += 1) {
    const difference = (one[at] as number) - (other[at] as number);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
