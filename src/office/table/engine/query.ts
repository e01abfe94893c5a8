/** What a table is asked, and the answers that later questions may begin from. */
import { type Filter, isNarrower } from './filter.ts';
import { isNarrowerSearch, wordsOf } from './search.ts';

export interface Sort {
  id: string;
  desc: boolean;
}

export interface Query {
  search: string;
  /** By the column's id. */
  filters: Readonly<Record<string, Filter>>;
  /** The first counts most; rows that are equal in all of them are ordered by id. */
  sort: readonly Sort[];
}

/** Answers that are remembered. */
const REMEMBERED = 16;

interface Answer {
  key: string;
  query: Query;
  words: readonly string[];
  slots: Uint32Array;
}

export interface Answers {
  /** The answer to the same question. */
  same: (query: Query) => Uint32Array | undefined;
  /** The smallest answer that has all that fits now; `all` when there is none. */
  narrowest: (query: Query, all: Uint32Array) => Uint32Array;
  remember: (query: Query, slots: Uint32Array) => void;
  clear: () => void;
}

/** Typing narrows the question, deleting comes back to where it was. */
export function createAnswers(): Answers {
  /** The latest first; all of the rows as they are now. */
  let answers: readonly Answer[] = [];
  return {
    same(query) {
      const key = keyOf(query);
      return answers.find((before) => before.key === key)?.slots;
    },
    narrowest(query, all) {
      const words = wordsOf(query.search);
      let candidates = all;
      for (const before of answers) {
        if (before.slots.length < candidates.length && narrows(query, words, before))
          candidates = before.slots;
      }
      return candidates;
    },
    remember(query, slots) {
      const answer = { key: keyOf(query), query, words: wordsOf(query.search), slots };
      answers = [answer, ...answers.slice(0, REMEMBERED - 1)];
    },
    clear() {
      answers = [];
    },
  };
}

const keyOf = ({ search, filters, sort }: Query) => JSON.stringify([wordsOf(search), filters, sort]);

function narrows(query: Query, words: readonly string[], before: Answer): boolean {
  return (
    JSON.stringify(query.sort) === JSON.stringify(before.query.sort) &&
    isNarrowerSearch(words, before.words) &&
    Object.entries(before.query.filters).every(([id, filter]) => isNarrower(query.filters[id], filter))
  );
}
