/** Words that find a record, and the conditions of a search. Pure. */

import { PHONE_DIGIT_LIMITS } from '../../../contract/values/clean-phone.ts';
import { foldName } from '../../../contract/values/fold-text.ts';
import { phoneDigits } from '../../../contract/values/phone.ts';

/** Marks before the digits of a phone number, forwards and backwards: no other word begins with them. */
const FORWARD = '\u0001';
const BACKWARD = '\u0002';
/** Number of characters of a text that are read: notes and wishes have no more. */
const READ = 2_000;
/** Number of words of a search that count. */
const MAX_WORDS = 12;
const LONGEST_SEARCH = 200;
/** Shortest inputs that are searched for: shorter ones find too many records. */
const MIN_LETTERS = 2;
const LEAST_DIGITS = 3;
const MIN_LAST_DIGITS = 4;

/** Letters and digits, with the signs that join them: "anna-maria@example.com", "O'Neill", "PB-7Q4M". */
const COMPOUND = /[\p{L}\p{N}]+(?:[@._'+&/-]+[\p{L}\p{N}]+)*/gu;
const JOINED = /[^\p{L}\p{N}]/u;
const JOINTS = /[^\p{L}\p{N}]+/gu;
/** Matches a word up to its last letter or digit: "Meyer," is "Meyer". */
const UP_TO_LAST = /^.*[\p{L}\p{N}]/u;
const NUMBER = /[+\d][\d\s().\-/]*\d/g;

/** Adds all words that find a text to a set. */
export function addWords(words: Set<string>, text: string): void {
  const plain = foldName(text.slice(0, READ));
  for (const [compound] of plain.matchAll(COMPOUND)) {
    if (compound.length > 1) words.add(compound);
    if (!JOINED.test(compound)) continue;
    words.add(squeezed(compound));
    for (const part of compound.split(JOINTS)) if (part.length > 1) words.add(part);
    const at = compound.lastIndexOf('@');
    if (at >= 0) words.add(compound.slice(at + 1));
  }
  for (const [run] of plain.matchAll(NUMBER)) addNumbers(words, run);
}

/** Adds a reference, found by its beginning, with or without its hyphens and the letters of its kind. */
export function addReferenceWords(words: Set<string>, reference: string): void {
  const plain = foldName(reference);
  words.add(plain);
  words.add(squeezed(plain));
  words.add(squeezed(plain.slice(plain.indexOf('-') + 1)));
}

function addNumbers(words: Set<string>, run: string): void {
  // A slash may separate two numbers.
  for (const number of run.includes('/') ? [run, ...run.split('/')] : [run]) {
    const { all, national } = phoneDigits(number);
    if (all.length < PHONE_DIGIT_LIMITS.least || all.length > PHONE_DIGIT_LIMITS.most) continue;
    words.add(FORWARD + all);
    words.add(FORWARD + national);
    words.add(BACKWARD + backwards(all));
  }
}

/** Condition of a search: a record meets it with a word that begins with one of these. */
export type SearchTerm = readonly string[];

/**
 * Reads a search as a list of ways to understand it, of which one is enough; in each, a record must meet all
 * conditions. Empty if the text is too short.
 */
export function parseSearch(text: string): SearchTerm[][] {
  const plain = foldName(text.slice(0, LONGEST_SEARCH));
  const ways: SearchTerm[][] = [];
  const words = [...plain.matchAll(/\S+/g)]
    .slice(0, MAX_WORDS)
    .map(([word]) => UP_TO_LAST.exec(word)?.[0] ?? '');
  const terms = words.filter((word) => squeezed(word) !== '').map(termOf);
  const letters = squeezed(plain);
  if (letters.length >= MIN_LETTERS) ways.push(terms);
  // "PB 7Q4M 2XN9" dictated with blanks, or a name that is written as one word.
  if (terms.length > 1 && letters.length >= MIN_LETTERS) ways.push([[letters]]);
  const number = [...plain.matchAll(NUMBER)].map(([run]) => run).sort((a, b) => b.length - a.length)[0];
  const digits = number === undefined ? [] : numbersOf(number);
  if (number !== undefined && digits.length > 0) {
    const rest = plain
      .replace(number, ' ')
      .trim()
      .split(/\s+/)
      .filter((word) => squeezed(word) !== '');
    ways.push([digits, ...rest.map(termOf)]);
  }
  return ways;
}

function termOf(word: string): SearchTerm {
  const start = word.replace(/^[^\p{L}\p{N}]+/u, '');
  const joined = squeezed(word);
  return start === joined ? [start] : [start, joined];
}

/** Returns the digits as the beginning or the end of a phone number that may be written in another way. */
function numbersOf(run: string): SearchTerm {
  const { all, national } = phoneDigits(run);
  const starts = new Set([all, national].filter((digits) => digits.length >= LEAST_DIGITS));
  const beginnings = [...starts].map((digits) => FORWARD + digits);
  const digits = run.replace(/\D/g, '');
  return digits.length < MIN_LAST_DIGITS ? beginnings : [...beginnings, BACKWARD + backwards(digits)];
}

const squeezed = (text: string) => text.replace(JOINTS, '');
const backwards = (digits: string) => [...digits].reverse().join('');
