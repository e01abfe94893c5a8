/** Moments as a form shows them and as they are typed: "2026-03-20 18:00" in the operator's zone. */
import { operatorZone } from '../../contract/values/operator-zone.ts';

const STORED = /^\d{4}-\d\d-\d\dT.*Z$/;
const TYPED = /^(\d{4}-\d\d-\d\d)[ T]+(\d\d?):(\d\d)$/;

/** @param moment ISO 8601; anything else is returned as it is */
export function textOfMoment(moment: string): string {
  // Browsers read other texts as dates too, each in its own way.
  const at = new Date(STORED.test(moment) ? moment : Number.NaN);
  if (Number.isNaN(at.getTime())) return moment;
  return operatorZone().wallTime(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** Returns the moment that a day and a time mean, ISO 8601; 24:00 ends the day. What is neither is returned as it is. */
export function momentOfText(text: string): string {
  const [, day = '', hours = '', minutes = ''] = TYPED.exec(text) ?? [];
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const inDay = Number(hours) * 60 + Number(minutes);
  // A day that is not in the calendar would be read as one of the next month.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return text;
  if (Number(minutes) > 59 || inDay > 24 * 60) return text;
  const wall = midnight + inDay * 60_000;
  const { wallTime } = operatorZone();
  const aheadAt = (time: number) => wallTime(new Date(time)).getTime() - time;
  // The zone may be ahead by another span at that moment than at the same reading of UTC.
  return new Date(wall - aheadAt(wall - aheadAt(wall))).toISOString();
}
