/** Days, months and records of the calendar in words. Pure. */
import { type CalendarItem, weekday } from '../../../device/office/days/index.ts';
import { locale, say, sayCount } from '../../../words/say.ts';
import { formatDate } from '../../table/engine/format.ts';
import { countPeople, type PeopleCount } from './briefing/people-count.ts';
import type { Clash, ClashKind } from './clashes/clash.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/**
 * Names for column headers. Not shortened by the program, because in Kiswahili most would then be the same.
 */
const SHORT = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** @param place in the week, 0 is Monday */
export const shortWeekday = (place: number): string => say(SHORT[place % 7] ?? 'Mon');

/** "Sunday, 22 Nov 2026". */
export function formatDayTitle(day: string): string {
  const name = weekdays[weekday(day)];
  return name ? say('{weekday}, {date}', { weekday: say(name), date: formatDate(day) }) : formatDate(day);
}

/** "November 2026". @param month `YYYY-MM` */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  );

/** "22 Nov 2026", or "22 Nov 2026 to 24 Nov 2026". */
export const formatDays = (from: string, to: string): string =>
  from === to ? formatDate(from) : say('{from} to {to}', { from: formatDate(from), to: formatDate(to) });

export const formatPeople = (people: number): string => sayCount(people, '1 person', '{count} people');

/** "5 people", or "5 confirmed + 22 asked". */
export const formatCount = ({ confirmed, asked }: PeopleCount): string =>
  asked === 0 ? formatPeople(confirmed) : say('{confirmed} confirmed + {asked} asked', { confirmed, asked });

/** "9 requests for 22 people". @param items that are not confirmed */
export const formatUnconfirmed = (items: readonly CalendarItem[]): string =>
  sayCount(items.length, '1 request for {people}', '{count} requests for {people}', {
    people: formatPeople(countPeople(items).asked),
  });

/** Returns the name of an item and the number of people: "Adventure Northern Safari, 3 people". */
export function describeItem({ what, camp = '', people, kind }: CalendarItem): string {
  const words = [kind === 'stayBooking' ? what.replaceAll('-', ' ') : what, camp];
  if (people !== null && kind !== 'person') words.push(formatPeople(people));
  return words.filter(Boolean).join(', ');
}

const CLASHES = {
  guide: 'Guide twice: {of}, {days}',
  vehicle: 'Vehicle twice: {of}, {days}',
  capacity: 'Over capacity: {of}, {days}',
  season: 'Out of season: {of}, {days}',
} as const satisfies Readonly<Record<ClashKind, string>>;

export const clashTitle = ({ kind, of, from, to }: Clash): string =>
  say(CLASHES[kind], { of, days: formatDays(from, to) });

export const describeClashes = (count: number): string => sayCount(count, '1 clash', '{count} clashes');
