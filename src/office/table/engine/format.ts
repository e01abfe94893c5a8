/**
 * Formats dates, times and numbers for table cells. Avoids Intl where speed matters, because there are many
 * cells.
 */
import { officeTime } from '../../parts/office-time.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

const two = (number: number) => String(number).padStart(2, '0');

/** "14 Jun 2027" of `2027-06-14`; anything else as it is. */
export function formatDate(date: string): string {
  const month = date[4] === '-' && date[7] === '-' ? months[Number(date.slice(5, 7)) - 1] : undefined;
  return month ? `${Number(date.slice(8, 10))} ${month} ${date.slice(0, 4)}` : date;
}

/** "14 Jun 2027, 09:05" by the office's clocks. @param moment ISO 8601; anything else is given back */
export function formatMoment(moment: string): string {
  const at = officeTime(moment);
  if (!at) return moment;
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}

/** The calendar day of a moment by the office's calendar, `YYYY-MM-DD`; empty for what is none. */
export function dayOf(moment: string): string {
  const at = officeTime(moment);
  return at ? at.toISOString().slice(0, 10) : '';
}

export function formatNumber(number: number): string {
  return numbers.format(number);
}

/** "$1,204" or "$663.75". */
export function formatMoney(amount: number): string {
  return dollars.format(amount);
}
