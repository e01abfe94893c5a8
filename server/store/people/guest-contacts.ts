/** The parts of a stored contact by which two requests of one guest match. Pure. */
import { PHONE_DIGIT_LIMITS } from '../../../src/contract/values/clean-phone.ts';
import { callingCodeOf } from '../../../src/contract/values/phone.ts';
import type { ContactRow } from '../figures/sum-rows.ts';
import { reverseDigits } from './contact-index.ts';

/** The last digits of a number are the same with and without its country. */
const LAST_DIGITS = 9;
/** Digits of a date, such as the start of a journey, which are not a phone number. */
const LIKE_A_DATE = /^(19|20)\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])$/;

/** @param value as `contact` has it */
export function guestContactsOf(what: ContactRow['what'], value: string): string[] {
  if (what === 'email') return [value];
  const digits = reverseDigits(value);
  const isNumber = digits.length >= PHONE_DIGIT_LIMITS.least && digits.length <= PHONE_DIGIT_LIMITS.most;
  if (what !== 'phone' || !isNumber || LIKE_A_DATE.test(digits)) return [];
  const last = digits.slice(-LAST_DIGITS);
  if (digits.length < LAST_DIGITS) return [last];
  // Some countries have numbers of seven or eight digits, so the last nine digits include a part of the
  // country code.
  const code = callingCodeOf(digits);
  const national = digits.slice(code.length);
  const isShort =
    code.length > 1 && national.length < LAST_DIGITS && national.length >= PHONE_DIGIT_LIMITS.least;
  return isShort ? [last, national] : [last];
}
