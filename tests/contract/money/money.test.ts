import { describe, expect, it } from 'vitest';
import {
  agreedAmountSchema,
  currencies,
  currencySchema,
  formatHundredths,
  paidAmountSchema,
  toHundredths,
  withoutEmptyMoney,
} from '../../../src/contract/money/money.ts';
import { previousValue } from '../../../src/contract/protocol/previous-value.ts';
import { countsAsMoney, isInMoneyView, toMoneyView } from '../../../src/kinds/money-view.ts';
import { changeSchemas } from '../../../src/kinds/record-change/schema.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { workingStates } from '../../../src/kinds/statuses.ts';

describe('An amount', () => {
  it.each([
    ['0', 0, '0.00'],
    ['7', 700, '7.00'],
    ['0.1', 10, '0.10'],
    ['0.07', 7, '0.07'],
    ['1250.50', 125_050, '1250.50'],
    ['10000000', 1_000_000_000, '10000000.00'],
    ['-3.05', -305, '-3.05'],
  ])('%s is %i hundredths, and back', (text, hundredths, decimal) => {
    expect(toHundredths(text)).toBe(hundredths);
    expect(formatHundredths(hundredths)).toBe(decimal);
  });

  it('drifts in no sum', () => {
    const sum = Array.from({ length: 1_000 }, () => '0.10').reduce((all, one) => all + toHundredths(one), 0);
    expect(formatHundredths(sum)).toBe('100.00');
  });

  it.each([
    ['1250', '1250.00'],
    [' 12.5 ', '12.50'],
    [1_250.5, '1250.50'],
    ['0.01', '0.01'],
    ['007', '7.00'],
  ])('that was paid: %j', (given, kept) => {
    expect(paidAmountSchema('Amount').parse(given)).toBe(kept);
    expect(paidAmountSchema('Amount').parse(kept)).toBe(kept);
  });

  it.each([
    ...['', ' ', '0', '0.00', '-1', '+1', 'NaN', 'Infinity', '1e9', '1E2', '10.125', '.5', '5.', '1,250'],
    ...['1.250,00', '12 50', '0x10', '١٢', '100000000', '10000000.01', '$5'],
    ...[Number.NaN, Number.POSITIVE_INFINITY, 1e9, 1e21, 0.125, 0.1 + 0.2, -5, null, undefined, true, [], {}],
  ])('that was paid is not %j, and words say what is', (given) => {
    const { error } = paidAmountSchema('Amount').safeParse(given);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Amount must be an amount above 0 up to 10,000,000 with at most two digits after the point, like 1250 or 1250.50.',
    ]);
  });

  it('that is agreed may be nothing, or 0', () => {
    const schema = agreedAmountSchema('Price');
    expect([schema.parse(''), schema.parse('0'), schema.parse('900.5')]).toEqual(['', '0.00', '900.50']);
    expect(schema.safeParse('1.234').success).toBe(false);
  });
});

describe('A currency', () => {
  it('is one of a fixed list that every program knows, of two digits', () => {
    expect(new Set(currencies).size).toBe(currencies.length);
    const known = new Set(Intl.supportedValuesOf('currency'));
    for (const code of currencies) expect(known, code).toContain(code);
    for (const code of ['KWD', 'BHD', 'OMR', 'JOD', 'TND']) expect(currencies).not.toContain(code);
    expect(currencySchema().parse('TZS')).toBe('TZS');
  });

  it.each(['XYZ', 'usd', 'US', '', '€', 'DEM', null, 5])('is not %j', (given) => {
    expect(currencySchema().safeParse(given).error?.issues).toHaveLength(1);
  });
});

