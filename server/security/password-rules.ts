/** Which passwords are refused although they are long enough (ASVS 6.2.4, docs/contract.md#sign-in). */
import { company } from '../../src/content/company.ts';

/** The person whose password is checked. */
export interface PasswordOwner {
  email: string;
  name: string;
}

export const passwordStrings = {
  common:
    'This password is one of the first that others would try. Please choose another, such as a sentence.',
  own: 'The password must not contain your own name or e-mail address.',
  company: 'The password must not contain the name of the company.',
} as const;

/** Shorter names also occur inside ordinary words, so they are not checked. */
const NAME_LEAST = 4;

/** The most common passwords. The list is loaded when it is first needed. */
let list: Promise<{ words: ReadonlySet<string>; longest: number }> | undefined;

async function readList() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'];
  return { words: new Set(words), longest: Math.max(...words.map(({ length }) => length)) };
}

/**
 * Returns the reason why a password is refused, in words, or null if it is accepted. The time needed grows
 * only with the length of the password, in proportion to it.
 */
export async function findPasswordFault(password: string, owner: PasswordOwner): Promise<string | null> {
  const squeezed = squeeze(password);
  const names = (text: string) => text.split(/[^\p{L}\p{N}]/u).map(squeeze);
  const [mailbox = ''] = owner.email.split('@');
  const own = [squeeze(owner.email), squeeze(owner.name), squeeze(mailbox), ...names(owner.name)];
  if (own.some((name) => name.length >= NAME_LEAST && squeezed.includes(name))) return passwordStrings.own;
  const ours = [company.name, company.legalName].flatMap((name) => [
    squeeze(name),
    squeeze(name.replaceAll('&', 'and')),
  ]);
  if (ours.some((name) => squeezed.includes(name))) return passwordStrings.company;
  list ??= readList();
  const { words, longest } = await list;
  return isCommon(password, words, longest) ? passwordStrings.common : null;
}

/**
 * True for a common password, also with what people add to reach a length: digits and signs round it, digits
 * in place of letters, the same once more, or a second common one.
 */
function isCommon(password: string, words: ReadonlySet<string>, longest: number): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  return [typed, withoutSubstitutes(typed)].some((text) =>
    [text, withoutAdditions(text), squeeze(text)].some((one) => {
      const unit = repeatedUnit(one);
      return unit.length < NAME_LEAST || isOfTwo(unit, words, longest) || isRow(unit);
    }),
  );
}

/** True for one word of the list, or two of them. */
function isOfTwo(text: string, words: ReadonlySet<string>, longest: number): boolean {
  if (words.has(text)) return true;
  if (text.length > 2 * longest) return false;
  for (let at = 1; at < text.length; at += 1) {
    if (words.has(text.slice(0, at)) && words.has(text.slice(at))) return true;
  }
  return false;
}

/** True when every character follows the one before it, upwards or downwards: "abcdefghijkl". */
function isRow(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) === 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
}

/** Letters and digits alone, in lower case. */
function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const SUBSTITUTES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function withoutSubstitutes(text: string): string {
  return Array.from(text, (letter) => SUBSTITUTES[letter] ?? letter).join('');
}

/** Without digits and signs at either end. */
function withoutAdditions(text: string): string {
  const letters = Array.from(text);
  const isLetter = (letter: string) => /\p{L}/u.test(letter);
  const from = letters.findIndex(isLetter);
  return from < 0 ? text : letters.slice(from, letters.findLastIndex(isLetter) + 1).join('');
}

/** The shortest text that gives the whole when it is repeated, by the prefix function of Knuth, Morris and Pratt. */
function repeatedUnit(text: string): string {
  const border = new Array<number>(text.length).fill(0);
  for (let at = 1, fits = 0; at < text.length; at += 1) {
    while (fits > 0 && text[at] !== text[fits]) fits = border[fits - 1] ?? 0;
    if (text[at] === text[fits]) fits += 1;
    border[at] = fits;
  }
  const unit = text.length - (border.at(-1) ?? 0);
  // Also where the last one is cut off, as in "abcabcab".
  return unit * 2 <= text.length ? text.slice(0, unit) : text;
}
