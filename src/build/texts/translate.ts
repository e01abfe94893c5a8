/** The documents of a page in other languages: its data, translated text by text before it is rendered. */
import type { PageDocument } from '../../app/navigation/page-document.ts';
import { packages } from '../../content/packages/list.ts';
import type { Reason } from '../../content/types.ts';
import { pathInLanguage, type TravelLanguage, travelLanguages } from '../../contract/values/languages.ts';
import { LANGUAGE_PACK } from '../../service-worker/pack-types.ts';
import * as french from '../../words/french/content/index.ts';
import * as german from '../../words/german/content/index.ts';
import { translatedPages } from '../../words/translated-pages.ts';
import { createTranslator } from '../../words/translator.ts';
import { typesetFrench, typesetGerman } from '../../words/typeset.ts';

type Texts = Readonly<Record<string, string>>;

/** The texts of the content, and the shapes of what the build composes from figures. */
const contents: Readonly<
  Record<TravelLanguage, { content: Texts; figures: Texts; typeset: (text: string) => string }>
> = {
  de: { content: german.content, figures: german.figures, typeset: typesetGerman },
  fr: { content: french.content, figures: french.figures, typeset: typesetFrench },
};

/** A package is booked by its name, which is the same in every language. */
const names = new Set<string>(packages.map(({ name }) => name));

/** Names the languages of each page, and adds its documents in them after the others. */
export function addTranslations(documents: PageDocument[]): void {
  const plain = [...documents];
  for (const page of plain) {
    const languages = travelLanguages.filter((language) => translatedPages[language].includes(page.address));
    if (languages.length > 0) page.languages = languages;
  }
  for (const language of travelLanguages) {
    const say = translatorOf(language);
    const pages = plain.filter(({ languages }) => languages?.includes(language));
    documents.push(
      ...(pages.map((page) => ({
        ...page,
        ...translated({ data: page.data, head: page.head } as Pick<PageDocument, 'data' | 'head'>, say),
        address: pathInLanguage(language, page.address),
        pack: LANGUAGE_PACK + language,
        language,
      })) as PageDocument[]),
    );
  }
}

/** Reasons of a year: the first of each is its code, and may be a word that the tables have. */
const REASONS = 'reasons';

/** Every string of the data that the tables know. Addresses, classes and other codes are not among their texts. */
function translated<Part>(part: Part, say: (text: string) => string): Part {
  if (typeof part === 'string') return say(part) as Part;
  if (Array.isArray(part)) return part.map((one) => translated(one, say)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === REASONS
        ? (value as Reason[]).map(([code, ...others]) => [code, ...translated(others, say)])
        : translated(value, say),
    ]),
  ) as Part;
}

/** Translates a text of the content into a language. */
export const translateText = (language: TravelLanguage, text: string): string => translatorOf(language)(text);

/** The longest that a name is in any language: what has room for it has room for the others. */
export const longestName = (name: string): string =>
  travelLanguages
    .map((language) => translateText(language, name))
    .reduce((long, other) => (other.length > long.length ? other : long), name);

/** Those that were made already: the shapes of texts are many. */
const translators = new Map<TravelLanguage, (text: string) => string>();

function translatorOf(language: TravelLanguage): (text: string) => string {
  const made = translators.get(language) ?? createContentTranslator(language);
  translators.set(language, made);
  return made;
}

/** @returns the translation of a text, sentence by sentence where the build has joined several */
function createContentTranslator(language: TravelLanguage): (text: string) => string {
  const { content, figures, typeset } = contents[language];
  const { find, recognise } = createTranslator(language, content, withNotes(language, content, figures));
  const known = (text: string) => {
    const found = find(text);
    return found === text ? undefined : found;
  };
  const sentences = (text: string): string | undefined => {
    const whole = known(text);
    if (whole !== undefined) return whole;
    for (let end = text.indexOf(' '); end > 0; end = text.indexOf(' ', end + 1)) {
      const first = known(text.slice(0, end));
      const rest = first !== undefined && sentences(text.slice(end + 1));
      if (rest) return `${first} ${rest}`;
    }
    return undefined;
  };
  // Prices that stand alone are in no table.
  return (text) => (names.has(text) ? text : typeset(sentences(text) ?? recognise(text)));
}

/** Shapes of texts with values, and a price with each note that a package has: "$2,000 a person, in a group of four". */
function withNotes(language: TravelLanguage, content: Texts, figures: Texts): Texts {
  const shapes = { ...content, ...figures };
  const { recognise } = createTranslator(language, content, shapes);
  const notes = new Set(packages.map(({ priceNote }) => priceNote));
  return {
    ...shapes,
    ...Object.fromEntries([...notes].map((note) => [`{price} ${note}`, `{price} ${recognise(note)}`])),
  };
}
