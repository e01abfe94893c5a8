/** Every field that the operator can change is seen in the site, in the language in which it was changed. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EditableField } from '../../../src/content/editable/field.ts';
import { editableItems } from '../../../src/content/editable/items.ts';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';
import { translatedPages } from '../../../src/words/translated-pages.ts';
import { drawEdition } from '../../parts/site/draw-edition.ts';

const LANGUAGES = ['en', 'de', 'fr'] as const;

/** A value as somebody could have typed it, and the marks by which it is found. */
interface Marked extends FieldOverride {
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
      case 'price':
        return take((n) => `$${(100_000 + n).toLocaleString('en')}`);
      case 'number':
        count += 1;
        return 100 + count;
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

// Photographs need pictures that are stored: photographs.test.ts shows them.
const written = editableItems.filter(({ id }) => !id.startsWith('photo/'));
const marked: Marked[] = written.flatMap(({ id, fields, pages, isEverywhere }) =>
  fields
    .filter(({ locked }) => !locked)
    .flatMap((field) =>
      LANGUAGES.filter(
        (language) => language === 'en' || (field.isTranslated && isInLanguage(pages, isEverywhere)),
      ).map((language) => mark(id, field, language)),
    ),
);

/** Those that were drawn. */
let folder: string;
/** Text of the documents, by language and file. */
const documents = {
  en: new Map<string, string>(),
  de: new Map<string, string>(),
  fr: new Map<string, string>(),
};

beforeAll(async () => {
  ({ folder } = await drawEdition(marked.map(({ marks: _, ...override }) => override)));
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const language = LANGUAGES.find((one) => file === `${one}.html` || file.startsWith(`${one}/`)) ?? 'en';
    documents[language].set(file, await readFile(join(folder, file), 'utf8'));
  }
}, 300_000);
afterAll(() => rm(folder, { recursive: true }));

it.each(LANGUAGES)('All that was changed is seen (%s)', (language) => {
  const all = [...documents[language].values()].join('');
  const missing = marked
    .filter((one) => one.language === language)
    .flatMap(({ item, field, marks }) =>
      marks.filter((one) => !all.includes(one)).map((one) => `${item} ${field}: ${one}`),
    );
  expect(missing).toEqual([]);
});

it.each(['de', 'fr'] as const)('Nothing that has a translation is seen in English (%s)', (language) => {
  const translated = new Set(
    marked.filter((one) => one.language === language).map(({ item, field }) => `${item} ${field}`),
  );
  const english = marked.filter((one) => one.language === 'en' && translated.has(`${one.item} ${one.field}`));
  const names = new Map(
    english.flatMap(({ item, field, marks }) => marks.map((one) => [one, `${item} ${field}`])),
  );
  const seen = [...documents[language]].flatMap(([file, text]) =>
    [...new Set(text.match(/Mark\d+en/g))].flatMap((one) =>
      names.has(one) ? `${file}: ${names.get(one)}` : [],
    ),
  );
  expect(seen).toEqual([]);
});
