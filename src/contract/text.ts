/**
 * The kinds of value that forms carry, with the bounds of decisions section 6.
 * zod/mini: the same checks as Zod at a tenth of its weight, for phones on 2G.
 */
import * as z from 'zod/mini';

export const NAME_LENGTH = 200;
export const LONG_TEXT_LENGTH = 2_000;
export const PEOPLE_LIMIT = 500;

/** NUL and lone surrogates cannot be stored and given back unharmed on every database. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
}

const UNSTORABLE = 'This text contains characters that cannot be saved. Please remove them.';

/** Required one-line text, trimmed; `label` starts the messages: "Full name is required." */
export function lineOf(label: string, length: number = NAME_LENGTH) {
  return z
    .string({ error: `${label} is required.` })
    .check(
      z.trim(),
      z.minLength(1, { error: `${label} is required.`, abort: true }),
      z.maxLength(length, `${label} may have at most ${length} characters.`),
      z.refine(isStorable, UNSTORABLE),
    );
}

/** Optional long text; nothing typed becomes an empty text. */
export function longTextOf(label: string) {
  return z._default(
    z
      .string({ error: `${label} must be text.` })
      .check(
        z.trim(),
        z.maxLength(LONG_TEXT_LENGTH, `${label} may have at most ${LONG_TEXT_LENGTH} characters.`),
        z.refine(isStorable, UNSTORABLE),
      ),
    '',
  );
}

/** E-mail address by the rule that browsers use for `type=email`. */
export function emailOf(label: string) {
  return lineOf(label).check(
    z.regex(z.regexes.html5Email, 'Please enter an e-mail address like name@example.com.'),
  );
}

/** Whole number within bounds, as a number (never as text). */
export function countOf(label: string, least: number, most: number = PEOPLE_LIMIT) {
  const message = `${label} must be a whole number from ${least} to ${most}.`;
  return z.number({ error: message }).check(z.int(message), z.gte(least, message), z.lte(most, message));
}

/** Calendar date `YYYY-MM-DD` that exists. Past dates are allowed (decisions section 6). */
export function dateOf(label: string) {
  const message = `${label} must be a real date, like 2027-06-14.`;
  return z
    .string({ error: `${label} is required.` })
    .check(
      z.trim(),
      z.minLength(1, { error: `${label} is required.`, abort: true }),
      z.refine(isCalendarDate, message),
    );
}

/** True for a `YYYY-MM-DD` that the calendar has. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
