/** Queries of a table, and the remembered answers from which later queries may start. */
import { type Filter, isNarrowerFilter } from './filter.ts';
import { isNarrowerSearch, searchWords } from './search.ts';

export interface Sort {
  id: string;
  desc: boolean;
}

export interface Query {
  search: string;
  /** Filters by column id. */
  filters: Readonly<Record<string, Filter>>;
  /** Sort columns, the most important first; rows that are equal in all of them are ordered by id. */
  sort: readonly Sort[];
}

/** Number of answers that are remembered. */
const REMEMBERED = 16;

interface Answer {
  key: string;
  query: Query;
  words: readonly string[];
  slots: Uint32Array;
}

export interface QueryCache {
  /** Returns the answer to the same query. */
  same: (query: Query) => Uint32Array | undefined;
  /**
   * Returns the smallest answer that contains all rows that can match this query; `all` when there is none.
   */
  narrowest: (query: Query, all: Uint32Array) => Uint32Array;
  remember: (query: Query, slots: Uint32Array) => void;
  clear: () => void;
}

/** Remembers answers: typing narrows an earlier query, and deleting goes back to one. */
export function createQueryCache(): QueryCache {
  /** Answers, the latest first. All are about the present rows. */
  let answers: readonly Answer[] = [];
  return {
    same(query) {
      const key = keyOf(query);
      return answers.find((before) => before.key === key)?.slots;
    },
    narrowest(query, all) {
      const words = searchWords(query.search);
      let candidates = all;
      for (const before of answers) {
        if (before.slots.length < candidates.length && narrows(query, words, before))
          candidates = before.slots;
      }
      return candidates;
    },
    remember(query, slots) {
      const answer = { key: keyOf(query), query, words: searchWords(query.search), slots };
      answers = [answer, ...answers.slice(0, REMEMBERED - 1)];
    },
    clear() {
      answers = [];
    },
  };
}

const keyOf = ({ search, filters, sort }: Query) => JSON.stringify([searchWords(search), filters, sort]);

function narrows(query: Query, words: readonly string[], before: Answer): boolean {
  return (
    JSON.stringify(query.sort) === JSON.stringify(before.query.sort) &&
    isNarrowerSearch(words, before.words) &&
    Object.entries(before.query.filters).every(([id, filter]) => isNarrowerFilter(query.filters[id], filter))
  );
}
