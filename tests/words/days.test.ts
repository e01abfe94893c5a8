/** The day on a stamp, and other days without a time. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pastDateHint } from '../../src/forms/engine/past-date.ts';
import { byTrip } from '../../src/pages/outbox/trips.ts';
import { dayOfMoment } from '../../src/ui/days.ts';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { sayDay, speak } from '../../src/words/say.ts';

const zone = process.env.TZ;
afterEach(() => {
  vi.useRealTimers();
  speak('en', null);
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('The day of a stamp', () => {
  const lateInEurope = '2027-06-14T22:30:00.000Z';

  it('is that of the clock on the wall where the device is', () => {
    process.env.TZ = 'Africa/Dar_es_Salaam';
    expect(dayOfMoment(lateInEurope)).toBe('2027-06-15');
    process.env.TZ = 'America/New_York';
    expect(dayOfMoment(lateInEurope)).toBe('2027-06-14');
  });

  it('is in the language of the page', () => {
    process.env.TZ = 'Africa/Dar_es_Salaam';
    speak('de', german);
    expect(dayOfMoment(lateInEurope)).toBe('15.06.2027');
    speak('fr', french);
    expect(dayOfMoment(lateInEurope)).toBe('15 juin 2027');
  });

  it('is left out where nobody knows it', () => {
    expect(dayOfMoment(undefined)).toBeUndefined();
    expect(dayOfMoment('yesterday')).toBeUndefined();
  });
});

it('A day without a time is the same everywhere, and stays as it is where it is none', () => {
  process.env.TZ = 'America/New_York';
  expect(sayDay('2027-06-14')).toBe('2027-06-14');
  speak('de', german);
  expect(['2027-06-14', '2027-13-01', 'in June'].map(sayDay)).toEqual([
    '14.06.2027',
    '2027-13-01',
    'in June',
  ]);
});

describe('Today is the day where the traveller is', () => {
  const evening = '2027-06-15T01:00:00Z';
  const early = '2027-06-14T22:30:00Z';
  const at = (zone: string, moment: string) => {
    process.env.TZ = zone;
    vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
  };

  it('so that an evening in America is not warned of its own date', () => {
    at('America/New_York', evening);
    expect(pastDateHint('2027-06-14')).toBeUndefined();
    expect(pastDateHint('2027-06-13')).toContain('in the past');
  });

  it('and a night in Tanzania is warned of the day before', () => {
    at('Africa/Dar_es_Salaam', early);
    expect(pastDateHint('2027-06-14')).toContain('in the past');
    expect(pastDateHint('2027-06-15')).toBeUndefined();
  });

  it('and a trip of today still stands with those to come', () => {
    at('America/New_York', evening);
    const days = ['2027-06-13', '2027-06-14', '2027-06-15'];
    const sorted = byTrip(days, (day) => ({ name: 'Safari', day }));
    expect(sorted).toEqual(['2027-06-14', '2027-06-15', '2027-06-13']);
  });
});
