/** The documents of a page in other languages: its data, translated text by text before it is rendered. */
import type { PageDocument } from '../../app/navigation/page-document.ts';
import { editableItems } from '../../content/editable/items.ts';
import { packages } from '../../content/packages/list.ts';
import type { Reason } from '../../content/types.ts';
import { pathInLanguage, type TravelLanguage, travelLanguages } from '../../contract/values/languages.ts';
import { LANGUAGE_PACK } from '../../service-worker/pack-types.ts';
import * as french from '../../words/french/content/index.ts';
import { french as frenchWords } from '../../words/french/index.ts';
import * as german from '../../words/german/content/index.ts';
import { german as germanWords } from '../../words/german/index.ts';
import type { Words } from '../../words/table.ts';
import { translatedPages } from '../../words/translated-pages.ts';
import { createTranslator } from '../../words/translator.ts';
import { typesetFrench, typesetGerman } from '../../words/typeset.ts';
import { type BuiltWords, type ChangedTexts, changedTextsIn, englishTextsOf } from './changed-texts.ts';

type Texts = Readonly<Record<string, string>>;

/** The texts of the content, and the shapes of what the build composes from figures. */
const contents: Readonly<
  Record<TravelLanguage, { content: Texts; figures: Texts; typeset: (text: string) => string }>
> = {
  de: { content: german.content, figures: german.figures, typeset: typesetGerman },
  fr: { content: french.content, figures: french.figures, typeset: typesetFrench },
};

/** The texts of the program. */
export const programWords: Readonly<Record<TravelLanguage, Words>> = { de: germanWords, fr: frenchWords };

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
    const pages = plain.filter(({ languages }) => languages?.includes(language));
    documents.push(
      ...(pages.map((page) => ({
        ...page,
        ...translated(textsOf(page), translatorOf(language, page.address)),
        address: pathInLanguage(language, page.address),
        pack: LANGUAGE_PACK + language,
        language,
      })) as PageDocument[]),
    );
  }
}

/** The parts of a page that are written in its language. */
const textsOf = ({ data, head, notices }: PageDocument) =>
  ({ data, head, ...(notices && { notices }) }) as Pick<PageDocument, 'data' | 'head' | 'notices'>;

/** Reasons of a year: the first of each is its code, and may be a word that the tables have. */
const REASONS = 'reasons';

/** Every string of the data that the tables know. Addresses, classes and other codes are not among their texts. */
function translated<Part>(part: Part, say: Translator): Part {
  if (typeof part === 'string') return say.text(part) as Part;
  if (Array.isArray(part)) {
    const list = say.list(part);
    return (list ?? part.map((one) => translated(one, say))) as Part;
  }
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
export const translateText = (language: TravelLanguage, text: string): string =>
  translatorOf(language).text(text);

/** The longest that a name is in any language: what has room for it has room for the others. */
export const longestName = (name: string): string =>
  travelLanguages
    .map((language) => translateText(language, name))
    .reduce((long, other) => (other.length > long.length ? other : long), name);

interface Translator {
  text: (text: string) => string;
  /** A list whose translation the operator has changed as a whole; undefined for any other. */
  list: (list: readonly unknown[]) => readonly unknown[] | undefined;
}

const unlessSame = (text: string, found: string) => (found === text ? undefined : found);

/** Those that were made already: the shapes of texts are many. */
const built = new Map<TravelLanguage, BuiltWords & Pick<Translator, 'text'>>();
const translators = new Map<string, Translator>();
const changes = new Map<TravelLanguage, ChangedTexts>();

const kept = <Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
};

/** Texts and lists that the operator has changed, in a language. */
export const changesIn = (language: TravelLanguage): ChangedTexts =>
  kept(changes, language, () => {
    const { exact, shaped } = kept(built, language, () => createContentTranslator(language));
    // What every page says stands in the words of the program.
    const words = (text: string) => unlessSame(text, programWords[language].find(text));
    return changedTextsIn(language, { exact, shaped: (text) => shaped(text) ?? words(text) });
  });

/** @param address of the page; the same English text may have another translation on the page of another item */
function translatorOf(language: TravelLanguage, address = ''): Translator {
  const { texts, lists } = changesIn(language);
  if (texts.length + lists.length === 0) return translatorWith(language, {}, new Map());
  const own = editableItems.filter(({ pages }) => pages[0] === address);
  const ids = new Set(own.map(({ id }) => id));
  const isOwn = ({ item }: { item: string }) => ids.has(item);
  const keeps = new Set(own.flatMap(englishTextsOf));
  const further: Record<string, string> = {};
  for (const { english, text } of texts.filter((one) => !isOwn(one) && !keeps.has(one.english)))
    further[english] ??= text;
  for (const { english, text } of texts.filter(isOwn)) further[english] = text;
  const changed = new Map(
    [...lists.filter((one) => !isOwn(one)), ...lists.filter(isOwn)].map((one) => [one.english, one.list]),
  );
  return translatorWith(language, further, changed);
}

/** Nearly all pages have the same one: only the same text of two items makes a difference. */
function translatorWith(
  language: TravelLanguage,
  further: Texts,
  changed: ReadonlyMap<string, readonly unknown[]>,
): Translator {
  const key = JSON.stringify([language, Object.entries(further).sort(), [...changed].sort()]);
  return kept(translators, key, () => {
    const isBuilt = Object.keys(further).length === 0;
    const { text } = isBuilt
      ? kept(built, language, () => createContentTranslator(language))
      : createContentTranslator(language, further);
    const plain: Translator = { text: contents[language].typeset, list: () => undefined };
    return {
      text,
      list(list) {
        const whole = changed.size > 0 && changed.get(JSON.stringify(list));
        return whole ? translated(whole, plain) : undefined;
      },
    };
  });
}

/**
 * Translates a text, sentence by sentence where the build has joined several.
 * @param changed texts that the operator has changed; they have no shapes
 */
function createContentTranslator(
  language: TravelLanguage,
  changed: Texts = {},
): BuiltWords & Pick<Translator, 'text'> {
  const { content, figures, typeset } = contents[language];
  const table = { ...content, ...changed };
  const { find, recognise } = createTranslator(
    language,
    table,
    withNotes(language, table, { ...content, ...figures }),
  );
  const known = (text: string) =>
    Object.hasOwn(changed, text) ? changed[text] : unlessSame(text, find(text));
  const exact = (text: string): string | undefined => {
    const whole = known(text);
    if (whole !== undefined) return whole;
    for (let end = text.indexOf(' '); end > 0; end = text.indexOf(' ', end + 1)) {
      const first = known(text.slice(0, end));
      const rest = first !== undefined && exact(text.slice(end + 1));
      if (rest) return `${first} ${rest}`;
    }
    return undefined;
  };
  return {
    exact,
    shaped: (text) => exact(text) ?? unlessSame(text, recognise(text)),
    // Prices that stand alone are in no table.
    text: (text) => (names.has(text) ? text : typeset(exact(text) ?? recognise(text))),
  };
}

/** Shapes of texts with values, and a price with each note that a package has: "$2,000 a person, in a group of four". */
function withNotes(language: TravelLanguage, table: Texts, shapes: Texts): Texts {
  const { recognise } = createTranslator(language, table, shapes);
  const notes = new Set(packages.map(({ priceNote }) => priceNote));
  return {
    ...shapes,
    ...Object.fromEntries([...notes].map((note) => [`{price} ${note}`, `{price} ${recognise(note)}`])),
  };
}
