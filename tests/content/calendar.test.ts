import { describe, expect, it } from 'vitest';
import { lastDayOf, writeCalendarJourney } from '../../src/forms/engine/outcome/calendar-event.ts';

const day = {
  uid: 'PB-7Q4M-2XN9-K@example.org',
  title: 'Savanna & Coast: Package booking; a, b\\c',
  description:
    'Package booking PB-7Q4M-2XN9-K\nName: José Ngũgĩ, with a very long name that goes on over the line 🦒🦒',
  date: '2027-12-31',
  madeAt: '2026-11-21T05:40:00.123Z',
};

describe('A calendar file (RFC 5545)', () => {
  const text = writeCalendarJourney(day);
  const lines = text.replaceAll('\r\n ', '').split('\r\n');

  it('is a whole day, to the end of the year and over it', () => {
    expect(lines).toContain('DTSTART;VALUE=DATE:20271231');
    expect(lines).toContain('DTEND;VALUE=DATE:20280101');
    expect(lines).toContain('DTSTAMP:20261121T054000Z');
    expect(lines).toContain('UID:PB-7Q4M-2XN9-K@example.org');
  });

  it('covers the whole journey, and is tentative: nothing is reserved yet', () => {
    const journey = writeCalendarJourney({ ...day, date: '2027-06-14', lastDate: '2027-06-21' });
    expect(journey).toContain('DTSTART;VALUE=DATE:20270614\r\nDTEND;VALUE=DATE:20270622\r\n');
    expect(journey).toContain('\r\nSTATUS:TENTATIVE\r\n');
    // A stay that ends before it begins is taken by its first day.
    expect(writeCalendarJourney({ ...day, lastDate: '2027-01-01' })).toContain('DTEND;VALUE=DATE:20280101');
  });

  it.each([
    ['2027-06-14', 8, '2027-06-21'],
    ['2027-12-31', 2, '2028-01-01'],
    ['2027-06-14', 1, '2027-06-14'],
    ['2027-06-14', undefined, undefined],
    [undefined, 8, undefined],
    ['9999-12-31', 3, undefined],
  ])('from %s, of %s days, ends on %s', (date, days, last) => {
    expect(lastDayOf(date, days)).toBe(last);
  });

  it('escapes what the format means something by', () => {
    expect(lines).toContain('SUMMARY:Savanna & Coast: Package booking\\; a\\, b\\\\c');
    expect(lines).toContain(
      'DESCRIPTION:Package booking PB-7Q4M-2XN9-K\\nName: José Ngũgĩ\\, with a very long name that goes on over the line 🦒🦒',
    );
  });

  it.each(['a\rb', 'a\r\nb', 'a\nb', 'a\u2028b', 'a\u0085b'])(
    'has no line break of a text as one of its own: %j',
    (text) => {
      const file = writeCalendarJourney({ ...day, title: text, description: `${text}\rEND:VEVENT` });
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u2028\u0085]/);
      expect(file).toContain('SUMMARY:a\\nb\r\n');
    },
  );

  it('has lines of 75 bytes at most, each ended as the format asks', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
