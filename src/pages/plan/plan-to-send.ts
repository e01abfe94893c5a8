/** Opening values of the trip plan's form, once a trip that was built here is sent. */
import { MAX_LONG_TEXT_LENGTH } from '../../contract/values/field-bounds.ts';
import type { PlanToSend } from '../../forms/trip-plan/plan-to-send.ts';
import { encodePlan, type PlannedTrip } from '../../kinds/trip-plan/plan-code.ts';
import { dayCount } from './facts/plan-days.ts';

/** @param lines the trip in words */
export function planToSend(plan: PlannedTrip, lines: readonly string[]): PlanToSend {
  return {
    code: encodePlan(plan),
    shown: wholeLines(lines, MAX_LONG_TEXT_LENGTH),
    days: dayCount(plan),
    travelers: plan.adults + plan.ages.length,
    preferredDate: plan.month === 0 ? '' : nextFirstOf(plan.month, new Date()),
    specialRequest: '',
  };
}

/** First day of the next such month, `YYYY-MM-DD`; the form says that any day of it will do. */
export function nextFirstOf(month: number, today: Date): string {
  const year = today.getFullYear() + (month > today.getMonth() + 1 ? 0 : 1);
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

/** As many lines as fit, none of them cut; the code beside them has every stop. */
function wholeLines(lines: readonly string[], length: number): string {
  let text = '';
  for (const line of lines) {
    const next = text ? `${text}\n${line}` : line;
    if (next.length > length) break;
    text = next;
  }
  return text;
}
