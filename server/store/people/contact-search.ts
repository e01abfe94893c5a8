/** Finds records by a contact or name, through the index of contacts: the cost is that of what is found. */
import type { Kysely } from 'kysely';
import { foldName } from '../../../src/contract/values/fold-text.ts';
import type { Tables } from '../core/tables.ts';
import { type Contact, MIN_DIGITS, reverseDigits } from './contact-index.ts';

/** Sorts after every digit. */
const AFTER_DIGITS = ':';
/** Sorts after every letter. */
const AFTER_LETTERS = '\uffff';

/** Values of the index that lie together. */
export interface ContactSpan {
  what: Contact['what'];
  from: string;
  /** The first value after them; null for `from` alone. */
  before: string | null;
}

/**
 * Ranges of the index in which an e-mail address or phone number is found, as a person wrote it; a number with and
 * without its country.
 */
export function indexRangesOfContact(contact: string): ContactSpan[] {
  const plain = contact.normalize('NFKC').toLowerCase().trim();
  if (plain.includes('@')) return [{ what: 'email', from: plain, before: null }];
  const digits = reverseDigits(plain.replace(/\D/g, '').replace(/^0+/, ''));
  if (digits.length < MIN_DIGITS) return [];
  // The longer of two equal numbers ends with the shorter one.
  const shorter = Array.from({ length: digits.length - MIN_DIGITS }, (_, index): ContactSpan => {
    return { what: 'phone', from: digits.slice(0, MIN_DIGITS + index), before: null };
  });
  return [{ what: 'phone', from: digits, before: digits + AFTER_DIGITS }, ...shorter];
}

/** Ranges of the index in which names are found that begin so. */
export function spansOfNameStart(start: string): ContactSpan[] {
  const from = foldName(start);
  return from === '' ? [] : [{ what: 'name', from, before: from + AFTER_LETTERS }];
}

/**
 * Ids of records with a contact.
 * @param contact an e-mail address or phone number, as a person wrote it
 * @param own true for records that were made with it, false for those that mention it
 * @param most how many
 */
export async function idsWithContact(
  database: Kysely<Tables>,
  contact: string,
  own: boolean,
  most: number,
): Promise<string[]> {
  const found: string[] = [];
  // One after the other: for a list of values in an order, PostgreSQL before 17 reads all numbers.
  for (const { what, from, before } of indexRangesOfContact(contact)) {
    const rows = rowsWith(database, what, own, most);
    const within =
      before === null
        ? rows.where('value', '=', from)
        : rows.where('value', '>=', from).where('value', '<', before);
    found.push(...(await idsOf(within)));
  }
  return [...new Set(found)].slice(0, most);
}

/** Ids of records about somebody of this name, in any spelling. */
export async function idsWithName(database: Kysely<Tables>, name: string, most: number): Promise<string[]> {
  const found: string[] = [];
  for (const spelling of spellingsOf(foldName(name)))
    found.push(...(await idsOf(rowsWith(database, 'name', true, most).where('value', '=', spelling))));
  return [...new Set(found)].slice(0, most);
}

/** Signs that names of older rows still have where they are folded today. */
const FORMER_SIGNS = [
  ['-', '\u2010'],
  ["'", '‘'],
  ["'", 'ʼ'],
] as const;

const spellingsOf = (name: string): Set<string> =>
  new Set([name, ...FORMER_SIGNS.map(([sign, former]) => name.replaceAll(sign, former))]);

function rowsWith(database: Kysely<Tables>, what: Contact['what'], own: boolean, most: number) {
  return database
    .selectFrom('contact')
    .select('record_id')
    .where('what', '=', what)
    .where('own', '=', Number(own))
    .orderBy('value')
    .orderBy('record_id')
    .limit(most);
}

async function idsOf(query: { execute: () => Promise<{ record_id: string }[]> }): Promise<string[]> {
  return [...new Set((await query.execute()).map(({ record_id }) => record_id))];
}
