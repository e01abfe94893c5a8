/** Tells if a trip lies out of the season that its package's page names. Pure. */
import { parseSeasonMonths } from '../../../../content/packages/season-months.ts';
import { monthsBetween } from '../../../../device/office/days/index.ts';

/** True if a day of the trip lies in a month in which the package does not run. */
export function isOutOfSeason(words: string, from: string, to: string): boolean {
  const months = parseSeasonMonths(words);
  return months !== null && monthsBetween(from, to, 12).some((month) => !months.has(Number(month.slice(5))));
}
