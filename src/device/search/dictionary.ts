/**
 * Words and the places that have them. Words are found by how they begin: the cost is that of what is found, not
 * that of all words.
 */

export interface Dictionary {
  add: (word: string, place: number) => void;
  /** Calls back for each place of each word that begins so; a place may come more than once. */
  each: (beginning: string, found: (place: number, isWhole: boolean) => void) => void;
  /** Sorts what was added; done by the next search otherwise. */
  settle: () => void;
}

/** So few new words are looked through one by one. */
const FEW = 512;

export function createDictionary(): Dictionary {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  /** By a word's number: one place, as most words have, or several. */
  const places: (number | number[])[] = [];
  /** Numbers of words in the order of the words, but for the last ones. */
  let sorted = new Uint32Array(0);

  function settle(): void {
    if (words.length === sorted.length) return;
    // Texts sort several times as fast without a function that compares them.
    const fresh = words
      .slice(sorted.length)
      .sort()
      .map((word) => numbers.get(word) as number);
    const merged = new Uint32Array(words.length);
    let old = 0;
    let next = 0;
    for (let at = 0; at < merged.length; at += 1) {
      const left = sorted[old];
      const right = fresh[next];
      const takeLeft = right === undefined || (left !== undefined && wordAt(left) < wordAt(right));
      merged[at] = (takeLeft ? left : right) as number;
      if (takeLeft) old += 1;
      else next += 1;
    }
    sorted = merged;
  }

  const wordAt = (number: number) => words[number] as string;

  function tell(number: number, isWhole: boolean, found: (place: number, isWhole: boolean) => void): void {
    const held = places[number] as number | number[];
    if (typeof held === 'number') found(held, isWhole);
    else for (const place of held) found(place, isWhole);
  }

  /** The first word that does not come before this one. */
  function firstFrom(beginning: string): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (wordAt(sorted[middle] as number) < beginning) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    add(word, place) {
      const number = numbers.get(word);
      if (number === undefined) {
        numbers.set(word, words.push(word) - 1);
        places.push(place);
        return;
      }
      const held = places[number] as number | number[];
      if (typeof held === 'number') places[number] = [held, place];
      else held.push(place);
    },
    each(beginning, found) {
      if (words.length - sorted.length > FEW) settle();
      for (let at = firstFrom(beginning); at < sorted.length; at += 1) {
        const number = sorted[at] as number;
        const word = wordAt(number);
        if (!word.startsWith(beginning)) break;
        tell(number, word.length === beginning.length, found);
      }
      for (let number = sorted.length; number < words.length; number += 1) {
        const word = wordAt(number);
        if (word.startsWith(beginning)) tell(number, word.length === beginning.length, found);
      }
    },
    settle,
  };
}
