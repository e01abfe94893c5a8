/** The calendar's days, its clashes and the briefing as text. */
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { parseSeasonMonths } from '../../../src/content/packages/season-months.ts';
import { dayItemOf } from '../../../src/device/office/days/day-item.ts';
import { type CalendarItem, daysInRange } from '../../../src/device/office/days/index.ts';
import type { RecordFields } from '../../../src/kinds/records.ts';
import { briefingText } from '../../../src/office/features/calendar/briefing/briefing-text.ts';
import { hasHealthNeed } from '../../../src/office/features/calendar/briefing/health-needs.ts';
import {
  clashTitle,
  formatDayTitle,
  formatMonth,
} from '../../../src/office/features/calendar/calendar-text.ts';
import type { Clash } from '../../../src/office/features/calendar/clashes/clash.ts';
import { clashesByDay, findClashes } from '../../../src/office/features/calendar/clashes/clashes.ts';
import { isOutOfSeason } from '../../../src/office/features/calendar/clashes/season.ts';
import { daySums, planDays } from '../../../src/office/features/calendar/day-plan.ts';
import { describeDaySums } from '../../../src/office/features/calendar/day-sums-text.ts';
import { tourOf } from '../../parts/device/feed.ts';
import { flightOf, packageBookingOf, personOf, stayOf } from '../../parts/records/day-records.ts';

const shown = (record: Parameters<typeof dayItemOf>[0]): CalendarItem => {
  const item = dayItemOf(record);
  if (!item) throw new Error('It has no day.');
  return { ...item, segment: 1, pending: false, problem: null };
};
const stay = (part: Parameters<typeof stayOf>[0]) => shown(stayOf(part));
const tour = (part: Parameters<typeof tourOf>[1]) => shown(tourOf(v7(), part));
const trip = (part: Parameters<typeof packageBookingOf>[0]) => shown(packageBookingOf(part));
const person = (part: Parameters<typeof personOf>[0]) => shown(personOf(part));

const june = daysInRange('2027-06-01', '2027-06-30');
const inWords = (clashes: readonly Clash[]) =>
  clashes.map((clash) => `${clashTitle(clash)}: ${clash.text}${clash.certain ? '' : ' (?)'}`);

