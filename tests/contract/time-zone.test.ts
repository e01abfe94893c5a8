import { describe, expect, it } from 'vitest';
import { createZone, isTimeZone } from '../../src/contract/time-zone.ts';

describe('A time zone', () => {
  it('is known by its name alone', () => {
    for (const name of ['Africa/Dar_es_Salaam', 'UTC', 'Europe/Berlin']) expect(isTimeZone(name)).toBe(true);
    for (const name of ['', 'Mars/Olympus', 'Africa/Dar es Salaam', '../etc'])
      expect(isTimeZone(name)).toBe(false);
  });

  it('gives the day and the time of a moment there, also where clocks are changed', () => {
    const berlin = createZone('Europe/Berlin');
    const at = (moment: string) => berlin.wallTime(new Date(moment)).toISOString();
    expect(at('2026-03-29T00:59:00.000Z')).toBe('2026-03-29T01:59:00.000Z');
    expect(at('2026-03-29T01:00:00.000Z')).toBe('2026-03-29T03:00:00.000Z');
    expect(at('2026-10-25T00:30:00.000Z')).toBe('2026-10-25T02:30:00.000Z');
    expect(at('2026-10-25T01:30:00.000Z')).toBe('2026-10-25T02:30:00.000Z');
    expect(berlin.day(new Date('2026-12-31T22:59:59.000Z'))).toBe('2026-12-31');
    expect(berlin.day(new Date('2026-12-31T23:00:00.000Z'))).toBe('2027-01-01');
  });

  it('knows halves and quarters of hours, and moments before 1970', () => {
    expect(createZone('Asia/Kathmandu').wallTime(new Date('2026-01-01T18:20:00.500Z')).toISOString()).toBe(
      '2026-01-02T00:05:00.500Z',
    );
    expect(createZone('UTC').day(new Date('1969-12-31T23:59:59.999Z'))).toBe('1969-12-31');
  });
});
