/** Moments as a form shows them and as they are typed: "2026-03-20 18:00" in the operator's zone. */
import { momentOfOperator, operatorZone } from '../../contract/values/operator-zone.ts';

const STORED = /^\d{4}-\d\d-\d\dT.*Z$/;
const TYPED = /^(\d{4}-\d\d-\d\d)[ T]+(\d\d?:\d\d)$/;

/** @param moment ISO 8601; anything else is returned as it is */
export function textOfMoment(moment: string): string {
  // Browsers read other texts as dates too, each in its own way.
  const at = new Date(STORED.test(moment) ? moment : Number.NaN);
  if (Number.isNaN(at.getTime())) return moment;
  return operatorZone().wallTime(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** Returns the moment that a day and a time mean, ISO 8601; 24:00 ends the day. What is neither is returned as it is. */
export function momentOfText(text: string): string {
  const [, day = '', time = ''] = TYPED.exec(text) ?? [];
  return momentOfOperator(day, time)?.toISOString() ?? text;
}
