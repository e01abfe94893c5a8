/**
 * The kinds of value that forms carry, with the bounds of docs/contract.md#bounds.
 * zod/mini: the same checks as Zod at a tenth of its weight, for phones on 2G.
 */
import * as z from 'zod/mini';
import { cleanPhone } from './clean-phone.ts';
import {
  isCalendarDate,
  MAX_AMOUNT,
  MAX_LONG_TEXT_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PEOPLE,
  MAX_PHONE_LENGTH,
} from './field-bounds.ts';

/** True for a text without NUL and unpaired surrogates, which not every database returns unchanged. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
}

export const UNSTORABLE = 'This text contains characters that cannot be saved. Please remove them.';

/** False for text that looks empty: only blanks, zero-width and control characters. */
function isVisible(text: string): boolean {
  return /[^\s\p{Cf}\p{Cc}]/u.test(text);
}

/** A text that is too long is not checked further, because some rules are slow on long texts. */
function tooLong(label: string, length: number) {
  return z.maxLength(length, { error: `${label} may have at most ${length} characters.`, abort: true });
}

/** Required one-line text, trimmed; `label` starts the messages: "Full name is required." */
export function lineSchema(
  label: string,
  length: number = MAX_NAME_LENGTH,
  missing: string = `${label} is required.`,
) {
  return z
    .string({ error: missing })
    .check(
      z.trim(),
      z.refine(isVisible, { error: missing, abort: true }),
      tooLong(label, length),
      z.refine(isStorable, UNSTORABLE),
    );
}

/** Optional one-line text; nothing typed becomes an empty text. */
export function optionalLineSchema(label: string, length: number = MAX_NAME_LENGTH) {
  return optionalTextOf(label, length);
}

/** Required phone number, of which docs/contract.md#bounds says how it is stored; any other text stays as typed. */
export function phoneSchema(label: string) {
  return lineSchema(label, MAX_PHONE_LENGTH).check(z.overwrite(cleanPhone));
}

/** Optional phone number or any other text, as an e-mail address. */
export function optionalContactSchema(label: string) {
  return optionalTextOf(label, MAX_NAME_LENGTH, z.overwrite(cleanPhone));
}

/** Optional long text; nothing typed becomes an empty text. */
export function longTextSchema(label: string) {
  return optionalTextOf(label, MAX_LONG_TEXT_LENGTH);
}

function optionalTextOf(label: string, length: number, ...checks: z.core.$ZodCheck<string>[]) {
  return z._default(changedTextSchema(label, length).check(...checks), '');
}

/** Text that may be empty but has no default, because a change leaves out fields that stay as they are. */
export function changedTextSchema(label: string, length: number = MAX_NAME_LENGTH) {
  return z
    .string({ error: `${label} must be text.` })
    .check(z.trim(), tooLong(label, length), z.refine(isStorable, UNSTORABLE));
}

/** An e-mail address as browsers take it in `type=email`, with the letters of every script (RFC 6531). */
const EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

/** E-mail address, in letters of any script. */
export function emailSchema(
  label: string,
  missing?: string,
  wrong: string = 'Please enter an e-mail address like name@example.com.',
) {
  return lineSchema(label, MAX_NAME_LENGTH, missing).check(z.regex(EMAIL, wrong));
}

/** Whole number within bounds, as a number (never as text). */
export function countSchema(label: string, least: number, most: number = MAX_PEOPLE) {
  const message = `${label} must be a whole number from ${least} to ${most}.`;
  return z.number({ error: message }).check(z.int(message), z.gte(least, message), z.lte(most, message));
}

/** Money in US dollars, as a number; cents are allowed. */
export function dollarAmountSchema(label: string) {
  const message = `${label} must be an amount from 0 to ${MAX_AMOUNT}.`;
  return z.number({ error: message }).check(z.gte(0, message), z.lte(MAX_AMOUNT, message));
}

/** One of a few values. */
export function choiceSchema<const Values extends readonly [string, ...string[]]>(
  label: string,
  values: Values,
) {
  return z.enum(values, { error: `${label} must be one of: ${values.join(', ')}.` });
}

/** Calendar date `YYYY-MM-DD` that exists. Past dates are allowed (docs/contract.md#bounds). */
export function dateSchema(label: string) {
  const message = `${label} must be a real date, like 2027-06-14.`;
  return z
    .string({ error: `${label} is required.` })
    .check(
      z.trim(),
      z.minLength(1, { error: `${label} is required.`, abort: true }),
      z.refine(isCalendarDate, message),
    );
}

/** Calendar date or nothing: an empty text. */
export function optionalDateSchema(label: string) {
  const message = `${label} must be a real date, like 2027-06-14.`;
  return z._default(
    z.string({ error: message }).check(
      z.trim(),
      z.refine((text) => text === '' || isCalendarDate(text), message),
    ),
    '',
  );
}
