/**
 * The trip that the planner hands to the trip-planning form: one value on this device, from the press of "Send to us" until
 * the request with it is saved in the outbox, or the person sends theirs without it.
 */
import { localValues } from '../../contract/document/web-storage.ts';
import { isCalendarDate, MAX_LONG_TEXT_LENGTH } from '../../contract/values/field-bounds.ts';

/** In local storage. */
const KEY = 'plan-to-send';

export interface PlanToSend {
  /** As `encodePlan` makes it. */
  code: string;
  /** What the planner said of the trip: a line for each stop and move, in the language of its page. */
  shown: string;
  /** 0 where nothing is known. */
  days: number;
  travelers: number;
  /** `YYYY-MM-DD`, or empty. */
  preferredDate: string;
  specialRequest: string;
}

/** Null where there is none, and for what is none: the form would be refused, and nobody could see why. */
export function readPlanToSend(): PlanToSend | null {
  try {
    const { code, shown, days, travelers, preferredDate, specialRequest } = JSON.parse(
      localValues.read(KEY) ?? '{}',
    );
    const isPlan =
      isText(code, MAX_LONG_TEXT_LENGTH) &&
      /^\S+$/.test(code) &&
      isText(shown, MAX_LONG_TEXT_LENGTH) &&
      isCount(days) &&
      isCount(travelers) &&
      (preferredDate === '' || (isText(preferredDate, 10) && isCalendarDate(preferredDate))) &&
      isText(specialRequest, MAX_LONG_TEXT_LENGTH);
    return isPlan ? { code, shown, days, travelers, preferredDate, specialRequest } : null;
  } catch {
    return null;
  }
}

/** @returns false if it lasts only as long as the page */
export const keepPlanToSend = (plan: PlanToSend): boolean => localValues.write(KEY, JSON.stringify(plan));

/** Removes the plan with that code; one that was kept since, by another tab, stays. */
export function forgetPlanToSend(code: string): void {
  if (readPlanToSend()?.code === code) localValues.remove(KEY);
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
