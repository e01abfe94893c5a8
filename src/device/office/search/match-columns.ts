/**
 * Columns of numbers that a search compares for each place, side by side in memory, so that a search that
 * finds a hundred thousand places takes some milliseconds.
 */
import type { PrefixIndex } from './prefix-index.ts';
import type { SearchTerm } from './search-terms.ts';

export interface MatchColumns {
  /**
   * Sets the values of a place.
   * @param kind a small number, or `REMOVED_KIND`
   * @param at time of the record in milliseconds; later records come first
   */
  set: (place: number, kind: number, at: number) => void;
  /** Finds the places that meet all conditions in one of the ways: the first `count` of `places`. */
  find: (
    dictionary: PrefixIndex,
    ways: readonly (readonly SearchTerm[])[],
    kinds: ReadonlySet<number>,
  ) => { places: Uint32Array; count: number };
  /** Returns the best places of the last search: those with more whole words, then the latest. */
  best: (found: Uint32Array, most: number) => number[];
}

/** Kind of a place whose record has changed or is gone. */
export const REMOVED_KIND = 255;
/** Points for a condition that a whole word meets. */
const WHOLE = 3;
const FIRST_SIZE = 1_024;

export function createMatchColumns(): MatchColumns {
  let kindAt = new Uint8Array(FIRST_SIZE).fill(REMOVED_KIND);
  let times = new Float64Array(FIRST_SIZE);
  /** Number of conditions of the present way that a place has met, added to `mark`. */
  let met = new Uint32Array(FIRST_SIZE);
  /** Twice the number of conditions that a whole word meets (and one more while that is the last of them). */
  let points = new Uint8Array(FIRST_SIZE);
  /** Number of the search that found a place last; `scores` has its best points there. */
  let foundBy = new Uint32Array(FIRST_SIZE);
  let scores = new Uint8Array(FIRST_SIZE);
  /** Places that meet the present condition; `found` has those that meet all conditions. */
  let meeting = new Uint32Array(FIRST_SIZE);
  let found = new Uint32Array(FIRST_SIZE);
  /** Base of the counts in `met`, above all earlier ones, so that `met` need not be cleared. */
  let mark = 1;
  let searches = 0;

  function grow(): void {
    const larger = <Column extends Uint8Array | Uint32Array | Float64Array>(
      column: Column,
      empty = 0,
    ): Column => {
      const next = new (column.constructor as new (size: number) => Column)(column.length * 2).fill(
        empty,
      ) as Column;
      next.set(column);
      return next;
    };
    kindAt = larger(kindAt, REMOVED_KIND);
    times = larger(times);
    met = larger(met);
    points = larger(points);
    foundBy = larger(foundBy);
    scores = larger(scores);
    meeting = larger(meeting);
    found = larger(found);
  }

  /** @param number of the condition in its way, from 1. @returns the number of places in `meeting` */
  function meet(dictionary: PrefixIndex, term: SearchTerm, base: number, number: number): number {
    let count = 0;
    for (const beginning of term) {
      dictionary.each(beginning, (place, isWhole) => {
        const was = met[place] as number;
        const before = points[place] as number;
        if (was === base + number) {
          if (isWhole && before % 2 === 0) points[place] = before + WHOLE;
          return;
        }
        if (number > 1 && was !== base + number - 1) return;
        met[place] = base + number;
        points[place] = (number === 1 ? 0 : before - (before % 2)) + (isWhole ? WHOLE : 0);
        meeting[count] = place;
        count += 1;
      });
    }
    return count;
  }

  return {
    set(place, kind, at) {
      while (place >= kindAt.length) grow();
      kindAt[place] = kind;
      times[place] = at;
    },
    find(dictionary, ways, kinds) {
      searches += 1;
      let count = 0;
      for (const terms of ways) {
        const base = mark;
        mark += terms.length;
        let last = 0;
        for (const [index, term] of terms.entries()) last = meet(dictionary, term, base, index + 1);
        for (let at = 0; at < last; at += 1) {
          const place = meeting[at] as number;
          if (!kinds.has(kindAt[place] as number)) continue;
          const score = points[place] as number;
          if (foundBy[place] !== searches) {
            foundBy[place] = searches;
            scores[place] = score;
            found[count] = place;
            count += 1;
          } else if (score > (scores[place] as number)) scores[place] = score;
        }
      }
      return { places: found, count };
    },
    best(all, most) {
      const isBetter = (one: number, other: number) => {
        const more = (scores[one] as number) - (scores[other] as number);
        return more === 0 ? (times[one] as number) > (times[other] as number) : more > 0;
      };
      const top: number[] = [];
      for (const place of all) {
        const last = top[most - 1];
        if (last !== undefined && !isBetter(place, last)) continue;
        let at = Math.min(top.length, most - 1);
        while (at > 0 && isBetter(place, top[at - 1] as number)) {
          top[at] = top[at - 1] as number;
          at -= 1;
        }
        top[at] = place;
      }
      return top;
    },
  };
}
