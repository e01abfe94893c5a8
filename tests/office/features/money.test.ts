/** Calculations of the office about money. */
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { ungroupAmount } from '../../../src/contract/money/money.ts';
import type { MoneyFigures } from '../../../src/contract/office/department-figures.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import {
  ageingReport,
  daysLate,
  financeFigures,
  overdueSum,
} from '../../../src/office/features/figures/finance.ts';
import { lateDuesWarning, paymentStatusWarning } from '../../../src/office/features/money/money-warnings.ts';
import {
  balanceOf,
  counterEntryOf,
  nextDueDay,
  paidSums,
  paidSumsOfRecord,
} from '../../../src/office/features/money/paid-sums.ts';
import { paymentQuestion } from '../../../src/office/features/money/payment-question.ts';
import { suggestedPrice } from '../../../src/office/features/money/suggested-price.ts';
import { formatMoney } from '../../../src/office/table/engine/format.ts';
import { tourOf } from '../../parts/device/feed.ts';
import { stayOf } from '../../parts/records/day-records.ts';

const now = new Date('2027-03-01T08:00:00.000Z');

describe('Payments', () => {
  const payment = (amount: string, currency = 'USD', reverses: string | null = null) => ({
    amount,
    currency,
    reverses,
  });

  it('are added up by currency, less what was taken back', () => {
    const sums = paidSums([
      payment('900.10'),
      payment('0.20'),
      payment('50.00', 'EUR'),
      payment('900.10', 'USD', '1'),
      payment('90.01'),
    ]);
    expect([...sums]).toEqual([
      ['USD', 9_021],
      ['EUR', 5_000],
    ]);
    expect([...paidSumsOfRecord({ paid: { USD: '90.21', EUR: '-5.00' } })]).toEqual([
      ['USD', 9_021],
      ['EUR', -500],
    ]);
  });

  it('leave a balance in the currency of the price alone', () => {
    const paid = paidSums([payment('900.00'), payment('5000.00', 'TZS')]);
    expect(balanceOf({ price: '4500.50', currency: 'USD' }, paid)).toBe(360_050);
    expect(balanceOf({ price: '500.00', currency: 'USD' }, paid)).toBe(-40_000);
    expect(balanceOf({ price: '500.00', currency: 'EUR' }, paid)).toBe(50_000);
    expect(balanceOf({}, paid)).toBeNull();
  });

  it('say what is due next: the deposit until it is paid, then the balance until it is', () => {
    const row = {
      price: '1000.00',
      currency: 'USD',
      deposit: '200.00',
      depositDue: '2027-01-01',
      balanceDue: '2027-06-01',
    } as FeedRecord;
    expect(nextDueDay(row, paidSums([]))).toBe('2027-01-01');
    expect(nextDueDay(row, paidSums([payment('200.00')]))).toBe('2027-06-01');
    expect(nextDueDay(row, paidSums([payment('1000.00')]))).toBe('');
    expect(nextDueDay({} as FeedRecord, paidSums([]))).toBe('');
  });

  it('are taken back by an entry that names them, over the same amount', () => {
    const made = {
      id: '1',
      request: '2',
      requestKind: 'tour',
      requestReference: 'HB-1',
      amount: '5.00',
      currency: 'EUR',
      way: 'Cash',
    } as const;
    const reason = { date: '2027-03-01', note: 'Typed wrongly' };
    expect(counterEntryOf({ ...made, date: '2027-03-30' }, reason)).toEqual({
      request: '2',
      requestKind: 'tour',
      requestReference: 'HB-1',
      amount: '5.00',
      currency: 'EUR',
      way: 'Cash',
      date: '2027-03-01',
      note: 'Typed wrongly',
      reverses: '1',
    });
  });
});

describe('What does not fit together', () => {
  const tour = (part: Parameters<typeof tourOf>[1]) => tourOf(v7(), part);
  const paid = (hundredths: number) => new Map([['USD', hundredths]]);
  const priced = { price: '1000.00', currency: 'USD' };

  it.each([
    [{ payment_status: 'Paid' }, 0, 'This tour is marked Paid, but no payment is entered.'],
    [{ payment_status: 'Paid', ...priced }, 40_000, 'This tour is marked Paid, but $600 is open.'],
    [{ payment_status: 'Paid', ...priced }, 100_000, ''],
    [{ payment_status: 'Paid' }, 100, ''],
    [
      { payment_status: 'Unpaid', ...priced },
      100_000,
      'This tour is marked Unpaid, but all of its price is paid.',
    ],
    [{ payment_status: 'Pending', ...priced }, 40_000, ''],
    [{ payment_status: 'Pending' }, 0, ''],
  ] as const)('a tour %j with %i hundredths paid: %s', (part, hundredths, words) => {
    expect(paymentStatusWarning(tour(part), paid(hundredths))).toBe(words);
  });

  it('is a day on which something is due after the trip', () => {
    const trip = tour({ travel_date: '2027-06-10', days: 3 });
    expect(lateDuesWarning(trip, { balanceDue: '2027-06-12', depositDue: '2027-05-01' })).toBe('');
    expect(lateDuesWarning(trip, { balanceDue: '2027-06-13' })).toBe(
      'The balance is due on 13 Jun 2027, after the trip, which ends on 12 Jun 2027.',
    );
    expect(lateDuesWarning(stayOf({}), { depositDue: '2027-06-17' })).toMatch(
      /^The deposit is due on 17 Jun 2027/,
    );
    expect(lateDuesWarning(tour({ travel_date: '' }), { balanceDue: '2027-06-13' })).toBe('');
  });
});

