/** What a package costs a party: from what is published of it, exact to the cent, and never more than that. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packages } from '../../src/content/packages/list.ts';
import {
  centsOf,
  convert,
  dollars,
  faultOfParty,
  LARGEST_PARTY,
  type PackageCost,
  type Party,
  priceForParty,
  totalsOf,
} from '../../src/content/packages/party-price.ts';
import { publishedCost } from '../../src/content/packages/published-cost.ts';

const costs = new Map(packages.map((trip) => [trip.address, publishedCost(trip)]));
const costOf = (address: string) => costs.get(address) as PackageCost;

const FAMILY: Party = { adults: 2, ages: [7, 10], month: 7 };
const COUPLE: Party = { adults: 2, ages: [], month: 7 };
const ALONE: Party = { adults: 1, ages: [], month: 7 };
const SIX: Party = { adults: 6, ages: [], month: 7 };
const parties = { family: FAMILY, couple: COUPLE, alone: ALONE, six: SIX };

/** An answer in few words: "all year" is told by July, in which the packages of March to May do not run. */
function inShort(address: string, party: Party): string {
  const answer = priceForParty(costOf(address), party);
  if (answer.is !== 'priced') return answer.is;
  return answer.offers.map(({ total, isFrom }) => `${isFrom ? 'from ' : ''}${dollars(total)}`).join(' or ');
}

describe('Each package for each party', () => {
  const asked = 'on-request';
  it.each([
    ['/mid_budget', 4, '$7,400', asked, asked, asked],
    ['/luxury_travel', 7, '$12,012 or $12,012', asked, asked, asked],
    [
      '/adventure_north',
      4,
      'from $8,000 or from $8,800 or from $8,800',
      'from $4,000 or from $4,400 or from $4,400',
      'from $2,000 or from $2,200 or from $2,200',
      'from $12,000 or from $13,200 or from $13,200',
    ],
    [
      '/wildlife_north',
      7,
      'from $15,010 or $21,160 or from $15,008',
      'from $7,505 or $10,580 or from $7,504',
      'from $3,752.50 or from $3,752',
      'from $22,515 or $31,740 or from $22,512',
    ],
    ['/zanzibar_mid', 7, '$2,655', asked, asked, asked],
    ['/zanzibar_bud', 7, 'from $2,130', 'from $1,065', '$700', 'from $3,195'],
    ['/zanzibar_family_trip', 7, 'from $3,412.52', 'from $1,706.26', asked, asked],
    ['/zanzibar_luxury', 7, '$8,800', '$4,400', '$2,200', '$13,200'],
    ['/deluxe_safari+beach', 7, 'from $14,000', 'from $7,000', 'from $3,500', 'from $21,000'],
    ['/familytrip_safari+beach', 7, 'from $7,742', asked, asked, asked],
  ] as const)('%s in month %i', (address, month, family, couple, alone, six) => {
    expect(inShort(address, { ...FAMILY, month })).toBe(family);
    expect(inShort(address, { ...COUPLE, month })).toBe(couple);
    expect(inShort(address, { ...ALONE, month })).toBe(alone);
    expect(inShort(address, { ...SIX, month })).toBe(six);
  });

  const seasons: Readonly<Record<string, readonly number[]>> = {
    '/mid_budget': [3, 4, 5],
    '/adventure_north': [3, 4, 5],
    '/wildlife_north': [6, 7, 8, 9, 10],
  };
  it.each([...costs.keys()])('%s: in each month it runs or says when', (address) => {
    for (let month = 1; month <= 12; month += 1) {
      for (const party of Object.values(parties)) {
        const answer = priceForParty(costOf(address), { ...party, month });
        const runs = seasons[address]?.includes(month) ?? true;
        expect(answer.is === 'out-of-season', `month ${month}`).toBe(!runs);
        if (answer.is === 'out-of-season') expect(answer.months).toEqual(seasons[address]);
      }
    }
    expect(priceForParty(costOf(address), { ...FAMILY, month: 0 }).is).toBe('priced');
  });

  it('a month without any package is told of each', () => {
    const cost: PackageCost = { offers: [{ days: 5, cents: 100_00 }], months: [12, 1, 2, 3] };
    expect(priceForParty(cost, FAMILY)).toEqual({ is: 'out-of-season', months: [12, 1, 2, 3] });
    expect(priceForParty(cost, { ...FAMILY, month: 1 }).is).toBe('priced');
  });

  it('two prices of one package are two offers, and a rounded one is none', () => {
    expect(costOf('/deluxe_safari+beach').offers).toMatchObject([
      { cents: 350_000 },
      { label: 'The offer in the list of packages', cents: 1_088_500, isForOthers: true },
    ]);
    expect(costOf('/zanzibar_mid').offers).toHaveLength(1);
    expect(costOf('/zanzibar_family_trip').offers).toHaveLength(1);
    expect(costOf('/wildlife_north').offers.map(({ label, days }) => [label, days])).toEqual([
      ['Mid-range, 8 days', 8],
      ['Luxury accommodation', 8],
      ['As a sample trip', 10],
    ]);
  });
});

