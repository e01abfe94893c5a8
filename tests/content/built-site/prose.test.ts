import { describe, expect, it } from 'vitest';
import { packages } from '../../../src/content/packages/list.ts';
import { destinations, textsIn } from '../../parts/pages/page-prose.ts';
import { mainOf, wordsOf } from '../../parts/sources/built-site.ts';

/** Sentences of a text that are long enough to be someone's own. */
const sentences = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > 7);

describe.each(destinations.map((destination) => [destination.address, destination] as const))(
  '%s',
  (address) => {
    it('has 400 to 900 words to read', () => {
      const count = wordsOf(
        mainOf(address).replaceAll(/<ul class="(plate-lines|near)">.*?<\/ul>|<svg.*?<\/svg>/gs, ''),
      ).split(' ').length;
      expect(count).toBeGreaterThanOrEqual(400);
      expect(count).toBeLessThanOrEqual(900);
    });
  },
);

describe('The prose', () => {
  it('says no sentence twice, on whatever page', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { poster: _poster, head: _head, ...destination } of destinations) {
      for (const sentence of new Set(textsIn(destination).flatMap(sentences))) {
        const before = seen.get(sentence);
        if (before) twice.push(`${before} and ${destination.address}: ${sentence}`);
        seen.set(sentence, destination.address);
      }
    }
    expect(twice).toEqual([]);
  });
});

describe.each(packages.map((trip) => [trip.address, trip] as const))('%s', (address, trip) => {
  it('tells every one of its days, in order', () => {
    const [days = []] = trip.tabs.flatMap(({ panel }) => (panel.kind === 'itinerary' ? [panel.days] : []));
    const numbers = days.map(({ day }) => day);
    const inOrder = Array.from({ length: trip.days }, (_, index) => index + 1);
    // The family safari-and-beach page lists day 3 twice (docs/contract.md#quirks).
    const expected = address === '/familytrip_safari+beach' ? [1, 2, 3, 3, ...inOrder.slice(3)] : inOrder;
    expect(numbers).toEqual(expected);
  });
});
