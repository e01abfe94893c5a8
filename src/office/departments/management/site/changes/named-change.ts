/** Changes in words: names of items and fields, and values as a form shows them. Pure. */
import type { FieldKind, ListedField, ListedItem } from '../../../../../content/editable/field.ts';
import { textOfValue } from '../../../../../content/editable/field-text.ts';
import type { EditionChange } from '../../../../../kinds/calls/site-editions.ts';
import { draftKey } from '../../../../../kinds/site-draft/schema.ts';
import { say } from '../../../../../words/say.ts';
import { languageNames } from '../language-names.ts';
import { LANGUAGES, type Language } from '../present-text.ts';

/** A change of a field, as it is told. */
export interface NamedChange {
  key: string;
  /** Item and field, such as "Contacts of the company: E-mail". */
  name: string;
  language: Language;
  /** Absent for a field that this version of the program does not know. */
  kind: FieldKind | undefined;
  before: string;
  after: string;
}

/** Returns a field's label, with the language where there are several. */
export function fieldName({ label, isTranslated }: ListedField, language: Language): string {
  return isTranslated
    ? say('{field}, {language}', { field: label, language: languageNames[language] })
    : label;
}

/** @param before absent where nobody knows it, as of a release that waits; it is what the site says now then */
export function namedChange(
  items: readonly ListedItem[],
  { item, field, language, before = null, after }: Omit<EditionChange, 'before'> & { before?: unknown },
): NamedChange {
  const found = items.find(({ id }) => id === item);
  const described = found?.fields.find(({ path }) => path === field);
  const text = (value: unknown) => (described ? textOf(described, language, value) : plainText(value));
  return {
    key: draftKey({ item, field, language }),
    name: described ? itemFieldName(found, described, language) : `${found?.title ?? item}: ${field}`,
    language,
    kind: described?.kind,
    before: text(before),
    after: text(after),
  };
}

const itemFieldName = (item: ListedItem | undefined, field: ListedField, language: Language) =>
  say('{item}: {field}', { item: item?.title ?? '', field: fieldName(field, language) });

/** Null stands for what the site was built with. */
function textOf(described: ListedField, language: Language, value: unknown): string {
  const built = language === 'en' ? described.value : described[language];
  return textOfValue(described, value ?? built);
}

/** Of a field that this version of the program does not know. */
const plainText = (value: unknown) =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);

/** Returns what a key of a field is about, with its name; undefined for one that this version of the program does not know. */
export function fieldOfKey(
  items: readonly ListedItem[],
  key: string,
): { item: string; field: string; name: string } | undefined {
  const item = items.find(({ id }) => key.startsWith(`${id} `));
  for (const field of item?.fields ?? [])
    for (const language of LANGUAGES) {
      const named = { item: item?.id ?? '', field: field.path, language };
      if (draftKey(named) === key) return { ...named, name: itemFieldName(item, field, language) };
    }
  return undefined;
}
