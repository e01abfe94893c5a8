/**
 * The operator's zone of this program: the server's by `TIME_ZONE`, and in the office the one that its server names.
 * There is one, so that a day is the same in every list, sum and form.
 */
import { createTimeZone, DEFAULT_TIME_ZONE, isTimeZone, type TimeZone } from './time-zone.ts';

let name = DEFAULT_TIME_ZONE;
let zone: TimeZone | undefined;

/** Its name, for work beside the page, which has a copy of this module of its own. */
export const operatorZoneName = (): string => name;

/** Sets the zone of all days and times. @param wanted without one, or one unknown here, the default */
export function setOperatorZone(wanted: string | undefined): void {
  // Asked at every render, and Intl is slow.
  if (wanted === name) return;
  const next = wanted !== undefined && isTimeZone(wanted) ? wanted : DEFAULT_TIME_ZONE;
  if (next === name) return;
  name = next;
  zone = undefined;
}

/** Zone as it is set now; made when it is first asked for, because Intl is slow. */
export function operatorZone(): TimeZone {
  zone ??= createTimeZone(name);
  return zone;
}

/** The calendar day of a moment, `YYYY-MM-DD`. @param moment ISO 8601; of anything else what it begins with */
export function operatorDay(moment: string): string {
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? moment.slice(0, 10) : operatorZone().day(at);
}

/**
 * The moment at which the operator's clocks show a day and a time; null for what is none. Of a time that clocks skip, the same
 * time after it. @param day `YYYY-MM-DD` @param time `HH:MM`; 24:00 ends the day
 */
export function momentOfOperator(day: string, time: string): Date | null {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // A day that is not in the calendar would be read as one of the next month.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return null;
  const [, hours, minutes] = /^(\d\d?):([0-5]\d)$/.exec(time) ?? [];
  const inDay = Number(hours) * 60 + Number(minutes);
  if (!(inDay <= 24 * 60)) return null;
  const wall = midnight + inDay * 60_000;
  const { wallTime } = operatorZone();
  const aheadAt = (at: number) => wallTime(new Date(at)).getTime() - at;
  // The zone may be ahead by another span at that moment than at the same reading of UTC.
  return new Date(wall - aheadAt(wall - aheadAt(wall)));
}
