/** Reads calendar dates in the formats that lists use. Pure. */
import { isCalendarDate } from '../../../contract/values/field-bounds.ts';
import { say } from '../../../words/say.ts';

/** First part of dates like 03/04/2027; null where nothing in the list tells. */
export type DateOrder = 'day' | 'month' | null;

const NUMBERS = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{1,2}:\d{2}.*)?$/;
const WORDS = /^(\d{1,2})\.?[ -](\p{L}{3,})\.?,?[ -](\d{4})$/u;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Numbers of the months whose Kiswahili names begin differently: Machi, Mei, Agosti, Oktoba, Desemba. */
const IN_KISWAHILI: Readonly<Record<string, number>> = { mac: 3, mei: 5, ago: 8, okt: 10, des: 12 };

/**
 * Finds the order of dates. A number above 12 must be a day, so the day has that position in the whole list.
 */
export function detectDateOrder(texts: Iterable<string>): DateOrder {
  let [day, month] = [false, false];
  for (const text of texts) {
    const [, first = '', second = ''] = NUMBERS.exec(text.trim()) ?? [];
    if (Number(first) > 12) day = true;
    if (Number(second) > 12) month = true;
  }
  if (day === month) return null;
  return day ? 'day' : 'month';
}

/** `YYYY-MM-DD`, or why it cannot be read. */
export function parseDate(typed: string, order: DateOrder): { date: string } | { problem: string } {
  const text = typed.trim();
  const iso = (year = '', month = '', day = '') => {
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isCalendarDate(date)
      ? { date }
      : { problem: say('“{text}” is no day of the calendar.', { text }) };
  };
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year) return iso(year, month, day);
  const [, dayOfMonth, name = '', yearAfter] = WORDS.exec(text) ?? [];
  const begin = name.slice(0, 3).toLowerCase();
  const named = IN_KISWAHILI[begin] ?? MONTHS.indexOf(begin) + 1;
  if (dayOfMonth && named > 0) return iso(yearAfter, String(named), dayOfMonth);
  const [, first, second, last] = NUMBERS.exec(text) ?? [];
  if (!first) {
    return { problem: say('“{text}” is no date that can be read. Write it like 2027-06-14.', { text }) };
  }
  // With dots the day comes first everywhere.
  if (order === 'day' || text.includes('.') || first === second) return iso(last, second, first);
  if (order === 'month') return iso(last, first, second);
  return { problem: say('“{text}” can be read in two ways. Write it like 2027-06-14.', { text }) };
}