describe('A payment', () => {
  const row = {
    receivedAt: '2027-02-10T20:00:00.000Z',
    capturedAt: '2027-02-10T08:00:00.000Z',
    price: '10515.00',
    currency: 'USD',
  };
  const nothing = new Map<string, number>();
  const asked = (typed: object, paid = nothing) =>
    paymentQuestion({
      row,
      paid,
      payment: { date: '2027-03-01', amount: '500.00', currency: 'USD', ...typed },
      today: '2027-03-01',
    });

  it('of more than the balance, on a day that has not come, is asked about in one question', () => {
    expect(asked({ amount: '20000.00', date: '2030-01-01' })).toBe(
      '$20,000 is more than the balance of $10,515. 1 Jan 2030 has not come yet. Enter it all the same?',
    );
  });

  it.each([
    [{}, null],
    [{ amount: '10515.00' }, null],
    [{ amount: '10515.01' }, '$10,515.01 is more than the balance of $10,515. Enter it all the same?'],
    [{ amount: '20000.00', currency: 'EUR' }, null],
    [{ date: '2027-03-02' }, '2 Mar 2027 has not come yet. Enter it all the same?'],
    [{ date: '2027-02-10' }, null],
    [{ date: '2027-02-09' }, '9 Feb 2027 is before the request came. Enter it all the same?'],
  ])('%j is asked about with %j', (typed, question) => {
    expect(asked(typed)?.replaceAll('\u00a0', ' ') ?? null).toBe(question);
  });

  it('when all is paid is asked about too', () => {
    expect(asked({ amount: '1.00' }, new Map([['USD', 1_051_500]]))).toBe(
      '$1 is more than the balance of $0. Enter it all the same?',
    );
    expect(asked({ amount: '1.00' }, new Map([['USD', 1_051_600]]))).toMatch(/^\$1 is more than the balance/);
  });

  it('without a price is not compared', () => {
    const { price: _, ...unpriced } = row;
    const payment = { date: '2027-03-01', amount: '500.00', currency: 'USD' };
    expect(paymentQuestion({ row: unpriced, paid: nothing, payment, today: '2027-03-01' })).toBeNull();
  });

  it('of another month is taken back in that month, so that both cancel out there', () => {
    const made = {
      id: '1',
      request: '2',
      requestKind: 'tour',
      requestReference: 'HB-1',
      amount: '20000.00',
      currency: 'USD',
      way: 'Cash',
      date: '2030-01-01',
    } as const;
    expect(counterEntryOf(made, { date: '2027-03-01', note: '' }).date).toBe('2030-01-01');
  });

  it.each([
    ['15,015', '15015'],
    ['15015', '15015'],
    ['15,015.00', '15015.00'],
    [' 1,215,015.5 ', '1215015.5'],
    ['15 015', '15015'],
    ['15\u00a0015.00', '15015.00'],
    ['15\u202f015', '15015'],
    ['15,01', '15,01'],
    ['1,5015', '1,5015'],
    ['15,015,0', '15,015,0'],
    ['15,015.005', '15,015.005'],
    ['', ''],
  ])('typed as %j is read as %j', (typed, read) => {
    expect(ungroupAmount(typed)).toBe(read);
  });
});

describe('What is due', () => {
  const due = (day: string, amount: string) => ({ currency: 'USD', day, amount, count: 1 });

  it.each([
    ['', Number.NEGATIVE_INFINITY],
    ['2027-03-02', -1],
    ['2027-03-01', 0],
    ['2027-02-28', 1],
    ['2026-12-31', 60],
    ['2024-02-29', 1_096],
  ])('since %j is late by %d days', (day, days) => {
    expect(daysLate(day, '2027-03-01')).toBe(days);
  });

  it('is not yet due today and without a day, then late by 1 to 30, 31 to 60 and more days', () => {
    const ageing = ageingReport(
      [
        due('', '0.10'),
        due('2027-03-01', '0.20'),
        due('2027-05-01', '1.00'),
        due('2027-02-28', '10.10'),
        due('2027-01-30', '10.20'),
        due('2027-01-29', '100.00'),
        due('2026-12-31', '100.05'),
        due('2026-12-30', '1000.00'),
      ],
      now,
    );
    expect(ageing).toEqual([
      { label: 'Not yet due', value: 1.3 },
      { label: '1–30 days', value: 20.3 },
      { label: '31–60 days', value: 200.05 },
      { label: 'Over 60 days', value: 1_000 },
    ]);
    expect(overdueSum({ ageing })).toBe(1_220.35);
  });
});

