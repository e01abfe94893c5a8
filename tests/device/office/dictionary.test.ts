/** The dictionary of the search, against the plainest one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPrefixIndex, type PrefixIndex } from '../../../src/device/office/search/prefix-index.ts';

/** Finds the places of a beginning, in sorted order. */
function found(dictionary: PrefixIndex, beginning: string): string[] {
  const all: string[] = [];
  dictionary.each(beginning, (place, isWhole) => all.push(`${place} ${isWhole}`));
  return all.sort();
}

function plainly(added: readonly (readonly [string, number])[], beginning: string): string[] {
  return added
    .filter(([word]) => word.startsWith(beginning))
    .map(([word, place]) => `${place} ${word === beginning}`)
    .sort();
}

/** Few letters, so that words are alike and begin alike; of one, two, three and four bytes, and the marks of numbers. */
const word = fc
  .array(fc.constantFrom('a', 'b', '7', 'ü', 'ж', '海', '\uFFFD', '𐐷', '\u0001'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((letters) => letters.join(''));
const step = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(word, fc.nat(30)) },
  { weight: 1, arbitrary: fc.constant('settle' as const) },
);

describe('The dictionary', () => {
  it('finds every place of every word that begins so, however often it was sorted in between', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), fc.array(word, { maxLength: 6 }), (steps, asked) => {
        const dictionary = createPrefixIndex();
        const added: [string, number][] = [];
        for (const one of steps) {
          if (one === 'settle') dictionary.settle();
          else {
            dictionary.add(...one);
            added.push(one);
          }
        }
        for (const beginning of [...asked, ...added.map(([text]) => text)]) {
          expect(found(dictionary, beginning)).toEqual(plainly(added, beginning));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('holds more words than are kept as texts', () => {
    const dictionary = createPrefixIndex();
    const added = Array.from({ length: 60_000 }, (_, at) => [`w${(at * 7_919) % 50_000}`, at] as const);
    for (const one of added) dictionary.add(...one);
    for (const beginning of ['w123', 'w49999', 'w5', 'x', 'w']) {
      expect(found(dictionary, beginning)).toEqual(plainly(added, beginning));
    }
  });
});
