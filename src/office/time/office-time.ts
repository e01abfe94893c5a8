/** The office's own time, which its server names: the same on every device. */
import {
  momentOfOperator,
  operatorZone,
  operatorZoneName,
  setOperatorZone,
} from '../../contract/values/operator-zone.ts';

/** Its name, for work beside the page, which has a copy of this module of its own. */
export const officeZoneName = operatorZoneName;

/** Sets the zone of all dates and times. @param wanted as the session says; without one, or one unknown here, the default */
export const setOfficeZone = setOperatorZone;

/** A date whose UTC fields read as the office's clocks; null for an invalid moment. @param moment ISO 8601 */
export function wallTimeInOffice(moment: string): Date | null {
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? null : operatorZone().wallTime(at);
}

/** The office's calendar day, `YYYY-MM-DD`. @param at not invalid */
export const officeDay = (at: Date): string => operatorZone().day(at);

/** The moment at which a calendar day begins in the office. @param day `YYYY-MM-DD`, of the calendar */
export const startOfOfficeDay = (day: string): Date => operatorZone().startOf(day);

/** The moment at which the office's clocks show a day and a time; null for what is none. */
export const momentOfOffice = momentOfOperator;
