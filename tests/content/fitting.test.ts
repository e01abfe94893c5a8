/** Which packages fit a month, a number of days, sea or bush, and a budget for a party. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  askedFor,
  type FilteredPackage,
  findFitting,
  fitOf,
  LANDS,
  limitsOfDays,
  type Wishes,
  without,
} from '../../src/content/packages/fitting.ts';
import { packages } from '../../src/content/packages/list.ts';
import { type PackageCost, type Party, priceForParty } from '../../src/content/packages/party-price.ts';
import { publishedCost } from '../../src/content/packages/published-cost.ts';
import type { Month } from '../../src/content/types.ts';

const trips = packages.map((trip) => ({ ...trip, cost: publishedCost(trip) }));
const ALL: Wishes = { month: 0, days: 0, land: '', budget: 0 };
const COUPLE: Party = { adults: 2, ages: [], month: 0 };
const FAMILY: Party = { adults: 2, ages: [0, 17], month: 0 };
const FORTY: Party = { adults: 40, ages: [], month: 0 };

const find = (wishes: Partial<Wishes>, party = COUPLE) => findFitting(trips, { ...ALL, ...wishes }, party);
const fitting = (wishes: Partial<Wishes>, party = COUPLE) => {
  const found = find(wishes, party);
  return found.trips.slice(0, found.fitting).map(({ address }) => address);
};

describe('The published packages', () => {
  it('all fit who asks for nothing', () => {
    expect(find({}).trips).toEqual(trips);
    expect(find({}).fitting).toBe(10);
  });

  it.each([
    [4, ['/mid_budget', '/adventure_north'], ['/wildlife_north']],
    [7, ['/wildlife_north'], ['/mid_budget', '/adventure_north']],
  ])('month %i has those whose season it is in', (month, with_, without_) => {
    expect(fitting({ month })).toEqual(expect.arrayContaining(with_));
    for (const address of without_) expect(fitting({ month })).not.toContain(address);
  });

  it('no more days than somebody has, where one offer of a package is short enough', () => {
    expect(fitting({ days: 6 })).toEqual(['/adventure_north', '/zanzibar_mid', '/zanzibar_bud']);
    expect(fitting({ days: 1 })).toEqual([]);
  });

  it('at the sea, in the bush, and where one leads to the other both', () => {
    const both = ['/deluxe_safari+beach', '/familytrip_safari+beach'];
    expect(fitting({ land: 'sea' })).toEqual(expect.arrayContaining(both));
    expect(fitting({ land: 'bush' })).toEqual(expect.arrayContaining(both));
    expect(fitting({ land: 'sea' })).not.toContain('/luxury_travel');
    expect(fitting({ land: 'bush' })).not.toContain('/zanzibar_mid');
    expect(new Set([...fitting({ land: 'sea' }), ...fitting({ land: 'bush' })]).size).toBe(10);
  });

  it('within a budget for all together, children as they are priced', () => {
    expect(fitting({ budget: 2000 })).toEqual(['/zanzibar_bud', '/zanzibar_family_trip']);
    expect(fitting({ budget: 2654 }, FAMILY)).toEqual(['/zanzibar_bud']);
    expect(fitting({ budget: 2655 }, FAMILY)).toEqual(['/zanzibar_mid', '/zanzibar_bud']);
  });

  it('keeps those whose price for the party is not published, after those that fit', () => {
    const { trips: found, fitting, onRequest } = find({ budget: 2000 });
    expect([fitting, onRequest]).toEqual([2, 4]);
    expect(found.slice(2).map(({ address }) => address)).toEqual([
      '/mid_budget',
      '/luxury_travel',
      '/zanzibar_mid',
      '/familytrip_safari+beach',
    ]);
  });

  it('has no price for a party of forty, so that a budget leaves all on request', () => {
    expect(find({ budget: 2000 }, FORTY)).toMatchObject({ fitting: 0, onRequest: 10 });
    expect(find({ land: 'bush', days: 5, budget: 2000 }, FORTY).drops.map(({ wish }) => wish)).toEqual([
      'days',
      'land',
    ]);
    expect(find({ land: 'sea' }, FORTY).fitting).toBe(fitting({ land: 'sea' }).length);
  });

  it('says which wish excludes everything', () => {
    expect(find({ month: 4, days: 8, land: 'bush', budget: 3000 }).drops).toEqual([
      { wish: 'budget', count: 2 },
    ]);
    expect(find({ days: 5, land: 'bush' }).drops).toEqual([
      { wish: 'days', count: 6 },
      { wish: 'land', count: 1 },
    ]);
  });

  it('offers the days that tell packages apart', () => {
    expect(limitsOfDays(trips)).toEqual([5, 6, 7, 8, 9]);
  });
});

describe('Whatever is published and wished for', () => {
  const offer = fc.record({
    days: fc.integer({ min: 1, max: 20 }),
    cents: fc.integer({ min: 1, max: 2_000_000 }),
    least: fc.integer({ min: 1, max: 6 }),
    most: fc.integer({ min: 1, max: 12 }),
  });
  const trip: fc.Arbitrary<FilteredPackage> = fc.record({
    days: fc.integer({ min: 1, max: 20 }),
    year: fc.record({ best: fc.uniqueArray(fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<Month>) }),
    family: fc.constantFrom('safari', 'zanzibar', 'safari-and-beach'),
    cost: fc.record({ offers: fc.array(offer, { minLength: 1, maxLength: 4 }) }) as fc.Arbitrary<PackageCost>,
  });
  const wishes: fc.Arbitrary<Wishes> = fc.record({
    month: fc.integer({ min: 0, max: 12 }),
    days: fc.integer({ min: 0, max: 20 }),
    land: fc.constantFrom('' as const, ...LANDS),
    budget: fc.integer({ min: 0, max: 100_000 }),
  });
  const party: fc.Arbitrary<Party> = fc.record({
    adults: fc.integer({ min: 0, max: 40 }),
    ages: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 13 }),
    month: fc.integer({ min: 0, max: 12 }),
  });

  it('one wish fewer never has fewer packages, and who asks for nothing gets all', () =>
    fc.assert(
      fc.property(fc.array(trip, { maxLength: 8 }), wishes, party, (list, asked, who) => {
        const found = findFitting(list, asked, who);
        expect(found.trips).toHaveLength(found.fitting + found.onRequest);
        for (const wish of askedFor(asked)) {
          const wider = findFitting(list, without(asked, wish), who);
          expect(wider.trips.length).toBeGreaterThanOrEqual(found.trips.length);
          expect(wider.fitting).toBeGreaterThanOrEqual(found.fitting);
          const drop = found.drops.find((one) => one.wish === wish);
          if (drop) expect(drop.count).toBe(wider.trips.length);
          if (found.fitting === 0 && wider.fitting > 0) expect(drop).toBeDefined();
        }
        expect(findFitting(list, ALL, who).fitting).toBe(list.length);
      }),
    ));

  it('what fits a budget has an offer for the party within it, and what does not has none', () =>
    fc.assert(
      fc.property(trip, wishes, party, (one, { budget, days }, who) => {
        const answer = priceForParty(one.cost, { ...who, month: 0 });
        const within =
          answer.is === 'priced' &&
          answer.offers.some((offer) => offer.total <= budget * 100 && (!days || offer.days <= days));
        expect(fitOf(one, { ...ALL, budget, days }, who) === 'yes').toBe(
          budget ? within : fitOf(one, { ...ALL, days }, who) === 'yes',
        );
      }),
    ));
});
