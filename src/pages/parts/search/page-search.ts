import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchEntry } from '../../../contract/document/search-index.ts';
import { pathKey, routes } from '../../../contract/protocol/routes.ts';

export type PageHit = Pick<SearchEntry, 'address' | 'title' | 'description'>;
export type PageSearch = (query: string) => PageHit[];

/** Pages that name everything and are about none of it. */
const LISTS: readonly string[] = [routes.credits, routes.map].map(pathKey);

/** An answer has few words, so that each counts for more than on the page that it stands on. */
const ANSWER = 0.4;

const weightOf = (address: string) =>
  address.includes('#') ? ANSWER : LISTS.includes(pathKey(address)) ? 0.2 : 1;

/** A word without its accents: "elephant" finds “éléphant”, and "lowe" „Löwe“. */
const withoutAccents = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** A letter too many, too few or another one; short words would become too many others. */
const oneLetter = (term: string) => term.length > 3 && 1;

/** From exact words and their beginnings to words with typing errors, and at last any of the words. */
const ways: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: oneLetter },
  { combineWith: 'AND', fuzzy: 0.3 },
  { combineWith: 'OR', fuzzy: 0.2 },
];

/** A search over pages; it forgives typing errors where nothing is spelt so. */
export function createPageSearch(entries: readonly SearchEntry[]): PageSearch {
  const index = new MiniSearch<SearchEntry>({
    idField: 'address',
    fields: ['title', 'meant', 'description', 'words'],
    storeFields: ['address', 'title', 'description'],
    processTerm: withoutAccents,
    searchOptions: {
      boost: { title: 4, meant: 4, description: 2 },
      prefix: true,
      boostDocument: weightOf,
    },
  });
  index.addAll(entries);
  const words = new Set(entries.flatMap((entry) => withoutAccents(entry.words).split(' ')));
  /** "stonetown" and "twon", which no page has, as words that some have; others as they are. */
  const known = (term: string) => {
    if (index.search(term).length > 0) return term;
    for (let at = 1; at < term.length; at += 1) {
      const [head, tail] = [term.slice(0, at), term.slice(at)];
      if (at > 2 && words.has(head) && tail.length > 2 && words.has(tail)) return `${head} ${tail}`;
      const swapped = head.slice(0, -1) + tail[0] + head.at(-1) + tail.slice(1);
      if (words.has(swapped)) return swapped;
    }
    return term;
  };
  /** Short words that no page lists carry no meaning, such as "the" and "par"; the last one may be unfinished. */
  const isMeant = (term: string, place: number, terms: readonly string[]) =>
    term.length > 3 || place === terms.length - 1 || words.has(term);
  return (typed) => {
    const query = withoutAccents(typed).trim().split(/\s+/).filter(isMeant).map(known).join(' ');
    for (const way of ways) {
      const hits = index.search(query, way);
      if (hits.length > 0) return hits as unknown as PageHit[];
    }
    return [];
  };
}
