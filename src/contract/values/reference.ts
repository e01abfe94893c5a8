/**
 * The reference that people see and say, e.g. `PB-7Q4M-2XN9-K` (docs/contract.md#identity):
 * two letters for the kind, eight Crockford base-32 characters, a check character.
 * It is derived from the submission's id, so device and server agree without asking.
 */

/** Crockford's alphabet: no I, L, O or U, which are misread or misheard. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Product in GF(32) with the polynomial x^5 + x^2 + 1. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 0, factor = a; bit < 5; bit += 1) {
    if (b & (1 << bit)) product ^= factor;
    factor <<= 1;
    if (factor & 32) factor ^= 0b100101;
  }
  return product;
}

/**
 * Each character is weighted with a different power of 2 in GF(32), so that any wrong character and any two
 * swapped ones change the check character.
 */
function checkCharacter(characters: string): string {
  let sum = 0;
  let weight = 2;
  for (const character of characters) {
    sum ^= multiply(ALPHABET.indexOf(character), weight);
    weight = multiply(weight, 2);
  }
  return ALPHABET.charAt(sum);
}

/**
 * @param prefix two capital letters of the submission's kind
 * @param id UUID; its last 40 bits, random in a UUIDv7, become the eight characters
 */
export function referenceOf(prefix: string, id: string): string {
  const digits = id.replaceAll('-', '').slice(-10);
  // 20 bits each: operators on bits take 32 at most.
  const first = fourCharacters(Number.parseInt(digits.slice(0, 5), 16));
  const last = fourCharacters(Number.parseInt(digits.slice(5), 16));
  return `${prefix}-${first}-${last}-${checkCharacter(first + last)}`;
}

function fourCharacters(bits: number): string {
  let characters = '';
  for (let shift = 15; shift >= 0; shift -= 5) characters += ALPHABET.charAt((bits >> shift) & 31);
  return characters;
}

/**
 * Reads a reference as a person would type or paste it: any case, any spaces and marks or none,
 * O for 0, I and L for 1. Gives it back in its written form, or null when it is not
 * one or its check character does not fit.
 */
export function parseReference(text: string): string | null {
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const match = /^([A-Z]{2})([0-9A-Z]{8})([0-9A-Z])$/.exec(compact);
  if (!match) return null;
  const [, prefix = '', body = '', check = ''] = match;
  const clean = (part: string) => part.replaceAll('O', '0').replace(/[IL]/g, '1');
  const characters = clean(body);
  if ([...characters].some((character) => !ALPHABET.includes(character))) return null;
  if (checkCharacter(characters) !== clean(check)) return null;
  return `${prefix}-${characters.slice(0, 4)}-${characters.slice(4)}-${clean(check)}`;
}
