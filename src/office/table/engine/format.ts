/**
 * Formats dates, times and numbers for table cells. Avoids Intl where speed matters, because there are many
 * cells.
 */

import { locale } from '../../../words/say.ts';
import { wallTimeInOffice } from '../../time/office-time.ts';

const ENGLISH = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** By language, made when it is first used. */
const monthsIn = new Map<string, readonly string[]>([['en', ENGLISH]]);

/** Twelve short names, January first. */
export function monthNames(): readonly string[] {
  const known = monthsIn.get(locale());
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale(), { month: 'short', timeZone: 'UTC' });
  const names = ENGLISH.map((_, month) => format.format(Date.UTC(2026, month)));
  monthsIn.set(locale(), names);
  return names;
}

/** By language, made when it is first used. */
const numbersIn = new Map<string, Intl.NumberFormat>();
/** By currency, of whole amounts and of others. */
const amounts = new Map<string, readonly [Intl.NumberFormat, Intl.NumberFormat]>();

const two = (number: number) => String(number).padStart(2, '0');

/** "14 Jun 2027" of `2027-06-14`; anything else as it is. */
export function formatDate(date: string): string {
  const month = date[4] === '-' && date[7] === '-' ? monthNames()[Number(date.slice(5, 7)) - 1] : undefined;
  return month ? `${Number(date.slice(8, 10))} ${month} ${date.slice(0, 4)}` : date;
}

/** "14 Jun 2027, 09:05" by the office's clocks. @param moment ISO 8601; anything else is given back */
export function formatMoment(moment: string): string {
  const at = wallTimeInOffice(moment);
  if (!at) return moment;
  return `${at.getUTCDate()} ${monthNames()[at.getUTCMonth()]} ${at.getUTCFullYear()}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}

/** "09:05" by the office's clocks. @param moment ISO 8601; anything else is given back */
export function formatTime(moment: string): string {
  const at = wallTimeInOffice(moment);
  return at ? `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}` : moment;
}

/** The calendar day of a moment by the office's calendar, `YYYY-MM-DD`; empty for what is none. */
export function officeDayOf(moment: string): string {
  const at = wallTimeInOffice(moment);
  return at ? at.toISOString().slice(0, 10) : '';
}

export function formatNumber(number: number): string {
  const known = numbersIn.get(locale());
  if (known) return known.format(number);
  const made = new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 });
  numbersIn.set(locale(), made);
  return made.format(number);
}

/**
 * "$1,204", "$663.50", "TZS 1,204": always two digits after the point, or none. As in English in every language, because
 * all screens with money are in English. @param currency ISO 4217
 */
export function formatMoney(amount: number, currency = 'USD'): string {
  // A server of a later version may know what is no currency here.
  if (!/^[A-Z]{3}$/.test(currency)) return `${formatMoney(amount).replace('$', '')} ${currency}`.trim();
  const [whole, exact] = amounts.get(currency) ?? makeFormats(currency);
  return (Number.isInteger(Math.round(amount * 100) / 100) ? whole : exact).format(amount);
}

function makeFormats(currency: string): readonly [Intl.NumberFormat, Intl.NumberFormat] {
  const of = (digits: number) =>
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const made = [of(0), of(2)] as const;
  amounts.set(currency, made);
  return made;
}
