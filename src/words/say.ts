/**
 * Texts in the language of the page. What stands in the code is English, and is what the other languages are found by,
 * so that a page carries no second copy of its words. The table of a language is loaded once that language is chosen.
 */
import type { ReactNode } from 'react';
import type { Language } from '../contract/values/languages.ts';
import { isolateDirection } from './isolate-direction.ts';
import type { Words } from './table.ts';
import type { PluralText, SingularText } from './texts.ts';

/** The names of the `{places}` in a text. */
type Places<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never;
type Values<Place extends string, Value> = Readonly<Record<Place, Value>>;
/** Nothing for a text without places. */
type Given<Place extends string, Value> = [Place] extends [never] ? [] : [values: Values<Place, Value>];
type Fillable = string | number;

let language: Language = 'en';
let words: Words | null = null;

/** Lets the page be drawn in a language from now on. @param loaded null for English */
export function setPageLanguage(next: Language, loaded: Words | null): void {
  language = next;
  words = loaded;
}

/** The language in which the page is drawn. */
export const pageLanguage = (): Language => language;

/** Locale of the page's language, for what the browser formats. */
export const locale = (): string => words?.locale ?? 'en';

/** Returns a text with its values. Numbers are written as the language writes them. */
export function say<Text extends SingularText>(text: Text, ...values: Given<Places<Text>, Fillable>): string {
  return fill(find(text), values[0]).join('');
}

/** A text around elements, such as a link or a time. */
export function sayWith<Text extends SingularText>(
  text: Text,
  nodes: Values<Places<Text>, ReactNode>,
): ReactNode[] {
  return fill(find(text), nodes);
}

/**
 * A text with a `{count}`.
 * @param one the English text for exactly one
 * @param other that for every other number, by which the forms of other languages are found
 */
export function sayCount<Text extends PluralText>(
  count: number,
  one: string,
  other: Text,
  ...values: Given<Exclude<Places<Text>, 'count'>, Fillable>
): string {
  return fill(formOf(count, one, other), { count, ...values[0] }).join('');
}

/** A text with a `{count}` around elements. */
export function sayCountWith<Text extends PluralText>(
  count: number,
  one: string,
  other: Text,
  nodes: Values<Exclude<Places<Text>, 'count'>, ReactNode>,
): ReactNode[] {
  return fill(formOf(count, one, other), { count, ...nodes });
}

/**
 * A text that comes from elsewhere: a label of the contract, the title of a page, the server's reason. What the
 * language does not know stays as it is, so names and whatever people typed pass unchanged.
 */
export const sayKnown = (text: string): string => words?.recognise(text) ?? text;

/** Writes a price such as `$3,752.50`, as the contract has it, in the way of the language. */
export const sayPrice = (price: string): string => words?.typeset(price) ?? price;

/** A number as the language writes it. */
export const sayNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  sayPrice(value.toLocaleString(locale(), options));

/** A day, `2027-06-14`, as the language writes it; in English as the contract does. */
export const sayDay = (day: string): string => words?.day(day) ?? day;

const find = (text: string): string => words?.find(text) ?? text;

const formOf = (count: number, one: string, other: string): string =>
  words?.formOf(count, other) ?? (count === 1 ? one : other);

function fill(text: string, values: Readonly<Record<string, ReactNode>> = {}): ReactNode[] {
  // Every second part is the name of a place.
  return text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const value = values[part];
    if (typeof value === 'number') return sayNumber(value);
    return typeof value === 'string' ? isolateDirection(value) : value;
  });
}