describe('What is not published is said', () => {
  const openOf = (address: string, party: Party) => {
    const answer = priceForParty(costOf(address), { ...party, month: 0 });
    return answer.is === 'priced' ? answer.open : answer.is;
  };
  it.each<[string, string, Party, string[]]>([
    ['children', '/zanzibar_luxury', FAMILY, ['children']],
    ['a baby', '/zanzibar_luxury', { ...FAMILY, ages: [0] }, ['children', 'baby']],
    ['a child of 17', '/zanzibar_luxury', { ...FAMILY, ages: [17] }, ['children', 'older-child']],
    ['a child whose age was not told', '/zanzibar_luxury', { ...FAMILY, ages: [null] }, ['children', 'age']],
    ['a room for one', '/zanzibar_luxury', ALONE, ['single']],
    ['none for one alone whose price is published', '/zanzibar_bud', ALONE, []],
    ['a discount', '/zanzibar_bud', COUPLE, ['from', 'discount']],
    ['a discount of larger groups', '/adventure_north', FAMILY, ['from', 'discount', 'children']],
    ['no discount of smaller ones', '/adventure_north', COUPLE, ['from']],
  ])('%s', (_what, address, party, open) => {
    expect(openOf(address, party)).toEqual(open);
  });
});

describe('A party', () => {
  it.each<[string, Partial<Party>, ReturnType<typeof faultOfParty>]>([
    ['of nobody', { adults: 0, ages: [] }, 'no-adult'],
    ['of children alone', { adults: 0 }, 'no-adult'],
    ['of 40', { adults: 40 }, 'too-many'],
    ['of as many children', { ages: Array(11).fill(5) }, 'too-many'],
    ['of half a person', { adults: 1.5 }, 'numbers'],
    ['of less than nobody', { adults: -1 }, 'numbers'],
    ['of a number that is none', { adults: Number.NaN }, 'numbers'],
    ['with a child of 18', { ages: [18] }, 'age'],
    ['with a child of -1', { ages: [-1] }, 'age'],
    ['with children of 0 and 17', { ages: [0, 17] }, null],
    ['in month 13', { month: 13 }, 'month'],
    ['as large as can be', { adults: LARGEST_PARTY, ages: [] }, null],
  ])('%s', (_what, part, fault) => {
    const party = { ...FAMILY, ...part };
    expect(faultOfParty(party)).toBe(fault);
    const answer = priceForParty(costOf('/zanzibar_luxury'), party);
    expect(answer.is === 'fault' ? answer.fault : null).toBe(fault);
  });
});

describe('Amounts', () => {
  it.each([
    ['$1', 100],
    ['$663.75', 66_375],
    ['$3,752.50', 375_250],
    ['$999,999.05', 99_999_905],
  ])('%s is read and written to the cent', (price, cents) => {
    expect(centsOf(price)).toBe(cents);
    expect(dollars(cents)).toBe(price);
  });

  it('in another currency are in whole units', () => {
    expect(convert(774_200, { code: 'EUR', rate: 0.92, date: '2026-12-03' })).toBe(7_123);
    expect(convert(100, { code: 'TZS', rate: 2_610.55, date: '2026-12-03' })).toBe(2_611);
  });

  const size = fc.record({ least: fc.integer({ min: 1, max: 12 }), more: fc.integer({ min: 0, max: 11 }) });
  const offer = fc
    .record({
      days: fc.integer({ min: 1, max: 60 }),
      cents: fc.integer({ min: 1, max: 99_999_999 }),
      size: fc.option(size),
      isFrom: fc.boolean(),
      isForOthers: fc.boolean(),
    })
    .map(({ size: own, isFrom, isForOthers, ...rest }) => ({
      ...rest,
      ...(own && { least: own.least, most: own.least + own.more }),
      ...(isFrom && { isFrom: true as const }),
      ...(isForOthers && { isForOthers: true as const }),
    }));
  const cost = fc.record({
    offers: fc.array(offer, { minLength: 1, maxLength: 4 }),
    months: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), { nil: undefined }),
    discountFrom: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  }) as fc.Arbitrary<PackageCost>;
  const anyParty = fc.record({
    adults: fc.oneof(fc.integer({ min: 0, max: 14 }), fc.double()),
    ages: fc.array(fc.option(fc.oneof(fc.integer({ min: -1, max: 19 }), fc.double())), { maxLength: 13 }),
    month: fc.integer({ min: -1, max: 14 }),
  });

  it('share times people is the total, of published prices and for groups that they are for', () => {
    fc.assert(
      fc.property(cost, anyParty, (published, party) => {
        const answer = priceForParty(published, party);
        if (answer.is !== 'priced') return;
        expect(answer.people).toBe(party.adults + party.ages.length);
        expect(answer.offers.length).toBeGreaterThan(0);
        const [lowest, highest] = totalsOf(answer.offers);
        for (const { total, cents, least = 1, most = LARGEST_PARTY, isForOthers } of answer.offers) {
          expect(Number.isSafeInteger(total)).toBe(true);
          expect(cents * answer.people).toBeLessThanOrEqual(total);
          expect(total).toBe(cents * answer.people);
          expect(published.offers.map((one) => one.cents)).toContain(cents);
          expect(answer.people).toBeGreaterThanOrEqual(least);
          expect(answer.people).toBeLessThanOrEqual(most);
          expect(isForOthers).toBeUndefined();
          expect(total).toBeGreaterThanOrEqual(lowest);
          expect(total).toBeLessThanOrEqual(highest);
          expect(centsOf(dollars(total))).toBe(total);
        }
      }),
    );
  });

  it('no party makes it throw, and one that is at fault gets no price', () => {
    fc.assert(
      fc.property(cost, anyParty, (published, party) => {
        const { is } = priceForParty(published, party);
        expect(is === 'fault').toBe(faultOfParty(party) !== null);
      }),
    );
  });
});