describe('A day', () => {
  it('has who comes, who goes and who stays', () => {
    const items = [
      stay({ Contacts: 'a', Checkin_date: '2027-05-31', Checkout_date: '2027-06-03', number_of_guests: 4 }),
      stay({ Contacts: 'b', Checkin_date: '2027-06-02', Checkout_date: '2027-06-05', state: 'confirmed' }),
      tour({ customer_name: 'c', travel_date: '2027-06-02', days: 1, travelers: null }),
    ];
    const plans = planDays(june, items);
    const names = (day: string, part: 'arrivals' | 'departures' | 'house') =>
      plans.get(day)?.[part].map(({ name }) => name);
    expect([names('2027-06-01', 'house'), names('2027-06-03', 'departures')]).toEqual([['a'], ['a']]);
    // Confirmed ones come first.
    expect(names('2027-06-02', 'arrivals')).toEqual(['b', 'c']);
    expect(names('2027-06-02', 'departures')).toEqual(['c']);
    const sums = (day: string) => {
      const plan = plans.get(day);
      return plan && daySums(plan);
    };
    const [none, asked] = [
      { confirmed: 0, asked: 0 },
      { confirmed: 0, asked: 4 },
    ];
    expect(sums('2027-06-01')).toMatchObject({ arrive: none, leave: none, tonight: asked });
    // A booking without a number of guests counts as one; guests who leave the same day sleep elsewhere.
    expect(sums('2027-06-02')).toMatchObject({
      arrive: { confirmed: 2, asked: 1 },
      leave: { confirmed: 0, asked: 1 },
      tonight: { confirmed: 2, asked: 4 },
    });
    expect(sums('2027-06-05')).toMatchObject({ leave: { confirmed: 2, asked: 0 }, tonight: none });
  });

  it('counts people who asked apart from those who are confirmed', () => {
    const items = [
      stay({ number_of_guests: 5, state: 'confirmed' }),
      stay({ number_of_guests: 20 }),
      tour({ travel_date: '2027-06-14', days: 3, travelers: 2 }),
      shown(flightOf('2027-06-14', 2)),
    ];
    const plan = planDays(june, items).get('2027-06-14');
    const words = plan ? describeDaySums(daySums(plan)) : [];
    expect(words.map(({ short }) => short)).toEqual([
      '5 arrive + 22 asked',
      '5 tonight + 22 asked',
      '0 fly + 2 asked',
    ]);
    expect(words[0]?.long).toBe('5 people arrive, 22 more asked');
  });

  it('counts a guest with two enquiries once, and one who is confirmed for what is more', () => {
    const guest = { keys: ['k'] };
    const of = (part: Parameters<typeof stayOf>[0]) => stay({ guest, Checkin_date: '2027-06-14', ...part });
    const arriving = (...items: CalendarItem[]) => {
      const plan = planDays(june, items).get('2027-06-14');
      return plan && daySums(plan).arrive;
    };
    const trips = [of({ number_of_guests: 3 }), trip({ guest, Start_date: '2027-06-14', numberOfAdults: 4 })];
    expect(arriving(...trips)).toEqual({ confirmed: 0, asked: 5 });
    expect(arriving(...trips, stay({ number_of_guests: 2, guest: { keys: ['other'] } }))).toEqual({
      confirmed: 0,
      asked: 7,
    });
    expect(arriving(of({ number_of_guests: 3, state: 'confirmed' }), ...trips)).toEqual({
      confirmed: 3,
      asked: 2,
    });
    // Through a third request, and not where staff said that they are two people.
    expect(
      arriving(
        stay({ number_of_guests: 2, guest: { keys: ['a'] } }),
        stay({ number_of_guests: 2, guest: { keys: ['b'] } }),
        stay({ number_of_guests: 2, guest: { keys: ['a', 'b'] } }),
      ),
    ).toEqual({ confirmed: 0, asked: 2 });
    const one = of({ number_of_guests: 2 });
    expect(arriving(one, of({ number_of_guests: 2, guest: { keys: ['k'], apart: [one.id] } }))).toEqual({
      confirmed: 0,
      asked: 4,
    });
    // Confirmed bookings of one agency are all expected.
    const sure = { number_of_guests: 2, state: 'confirmed' } as const;
    expect(arriving(of(sure), of(sure))).toEqual({ confirmed: 4, asked: 0 });
  });

  it('has its vehicles with everybody in them', () => {
    const items = [
      person({ name: 'Zuhura' }),
      person({ name: 'Asha', vehicle: 'Jeep T 123 ABC', guider: 'baraka laizer' }),
      person({ name: 'Musa', vehicle: 'T 9', guider: 'Neema' }),
      person({ name: 'later', transport_date: '2027-06-15' }),
    ];
    expect(
      planDays(june, items)
        .get('2027-06-14')
        ?.transfers.map(({ vehicle, guide, people }) => [vehicle, guide, people.map(({ name }) => name)]),
    ).toEqual([
      ['Jeep T 123 ABC', 'baraka laizer', ['Asha', 'Zuhura']],
      ['T 9', 'Neema', ['Musa']],
    ]);
  });

  it('is named in one form', () => {
    expect([formatDayTitle('2026-11-22'), formatMonth('2026-11')]).toEqual([
      'Sunday, 22 Nov 2026',
      'November 2026',
    ]);
  });
});

