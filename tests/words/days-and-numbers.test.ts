/** Days, months and numbers, as the language of the page writes them and where the traveller is. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pastDateHint } from '../../src/forms/engine/fields/past-date.ts';
import { compactNumber } from '../../src/office/features/charts/chart-points.ts';
import { formatPercent } from '../../src/office/features/dashboard/format-figures.ts';
import { formatMoney, formatNumber } from '../../src/office/table/engine/format.ts';
import { sortByHeading } from '../../src/pages/outbox/request-heading.ts';
import { describeShown } from '../../src/pages/parts/months/month-filter.tsx';
import { formatDayOf } from '../../src/ui/dates/local-days.ts';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { sayDay, setPageLanguage } from '../../src/words/say.ts';

const zone = process.env.TZ;
afterEach(() => {
  vi.useRealTimers();
  setPageLanguage('en', null);
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('The day of a stamp', () => {
  const lateInEurope = '2027-06-14T22:30:00.000Z';

  it('is that of the clock on the wall where the device is', () => {
    process.env.TZ = 'Africa/Dar_es_Salaam';
    expect(formatDayOf(lateInEurope)).toBe('2027-06-15');
    process.env.TZ = 'America/New_York';
    expect(formatDayOf(lateInEurope)).toBe('2027-06-14');
  });

  it('is in the language of the page', () => {
    process.env.TZ = 'Africa/Dar_es_Salaam';
    setPageLanguage('de', german);
    expect(formatDayOf(lateInEurope)).toBe('15.06.2027');
    setPageLanguage('fr', french);
    expect(formatDayOf(lateInEurope)).toBe('15 juin 2027');
  });

  it('is left out where nobody knows it', () => {
    expect(formatDayOf(undefined)).toBeUndefined();
    expect(formatDayOf('yesterday')).toBeUndefined();
  });
});

it('A day without a time is the same everywhere, and stays as it is where it is none', () => {
  process.env.TZ = 'America/New_York';
  expect(sayDay('2027-06-14')).toBe('2027-06-14');
  setPageLanguage('de', german);
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
    const sorted = sortByHeading(days, (day) => ({ name: 'Safari', day }));
    expect(sorted).toEqual(['2027-06-14', '2027-06-15', '2027-06-13']);
  });
});

describe('The answer to a month and a reason', () => {
  const packages = { all: 10, noun: 'packages', month: 4, reason: '' } as const;
  const parks = { all: 15, noun: 'parks', month: 4, reason: 'young' } as const;
  const answers = () =>
    [
      { ...packages, fitting: 2 },
      { ...packages, fitting: 0 },
      { ...parks, fitting: 1 },
      { ...parks, fitting: 0 },
      { ...parks, fitting: 3, month: 0 },
      { ...parks, fitting: 0, month: 0 },
    ].map(describeShown);

  it('is a whole sentence in German', () => {
    setPageLanguage('de', german);
    expect(answers()).toEqual([
      'Im April sind 2 von 10 Paketen eine gute Wahl.',
      'Bei unseren Paketen ist im April nicht die beste Zeit. Hier sind alle.',
      'Im April passt 1 von 15 Parks zu „Jungtiere“.',
      'Unter unseren Parks passt im April nichts zu „Jungtiere“. Hier sind alle.',
      '3 von 15 Parks passen zu „Jungtiere“.',
      'Unter unseren Parks passt nichts zu „Jungtiere“. Hier sind alle.',
    ]);
  });

  it('is a whole sentence in French', () => {
    setPageLanguage('fr', french);
    const young = '«\u00a0jeunes animaux\u00a0»';
    expect(answers()).toEqual([
      'Parmi nos 10 forfaits, 2 conviennent en avril.',
      'En avril, ce n’est pas la bonne saison pour nos forfaits. Voici toute la liste.',
      `Parmi nos 15 parcs, 1 convient en avril pour ${young}.`,
      `Parmi nos parcs, rien ne convient en avril pour ${young}. Voici toute la liste.`,
      `Parmi nos 15 parcs, 3 conviennent pour ${young}.`,
      `Parmi nos parcs, rien ne convient pour ${young}. Voici toute la liste.`,
    ]);
  });
});

it('Numbers follow the language, and money of the English screens does not', () => {
  expect([formatNumber(1_204.5), compactNumber(1_250), formatPercent(99.5)]).toEqual([
    '1,204.5',
    '1.3K',
    '99.5%',
  ]);
  setPageLanguage('de', german);
  expect([formatNumber(1_204.5), compactNumber(1_250), formatPercent(99.5)]).toEqual([
    '1.204,5',
    '1250',
    '99,5%',
  ]);
  expect(formatMoney(1_204)).toBe('$1,204');
});
