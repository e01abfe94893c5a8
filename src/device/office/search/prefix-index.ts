/**
 * Words and the places that have them. Words are found by how they begin: the cost is that of what is found, not
 * that of all words.
 */
import { createWordRun, forEachPlace, mergeWordRuns, type WordRun } from './word-run.ts';

export interface PrefixIndex {
  add: (word: string, place: number) => void;
  /** Calls back for each place of each word that begins so; a place may come more than once. */
  each: (beginning: string, found: (place: number, isWhole: boolean) => void) => void;
  /** Sorts what was added; done by the next search otherwise. */
  settle: () => void;
}

/** So few new words are looked through one by one. */
const FEW = 512;
/** So many are made into a run at the latest: as a map of texts they take several times the memory. */
const MANY = 16_384;

const encoder = new TextEncoder();

export function createPrefixIndex(): PrefixIndex {
  /** The words since the last run, with one place, as most have, or several. */
  let fresh = new Map<string, number | number[]>();
  /** Each is more than twice as large as the next, so a word is written again only as often as their number doubles. */
  const runs: WordRun[] = [];

  function settle(): void {
    if (fresh.size === 0) return;
    let next = createWordRun(fresh);
    fresh = new Map();
    for (let last = runs.at(-1); last && last.size < next.size * 2; last = runs.at(-1)) {
      runs.pop();
      next = mergeWordRuns(last, next);
    }
    runs.push(next);
  }

  return {
    add(word, place) {
      const held = fresh.get(word);
      if (held === undefined) {
        fresh.set(word, place);
        if (fresh.size >= MANY) settle();
      } else if (typeof held === 'number') fresh.set(word, [held, place]);
      else held.push(place);
    },
    each(beginning, found) {
      if (fresh.size > FEW) settle();
      const bytes = encoder.encode(beginning);
      for (const run of runs) forEachPlace(run, bytes, found);
      for (const [word, held] of fresh) {
        if (!word.startsWith(beginning)) continue;
        const isWhole = word.length === beginning.length;
        if (typeof held === 'number') found(held, isWhole);
        else for (const place of held) found(place, isWhole);
      }
    },
    settle,
  };
}