describe('A season', () => {
  it.each([
    ['March to May', [3, 4, 5]],
    ['June to October', [6, 7, 8, 9, 10]],
    ['November to February', [1, 2, 11, 12]],
    ['January, June to July', [1, 6, 7]],
  ])('in words, %s, is its months', (words, months) => {
    expect([...(parseSeasonMonths(words) ?? [])].sort((a, b) => a - b)).toEqual(months);
  });

  it.each(['All year', '', 'ask us', 'mostly to always'])('is none in the words "%s"', (words) => {
    expect(isOutOfSeason(words, '2027-01-01', '2027-12-31')).toBe(false);
  });

  it('is missed by a trip that begins or ends outside', () => {
    expect(isOutOfSeason('March to May', '2027-03-01', '2027-05-31')).toBe(false);
    expect(isOutOfSeason('March to May', '2028-02-29', '2028-03-07')).toBe(true);
    expect(isOutOfSeason('March to May', '2027-05-28', '2027-06-04')).toBe(true);
    expect(isOutOfSeason('November to February', '2027-12-28', '2028-01-04')).toBe(false);
  });
});

describe('A clash', () => {
  it('is a guide with two tours on the same days, however the name is typed', () => {
    const clashes = findClashes(
      june,
      [
        tour({
          customer_name: 'A',
          Incharge: 'Juma  Ali',
          travel_date: '2027-06-10',
          days: 5,
          state: 'confirmed',
        }),
        tour({
          customer_name: 'B',
          Incharge: ' juma ali',
          travel_date: '2027-06-13',
          days: 5,
          state: 'confirmed',
        }),
        tour({ customer_name: 'C', Incharge: 'Juma Ali', travel_date: '2027-06-18', days: 2 }),
        tour({ customer_name: 'D', Incharge: '', travel_date: '2027-06-10' }),
        tour({ customer_name: 'E', Incharge: '', travel_date: '2027-06-10' }),
      ],
      [],
    );
    expect(inWords(clashes)).toEqual([
      'Guide twice: Juma  Ali, 13 Jun 2027 to 14 Jun 2027: guides 2 tours: A, B',
    ]);
    const byDay = clashesByDay(june, clashes);
    expect(june.filter((day) => byDay.get(day)?.length)).toEqual(['2027-06-13', '2027-06-14']);
  });

  it('of many says some of them', () => {
    const tours = Array.from({ length: 9 }, (_, number) =>
      tour({ customer_name: `T${number}`, Incharge: 'Juma', travel_date: '2027-06-30', days: 1 }),
    );
    expect(inWords(findClashes(june, tours, []))).toEqual([
      'Guide twice: Juma, 30 Jun 2027: guides 9 tours: T0, T1, T2, T3, and 5 more (?)',
    ]);
  });

  it('is a guide in two vehicles, and a vehicle with two guides or to two places', () => {
    const items = [
      person({ name: 'one' }),
      person({ name: 'two', vehicle: 'T 9' }),
      person({ name: 'three', vehicle: 'T 8', guider: 'Neema', transport_date: '2027-06-15' }),
      person({
        name: 'four',
        vehicle: 't 8 ',
        guider: 'Musa',
        destination: 'Manyara',
        transport_date: '2027-06-15',
      }),
      person({ name: 'five', vehicle: 'T 8', guider: 'Musa', transport_date: '2027-06-16' }),
    ];
    expect(inWords(findClashes(june, items, []))).toEqual([
      'Guide twice: Baraka Laizer, 14 Jun 2027: is in 2 vehicles: T 123 ABC, T 9',
      'Vehicle twice: T 8, 15 Jun 2027: has 2 guides: Musa, Neema',
      'Vehicle twice: T 8, 15 Jun 2027: goes to 2 places: Manyara, Seronera',
    ]);
  });

  it('is a night over the capacity of the camps that take such stays', () => {
    const camp = (part: Partial<RecordFields<'capacity'>>): RecordFields<'capacity'> => ({
      camp: 'Pangani',
      stays: 'camping-meals',
      unit: 'people',
      perNight: 4,
      active: 'yes',
      ...part,
    });
    const camping = {
      package: 'camping-meals',
      Checkin_date: '2027-06-10',
      Checkout_date: '2027-06-12',
    } as const;
    const items = [
      stay({ ...camping, number_of_guests: 3, state: 'confirmed' }),
      stay({ ...camping, number_of_guests: 3, Checkout_date: '2027-06-11' }),
      stay({ ...camping, package: 'room-only', number_of_guests: 90 }),
    ];
    expect(inWords(findClashes(june, items, [camp({})]))).toEqual([
      'Over capacity: Pangani, 10 Jun 2027: 6 of 4 places taken (camping meals), 3 of them confirmed (?)',
    ]);
    expect(findClashes(june, items, [camp({ active: 'no' })])).toEqual([]);
    expect(findClashes(june, items, [camp({}), camp({ camp: 'Ushongo', perNight: 2 })])).toEqual([]);
    // Rooms: one for every two guests begun, and all of them for a booking of the whole house.
    const rooms = [camp({ stays: 'every', unit: 'rooms', perNight: 48 })];
    expect(inWords(findClashes(june, items, rooms))).toEqual([
      'Over capacity: Pangani, 10 Jun 2027: 49 of 48 rooms taken (all stays), 2 of them confirmed (?)',
    ]);
    const house = stay({ ...camping, package: 'full-resthouse', number_of_guests: 2, state: 'confirmed' });
    expect(findClashes(june, [house], rooms)).toEqual([]);
    expect(inWords(findClashes(june, [house, stay({ ...camping, state: 'done' })], rooms))).toEqual([
      'Over capacity: Pangani, 10 Jun 2027 to 11 Jun 2027: 49 of 48 rooms taken (all stays), 49 of them confirmed',
    ]);
  });

  it('is a trip out of its season, on the day of its start', () => {
    const items = [
      trip({ Fullname: 'Grace', Start_date: '2027-06-10' }),
      trip({ Fullname: 'Asha', Start_date: '2027-06-10', availability_status: 'All year' }),
    ];
    expect(inWords(findClashes(june, items, []))).toEqual([
      'Out of season: Grace, 10 Jun 2027: Adventure Northern Safari runs March to May (?)',
    ]);
  });
});

