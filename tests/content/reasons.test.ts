/** Why one goes where in which month. */
import { describe, expect, it } from 'vitest';
import { yearWithReasons } from '../../src/build/documents/destinations.ts';
import { reasons } from '../../src/content/reasons/list.ts';
import {
  isReasonInMonth,
  isWorthGoing,
  otherGoodMonths,
  reasonsByMonths,
  reasonsFor,
} from '../../src/pages/parts/months/reasons.ts';
import { destinations } from '../parts/pages/page-prose.ts';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const yearAt = (wanted: string) => {
  const found = destinations.find(({ address }) => address === wanted);
  if (!found) throw new Error(`No destination at ${wanted}`);
  return yearWithReasons(found);
};

describe('The reasons of the months', () => {
  it('are those of our destinations, and of all of them', () => {
    expect(Object.keys(reasons).sort()).toEqual(destinations.map(({ address }) => address).sort());
  });

  it.each(Object.entries(reasons))('say something of each month at %s, in a few words', (_, own) => {
    for (const month of MONTHS)
      expect(own.filter((reason) => isReasonInMonth(reason, month))).not.toEqual([]);
    for (const [, , , text] of own) {
      expect(text.length, text).toBeLessThanOrEqual(45);
      expect(text).not.toMatch(/\.$/);
    }
    expect(new Set(own.map(String)).size).toBe(own.length);
  });

  it('make the rings differ where the best months are the same', () => {
    const mostAlike = (rings: readonly string[]) =>
      Math.max(...rings.map((ring) => rings.filter((other) => other === ring).length));
    expect(mostAlike(destinations.map(({ year }) => year.best.join()))).toBeGreaterThan(25);
    const whole = destinations.map((one) => `${one.year.best} and ${otherGoodMonths(yearWithReasons(one))}`);
    expect(mostAlike(whole)).toBeLessThan(10);
  });

  it('tell who travels in February of the calves, and keep the season of the place', () => {
    const serengeti = yearAt('/wildlife/Serengeti');
    expect(serengeti.best).toEqual([6, 7, 8, 9, 10]);
    expect(isWorthGoing(serengeti, 2)).toBe(true);
    expect(isWorthGoing(serengeti, 2, 'young')).toBe(true);
    expect(isWorthGoing(serengeti, 2, 'crossings')).toBe(false);
    expect(reasonsFor(serengeti, 2, '')).toBe('February: calving at Ndutu');
    expect(reasonsFor(serengeti, 0, 'crossings')).toBe(
      'June to July: Grumeti crossings; August to October: Mara crossings at Kogatende',
    );
    expect(reasonsByMonths(serengeti)[0]).toEqual([1, 3, 'calving at Ndutu']);
  });

  it('send nobody where the camps are closed, or where it only rains', () => {
    expect(isWorthGoing(yearAt('/wildlife/katavi_national_park'), 2)).toBe(false);
    expect(reasonsFor(yearAt('/wildlife/katavi_national_park'), 2, '')).toBe(
      'February: plains under water, camps shut',
    );
    expect(isWorthGoing(yearAt('/places/kendwa-beach'), 4)).toBe(false);
    expect(isWorthGoing(yearAt('/places/stone-town'), 4)).toBe(false);
    expect(isWorthGoing(yearAt('/places/stone-town'), 4, 'quiet')).toBe(true);
  });

  it('hold over the end of a year', () => {
    expect(reasonsByMonths(yearAt('/wildlife/Gombe_national_park')).at(-1)?.slice(0, 2)).toEqual([11, 2]);
    expect(isWorthGoing(yearAt('/beachexperience/Mafia_island'), 1, 'giants')).toBe(true);
    expect(isWorthGoing(yearAt('/beachexperience/Mafia_island'), 6, 'giants')).toBe(false);
  });
});
