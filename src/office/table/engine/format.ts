/**
 * Formats dates, times and numbers for table cells. Avoids Intl where speed matters, because there are many
 * cells.
 */
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

/** "14 Jun 2027, 09:05" in the reader's zone. @param moment ISO 8601 */
export function formatMoment(moment: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return moment;
  return `${at.getDate()} ${months[at.getMonth()]} ${at.getFullYear()}, ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The calendar day of a moment in the reader's zone, `YYYY-MM-DD`; empty for what is none. */
export function dayOf(moment: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return '';
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

export function formatNumber(number: number): string {
  return numbers.format(number);
}

/** "$1,204" or "$663.75". */
export function formatMoney(amount: number): string {
  return dollars.format(amount);
}