describe('The briefing as text', () => {
  const items = [
    stay({ Contacts: 'asha@example.com', state: 'confirmed', specialRequests: 'A cot,\nplease' }),
    tour({ customer_name: 'Juma', Incharge: 'Neema', travel_date: '2027-06-13', days: 3 }),
    person({ name: 'Zoe', requests: 'Allergic to peanuts' }),
    person({}),
  ];
  const plan = planDays(june, items).get('2027-06-14');
  const text = (withAsked: boolean) =>
    plan && briefingText(plan, findClashes(june, items, []), 'Savanna & Coast', withAsked);

  it('says the day in full, of those who are confirmed; diets and health come first', () => {
    expect(text(false)).toBe(`Savanna & Coast: Monday, 14 Jun 2027

Arrivals (2 people)
- asha@example.com, room only, 2 people

Departures (0 people): none

In-house and on tour (0 people): none

Transfers
- T 123 ABC, guide Baraka Laizer: Amina Okoye (Seronera), Zoe (Seronera)

Special requests
- Diet or health: Zoe: Allergic to peanuts
- asha@example.com: A cot, please

Clashes: none

Not confirmed and not listed here: 1 request for 2 people.
`);
  });

  it('has requests that are not confirmed where that is wanted', () => {
    const all = text(true);
    expect(all).toContain('Arrivals (2 people)');
    expect(all).toContain(`In-house and on tour (0 confirmed + 2 asked)
- Juma, safari, 2 people, guide Neema, not confirmed
`);
    expect(all).not.toContain('not listed');
  });
});

describe('A special request about health', () => {
  it.each([
    'Our son has a peanut allergy',
    'ERDNUSSALLERGIE',
    'Elle est cœliaque, sans gluten',
    'Ana mzio wa karanga',
    'Two vegetarians',
    'My mother is diabetic and needs a fridge for insulin',
    'Wheelchair user',
    'Ich bin schwanger',
    'No pork, please: halal',
  ])('is recognised: %s', (text) => {
    expect(hasHealthNeed(text)).toBe(true);
  });

  it.each([
    'A quiet tent',
    'A cot for the baby',
    'Wir feiern Hochzeit',
    'A guide who knows coconuts and donuts',
  ])('is no other one: %s', (text) => {
    expect(hasHealthNeed(text)).toBe(false);
  });
});
