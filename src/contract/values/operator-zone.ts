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

/** As it is set now; made when it is first asked for, because Intl is slow. */
export function operatorZone(): TimeZone {
  zone ??= createTimeZone(name);
  return zone;
}

/** The calendar day of a moment, `YYYY-MM-DD`. @param moment ISO 8601; of anything else what it begins with */
export function operatorDay(moment: string): string {
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? moment.slice(0, 10) : operatorZone().day(at);
}