describe('What finance sees of a request', () => {
  const frame = {
    id: '0190a1b2-0000-7000-8000-000000000001',
    reference: 'PB-7Q4M-2XN9-K',
    capturedAt: '2027-01-01T00:00:00.000Z',
    receivedAt: '2027-01-01T00:00:00.000Z',
    revision: 3,
    lastChange: '0190a1b2-0000-7000-8000-000000000002',
    owner: { id: '0190a1b2-0000-7000-8000-000000000003', name: 'Zuri Mollel' },
    state: 'lost',
    lostReason: 'Anna chose a cruise',
    price: '10.00',
    currency: 'EUR',
    paid: { EUR: '5.00' },
    setBy: {
      price: { id: '0190a1b2-0000-7000-8000-000000000002', by: 'Zuri', at: '2027-01-01T00:00:00.000Z' },
      state: {
        id: '0190a1b2-0000-7000-8000-000000000005',
        by: 'Zuri',
        at: '2027-01-01T00:00:00.000Z',
        was: { state: 'lost', lostReason: 'A cruise' },
      },
      Incharge: { id: '0190a1b2-0000-7000-8000-000000000004', by: 'Zuri', at: '2027-01-01T00:00:00.000Z' },
    },
    notes: [{ id: '1', by: 'Zuri', text: 'Allergic to nuts', capturedAt: '2027-01-01T00:00:00.000Z' }],
    replies: [
      {
        id: '2',
        by: 'Zuri',
        way: 'mail',
        to: 'anna@example.com',
        subject: 'Hi',
        text: 'Dear',
        capturedAt: '',
      },
    ],
    history: [{ id: '3', by: '', capturedAt: '', receivedAt: '', outcome: 'first', changes: [] }],
    suspect: false,
  } as const;
  const flight = {
    kind: 'flightRequest',
    ...frame,
    fullName: 'Anna Meyer',
    email: 'anna@example.com',
    phone: '+255 712 345 678',
    travelers: 1,
    preferredAirline: 'Any',
    additionalRequests: 'A window',
    travelerDetails: [
      {
        name: 'Ben Meyer',
        gender: 'Male',
        travelDate: '2027-06-01',
        returnDate: '2027-06-20',
        departurePoint: 'Oslo',
        hasPassport: true,
      },
    ],
  } as const satisfies FeedRecord;

  it('has what money and state were before, without the reasons, and nothing else that was set', () => {
    const mark = { id: '0190a1b2-0000-7000-8000-000000000009', by: 'Zuri', at: '2027-01-01T00:00:00.000Z' };
    const pastSettings = [
      { ...mark, field: 'owner', set: { owner: mark.id } },
      { ...mark, field: 'state', set: { state: 'lost', lostReason: 'Anna is ill' } },
      { ...mark, field: 'price', set: { price: '9.00', currency: 'EUR' } },
    ];
    expect(toMoneyView({ ...flight, pastSettings }).pastSettings).toEqual([
      { ...mark, field: 'state', set: { state: 'lost' } },
      { ...mark, field: 'price', set: { price: '9.00', currency: 'EUR' } },
    ]);
    expect(toMoneyView({ ...flight, pastSettings: pastSettings.slice(0, 1) })).not.toHaveProperty(
      'pastSettings',
    );
  });

  it('is who, what, when, its state and its money', () => {
    const seen = toMoneyView(flight);
    expect(seen).toEqual({
      kind: 'flightRequest',
      ...Object.fromEntries(
        (['id', 'reference', 'capturedAt', 'receivedAt', 'revision', 'lastChange'] as const).map((name) => [
          name,
          frame[name],
        ]),
      ),
      owner: null,
      state: 'lost',
      price: '10.00',
      currency: 'EUR',
      paid: { EUR: '5.00' },
      setBy: {
        price: frame.setBy.price,
        state: { id: '0190a1b2-0000-7000-8000-000000000005', by: 'Zuri', at: '2027-01-01T00:00:00.000Z' },
      },
      notes: [],
      suspect: false,
      fullName: 'Anna Meyer',
      email: '',
      phone: '',
      travelers: 1,
      preferredAirline: '',
      additionalRequests: '',
      travelerDetails: [
        {
          name: '',
          gender: '',
          travelDate: '2027-06-01',
          returnDate: '2027-06-20',
          departurePoint: '',
          hasPassport: false,
        },
      ],
    });
    for (const secret of ['cruise', 'nuts', 'example.com', '712', 'Ben', 'Oslo', 'Zuri Mollel']) {
      expect(JSON.stringify(seen)).not.toContain(secret);
    }
  });

  it('is there once the request is confirmed, or something is agreed or paid', () => {
    expect(workingStates.filter((state) => countsAsMoney({ state }))).toEqual(['confirmed', 'done']);
    expect(isInMoneyView({ state: 'new' })).toBe(false);
    expect(isInMoneyView({ state: 'done' })).toBe(true);
    expect(isInMoneyView({ state: 'lost', paid: { USD: '5.00' } })).toBe(true);
    expect(isInMoneyView({ state: 'quoted', deposit: '5.00' })).toBe(true);
  });
});

it('An amount that is set back goes with its currency', () => {
  const record = { owner: null, price: '10.00', currency: 'EUR' };
  expect(previousValue(record, 'price')).toEqual({ price: '10.00', currency: 'EUR' });
  expect(previousValue(record, 'deposit')).toEqual({ deposit: '' });
  expect(changeSchemas.tour.parse(previousValue(record, 'price'))).toEqual({
    price: '10.00',
    currency: 'EUR',
  });
  expect(changeSchemas.tour.parse(previousValue({ owner: null }, 'currency'))).toEqual({ currency: '' });
});

it('What is empty of the money of a record is left out, and a currency without an amount', () => {
  const empty = { price: '', currency: 'USD', deposit: '', depositDue: '', balanceDue: '' };
  expect(withoutEmptyMoney({ id: '1', ...empty })).toEqual({ id: '1' });
  expect(withoutEmptyMoney({ ...empty, deposit: '5.00' })).toEqual({ deposit: '5.00', currency: 'USD' });
});
