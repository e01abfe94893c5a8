/** Phone numbers in whatever way they were written. Needs no list of countries' numbers: only of their codes. */
import { DEFAULT_CALLING_CODE, toPlainDigits } from './clean-phone.ts';

/** Calling codes of one and two digits (E.164). No code begins another, and all others have three digits. */
const SHORT_CODES: ReadonlySet<string> = new Set(
  (
    '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 ' +
    '81 82 84 86 90 91 92 93 94 95 98'
  ).split(' '),
);

/** The calling code that international digits begin with. */
export function callingCodeOf(digits: string): string {
  const short = [1, 2].map((length) => digits.slice(0, length)).find((code) => SHORT_CODES.has(code));
  return short ?? digits.slice(0, 3);
}

/** A number as digits; one that begins with + or 00 is international. */
export interface PhoneDigits {
  /** Without + and zeros before it. */
  all: string;
  /** The same without the calling code of its country, where it has one. */
  national: string;
}

/** @param text any part of a number from its beginning, with signs and blanks */
export function phoneDigits(text: string): PhoneDigits {
  const plain = toPlainDigits(text);
  const digits = plain.replace(/\D/g, '');
  const all = withoutZeros(digits);
  const isInternational = plain.startsWith('+') || digits.startsWith('00');
  const isOwn = !digits.startsWith('0') && all.startsWith(DEFAULT_CALLING_CODE);
  if (!isInternational && !isOwn) return { all, national: all };
  // The zero of "+49 (0)170" is dialled inside the country alone.
  return { all, national: withoutZeros(all.slice(callingCodeOf(all).length)) };
}

const withoutZeros = (digits: string) => digits.replace(/^0+/, '');
