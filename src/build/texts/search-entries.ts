/** The search index: the words of every page that may be found, taken from its rendered document. */
import type { PageDocument } from '../../app/navigation/page-document.ts';
import { searchWords } from '../../content/search-synonyms.ts';
import type { Answer } from '../../content/top-pages/first-safari.ts';
import { encodeSearchFile, type SearchEntry, searchFilePath } from '../../contract/document/search-index.ts';
import { answerUrl } from '../../contract/protocol/routes.ts';
import { pathInEnglish, type TravelLanguage } from '../../contract/values/languages.ts';
import { searchWords as french } from '../../words/french/content/search-synonyms.ts';
import { searchWords as german } from '../../words/german/content/search-synonyms.ts';

type SearchLanguage = 'en' | TravelLanguage;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that occur on every page or carry no meaning. */
const STOP_WORDS: Readonly<Record<SearchLanguage, ReadonlySet<string>>> = {
  en: setOf(
    'a an and are as at be been but by can for from has have here if in into is it its no not of on one or our so than that the their them then there they this to too up was we were when where which who will with you your',
  ),
  de: setOf(
    'aber alle als am an auch auf aus bei bis das dass dem den der des die diese dieser doch durch ein eine einem einen einer eines er es für hat hier ihr ihre ihren im in ins ist ja kann man mit nach nicht noch nur ob oder sein sich sie sind so über um und uns unter unsere vom von vor war was wenn wer wie wir wird wo zu zum zur',
  ),
  fr: setOf(
    'au aussi aux avec ce ces cette comme dans de des du elle en entre est et être eux il ils la le les leur leurs lui mais me même mes ne nos notre nous on ont ou où par pas peut plus pour qu que qui sa sans se ses si son sont sur un une vers vos votre vous',
  ),
};

const MEANT: Readonly<Record<SearchLanguage, Readonly<Record<string, string>>>> = {
  en: searchWords,
  de: german,
  fr: french,
};

/**
 * The entries of one language: pages, and the answers that have an address of their own. A page that it lacks is found
 * as it is in English. Their addresses are the English ones, from which links lead into the language.
 * @param html documents by address
 */
export function listSearchEntries(
  documents: readonly PageDocument[],
  html: ReadonlyMap<string, string>,
  language: SearchLanguage,
): SearchEntry[] {
  const isIn = (page: PageDocument) =>
    language === 'en' || page.languages?.includes(language)
      ? (page.language ?? 'en') === language
      : !page.language;
  return documents
    .filter((page) => page.head.indexed && isIn(page))
    .flatMap((page) => {
      const { address, head } = page;
      const plain = pathInEnglish(address);
      const meantBy = (target: string) => MEANT[language][target] && { meant: MEANT[language][target] };
      return [
        {
          address: plain,
          title: head.title,
          description: head.description,
          ...meantBy(plain),
          words: wordsOfDocument(html.get(address) ?? '', STOP_WORDS[language]),
        },
        ...answersOf(page).map(({ anchor, title, paragraphs, items = [] }) => ({
          address: answerUrl(anchor),
          title,
          description: paragraphs[0] ?? '',
          ...meantBy(answerUrl(anchor)),
          words: wordsOf(
            [title, ...paragraphs, ...items.flatMap((item) => [item.title, item.text])].join(' '),
            STOP_WORDS[language],
          ),
        })),
      ];
    });
}

const answersOf = (page: PageDocument): readonly Answer[] =>
  page.kind === 'important-details' ? page.data.firstSafari.answers : [];

/** The file of each language, by its path. */
export const writeSearchFiles = (
  documents: readonly PageDocument[],
  html: ReadonlyMap<string, string>,
): Record<SearchLanguage, { path: string; text: string }> => {
  const write = (language: SearchLanguage) => ({
    path: searchFilePath(language),
    text: JSON.stringify(encodeSearchFile(listSearchEntries(documents, html, language))),
  });
  return { en: write('en'), de: write('de'), fr: write('fr') };
};

/** The words of a document's main part. */
function wordsOfDocument(html: string, stopWords: ReadonlySet<string>): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  // React puts a comment between adjacent texts that a reader sees as one.
  const text = main
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, ' ');
  return wordsOf(text, stopWords);
}

/** Each word once, in the order in which it first comes. */
function wordsOf(text: string, stopWords: ReadonlySet<string>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length > 1 && !stopWords.has(word)).join(' ');
}
