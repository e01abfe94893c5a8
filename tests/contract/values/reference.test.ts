import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { parseReference, referenceOf } from '../../../src/contract/values/reference.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('A reference', () => {
  it('has the form that people are told on the phone', () => {
    expect(referenceOf('PB', v7())).toMatch(
      /^PB-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]$/,
    );
  });

  it('is the same on device and server, because it comes from the id alone', () => {
    expect(referenceOf('PB', '01990000-0000-7000-8000-00ffffffffff')).toBe('PB-ZZZZ-ZZZZ-3');
    expect(referenceOf('PB', '01990000-0000-7000-8000-000000000000')).toBe('PB-0000-0000-0');
  });

  it('is understood in lower case, with spaces, with O for 0 and L for 1', () => {
    const reference = referenceOf('PB', '01990000-0000-7000-8000-000123456789');
    const sloppy = reference.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(parseReference(sloppy)).toBe(reference);
  });

  it('notices every single wrong character and every two that changed places', () => {
    const reference = referenceOf('PB', '01990000-0000-7000-8000-00a1b2c3d4e5');
    const at = [3, 4, 5, 6, 8, 9, 10, 11];
    for (const position of at) {
      for (const character of ALPHABET) {
        if (character === reference[position]) continue;
        const wrong = reference.slice(0, position) + character + reference.slice(position + 1);
        expect(parseReference(wrong), wrong).toBeNull();
      }
      for (const other of at) {
        const characters = [...reference];
        if (characters[position] === characters[other]) continue;
        [characters[position], characters[other]] = [characters[other] ?? '', characters[position] ?? ''];
        expect(parseReference(characters.join('')), characters.join('')).toBeNull();
      }
    }
  });
});
