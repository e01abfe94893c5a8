/** What a planned trip comes to: days, months, price, and what is wrong with it. */
import { expect, test } from 'vitest';
import type { PackageCost } from '../../../src/content/packages/party-price.ts';
import type { Reason } from '../../../src/content/types.ts';
import type { PlannedStop, PlannedTrip } from '../../../src/kinds/trip-plan/plan-code.ts';
import { addStop, moveStop, removeStop, setNights } from '../../../src/pages/plan/edit-plan.ts';
import { dayCount, daysOfStops } from '../../../src/pages/plan/facts/plan-days.ts';
import { factsOfPlan, type PlanKnowledge } from '../../../src/pages/plan/facts/plan-facts.ts';
import { nextFirstOf } from '../../../src/pages/plan/plan-to-send.ts';

/** Quarters of an hour between plates 1, 2, 3 and the three airports. */
const TIMES = {
  plates: [1, 2, 3],
  ground: [
    12, // 2 from 1
    40,
    28, // 3 from 1 and 2
    6,
    0,
    0, // Kilimanjaro
    0,
    0,
    0,
    0, // Dar es Salaam
    0,
    0,
    -8,
    0,
    0, // Zanzibar
  ],
  air: [0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};
const cost = (cents: number, days: number, rest: Partial<PackageCost> = {}): PackageCost => ({
  offers: [{ days, cents }],
  ...rest,
});
const always: readonly Reason[] = [];
const knowledge: PlanKnowledge = {
  times: TIMES,
  rates: [
    { name: 'Dear', plates: [1, 2], cost: cost(400_000, 8) },
    { name: 'Cheap in spring', plates: [1], cost: cost(160_000, 8, { months: [3, 4, 5] }) },
  ],
  places: [
    { plate: 1, best: [6, 7, 8], reasons: always },
    { plate: 2, best: [7, 8, 9], reasons: [['closed', 4, 5, 'the camps are shut']] },
    { plate: 3, best: [7], reasons: [['rain', 4, 4, 'storms']] },
  ],
};
const trip = (part: Partial<PlannedTrip> = {}): PlannedTrip => ({
  adults: 2,
  ages: [],
  month: 0,
  from: 'k',
  to: '-',
  stops: stopsOf([1, 2], [2, 3]),
  ...part,
});
const stopsOf = (...stops: readonly [plate: number, nights: number][]): PlannedStop[] =>
  stops.map(([plate, nights]) => ({ plate, nights }));
const factsOf = (part: Partial<PlannedTrip> = {}) => factsOfPlan(knowledge, trip(part));

test('a trip has a day more than nights, and the day of moving on belongs to both stops', () => {
  expect(dayCount(trip())).toBe(6);
  expect(daysOfStops(trip().stops)).toMatchObject([
    { first: 1, last: 3 },
    { first: 3, last: 6 },
  ]);
  expect(dayCount(trip({ stops: [] }))).toBe(0);
});

test('the price is the lowest day price of a package that goes there, in that month, for that party', () => {
  expect(factsOf({ month: 7 }).price).toMatchObject({ is: 'from', cents: 250_000, people: 2, without: [] });
  // In April the cheaper package runs, which visits the first place alone.
  expect(factsOf({ month: 4 }).price).toMatchObject({ is: 'from', cents: 190_000 });
});

test('nights at a place that no package visits are said not to be in the price', () => {
  expect(factsOf({ stops: stopsOf([1, 2], [3, 2]), month: 7 }).price).toMatchObject({
    is: 'from',
    cents: 100_000,
    without: [3],
  });
  expect(factsOf({ stops: stopsOf([3, 2]) }).price).toEqual({ is: 'on-request' });
});

test('nothing costs nothing, and a party of forty gets an offer of its own', () => {
  expect(factsOf({ stops: [] }).price).toEqual({ is: 'nothing' });
  expect(factsOf({ stops: stopsOf([1, 0]) }).price).toEqual({ is: 'nothing' });
  expect(factsOf({ adults: 40 }).price).toEqual({ is: 'fault', fault: 'too-many' });
  expect(factsOf({ adults: 0, ages: [4] }).price).toEqual({ is: 'fault', fault: 'no-adult' });
});

test('the months that fit are those in which every place is worth going to', () => {
  expect(factsOf().fitting).toEqual([7, 8]);
  expect(factsOf({ stops: stopsOf([1, 1], [2, 1], [3, 1]) }).fitting).toEqual([7]);
  expect(factsOf({ stops: [] }).fitting).toEqual([]);
});

test('a closed park and rain are told in the chosen month alone', () => {
  const stops = stopsOf([1, 1], [2, 2], [3, 2]);
  expect(factsOf({ stops, month: 4 }).warnings).toContainEqual({ is: 'closed', plate: 2, month: 4 });
  expect(factsOf({ stops, month: 4 }).warnings).toContainEqual({ is: 'rain', plate: 3, month: 4 });
  expect(factsOf({ stops, month: 7 }).warnings.map(({ is }) => is)).not.toContain('closed');
});

test('a day on the road, one night after a long way, and a way that nobody knows are told', () => {
  expect(factsOf({ stops: stopsOf([2, 2], [3, 1], [2, 1]), from: '-' }).warnings).toEqual([
    { is: 'long-way', stop: 1, minutes: 420, by: 'road', canFly: false },
    { is: 'short-stay', stop: 1, minutes: 420 },
    { is: 'long-way', stop: 2, minutes: 420, by: 'road', canFly: false },
  ]);
  expect(factsOf({ stops: stopsOf([2, 1]), from: 'd' }).warnings).toEqual([{ is: 'no-way', stop: 0 }]);
  expect(factsOf({ stops: stopsOf([1, 1], [1, 2]), from: '-' }).warnings).toEqual([]);
});

test('more days than a request can hold are told', () => {
  const stops = Array.from({ length: 13 }, () => ({ plate: 1, nights: 30 }));
  expect(factsOf({ stops }).warnings).toContainEqual({ is: 'too-long', days: 391 });
});

test('a place of another edition is kept, and has no way and no price', () => {
  expect(factsOf({ stops: stopsOf([77, 2]) })).toMatchObject({ price: { is: 'on-request' }, days: 3 });
});

test('stops are moved, taken out and added within their bounds', () => {
  const plates = ({ stops }: PlannedTrip) => stops.map(({ plate }) => plate);
  const three = trip({ stops: stopsOf([1, 1], [2, 1], [3, 1]) });
  expect(plates(moveStop(three, 0, 2))).toEqual([2, 3, 1]);
  expect(plates(moveStop(three, 2, 0))).toEqual([3, 1, 2]);
  expect(moveStop(three, 0, -1)).toBe(three);
  expect(moveStop(three, 2, 3)).toBe(three);
  expect(plates(removeStop(three, 1))).toEqual([1, 3]);
  expect(setNights(three, 0, -1).stops[0]?.nights).toBe(0);
  expect(setNights(three, 0, 99).stops[0]?.nights).toBe(30);
  const full = trip({ stops: Array.from({ length: 30 }, () => ({ plate: 1, nights: 1 })) });
  expect(addStop(full, 2)).toBe(full);
  expect(plates(addStop(three, 1))).toEqual([1, 2, 3, 1]);
});

test('the date that a month stands for is the next first of it', () => {
  expect(nextFirstOf(7, new Date(2027, 2, 10))).toBe('2027-07-01');
  expect(nextFirstOf(3, new Date(2027, 2, 10))).toBe('2028-03-01');
  expect(nextFirstOf(1, new Date(2027, 11, 31))).toBe('2028-01-01');
});
