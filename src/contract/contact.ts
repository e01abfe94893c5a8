/** Whether an e-mail address or phone number is the one that a request was made with (look-up). */

/** Fewer digits than a local number has prove nothing. */
const LEAST_DIGITS = 7;

/**
 * E-mail addresses in any case; phone numbers by their digits, with or without the country's
 * code. Held texts may carry more than the contact: the stay form takes free text.
 */
export function contactMatches(given: string, held: readonly string[]): boolean {
  const contact = given.normalize('NFKC').trim().toLowerCase();
  const texts = held.map((text) => text.normalize('NFKC').toLowerCase());
  if (contact.includes('@')) {
    return texts.some((text) => text.split(/[\s,;<>()/]+/).some((word) => trimDots(word) === contact));
  }
  const digits = significantDigits(contact);
  if (digits.length < LEAST_DIGITS) return false;
  return texts.flatMap(numbersIn).some((number) => sameNumber(number, digits));
}

/** Digits without what is dialled before a number at home (0) or from abroad (00). */
function significantDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '');
}

/** Every run of digits, spaces and phone punctuation in a text. */
function numbersIn(text: string): string[] {
  return (text.match(/[+\d][\d\s().\-/]*/g) ?? []).map(significantDigits);
}

function sameNumber(one: string, other: string): boolean {
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= LEAST_DIGITS && long.endsWith(short);
}

function trimDots(word: string): string {
  return word.replace(/^\.+|[.:]+$/g, '');
}
