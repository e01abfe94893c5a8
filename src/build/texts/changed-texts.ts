/**
 * Texts that the operator has changed, in another language: their own translation where it is published, and otherwise
 * that of the text which was there before, so that no document falls back to English.
 */
import type { EditableItem } from '../../content/editable/field.ts';
import { editableItems } from '../../content/editable/items.ts';
import { builtValue, publishedOverrides } from '../../content/editable/with-overrides.ts';
import { packages } from '../../content/packages/list.ts';
import { pageValues } from '../../content/pages/site-pages.ts';
import type { TravelLanguage } from '../../contract/values/languages.ts';
import { pairMembers } from './pair-members.ts';

/** A text of an item, in English as the documents have it, with its translation. */
export interface ChangedText {
  item: string;
  english: string;
  text: string;
}

/** A list that is translated as a whole, because its translation may have more or fewer members. */
export interface ChangedList {
  item: string;
  /** As JSON. */
  english: string;
  list: readonly unknown[];
}

export interface ChangedTexts {
  texts: readonly ChangedText[];
  lists: readonly ChangedList[];
}

type Values = Readonly<Record<string, string | number>>;
type Say = (text: string) => string;

/** Looks up what the tables of the build have; undefined for a text that they do not know. */
export interface BuiltWords {
  /** By the text itself. */
  exact: (text: string) => string | undefined;
  /** By its shape too: a text that somebody has just written may have the shape of another by chance. */
  shaped: (text: string) => string | undefined;
}

export function changedTextsIn(language: TravelLanguage, built: BuiltWords): ChangedTexts {
  if (publishedOverrides.length === 0) return { texts: [], lists: [] };
  const texts: ChangedText[] = [];
  const lists: ChangedList[] = [];
  const own = new Map(
    publishedOverrides
      .filter((override) => override.language === language)
      .map(({ item, field, value }) => [`${item} ${field}`, value]),
  );
  const say: Say = (text) =>
    texts.find(({ english }) => english === text)?.text ?? built.shaped(text) ?? text;
  for (const item of editableItems) {
    const values = valuesOf(item);
    for (const field of item.fields) {
      if (!field.isTranslated) continue;
      const now = field.value;
      const before = builtValue(item.id, field.path, now);
      const translation = own.get(`${item.id} ${field.path}`);
      if (isFilledIn(translation)) {
        const english = fill(now, values);
        const translated = fill(translation, sayValues(values, say));
        if (Array.isArray(english) && Array.isArray(translated)) {
          lists.push({ item: item.id, english: JSON.stringify(english), list: translated });
          if (english.length !== translated.length) continue;
        }
        texts.push(...pairTexts(item.id, english, translated));
      } else if (now !== before) {
        texts.push(...olderTexts(item.id, fill(now, values), fill(before, values), built));
      }
    }
    if (item.id === 'terms') texts.push(...termTexts(item, say));
  }
  return { texts, lists };
}

const isFilledIn = (value: unknown) => value !== undefined && value !== '';

/** Each changed text, with the translation of the one that it took the place of; in English where there was none. */
function olderTexts(item: string, now: unknown, before: unknown, built: BuiltWords): ChangedText[] {
  const pairs =
    Array.isArray(now) && Array.isArray(before) ? pairMembers(now, before) : [[now, before] as const];
  const older = new Map(
    pairs.flatMap(([one, other]) => pairTexts(item, one, other)).map(({ english, text }) => [english, text]),
  );
  const same = new Set(textsIn(before));
  return textsIn(now)
    .filter((english) => !same.has(english) && built.exact(english) === undefined)
    .map((english) => ({ item, english, text: built.shaped(older.get(english) ?? '') ?? english }));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts of two values by their places. */
function pairTexts(item: string, english: unknown, other: unknown): ChangedText[] {
  if (typeof english === 'string') return typeof other === 'string' ? [{ item, english, text: other }] : [];
  if (typeof english !== 'object' || english === null || typeof other !== 'object' || other === null)
    return [];
  return Object.entries(english).flatMap(([key, part]) =>
    pairTexts(item, part, (other as Record<string, unknown>)[key]),
  );
}

/** A term and its answer stand in one paragraph, which keeps its translated part where the other has none. */
function termTexts({ id, fields }: EditableItem, say: Say): ChangedText[] {
  return fields.flatMap(({ path, value: known }) => {
    const answer = fields.find((field) => field.path === path.replace(/known$/, 'answer'))?.value;
    if (!path.endsWith('.known') || typeof known !== 'string' || typeof answer !== 'string' || !answer)
      return [];
    const parts = [known, answer.trim()].filter(Boolean);
    return [{ item: id, english: parts.join(' '), text: parts.map(say).join(' ') }];
  });
}

/** English texts of an item, as the documents have them. */
export function englishTextsOf(item: EditableItem): string[] {
  const values = valuesOf(item);
  return item.fields.flatMap(({ isTranslated, value }) => (isTranslated ? textsIn(fill(value, values)) : []));
}

/** What the texts of an item say by name. */
function valuesOf({ id, title }: EditableItem): Values {
  if (id.startsWith('page/')) return (pageValues as Readonly<Record<string, Values>>)[id.slice(5)] ?? {};
  const trip = id.startsWith('package/') && packages.find(({ name }) => name === title);
  if (!trip) return {};
  const { availability, days, price, cardPrice, otherPrices } = trip;
  return { season: availability, days, price, ...(cardPrice && { cardPrice }), ...otherPrices };
}

const sayValues = (values: Values, say: Say): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? say(value) : value]),
  );

/** Fills in what is known here: other names are those of links, which the page fills in. */
function fill<Content>(content: Content, values: Values): Content {
  if (typeof content === 'string')
    return content.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces)) as Content;
  if (Array.isArray(content)) return content.map((part) => fill(part, values)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, part]) => [key, fill(part, values)]),
  ) as Content;
}
