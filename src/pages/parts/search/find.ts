import MiniSearch, { type SearchOptions } from 'minisearch';
import { addressKey, routes } from '../../../contract/addresses.ts';
import type { SearchEntry } from '../../../contract/search.ts';

export type Hit = Pick<SearchEntry, 'address' | 'title' | 'description'>;
export type Find = (query: string) => Hit[];

/** Pages that name everything and are about none of it. */
const LISTS: readonly string[] = [routes.credits, routes.map].map(addressKey);

/** From exact words and their beginnings to words with typing errors, and at last any of the words. */
const ways: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: 0.3 },
  { combineWith: 'OR', fuzzy: 0.2 },
];

/** A search over pages; it forgives typing errors where nothing is spelt so. */
export function createFind(entries: readonly SearchEntry[]): Find {
  const index = new MiniSearch<SearchEntry>({
    idField: 'address',
    fields: ['title', 'meant', 'description', 'words'],
    storeFields: ['address', 'title', 'description'],
    searchOptions: {
      boost: { title: 4, meant: 4, description: 2 },
      prefix: true,
      boostDocument: (address) => (LISTS.includes(addressKey(address)) ? 0.2 : 1),
    },
  });
  index.addAll(entries);
  return (query) => {
    for (const way of ways) {
      const hits = index.search(query, way);
      if (hits.length > 0) return hits as unknown as Hit[];
    }
    return [];
  };
}
