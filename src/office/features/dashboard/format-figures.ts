/** Figures as people read them. */

import { say, sayCount, sayNumber } from '../../../words/say.ts';
import { formatMoney } from '../../table/engine/format.ts';
import { DAY, HOUR } from '../figures/counts.ts';

export const formatDollars = (value: number): string => formatMoney(value);

export function formatPercent(value: number): string {
  return `${sayNumber(value, { maximumFractionDigits: 1 })}%`;
}

/** "4.5 of 5", or a dash without answers. */
export function formatRating(value: number | null): string {
  return value === null ? '–' : say('{value} of 5', { value: Math.round(value * 10) / 10 });
}

/** "3 hours", "2.5 days". @param milliseconds from 0 */
export function formatDuration(milliseconds: number): string {
  const [unit, size] = milliseconds < 2 * DAY ? (['hour', HOUR] as const) : (['day', DAY] as const);
  const count = milliseconds / size;
  if (unit === 'hour' && count < 1) return say('under an hour');
  const rounded = count < 10 ? Math.round(count * 10) / 10 : Math.round(count);
  return unit === 'hour'
    ? sayCount(rounded, '1 hour', '{count} hours')
    : sayCount(rounded, '1 day', '{count} days');
}

/** Formats how long something has waited. @param since ISO 8601 */
export function formatWaitingTime(since: string, now: Date): string {
  return formatDuration(Math.max(0, now.getTime() - Date.parse(since)));
}

/** "and 3 more", which are not named. */
export const formatMore = (count: number): string => sayCount(count, 'and 1 more', 'and {count} more');
