/** Columns of the staff's tables: headed by words, and set out on a sheet of paper. */
import { v7 } from 'uuid';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '../../../src/device/records/index.ts';
import { requestKinds } from '../../../src/kinds/list.ts';
import { kindViews } from '../../../src/office/kinds/list.ts';
import { columnsOf } from '../../../src/office/records/list/kind-columns.tsx';
import { type Column, cellText, fileValue, minimumWidth } from '../../../src/office/table/engine/columns.ts';
import { choosePrintColumns } from '../../../src/office/table/parts/print-columns.ts';
import { tourOf } from '../../parts/device/feed.ts';
import { booking } from '../../parts/records/sample-booking.ts';

afterEach(() => void vi.useRealTimers());

it('No column of any table is headed by the name of a field', () => {
  const headers = Object.values(kindViews).flatMap(({ columns }) =>
    Object.values(columns as Record<string, { header?: string }>).flatMap(({ header }) => header ?? []),
  );
  expect(headers.length).toBeGreaterThan(40);
  expect(headers.filter((header) => /^[a-z]|_|[a-z][A-Z]/.test(header))).toEqual([]);
});

describe('A table of requests', () => {
  const shown = (kind: (typeof requestKinds)[number]) =>
    columnsOf(kind as 'tour').filter(({ hidden }) => !hidden);

  it.each([
    ['tour', ['Customer', 'State', 'Travel date', 'Travelers', 'Budget per person and day', 'Price agreed']],
    ['packageBooking', ['Full name', 'State', 'Start date', 'Adults', 'Children', 'Price agreed']],
    ['tripPlan', ['Name', 'State', 'Preferred date', 'Travelers', 'Budget', 'Price agreed']],
    ['flightRequest', ['Full name', 'State', 'First travel date', 'Departure', 'Travelers', 'Price agreed']],
    ['eventRequest', ['Name', 'State', 'Event date', 'Price agreed']],
    ['stayBooking', ['Name', 'State', 'Check-in', 'Check-out', 'Guests', 'Price agreed']],
  ] as const)(
    'of %s begins with guest, state, dates, people and money, in sight at 1440 pixels',
    (kind, first) => {
      const columns = shown(kind).slice(0, first.length);
      expect(columns.map(({ header }) => header)).toEqual(first);
      // The sidebar and the margins of the page take 350 pixels.
      expect(columns.reduce((sum, column) => sum + minimumWidth(column), 0)).toBeLessThan(1440 - 350);
    },
  );

  it('has what is agreed, due, paid and open, in files as plain numbers with their currency', () => {
    const money = ['price', 'deposit', 'nextDue', 'paid', 'balance', 'currency'];
    for (const kind of requestKinds)
      expect(ids(shown(kind))).toEqual(expect.arrayContaining(money.slice(0, 5)));
    const columns = money.map((id) => columnsOf('tour').find((column) => column.id === id) as Column<object>);
    const agreed = { price: '3700.00', currency: 'EUR', deposit: '740.00', depositDue: '2027-01-31' };
    const row = {
      ...tourOf(v7(), { ...agreed, balanceDue: '2027-06-01', paid: { EUR: '740.50', USD: '9.00' } }),
    };
    expect(columns.map((column) => cellText(column, row))).toEqual([
      '€3,700',
      '€740',
      '1 Jun 2027',
      '€740.50',
      '€2,959.50',
      'EUR',
    ]);
    const inFile = [3700, 740, '2027-06-01', 740.5, 2959.5, 'EUR'];
    expect(columns.map((column) => fileValue(column, row))).toEqual(inFile);
    expect(columns.map((column) => cellText(column, tourOf(v7())))).toEqual(['', '', '', '', '', '']);
  });

  it('has the day of the follow-up, in files as a date', () => {
    for (const kind of requestKinds) {
      const column = shown(kind).find(({ id }) => id === 'followUp') as Column<object>;
      const row = { ...tourOf(v7(), { followUp: '2027-02-03' }) };
      expect([cellText(column, row), fileValue(column, row)]).toEqual(['3 Feb 2027', '2027-02-03']);
      expect(cellText(column, tourOf(v7()))).toBe('');
    }
  });

  it('are made anew on the next day of the office, because other follow-ups are due then', () => {
    vi.setSystemTime('2027-02-02T20:59:00.000Z');
    const row = { ...tourOf(v7(), { followUp: '2027-02-03' }) } as Row<'tour'>;
    const before = columnsOf('tour');
    const isDue = () =>
      columnsOf('tour')
        .find(({ id }) => id === 'followUpDue')
        ?.value(row);
    expect([columnsOf('tour') === before, isDue()]).toEqual([true, '']);
    vi.setSystemTime('2027-02-02T21:00:00.000Z');
    expect([columnsOf('tour') === before, isDue()]).toEqual([false, 'Follow-up due']);
  });

  it('lists in an opened record when it came and was captured after everything else', () => {
    for (const kind of requestKinds) {
      const listed = columnsOf(kind).filter(({ apart }) => !apart);
      expect(ids(listed).slice(-3)).toEqual(['received', 'reference', 'captured']);
    }
  });
});

