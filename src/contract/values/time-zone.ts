/** The zone of the office: what "today", a day and a time mean in the back office, whatever the device's own zone. */

/** The setting `TIME_ZONE`, unless it says otherwise. */
export const DEFAULT_TIME_ZONE = 'Africa/Dar_es_Salaam';

export interface TimeZone {
  /** A date whose UTC fields read as the clocks of the zone do. @param at not invalid */
  wallTime: (at: Date) => Date;
  /** The calendar day there, `YYYY-MM-DD`. @param at not invalid */
  day: (at: Date) => string;
  /** The moment at which a calendar day begins there. @param day `YYYY-MM-DD`, of the calendar */
  startOf: (day: string) => Date;
}

/** True for a zone of the IANA time zone database. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Milliseconds: no zone changes its clocks at other moments than full quarters of an hour of UTC. */
const QUARTER = 15 * 60_000;
const DAY = 24 * 60 * 60_000;

/**
 * @param name of the IANA time zone database
 * @throws RangeError for any other name
 */
export function createTimeZone(name: string): TimeZone {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  /** Milliseconds ahead of UTC, by quarter. Tables ask for thousands of moments, and Intl is slow on a phone. */
  const known = new Map<number, number>();

  function ahead(time: number): number {
    const quarter = Math.floor(time / QUARTER);
    const found = known.get(quarter);
    if (found !== undefined) return found;
    const fields = format.formatToParts(quarter * QUARTER);
    const of = (type: string) => Number(fields.find((field) => field.type === type)?.value);
    const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
    known.set(quarter, wall - quarter * QUARTER);
    return wall - quarter * QUARTER;
  }

  const wallTime = (at: Date) => new Date(at.getTime() + ahead(at.getTime()));
  const dayAt = (time: number) => new Date(time + ahead(time)).toISOString().slice(0, 10);
  /** By number of the day, because charts ask for that of every record. */
  const days = new Map<number, string>();
  const starts = new Map<string, number>();
  return {
    wallTime,
    day(at) {
      const number = Math.floor((at.getTime() + ahead(at.getTime())) / DAY);
      const found = days.get(number) ?? new Date(number * DAY).toISOString().slice(0, 10);
      days.set(number, found);
      return found;
    },
    startOf(day) {
      const known = starts.get(day);
      if (known !== undefined) return new Date(known);
      // Zones are up to 14 hours ahead of UTC, and 12 behind it.
      let before = Date.parse(`${day}T00:00:00Z`) - DAY;
      let from = before + 2 * DAY;
      while (from - before > QUARTER) {
        const middle = before + Math.floor((from - before) / 2 / QUARTER) * QUARTER;
        if (dayAt(middle) < day) before = middle;
        else from = middle;
      }
      starts.set(day, from);
      return new Date(from);
    },
  };
}

/** @param day `YYYY-MM-DD`, of the calendar, but for its last */
export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}
