/** Rules about several fields of one item together, which its form can tell as well as a release. Pure. */
import { parseSeasonMonths } from '../packages/season-months.ts';

/** @param from @param until ISO 8601, or empty. @returns what is wrong, or null */
export function faultOfTimes(from: unknown, until: unknown): string | null {
  const [begin, end] = [Date.parse(String(from)), Date.parse(String(until))];
  return begin >= end ? 'The notice ends before it begins.' : null;
}

/** @param until ISO 8601, or empty. @param now milliseconds since 1970. @returns what is wrong, or null */
export const faultOfEnd = (until: unknown, now: number): string | null =>
  Date.parse(String(until)) <= now ? 'This time is over: nobody would see the notice.' : null;

/** A season says its months in full: the ring of the year, the calendar and the choice of a month follow it. */
export const faultOfSeason = (season: unknown): string | null =>
  parseSeasonMonths(String(season)) || /^all year$/i.test(String(season))
    ? null
    : 'Write months in full, such as “March to May”, or “All year”.';

/** A translation says the same values by name as its English text. */
export function faultOfNames(english: unknown, translation: unknown): string | null {
  const [there, here] = [namesIn(english), namesIn(translation)];
  const missing = there.filter((name) => !here.includes(name));
  const further = here.filter((name) => !there.includes(name));
  if (missing.length + further.length === 0) return null;
  return [
    missing.length > 0 && `The English text says ${missing.join(', ')}, and this one does not.`,
    further.length > 0 && `This text says ${further.join(', ')}, and the English one does not.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const namesIn = (value: unknown): string[] => [
  ...new Set((JSON.stringify(value) ?? '').match(/\{\w+\}/g) ?? []),
];

/** A photograph has a description. */
export const faultOfPhotograph = (picture: unknown, description: unknown): string | null =>
  picture && !description ? 'Write what the photograph shows, for people who cannot see it.' : null;
