/** One page as the search knows it; the build writes the list, the search page reads it. */
export interface SearchEntry {
  address: string;
  title: string;
  description: string;
  /** Every word of the page once, lower case, parted by spaces. */
  words: string;
}

/** Where the list is: a file of the site, saved with it. */
export const SEARCH_FILE = '/search-entries.json';
