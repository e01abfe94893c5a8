/** The nights of a package on /compare are those of its days as they are numbered, each counted once. */
import { describe, expect, it } from 'vitest';
import { bedsOf } from '../../src/build/documents/compare.ts';
import { daysOf } from '../../src/build/documents/routes.ts';
import { packages } from '../../src/content/packages/list.ts';

const nightsOf = (beds: readonly string[]) => beds.reduce((sum, bed) => sum + Number.parseInt(bed, 10), 0);

describe('The nights on /compare', () => {
  it.each(packages.map((trip) => [trip.name, trip] as const))(
    'of %s are one less than its days',
    (_name, trip) => {
      const numbers = new Set(daysOf(trip).map(({ day }) => day));
      expect(nightsOf(bedsOf(trip))).toBe(numbers.size - 1);
    },
  );

  it('count a day that the itinerary lists twice once', () => {
    const family = packages.find(({ address }) => address === '/familytrip_safari+beach');
    expect(family && bedsOf(family)).toEqual([
      '2 nights: Family lodge near Arusha',
      '2 nights: Lodge with a garden in Karatu',
      '1 night: Tented camp at Mkomazi',
      '4 nights: Beach camp near Pangani, family banda',
    ]);
  });
});
