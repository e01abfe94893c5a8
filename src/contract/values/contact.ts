/** Compares an e-mail address or phone number with those that a request was made with (look-up). */

import { toPlainDigits } from './clean-phone.ts';

/** Fewer digits than a local number has are no proof. */
const MIN_DIGITS = 7;

/** No telephone number in the world has more digits. */
const MAX_DIGITS = 15;

/** An e-mail address, which has something on both sides. A name in a network, such as "@anna", is public and no proof. */
const ADDRESS = /^[^@]+@[^@]+$/;

/** The contacts found in texts: words, and every run of digits that may be a phone number. */
export interface ParsedContacts {
  words: ReadonlySet<string>;
  numbers: readonly string[];
}

/**
 * E-mail addresses in any case; phone numbers by their digits, with or without the country's code. Stored
 * texts may contain more than the contact, because the stay form accepts free text.
 */
export function contactMatches(given: string, stored: readonly string[]): boolean {
  return includesContact(parseContacts(stored), given);
}

export function parseContacts(texts: readonly string[]): ParsedContacts {
  const plain = texts.map(inPlain);
  const words = plain.flatMap((text) => text.split(/[\s,;<>()/]+/).map(trimDots));
  return { words: new Set(words), numbers: plain.flatMap(numbersIn) };
}

export function includesContact({ words, numbers }: ParsedContacts, given: string): boolean {
  const contact = inPlain(given).trim();
  if (contact.includes('@')) return ADDRESS.test(contact) && words.has(contact);
  const digits = significantDigits(contact);
  if (digits.length < MIN_DIGITS) return false;
  return numbers.some((number) => sameNumber(number, digits));
}

/**
 * The contacts that can be searched for elsewhere: addresses and phone numbers, but not dates or other
 * figures.
 */
export function extractContacts(texts: readonly string[]): string[] {
  const emails = [...parseContacts(texts).words].filter((word) => ADDRESS.test(word));
  const rest = texts.map((text) =>
    inPlain(text)
      .split(/([\s,;<>()/]+)/)
      .map((word) => (word.includes('@') ? ',' : word.replace(/\d{4}-\d\d-\d\d/g, ',')))
      .join(''),
  );
  const numbers = rest.flatMap(numbersIn);
  return [
    ...emails,
    ...numbers.filter((number) => number.length >= MIN_DIGITS && number.length <= MAX_DIGITS),
  ];
}

function inPlain(text: string): string {
  return toPlainDigits(text).toLowerCase();
}

/** Digits without the prefix for calls inside the country (0) or from abroad (00). */
function significantDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '');
}

/** Every run of digits, spaces and phone punctuation in a text; a slash may separate two numbers. */
function numbersIn(text: string): string[] {
  const runs = text.match(/[+\d][\d\s().\-/]*/g) ?? [];
  return runs.flatMap((run) => (run.includes('/') ? [run, ...run.split('/')] : run)).map(significantDigits);
}

function sameNumber(one: string, other: string): boolean {
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= MIN_DIGITS && long.endsWith(short);
}

function trimDots(word: string): string {
  let end = word.length;
  while (end > 0 && '.:'.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end).replace(/^\.+/, '');
}
