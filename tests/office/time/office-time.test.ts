/** The office's days and times are those of its own zone, whatever the zone of the device. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTimeZone } from '../../../src/contract/values/time-zone.ts';
import { perDay, perMonth } from '../../../src/office/features/figures/counts.ts';
import { filterTest } from '../../../src/office/table/engine/filter.ts';
import { formatMoment, officeDayOf } from '../../../src/office/table/engine/format.ts';
import { xlsxCell } from '../../../src/office/table/export/export-xlsx.ts';
import { momentOfOffice, officeZoneName, setOfficeZone } from '../../../src/office/time/office-time.ts';
import { officeToday } from '../../../src/office/time/office-today.ts';

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kathmandu'])(
  'On a device in %s',
  (zone) => {
    beforeEach(() => {
      process.env.TZ = zone;
    });

    it('a moment reads as it does in Dar es Salaam', () => {
      expect(formatMoment('2026-11-22T11:05:00.000Z')).toBe('22 Nov 2026, 14:05');
      expect(formatMoment('2026-12-31T21:00:00.000Z')).toBe('1 Jan 2027, 00:00');
      expect(formatMoment('no moment')).toBe('no moment');
    });

    it('a day begins and a month ends at midnight there', () => {
      expect(officeDayOf('2026-11-30T20:59:59.999Z')).toBe('2026-11-30');
      expect(officeDayOf('2026-11-30T21:00:00.000Z')).toBe('2026-12-01');
      expect(officeDayOf('2028-02-28T21:00:00.000Z')).toBe('2028-02-29');
      expect(officeDayOf('no moment')).toBe('');
    });

    it('a day and a time that were chosen are of its clocks', () => {
      expect(momentOfOffice('2026-12-01', '00:00')?.toISOString()).toBe('2026-11-30T21:00:00.000Z');
      expect(momentOfOffice('2026-11-22', '14:05')?.toISOString()).toBe('2026-11-22T11:05:00.000Z');
      for (const [day, time] of [
        ['', ''],
        ['2026-02-30x', '10:00'],
        ['2026-13-01', '10:00'],
        ['2026-11-22', '25:00'],
      ])
        expect(momentOfOffice(day ?? '', time ?? '')).toBeNull();
    });

    it('today is the day there', () => {
      expect(officeToday(new Date('2026-11-22T20:30:00.000Z'))).toBe('2026-11-22');
      expect(officeToday(new Date('2026-11-22T21:30:00.000Z'))).toBe('2026-11-23');
    });

    it('a filter by days finds what arrived that day there', () => {
      const column = { id: 'at', kind: 'moment' } as never;
      const passes = filterTest(column, { from: '2026-12-01', to: '2026-12-01' });
      expect(passes('2026-11-30T20:59:59.999Z')).toBe(false);
      expect(passes('2026-11-30T21:00:00.000Z')).toBe(true);
      expect(passes('2026-12-01T20:59:59.999Z')).toBe(true);
    });

    it('charts count the days and months there', () => {
      const now = new Date('2026-11-30T21:30:00.000Z');
      const moments = ['2026-11-30T20:59:59.999Z', '2026-11-30T21:00:00.000Z', '2026-12-01', 'no moment'];
      const values = (counts: { label: string; value: number }[]) =>
        counts.map(({ label, value }) => `${label}: ${value}`);
      expect(values(perMonth(moments, (at) => at, now, { first: -1 }))).toEqual([
        'Nov 2026: 1',
        'Dec 2026: 2',
      ]);
      expect(values(perDay(moments, (at) => at, now, 2))).toEqual(['30 Nov: 1', '1 Dec: 2']);
    });

    it('a workbook has the time there', () => {
      expect(xlsxCell('moment', '2026-11-30T21:00:00.000Z', createTimeZone(officeZoneName()))).toMatchObject({
        value: new Date('2026-12-01T00:00:00.000Z'),
      });
    });
  },
);

it('a time that was chosen is that of the season, and never one that clocks skip', () => {
  setOfficeZone('Europe/Berlin');
  try {
    expect(momentOfOffice('2026-07-01', '12:00')?.toISOString()).toBe('2026-07-01T10:00:00.000Z');
    expect(momentOfOffice('2026-12-01', '12:00')?.toISOString()).toBe('2026-12-01T11:00:00.000Z');
    expect(momentOfOffice('2026-10-25', '12:00')?.toISOString()).toBe('2026-10-25T11:00:00.000Z');
    expect(momentOfOffice('2026-03-29', '02:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  } finally {
    setOfficeZone(undefined);
  }
});
