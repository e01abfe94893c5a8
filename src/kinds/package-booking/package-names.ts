/**
 * Recognises a package by the name in a booking link, even if the name is mangled
 * (docs/contract.md#booking-link).
 */

import { MAX_NAME_LENGTH } from '../../contract/values/field-bounds.ts';
import { DEFAULT_PACKAGE_NAME } from './schema.ts';

/** Only the letters and digits of a name, which survive every mangling. */
function fold(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The name to show and submit. A package of the catalogue gets its catalogue name; any
 * other name stands as given, at most 200 characters; no name gives the default.
 * @param search query string of the booking page, as it came: `%` may be malformed
 * @param catalogue names of all packages
 */
export function packageNameFromQuery(search: string, catalogue: readonly string[]): string {
  // URLSearchParams never throws: a "%" that escapes nothing stays a "%".
  const given = (new URLSearchParams(search).get('packagename') ?? '').trim();
  if (given === '') return DEFAULT_PACKAGE_NAME;
  // `Zanzibar%Essentials%Adventure`: "%Es" is no escape and "%Ad" is one, for the byte AD,
  // which is no letter; both readings fold to the same words where the letters are kept.
  const readings = [given, decodeAgain(given), rawName(search)];
  const known = catalogue.find((name) => readings.some((reading) => fold(reading) === fold(name)));
  return known ?? [...given].slice(0, MAX_NAME_LENGTH).join('');
}

/** For links that were encoded twice. */
function decodeAgain(name: string): string {
  return new URLSearchParams(`name=${name.replaceAll('&', '%26')}`).get('name') ?? '';
}

/** The raw parameter, with only `+` decoded. */
function rawName(search: string): string {
  const match = /[?&]packagename=([^&]*)/.exec(search);
  return (match?.[1] ?? '').replaceAll('+', ' ').replace(/%20/g, ' ');
}
