/** A day for a calendar, as iCalendar text (RFC 5545). A library for this weighs 20 KB, as much as ten posters. */

export interface CalendarDay {
  /** The same for the same request, so that a second file replaces the first. */
  uid: string;
  title: string;
  description: string;
  /** `YYYY-MM-DD`: the whole day, in every time zone. */
  date: string;
  /** ISO 8601, when the file is made. */
  madeAt: string;
}

export function writeCalendarDay({ uid, title, description, date, madeAt }: CalendarDay): string {
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//booking request//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${madeAt.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(next)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
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
