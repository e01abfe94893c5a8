/** Values of the trip-planning form, as texts of its fields, and the contract's payload. */
import { DEFAULT_TRIP_BUDGET, type TripPlan } from '../../kinds/trip-plan/schema.ts';
import { sayKnown } from '../../words/say.ts';
import { numbersOf } from '../engine/fields/numbers.ts';
import type { PlanToSend } from './plan-to-send.ts';

export const ACTIVITIES = [
  'Safari',
  'Beach',
  'Safari and beach',
  'Hiking and trekking',
  'Culture and history',
  'Zanzibar',
];

export const EMPTY = {
  activity: '',
  days: '',
  travelers: '',
  category: 'Adult',
  budget: String(DEFAULT_TRIP_BUDGET),
  preferredDate: '',
  name: '',
  email: '',
  specialRequest: '',
  // What the planner made: it has no fields.
  plan: '',
  planShown: '',
};
export type TripPlanValues = typeof EMPTY;

/** Returns the values of a trip that the planner made. */
export const plannedValues = ({ code, shown, days, travelers, ...texts }: PlanToSend) => ({
  ...texts,
  days: String(days || ''),
  travelers: String(travelers || ''),
  plan: code,
  planShown: shown,
});

export function toPayload({ activity, days, travelers, budget, ...texts }: TripPlanValues): unknown {
  return {
    // An activity chosen from the list is sent in the office's language, whatever the language of the page.
    activity: ACTIVITIES.find((one) => sayKnown(one) === activity) ?? activity,
    ...texts,
    // Without an amount the office would read the one that the form begins with.
    budget: null,
    ...numbersOf({ days, travelers, budget }),
  };
}

/** @param plan absent in what an earlier version of this page has made, as is planShown */
export function toValues({ activity, days, travelers, budget, ...texts }: TripPlan): TripPlanValues {
  return {
    ...EMPTY,
    ...texts,
    activity: sayKnown(activity),
    days: String(days ?? ''),
    travelers: String(travelers),
    budget: String(budget ?? ''),
  };
}