it('Figures go by currency, that of the most requests first, and keep apart what was only asked for', () => {
  const money: MoneyFigures = {
    confirmed: 5,
    agreed: [
      { currency: 'EUR', amount: '900.00', requests: 1 },
      { currency: 'USD', amount: '12000.50', requests: 3 },
    ],
    paid: [
      { currency: 'USD', amount: '1000.25', month: '2027-02' },
      { currency: 'USD', amount: '0.25', month: '2027-03' },
      { currency: 'USD', amount: '7.00', month: '2020-01' },
    ],
    due: [{ currency: 'USD', amount: '10993.00', day: '2027-01-01', count: 2 }],
    longestDue: [],
    apart: [{ currency: 'TZS', amount: '5000.00' }],
    askedFor: { amount: '77000.00', bookings: 9 },
    spending: [{ day: '2027-03-01', amount: 99.5 }],
  };
  const figures = financeFigures(money, now);
  expect(figures).toMatchObject({
    confirmed: 5,
    unpriced: 1,
    askedFor: 77_000,
    askedBookings: 9,
    spent: 99.5,
    currencies: [
      { currency: 'USD', agreed: 12_000.5, paid: 1_007.5, open: 10_993, apart: 0 },
      { currency: 'EUR', agreed: 900, paid: 0, open: 0 },
      { currency: 'TZS', agreed: 0, apart: 5_000 },
    ],
  });
  expect(figures.currencies[0]?.paidPerMonth.slice(-2)).toEqual([
    { label: 'Feb 2027', value: 1_000.25 },
    { label: 'Mar 2027', value: 0.25 },
  ]);
});

describe('A price', () => {
  const priceOf = (name: string) => ({ Family: '$1,935.50', Retreat: '$3,000' })[name];
  const booking = (part: object) =>
    ({
      kind: 'packageBooking',
      package_name: 'Family',
      numberOfAdults: 2,
      numberOfChildren: 1,
      ...part,
    }) as never;

  it('is suggested as published, for all who travel', () => {
    expect(suggestedPrice(booking({}), priceOf)).toEqual({
      amount: '5806.50',
      words: '3 people at $1,935.50',
    });
    expect(suggestedPrice(booking({ numberOfAdults: 1, numberOfChildren: null }), priceOf)).toEqual({
      amount: '1935.50',
      words: '1 person at $1,935.50',
    });
    expect(suggestedPrice(booking({ package_name: 'Our own' }), priceOf)).toBeNull();
    const event = { kind: 'eventRequest', package: 'Retreat' } as never;
    expect(suggestedPrice(event, priceOf)).toEqual({ amount: '3000.00', words: 'The package at $3,000' });
    expect(suggestedPrice({ kind: 'tour' } as never, priceOf)).toBeNull();
  });

  it('of a stay is that of its nights where it is published by the night, and else said to be unknown', () => {
    const stay = (name: string, Checkout_date = '2027-07-04') =>
      ({ kind: 'stayBooking', package: name, Checkin_date: '2027-07-01', Checkout_date }) as never;
    const nothing = () => undefined;
    expect(suggestedPrice(stay('room-only'), nothing)).toEqual({
      amount: '150.00',
      words: 'One room, 3 nights at $50',
    });
    const unknown = {
      amount: null,
      words: expect.stringMatching(/^Published from \$\d+\. What this stay costs/),
    };
    expect(suggestedPrice(stay('room-only', ''), nothing)).toEqual(unknown);
    expect(suggestedPrice(stay('camping-meals'), nothing)).toEqual(unknown);
    expect(suggestedPrice(stay('a palace'), nothing)).toBeNull();
  });

  it.each([
    [1_204, undefined, '$1,204'],
    [663.75, 'USD', '$663.75'],
    [663.5, 'USD', '$663.50'],
    [0.1 + 0.2, 'USD', '$0.30'],
    [12.999, 'USD', '$13'],
    [-900, 'EUR', '-€900'],
    [2_500_000, 'TZS', 'TZS 2,500,000'],
    [1.5, 'JPY', '¥1.50'],
  ])('of %d %s reads %s: two digits or none', (amount, currency, words) => {
    expect(formatMoney(amount, currency).replace('\u00a0', ' ')).toBe(words);
  });
});
