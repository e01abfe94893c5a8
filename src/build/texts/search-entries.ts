/** The search index: the words of every page that may be found, taken from its rendered document. */
import type { PageDocument } from '../../app/navigation/page-document.ts';
import { searchWords } from '../../content/search-synonyms.ts';
import type { SearchEntry } from '../../contract/document/search-index.ts';

/** Words that occur on every page or carry no meaning. */
const STOP_WORDS = new Set(
  'a an and are as at be been but by can for from has have here if in into is it its no not of on one or our so than that the their them then there they this to too up was we were when where which who will with you your'.split(
    ' ',
  ),
);

/** @param html documents by address */
export function listSearchEntries(
  documents: readonly PageDocument[],
  html: ReadonlyMap<string, string>,
): SearchEntry[] {
  return documents
    .filter(({ head, language }) => head.indexed && !language)
    .map(({ address, head }) => ({
      address,
      title: head.title,
      description: head.description,
      ...(searchWords[address] && { meant: searchWords[address] }),
      words: wordsOf(html.get(address) ?? ''),
    }));
}

/** Each word of a document's main part once, in the order in which it first comes. */
function wordsOf(html: string): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  // React puts a comment between adjacent texts that a reader sees as one.
  const text = main
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, ' ');
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length > 1 && !STOP_WORDS.has(word)).join(' ');
}