interface Guest {
  name: string;
  wish: string;
}
const name: Column<Guest> = { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name };
const wish: Column<Guest> = { id: 'wish', header: 'Wishes', kind: 'text', value: (row) => row.wish };
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);
const split = (columns: readonly Column<Guest>[], rows: readonly Guest[]) => {
  const { across, below, left } = choosePrintColumns(columns, rows);
  return { across: ids(across), below: ids(below), left: ids(left) };
};

describe('On paper', () => {
  it('short texts stand in the row', () => {
    expect(split([name, wish], [{ name: 'Asha', wish: 'Tea' }])).toEqual({
      across: ['name', 'wish'],
      below: [],
      left: [],
    });
  });

  it('a column with long texts goes below the row, and the name of the row never does', () => {
    const rows = [{ name: 'A'.repeat(200), wish: 'A tent far from the generator. '.repeat(20) }];
    expect(split([name, wish], rows)).toEqual({ across: ['name'], below: ['wish'], left: [] });
  });

  it('one text of two lines among many short ones does not move its column', () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      name: 'Asha',
      wish: index === 0 ? 'x'.repeat(80) : 'Tea',
    }));
    expect(split([name, wish], rows).below).toEqual([]);
  });

  const line = [{ name: 'Asha', wish: 'A tent far from the generator.' }];
  const many = (minor: (index: number) => boolean) =>
    Array.from(
      { length: 8 },
      (_, index): Column<Guest> => ({
        ...wish,
        id: `c${index}`,
        minor: minor(index),
      }),
    );

  it('minor columns are left out first, the last of them first, and only as many as must', () => {
    const { across, below, left } = split([name, ...many((index) => index > 3)], line);
    expect(left).toEqual(['c5', 'c6', 'c7']);
    expect(across).toEqual(['name', 'c0', 'c1', 'c2', 'c3', 'c4']);
    expect(below).toEqual([]);
  });

  it('what has no room then goes below', () => {
    const { across, below } = split([name, ...many(() => false)], line);
    expect(across).toHaveLength(6);
    expect(below).toEqual(['c5', 'c6', 'c7']);
  });

  it('a package booking has its contacts, people, state, owner and reference in one line', () => {
    const columns = columnsOf('packageBooking').filter(({ hidden }) => !hidden);
    const long = {
      ...booking,
      Fullname: booking.fullName,
      package_name: booking.Tripname,
      Start_date: booking.travelDate,
      availability_status: 'Available',
      days: 8,
      state: 'answered',
      owner: null,
      receivedAt: '2027-01-14T08:00:00.000Z',
      capturedAt: '2027-01-14T08:00:00.000Z',
      specialRequests: 'A tent far from the generator. '.repeat(9),
      reference: 'PB-7Q4M-2XN9-K',
    };
    const rows = [long] as unknown as Row<'packageBooking'>[];
    expect(ids(choosePrintColumns(columns, rows).across)).toEqual(
      expect.arrayContaining([
        'Fullname',
        'state',
        'Start_date',
        'email',
        'phone',
        'numberOfAdults',
        'owner',
        'reference',
      ]),
    );
  });
});
