/** Phone numbers as they are stored and dialled. Apart from the list of calling codes, because every form has it. */

/** Fewer digits than a local number has identify nobody, and no number of the world has more (E.164). */
export const PHONE_DIGIT_LIMITS = { least: 7, most: 15 } as const;

/** Tanzania, where a number that was typed without a country is looked for. */
export const DEFAULT_CALLING_CODE = '255';

/** Digits of Arabic and Persian keyboards; NFKC turns full-width ones into ASCII, and leaves these. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A text in plain digits and signs, without the characters that nobody sees: address books copy them with numbers. */
export function toPlainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .trim();
}

/** No more than a phone number and its signs; a slash may stand between two numbers. */
const PHONE = /^\+?[\d\s().-]*$/;
/** Texts of free fields that look like one and are none: "14.06.2027". */
const DATE = /^\d{1,4}([.-])\d{1,2}\1\d{1,4}$/;

/**
 * A phone number as it is stored: digits, with a plus before them if it was typed. "+1 (415) 555-0100" becomes
 * "+14155550100". What is no whole phone number, or more than one, is returned as typed.
 */
export function cleanPhone(text: string): string {
  const plain = toPlainDigits(text);
  if (!PHONE.test(plain) || DATE.test(plain)) return text;
  // The zero of "+49 (0)170" is dialled inside the country alone.
  const number = plain.replace(/^(\+[\d\s]+)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return isPhone(number) ? number : text;
}

/** True for the length that a whole number has. */
function isPhone(number: string): boolean {
  const { length } = number.replace('+', '');
  return length >= PHONE_DIGIT_LIMITS.least && length <= PHONE_DIGIT_LIMITS.most;
}

/** Length of a number of Tanzania with its country, and without the zero that is dialled inside it. */
const OWN_LENGTH = 12;

/**
 * The digits of a number with its country's code, without signs: "255712345678". Empty where the text has no country,
 * because the same digits are somebody else's number in another one, and where it is no whole number.
 */
export function internationalDigits(text: string): string {
  const number = cleanPhone(text);
  if (!/^\+?\d+$/.test(number) || !isPhone(number)) return '';
  if (number.startsWith('+')) return number.slice(1);
  if (number.startsWith('00')) return number.slice(2);
  return number.length === OWN_LENGTH && number.startsWith(DEFAULT_CALLING_CODE) ? number : '';
}

/**
 * Digits of a phone number as if it were of Tanzania: "0712 345 678" would be "255712345678" there. Empty where it
 * cannot be.
 */
export function tanzanianDigits(text: string): string {
  const [, local] = /^0?([1-9]\d{8})$/.exec(cleanPhone(text)) ?? [];
  return local ? DEFAULT_CALLING_CODE + local : '';
}
