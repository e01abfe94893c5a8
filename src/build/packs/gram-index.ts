/**
 * Finds what a text has in common with another one, in time that grows with their lengths: an index of every run of
 * characters, and for each place of the other text the longest of a few candidates.
 */

/** Characters in a run. Shorter ones are written again: naming where they stand costs about as much. */
const GRAM = 16;
/** Most places of one run that are compared. */
const CANDIDATES = 32;

/** A part of a text: so many characters that the indexed one has at a place, or else characters of its own. */
export type Part = { at: number; length: number } | { added: string };

/** Hash of a run: each character is a digit of a number in this base, of which 32 bits are left. */
const BASE = 0x01_00_01_93;
const HIGHEST = Array.from({ length: GRAM - 1 }).reduce<number>((power) => Math.imul(power, BASE), 1);

/** Hashes of the runs that begin between two places, in order. */
function hashRuns(text: string, start: number, end: number): Int32Array {
  const hashes = new Int32Array(Math.max(0, end - start - GRAM + 1));
  let hash = 0;
  for (let at = start; at < end; at += 1) {
    hash = (Math.imul(hash, BASE) + text.charCodeAt(at)) | 0;
    const first = at - GRAM + 1;
    if (first < start) continue;
    hashes[first - start] = hash;
    hash = (hash - Math.imul(HIGHEST, text.charCodeAt(first))) | 0;
  }
  return hashes;
}

export class GramIndex {
  readonly #text: string;
  readonly #start: number;
  readonly #end: number;
  readonly #hashes: Int32Array;
  /** The first run of each slot, and for each run the next one of its slot; -1 for none. */
  readonly #first: Int32Array;
  readonly #next: Int32Array;
  readonly #mask: number;

  /** Indexes a text between two places. */
  constructor(text: string, start = 0, end = text.length) {
    this.#text = text;
    this.#start = start;
    this.#end = end;
    this.#hashes = hashRuns(text, start, end);
    const slots = 2 ** Math.min(20, Math.ceil(Math.log2(this.#hashes.length + 2)));
    this.#mask = slots - 1;
    this.#first = new Int32Array(slots).fill(-1);
    this.#next = new Int32Array(this.#hashes.length);
    for (let run = this.#hashes.length - 1; run >= 0; run -= 1) {
      const slot = this.#slotOf(this.#hashes[run] as number);
      this.#next[run] = this.#first[slot] as number;
      this.#first[slot] = run;
    }
  }

  #slotOf(hash: number): number {
    return (hash ^ (hash >>> 15)) & this.#mask;
  }

  /**
   * Divides another text, between two places, into what the indexed one has too and what is its own.
   * @param least fewest characters that count as found, at least as many as a run has
   */
  divide(other: string, start = 0, end = other.length, least = GRAM): Part[] {
    const parts: Part[] = [];
    const hashes = hashRuns(other, start, end);
    /** Where the part begins of which nothing was found yet, and where it would go on in the indexed text. */
    let begin = start;
    let expected = this.#start;
    let place = start;
    while (place - start < hashes.length) {
      const found = this.#longest(
        hashes[place - start] as number,
        other,
        place,
        end,
        expected + place - begin,
      );
      if (found.length < least) {
        place += 1;
        continue;
      }
      let before = 0;
      while (
        place - before > begin &&
        found.at - before > this.#start &&
        this.#text.charCodeAt(found.at - before - 1) === other.charCodeAt(place - before - 1)
      )
        before += 1;
      if (place - before > begin) parts.push({ added: other.slice(begin, place - before) });
      parts.push({ at: found.at - before, length: found.length + before });
      place += found.length;
      begin = place;
      expected = found.at + found.length;
    }
    if (begin < end) parts.push({ added: other.slice(begin, end) });
    return parts;
  }

  /** The longest of the candidates; of equally long ones the nearest to where it is expected. */
  #longest(hash: number, other: string, place: number, end: number, expected: number) {
    const best = { at: -1, length: 0 };
    let run = this.#first[this.#slotOf(hash)] as number;
    for (let tries = 0; run >= 0 && tries < CANDIDATES; tries += 1, run = this.#next[run] as number) {
      if (this.#hashes[run] !== hash) continue;
      const at = this.#start + run;
      const most = Math.min(this.#end - at, end - place);
      let length = 0;
      while (length < most && this.#text.charCodeAt(at + length) === other.charCodeAt(place + length))
        length += 1;
      const isNearer = Math.abs(at - expected) < Math.abs(best.at - expected);
      if (length > best.length || (length === best.length && isNearer)) Object.assign(best, { at, length });
    }
    return best;
  }
}
