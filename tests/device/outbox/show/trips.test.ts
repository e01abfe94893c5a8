/** Requests of a visitor by their trips: the next one first. */
import { expect, it } from 'vitest';
import { travelDayOf } from '../../../../src/device/outbox/add/travel-day.ts';
import {
  formatHeading,
  type RequestHeading,
  sortByHeading,
} from '../../../../src/pages/outbox/request-heading.ts';
import { requests } from '../../../parts/records/sample-requests.ts';

it('each form of visitors names its first day', () => {
  for (const [kind, payload] of Object.entries(requests)) {
    expect(travelDayOf(payload), kind).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
  expect(travelDayOf({ preferredDate: '20270614' })).toBe('2027-06-14');
  for (const none of [null, {}, { date: '' }, { date: 'soon' }, { travelerDetails: [] }]) {
    expect(travelDayOf(none)).toBeNull();
  }
});

it('the next trip is first, then later ones, then past ones, and what has no day is last', () => {
  const trips: RequestHeading[] = [
    { name: 'Without a day', day: null },
    { name: 'Last year', day: '2026-06-14' },
    { name: 'Later', day: '2027-09-01' },
    { name: 'Next', day: '2027-06-14' },
    { name: 'Last week', day: '2027-06-01' },
  ];
  const names = sortByHeading(trips, (trip) => trip, '2027-06-10').map(({ name }) => name);
  expect(names).toEqual(['Next', 'Later', 'Last week', 'Last year', 'Without a day']);
});

it('a trip is called by its name and day', () => {
  expect(formatHeading({ name: 'Tour booking', day: '2027-06-14' })).toBe('Tour booking, 14 June 2027');
  expect(formatHeading({ name: 'Tour booking', day: null })).toBe('Tour booking');
});
