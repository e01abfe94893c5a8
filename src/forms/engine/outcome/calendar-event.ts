/** A journey for a calendar, as iCalendar text (RFC 5545). A library for this weighs 20 KB, as much as ten posters. */

import { nextDay } from '../../../contract/values/time-zone.ts';

export interface CalendarJourney {
  /** The same for the same request, so that a second file replaces the first. */
  uid: string;
  title: string;
  description: string;
  /** First day, `YYYY-MM-DD`: a whole one, in every time zone. */
  date: string;
  /** Last day; the first where it is not known, or before it. */
  lastDate?: string | undefined;
  /** ISO 8601, when the file is made. */
  madeAt: string;
}

/**
 * Writes the days that a request asks for as an event of a calendar. They are tentative, because nothing is reserved
 * yet.
 */
export function writeCalendarJourney(journey: CalendarJourney): string {
  const { uid, title, description, date, lastDate = date, madeAt } = journey;
  const end = nextDay(lastDate > date ? lastDate : date);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//booking request//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${madeAt.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** Last of so many days; undefined where the first or their number is not known. @param date `YYYY-MM-DD` */
export function lastDayOf(date: string | undefined, days: number | undefined): string | undefined {
  const first = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(first) || !days || days < 1) return undefined;
  const last = new Date(first + (days - 1) * 86_400_000);
  return Number.isNaN(last.getTime()) || last.getUTCFullYear() > 9999
    ? undefined
    : last.toISOString().slice(0, 10);
}

const compact = (date: string) => date.replaceAll('-', '');

/** Every line break of a text, whatever system or alphabet it comes from. */
const BREAKS = /\r\n|[\r\n\u0085\u2028\u2029]/g;

/** Section 3.3.11. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(BREAKS, '\\n');
}

/** Lines of at most 75 bytes, never cut inside a character (section 3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 74) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
