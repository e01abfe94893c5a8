/** The search index: a file of the site, written at build and read on the device. */

import type { Language } from '../values/languages.ts';

/** One page as the search knows it, or an answer on one. */
export interface SearchEntry {
  /** That of an answer ends with its anchor: "/Importantdetails#beds". */
  address: string;
  title: string;
  description: string;
  /** Words that people mean it by, beside those on it; absent where there are none. */
  meant?: string;
  /** Every word of the page once, in lower case, separated by spaces, in no particular order. */
  words: string;
}

/** The file: each word once, with the pages that contain it. Half the size of a list by page. */
export interface SearchFile {
  pages: readonly Omit<SearchEntry, 'words'>[];
  /** All words, sorted, separated by spaces. */
  words: string;
  /**
   * For each word its pages, separated by spaces: one character for each step from page to page (see
   * FIRST_STEP).
   */
  places: string;
}

/** Path of the list of a language: saved with the site, and that of a traveller's language with its pages. */
export const searchFilePath = (language: Language): string =>
  language === 'de' || language === 'fr' ? `/search-entries.${language}.json` : '/search-entries.json';

/** The character of a step of 0: the first after the quotation mark, which JSON would have to escape. */
const FIRST_STEP = 35;

export function encodeSearchFile(entries: readonly SearchEntry[]): SearchFile {
  const places = new Map<string, number[]>();
  for (const [page, { words }] of entries.entries()) {
    for (const word of words.split(' ')) places.set(word, [...(places.get(word) ?? []), page]);
  }
  const sorted = [...places].sort(([a], [b]) => (a < b ? -1 : 1));
  const steps = (pages: readonly number[]) =>
    pages.map((page, index) => String.fromCharCode(FIRST_STEP + page - (pages[index - 1] ?? 0))).join('');
  return {
    pages: entries.map(({ words: _, ...page }) => page),
    words: sorted.map(([word]) => word).join(' '),
    places: sorted.map(([, pages]) => steps(pages)).join(' '),
  };
}

export function decodeSearchFile({ pages, words, places }: SearchFile): SearchEntry[] {
  const found: string[][] = pages.map(() => []);
  const steps = places.split(' ');
  for (const [index, word] of words.split(' ').entries()) {
    let page = 0;
    for (const step of steps[index] ?? '') {
      page += step.charCodeAt(0) - FIRST_STEP;
      found[page]?.push(word);
    }
  }
  return pages.map((page, index) => ({ ...page, words: (found[index] ?? []).join(' ') }));
}
