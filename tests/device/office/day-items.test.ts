/** Which record is on which day: over ends of months, leap days and years, without a zone. */
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  daysInRange,
  lastDayOf,
  mondayOf,
  monthsBetween,
  sameDayOfMonth,
  weekday,
} from '../../../src/device/office/days/dates.ts';
import { dayItemOf, MAX_MONTHS_OF_ITEM, monthsOfItem } from '../../../src/device/office/days/day-item.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { tourOf } from '../../parts/device/feed.ts';
import { packageBookingOf, personOf, stayOf } from '../../parts/records/day-records.ts';

describe('Days of the calendar', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-10-24', 2, '2026-10-26'],
    ['9999-12-30', 5, '9999-12-31'],
    ['0000-01-02', -5, '0000-01-01'],
  ])('%s and %i days is %s', (day, count, other) => {
    expect(addDays(day, count)).toBe(other);
  });

  it.each([
    ['2026-11', 2, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2027-03', -15, '2025-12'],
    ['9999-12', 1, '9999-12'],
    ['0000-01', -1, '0000-01'],
  ])('%s and %i months is %s', (month, count, other) => {
    expect(addMonths(month, count)).toBe(other);
  });

  it('have the same day in another month, or its last', () => {
    expect([
      sameDayOfMonth('2028-01-31', 1),
      sameDayOfMonth('2027-03-31', -1),
      sameDayOfMonth('2026-12-15', 1),
    ]).toEqual(['2028-02-29', '2027-02-28', '2027-01-15']);
  });

  it('know how long a month is, leap years and those of a century too', () => {
    expect(['2027-02', '2028-02', '2100-02', '2000-02', '2026-11', '2026-12'].map(lastDayOf)).toEqual([
      '2027-02-28',
      '2028-02-29',
      '2100-02-28',
      '2000-02-29',
      '2026-11-30',
      '2026-12-31',
    ]);
  });

  it('begin their weeks on Monday', () => {
    expect([weekday('2026-11-22'), weekday('2026-11-23')]).toEqual([6, 0]);
    expect(['2026-11-22', '2026-11-23', '2027-01-01'].map(mondayOf)).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-12-28',
    ]);
  });

  it('are counted with both ends, and months up to so many', () => {
    expect(daysInRange('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(daysInRange('2028-03-01', '2028-02-28')).toEqual([]);
    expect(daysBetween('2026-12-31', '2027-01-02')).toBe(2);
    expect(monthsBetween('2026-12-31', '2027-02-01', 9)).toEqual(['2026-12', '2027-01', '2027-02']);
    expect(monthsBetween('2026-12-31', '2500-02-01', 2)).toEqual(['2026-12', '2027-01']);
    expect(monthsBetween('9999-11-30', '9999-12-31', 9)).toEqual(['9999-11', '9999-12']);
  });
});

describe('What the calendar shows of a record', () => {
  const days = (record: FeedRecord) => {
    const item = dayItemOf(record);
    return item && [item.from, item.to, ...monthsOfItem(item)];
  };

  it('is a stay from its arrival to its departure', () => {
    expect(days(stayOf({ Checkin_date: '2028-02-28', Checkout_date: '2028-03-01' }))).toEqual([
      '2028-02-28',
      '2028-03-01',
      '2028-02',
      '2028-03',
    ]);
    // Typed the wrong way round: its arrival counts.
    expect(days(stayOf({ Checkin_date: '2027-03-05', Checkout_date: '2027-03-01' }))).toEqual([
      '2027-03-05',
      '2027-03-05',
      '2027-03',
    ]);
  });

  it('is a trip for as many days as it has, the first among them', () => {
    expect(days(packageBookingOf({ Start_date: '2026-12-28', days: 8 }))).toEqual([
      '2026-12-28',
      '2027-01-04',
      '2026-12',
      '2027-01',
    ]);
    expect(days(packageBookingOf({ Start_date: '2026-12-28', days: null }))).toEqual([
      '2026-12-28',
      '2026-12-28',
      '2026-12',
    ]);
    expect(days(tourOf(v7(), { travel_date: '20270227', days: 3 }))).toEqual([
      '2027-02-27',
      '2027-03-01',
      '2027-02',
      '2027-03',
    ]);
  });

  it('is a flight on its own days alone, with how many fly', () => {
    const traveler = { name: 'A', hasPassport: false, gender: 'Other' as const, departurePoint: 'Arusha' };
    const { capturedAt, receivedAt, reference, revision, lastChange, owner, notes, suspect } = tourOf(v7());
    const item = dayItemOf({
      kind: 'flightRequest',
      ...{ id: v7(), capturedAt, receivedAt, reference, revision, lastChange, owner, notes, suspect },
      fullName: 'Asha',
      email: 'asha@example.com',
      phone: '',
      travelers: 2,
      preferredAirline: '',
      additionalRequests: '',
      travelerDetails: [
        { ...traveler, travelDate: '2027-01-31', returnDate: '2027-03-02' },
        { ...traveler, travelDate: '2027-01-31', returnDate: '' },
      ],
    } as unknown as FeedRecord);
    expect(item?.legs).toEqual([
      { day: '2027-01-31', way: 'out', people: 2 },
      { day: '2027-03-02', way: 'back', people: 1 },
    ]);
    expect(item && monthsOfItem(item)).toEqual(['2027-01', '2027-03']);
  });

  it('is nothing of what was lost, has no day, or was sent by a robot', () => {
    expect(dayItemOf(tourOf(v7(), { state: 'lost' }))).toBeNull();
    expect(dayItemOf(tourOf(v7(), { travel_date: '' }))).toBeNull();
    expect(dayItemOf(tourOf(v7(), { travel_date: '2027-02-30' }))).toBeNull();
    expect(dayItemOf(tourOf(v7(), { suspect: true }))).toBeNull();
    expect(dayItemOf(tourOf(v7(), { suspect: true, state: 'confirmed' }))).toMatchObject({
      confirmed: true,
    });
  });

  it('says what is confirmed: by its state, by its tour, or because staff entered it', () => {
    const confirmed = (record: FeedRecord) => dayItemOf(record)?.confirmed;
    expect(
      ['new', 'answered', 'quoted', 'confirmed', 'done'].map((state) => confirmed(stayOf({ state }))),
    ).toEqual([false, false, false, true, true]);
    expect(confirmed(tourOf(v7(), { tour_status: 'ongoing' }))).toBe(true);
    expect(confirmed(tourOf(v7(), { payment_status: 'Paid' }))).toBe(true);
    expect(confirmed(tourOf(v7()))).toBe(false);
    expect(confirmed(personOf())).toBe(true);
  });

  it('of a hundred years fills no more than so many months', () => {
    const item = dayItemOf(stayOf({ Checkin_date: '2026-01-01', Checkout_date: '2126-01-01' }));
    expect(item && monthsOfItem(item)).toHaveLength(MAX_MONTHS_OF_ITEM);
  });
});
