/** Figures from records, by tables. */
import { describe, expect, test } from 'vitest';
import type { RecordKind } from '../../../src/kinds/list.ts';
import type { ListedRecord } from '../../../src/kinds/records.ts';
import {
  compactNumber,
  describeOtherPoints,
  describePoints,
  formatShare,
  shortenLabel,
} from '../../../src/office/features/charts/chart-points.ts';
import { bookingsFigures } from '../../../src/office/features/figures/bookings.ts';
import {
  countBy,
  HOUR,
  perDay,
  perMonth,
  submissionTimeOfId,
} from '../../../src/office/features/figures/counts.ts';
import { logisticsFigures } from '../../../src/office/features/figures/logistics.ts';
import { isConverted, marketingFigures } from '../../../src/office/features/figures/marketing.ts';
import { operationsFigures } from '../../../src/office/features/figures/operations.ts';
import { pageViewFigures } from '../../../src/office/features/figures/page-views.ts';
import { conversionTable, meanTimeToAnswer } from '../../../src/office/features/figures/requests.ts';

const now = new Date('2026-11-21T12:00:00Z');
let count = 0;

/** A UUIDv7 of that time. */
function idAt(time: string): string {
  const digits = Date.parse(time).toString(16).padStart(12, '0');
  count += 1;
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-${String(count).padStart(12, '0')}`;
}

function record<Kind extends RecordKind>(
  fields: Omit<ListedRecord<Kind>, keyof ReturnType<typeof frame>>,
  more: Partial<ReturnType<typeof frame>> = {},
): ListedRecord<Kind> {
  return { ...frame(), ...more, ...fields } as unknown as ListedRecord<Kind>;
}

function frame() {
  const receivedAt = '2026-11-01T08:00:00.000Z';
  const id = idAt(receivedAt);
  return {
    id,
    reference: `HB-${count}`,
    capturedAt: receivedAt,
    receivedAt,
    revision: 1,
    lastChange: id,
    owner: null as { id: string; name: string } | null,
    notes: [],
    suspect: false,
  };
}

function tour(fields: Partial<ListedRecord<'tour'>> = {}, more = {}): ListedRecord<'tour'> {
  return record<'tour'>(
    {
      customer_name: 'Asha',
      travel_date: '2027-01-10',
      payment_status: 'Pending',
      trip_type: 'safari',
      tour_status: 'pending',
      Incharge: '',
      days: 8,
      travelers: 2,
      category: 'adult',
      budget: 100,
      replyTo: 'asha@example.com',
      specialRequests: '',
      ...fields,
    },
    more,
  );
}

function campaign(name: string, amountInvested: number, reach: number, engagement: number) {
  return record<'campaign'>({ name, amountInvested, targetedCustomers: 'Families', reach, engagement });
}

describe('counting', () => {
  test('names that differ in case and blanks alone are one, the most first', () => {
    const rows = ['Jeep 1', 'Jeep 2', ' jeep 2', '', '  '];
    expect(countBy(rows, (row) => row)).toEqual([
      { label: 'Jeep 2', value: 2 },
      { label: 'Jeep 1', value: 1 },
    ]);
  });

  test('months of a span are all there, in order, over the turn of a year', () => {
    const counts = perMonth(
      ['2025-12-31', '2026-01-01T00:00:00Z', '2026-01-05', '2024-01-01'],
      (row) => row,
      new Date('2026-02-10T12:00:00.000Z'),
    );
    expect(counts).toHaveLength(12);
    expect(counts.slice(-3)).toEqual([
      { label: 'Dec 2025', value: 1 },
      { label: 'Jan 2026', value: 2 },
      { label: 'Feb 2026', value: 0 },
    ]);
  });

  test('days end today', () => {
    expect(perDay(['2026-11-21', '2026-11-19', '2026-11-18'], (row) => row, now, 3)).toEqual([
      { label: '19 Nov', value: 1 },
      { label: '20 Nov', value: 0 },
      { label: '21 Nov', value: 1 },
    ]);
  });

  test('only ids of ours tell their time', () => {
    expect(submissionTimeOfId(idAt('2026-11-20T10:00:00.000Z'))).toBe(Date.parse('2026-11-20T10:00:00.000Z'));
    expect(submissionTimeOfId('f81d4fae-7dec-41d0-a765-00a0c91e6bf6')).toBeNull();
  });
});

describe('operations', () => {
  const nobody = { tours: [], packageBookings: [], tripPlans: [], flightRequests: [], eventRequests: [] };

  test('nothing is nothing, and not an error', () => {
    const figures = operationsFigures(nobody, now);
    expect(figures).toMatchObject({ tours: 0, byTripType: [] });
    expect(figures.waiting).toEqual({ count: 0, oldest: null });
    expect(figures.perMonth.every(({ value }) => value === 0)).toBe(true);
  });

  test('tours by status, payment and type; who waits, and since when', () => {
    const tours = [
      tour(
        { tour_status: 'finished', payment_status: 'Paid' },
        { receivedAt: '2026-01-01T00:00:00.000Z', state: 'done' },
      ),
      tour({ tour_status: 'ongoing', trip_type: 'beach' }, { state: 'answered' }),
      tour({}, { receivedAt: '2026-10-05T00:00:00.000Z' }),
      tour({ trip_type: '' }),
    ];
    const figures = operationsFigures({ ...nobody, tours }, now);
    expect(figures.byStatus.map(({ value }) => value)).toEqual([2, 1, 1]);
    expect(figures.byPayment).toEqual([
      { label: 'Pending', value: 3 },
      { label: 'Paid', value: 1 },
      { label: 'Unpaid', value: 0 },
    ]);
    expect(figures.byTripType).toEqual([
      { label: 'safari', value: 2 },
      { label: 'beach', value: 1 },
    ]);
    expect(figures.waiting).toEqual({ count: 2, oldest: '2026-10-05T00:00:00.000Z' });
    expect(figures.perMonth.at(-1)).toEqual({ label: 'Nov 2026', value: 2 });
  });
});

describe('requests', () => {
  const states = [
    { kind: 'tour', month: '2026-11', state: 'new', requests: 3 },
    { kind: 'tour', month: '2026-11', state: 'confirmed', requests: 2 },
    { kind: 'tour', month: '2026-10', state: 'done', requests: 1 },
    { kind: 'tour', month: '2026-10', state: 'negotiating', requests: 1 },
    { kind: 'stayBooking', month: '2026-11', state: 'lost', requests: 4 },
  ] as const;
  const answers = [
    { kind: 'tour', month: '2026-11', answered: 2, seconds: 7_200 },
    { kind: 'tour', month: '2026-10', answered: 1, seconds: 25_200 },
    { kind: 'tour', month: '2025-01', answered: 9, seconds: 9_000_000 },
    { kind: 'stayBooking', month: '2026-11', answered: 1, seconds: 60 },
  ] as const;

  test('what became of those of each month, with states that only a later version knows', () => {
    const table = conversionTable({ states, answers }, ['tour', 'stayBooking'], now, 2);
    expect(table).toEqual({
      months: ['Nov 2026', 'Oct 2026'],
      kinds: [
        {
          kind: 'tour',
          months: [
            { requests: 5, confirmed: 2 },
            { requests: 2, confirmed: 1 },
          ],
        },
        {
          kind: 'stayBooking',
          months: [
            { requests: 4, confirmed: 0 },
            { requests: 0, confirmed: 0 },
          ],
        },
      ],
    });
  });

  test('how long the first answer takes, of the last three months', () => {
    expect(meanTimeToAnswer({ states, answers }, ['tour'], now)).toBe(3 * HOUR);
    expect(meanTimeToAnswer({ states, answers }, ['tripPlan'], now)).toBeNull();
  });

  test('months are those of the office, as the sums are', () => {
    // In Dar es Salaam it is half past one on the first of December.
    const night = new Date('2026-11-30T22:30:00Z');
    const sums = {
      states: [{ kind: 'tour', month: '2026-12', state: 'confirmed', requests: 1 }],
      answers: [{ kind: 'tour', month: '2026-12', answered: 1, seconds: 3_600 }],
    } as const;
    const table = conversionTable(sums, ['tour'], night, 2);
    expect(table.months).toEqual(['Dec 2026', 'Nov 2026']);
    expect(table.kinds[0]?.months).toEqual([
      { requests: 1, confirmed: 1 },
      { requests: 0, confirmed: 0 },
    ]);
    expect(meanTimeToAnswer(sums, ['tour'], night, 1)).toBe(HOUR);
  });
});

describe('logistics', () => {
  test('people, vehicles, deliveries, and the time that they take', () => {
    const person = (transport_date: string, vehicle: string) =>
      record<'person'>({
        name: 'A',
        transport_date,
        vehicle,
        destination: 'Pangani',
        guider: 'Juma',
        contact: '',
        requests: '',
        boarding: 'Not checked',
      });
    const souvenir = (delivery_status: 'Pending' | 'Delivered', more = {}) =>
      record<'souvenir'>(
        {
          item: 'Basket',
          promised: '',
          quantity: 3,
          customer_name: 'B',
          place_of_delivery: 'Tanga',
          date: '2026-11-10',
          delivery_status,
        },
        more,
      );
    const feedback = (rating: number, department: ListedRecord<'feedback'>['department']) =>
      record<'feedback'>({ customer: 'C', rating, comment: '', date: '2026-11-11', department });
    const figures = logisticsFigures(
      {
        people: [
          person('2026-11-21', 'Jeep 1'),
          person('2026-11-21', 'jeep 1'),
          person('2026-01-01', 'Boat'),
        ],
        souvenirs: [
          souvenir('Pending'),
          souvenir('Delivered', { revision: 2, lastChange: idAt('2026-11-12T00:00:00Z') }),
          // Delivered from the first: nobody knows when.
          souvenir('Delivered'),
        ],
        feedback: [feedback(5, 'Logistics'), feedback(4, 'Logistics'), feedback(1, 'Marketing')],
      },
      now,
    );
    expect(figures.people).toBe(3);
    expect(figures.peoplePerDay.at(-1)).toEqual({ label: '21 Nov', value: 2 });
    expect(figures.perVehicle[0]).toEqual({ label: 'Jeep 1', value: 2 });
    expect(figures.souvenirs).toBe(9);
    expect(figures.deliveries.map(({ value }) => value)).toEqual([1, 0, 2]);
    // The day of boarding begins three hours before that of UTC.
    expect(figures).toMatchObject({ deliveryTime: 51 * HOUR, timedDeliveries: 1 });
    expect(figures.satisfaction).toMatchObject({ answers: 2, average: 4.5 });
  });
});

describe('marketing', () => {
  test.each([
    ['yes', true],
    ['Yes, in May', true],
    ['TRUE', true],
    ['Converted to a booking', true],
    ['no', false],
    ['not converted', false],
    ['yesterday', false],
    ['', false],
  ])('converted %j counts: %s', (converted, expected) => {
    expect(isConverted({ converted })).toBe(expected);
  });

  test('leads, reach and its cost', () => {
    const lead = (generatedOn: string, converted: string) =>
      record<'lead'>({ Names: 'A', generatedOn, converted, place: 'Tanga', contant_media: 'Instagram' });
    const figures = marketingFigures(
      {
        leads: [lead('2026-11-02', 'yes'), lead('2026-10-02', 'no')],
        campaigns: [campaign('June', 100, 10_000, 5), campaign('June', 300, 30_000, 2)],
        feedback: [],
      },
      now,
    );
    expect(figures).toMatchObject({ leads: 2, converted: 1, reach: 40_000, costPerThousand: 10 });
    expect(figures.leadsPerMonth.slice(-2).map(({ value }) => value)).toEqual([1, 1]);
    expect(figures.reachByCampaign).toEqual([
      { label: 'June (2)', value: 30_000 },
      { label: 'June', value: 10_000 },
    ]);
    expect(figures.engagementByCampaign[0]).toEqual({ label: 'June', value: 5 });
    expect(figures.satisfaction.average).toBeNull();
    expect(marketingFigures({ leads: [], campaigns: [], feedback: [] }, now).costPerThousand).toBeNull();
  });
});

describe('bookings', () => {
  test('guests by the month of arrival, nights that can be', () => {
    const stay = (Checkin_date: string, Checkout_date: string, number_of_guests: number) =>
      record<'stayBooking'>({
        Checkin_date,
        Checkout_date,
        number_of_guests,
        package: 'room-only',
        specialRequests: '',
        Contacts: '1',
        name: '',
        camp: '',
      });
    const figures = bookingsFigures(
      [
        stay('2026-12-01', '2026-12-05', 4),
        stay('2026-12-30', '2027-01-01', 1),
        stay('2027-01-02', '2027-01-01', 2),
      ],
      now,
    );
    expect(figures).toMatchObject({ stays: 3, guests: 7, averageNights: 3 });
    expect(figures.guestsPerMonth.map(({ label }) => label)).toContain('Aug 2026');
    expect(figures.guestsPerMonth.find(({ label }) => label === 'Dec 2026')?.value).toBe(5);
    expect(figures.byPackage).toContainEqual({ label: 'camping-meals', value: 0 });
    expect(figures.waiting.count).toBe(3);
  });
});

describe('page views', () => {
  test('by day and page, and how quick it felt', () => {
    const figures = pageViewFigures(
      {
        days: 30,
        views: [
          { day: '2026-11-20', path: '/', views: 4 },
          { day: '2026-11-21', path: '/', views: 2 },
          { day: '2026-11-21', path: '/wildlife', views: 7 },
        ],
        vitals: [
          { metric: 'LCP', p75: 1_840, samples: 9 },
          { metric: 'INP', p75: 48.4, samples: 3 },
          { metric: 'CLS', p75: 0.0123, samples: 9 },
        ],
      },
      now,
    );
    expect(figures).toMatchObject({ views: 13, pages: 2 });
    expect(figures.perDay.slice(-2).map(({ value }) => value)).toEqual([4, 9]);
    expect(figures.top).toEqual([
      { label: '/wildlife', value: 7 },
      { label: '/', value: 6 },
    ]);
    expect(figures.vitals.map(({ value }) => value)).toEqual(['1.8 s', '48 ms', '0.012']);
  });
});

describe('words for charts', () => {
  test.each([
    [
      [
        { label: 'a', value: 2 },
        { label: 'b', value: 5 },
      ],
      '7 in all. Most: b, 5.',
    ],
    [[{ label: 'a', value: 2 }], '2 in all.'],
  ])('%j', (points, words) => {
    expect(describePoints(points, String)).toBe(words);
  });

  test('what is not drawn is counted', () => {
    const points = [3, 2, 1, 1].map((value, index) => ({ label: `n${index}`, value }));
    expect(describeOtherPoints(points, 4)).toBeNull();
    expect(describeOtherPoints(points, 3)).toBe('and 1 other');
    expect(describeOtherPoints(points, 1)).toBe('and 3 others');
  });

  test('percent of nothing is 0, of little less than 1; long names are cut, never to nothing; great numbers are short', () => {
    expect([formatShare(1, 3), formatShare(1, 0), formatShare(0, 5)]).toEqual(['33%', '0%', '0%']);
    expect([formatShare(1, 1_000), formatShare(1, 200)]).toEqual(['<1%', '1%']);
    expect([shortenLabel('Kilimanjaro', 6), shortenLabel('Meru', 6), shortenLabel('Meru', 0)]).toEqual([
      'Kilim…',
      'Meru',
      'M…',
    ]);
    expect([compactNumber(999), compactNumber(1_250), compactNumber(125_000)]).toEqual([
      '999',
      '1.3K',
      '125K',
    ]);
  });
});
