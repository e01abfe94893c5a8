/** Columns of the staff's tables: headed by words, and set out on a sheet of paper. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/device/records/index.ts';
import { kindViews } from '../../../src/office/kinds/list.ts';
import { columnsOf } from '../../../src/office/records/list/kind-columns.tsx';
import type { Column } from '../../../src/office/table/engine/columns.ts';
import { choosePrintColumns } from '../../../src/office/table/parts/print-columns.ts';
import { booking } from '../../parts/sample-booking.ts';

it('No column of any table is headed by the name of a field', () => {
  const headers = Object.values(kindViews).flatMap(({ columns }) =>
    Object.values(columns as Record<string, { header?: string }>).flatMap(({ header }) => header ?? []),
  );
  expect(headers.length).toBeGreaterThan(40);
  expect(headers.filter((header) => /^[a-z]|_|[a-z][A-Z]/.test(header))).toEqual([]);
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
