/** Fields of the content, changed so that each change is found in the site again. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditableField, EditableItem } from '../../../src/content/editable/field.ts';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';
import { translatedPages } from '../../../src/words/translated-pages.ts';
import { drawEdition } from './draw-edition.ts';

export const LANGUAGES = ['en', 'de', 'fr'] as const;

/** A value as somebody could have typed it, and the marks by which it is found. */
export interface Marked extends FieldOverride {
  marks: string[];
}

let count = 0;

function mark(item: string, field: EditableField, language: FieldOverride['language']): Marked {
  const marks: string[] = [];
  const take = (shape: (number: number) => string) => {
    count += 1;
    marks.push(shape(count));
    return marks.at(-1) ?? '';
  };
  const text = (before = '') =>
    [take((n) => `Mark${n}${language}`), ...(before.match(/\{\w+\}/g) ?? [])].join(' ');
  const newValue = (): unknown => {
    const members = Array.isArray(field.value) && field.value.length > 0 ? field.value : [''];
    switch (field.kind) {
      case 'lines':
      case 'paragraphs':
        return members.map(text);
      case 'records':
        return members.map((entry) =>
          Object.fromEntries(
            (field.columns ?? []).map(({ key, kind }) => [
              key,
              kind === 'link' ? take((n) => `https://mark${n}.example/`) : text(entry[key]),
            ]),
          ),
        );
      case 'pages':
        return ['all'];
      case 'moment':
        return '';
      case 'day':
        return '2020-02-03';
      case 'currency':
        return take(() => 'CHF');
      case 'rate':
        return take((n) => `1.${1000 + n}1`);
      case 'price':
        return take((n) => `$${(100_000 + n).toLocaleString('en')}`);
      case 'number':
        count += 1;
        return 100 + count;
      case 'year':
        return 2001;
      case 'email':
        return take((n) => `mark${n}@example.test`);
      case 'phones':
        return [take((n) => `+255 700 ${100_000 + n}`)].map((printed) => ({ printed, dialled: '+255700' }));
      case 'whatsapp':
        return take((n) => `2557${10_000_000 + n}`);
      default:
        return text(String(field.value));
    }
  };
  const value = newValue();
  return { item, field: field.path, language, value, marks };
}

const isInLanguage = (pages: readonly string[], isEverywhere: unknown) =>
  isEverywhere || pages.some((page) => translatedPages.de.includes(page));

/** Changes all fields of some items, in each language that a field has. */
export function markFields(items: readonly EditableItem[]): Marked[] {
  return items.flatMap(({ id, fields, pages, isEverywhere }) =>
    fields
      .filter(({ locked }) => !locked)
      .flatMap((field) =>
        LANGUAGES.filter(
          (language) => language === 'en' || (field.isTranslated && isInLanguage(pages, isEverywhere)),
        ).map((language) => mark(id, field, language)),
      ),
  );
}

/** Text of the documents that were drawn, by language and file. */
export type MarkedDocuments = Record<(typeof LANGUAGES)[number], Map<string, string>>;

/** Draws an edition with all that was changed. */
export async function drawMarked(marked: readonly Marked[]): Promise<MarkedDocuments> {
  const { edition, folder } = await drawEdition(marked.map(({ marks: _, ...override }) => override));
  const documents: MarkedDocuments = { en: new Map(), de: new Map(), fr: new Map() };
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const language = LANGUAGES.find((one) => file === `${one}.html` || file.startsWith(`${one}/`)) ?? 'en';
    documents[language].set(file, await readFile(join(folder, file), 'utf8'));
  }
  await rm(edition, { recursive: true });
  return documents;
}

/** Changes in a language that no document shows. */
export function notSeen(
  marked: readonly Marked[],
  documents: MarkedDocuments,
  language: (typeof LANGUAGES)[number],
): string[] {
  const all = [...documents[language].values()].join('');
  return marked
    .filter((one) => one.language === language)
    .flatMap(({ item, field, marks }) =>
      marks.filter((one) => !all.includes(one)).map((one) => `${item} ${field}: ${one}`),
    );
}

/** English texts in documents of a language in which they were changed, too. */
export function seenInEnglish(
  marked: readonly Marked[],
  documents: MarkedDocuments,
  language: 'de' | 'fr',
): string[] {
  const translated = new Set(
    marked.filter((one) => one.language === language).map(({ item, field }) => `${item} ${field}`),
  );
  const english = marked.filter((one) => one.language === 'en' && translated.has(`${one.item} ${one.field}`));
  const names = new Map(
    english.flatMap(({ item, field, marks }) => marks.map((one) => [one, `${item} ${field}`])),
  );
  return [...documents[language]].flatMap(([file, text]) =>
    [...new Set(text.match(/Mark\d+en/g))].flatMap((one) =>
      names.has(one) ? `${file}: ${names.get(one)}` : [],
    ),
  );
}
