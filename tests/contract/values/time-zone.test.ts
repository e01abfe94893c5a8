import { describe, expect, it } from 'vitest';
import { createTimeZone, isTimeZone, nextDay } from '../../../src/contract/values/time-zone.ts';

describe('A time zone', () => {
  it.each([
    ['Africa/Dar_es_Salaam', '2027-01-05', '2027-01-04T21:00:00.000Z'],
    ['UTC', '2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['Asia/Kathmandu', '2027-01-05', '2027-01-04T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-01', '2026-12-31T10:00:00.000Z'],
    ['Pacific/Honolulu', '2027-01-01', '2027-01-01T10:00:00.000Z'],
    // Clocks are put forward at midnight there: the day begins at one.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    // A day that was left out begins with the next one.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
    ['America/New_York', '2027-03-15', '2027-03-15T04:00:00.000Z'],
  ])('of %s begins the day %s at %s', (name, day, start) => {
    expect(createTimeZone(name).startOf(day).toISOString()).toBe(start);
  });

  it('has no day between two of the calendar', () => {
    expect(['2027-02-28', '2028-02-28', '2027-12-31'].map(nextDay)).toEqual([
      '2027-03-01',
      '2028-02-29',
      '2028-01-01',
    ]);
  });

  it('is known by its name alone', () => {
    for (const name of ['Africa/Dar_es_Salaam', 'UTC', 'Europe/Berlin']) expect(isTimeZone(name)).toBe(true);
    for (const name of ['', 'Mars/Olympus', 'Africa/Dar es Salaam', '../etc'])
      expect(isTimeZone(name)).toBe(false);
  });

  it('gives the day and the time of a moment there, also where clocks are changed', () => {
    const berlin = createTimeZone('Europe/Berlin');
    const at = (moment: string) => berlin.wallTime(new Date(moment)).toISOString();
    expect(at('2026-03-29T00:59:00.000Z')).toBe('2026-03-29T01:59:00.000Z');
    expect(at('2026-03-29T01:00:00.000Z')).toBe('2026-03-29T03:00:00.000Z');
    expect(at('2026-10-25T00:30:00.000Z')).toBe('2026-10-25T02:30:00.000Z');
    expect(at('2026-10-25T01:30:00.000Z')).toBe('2026-10-25T02:30:00.000Z');
    expect(berlin.day(new Date('2026-12-31T22:59:59.000Z'))).toBe('2026-12-31');
    expect(berlin.day(new Date('2026-12-31T23:00:00.000Z'))).toBe('2027-01-01');
  });

  it('knows halves and quarters of hours, and moments before 1970', () => {
    expect(
      createTimeZone('Asia/Kathmandu').wallTime(new Date('2026-01-01T18:20:00.500Z')).toISOString(),
    ).toBe('2026-01-02T00:05:00.500Z');
    expect(createTimeZone('UTC').day(new Date('1969-12-31T23:59:59.999Z'))).toBe('1969-12-31');
  });
});
