/** The trip-planning request of /PlanyourTrip (docs/contract.md#trip-plan). */

import * as z from 'zod/mini';
import { routes } from '../../contract/protocol/addresses.ts';
import type { PublicFieldsOf } from '../../contract/protocol/public-fields.ts';
import {
  amountOf,
  countOf,
  DAYS_LIMIT,
  dateOf,
  emailOf,
  lineOf,
  longTextOf,
} from '../../contract/values/text.ts';
import { plainStrings } from '../messages.ts';
import type { PublicEntry } from '../submission.ts';

export const DEFAULT_TRIP_BUDGET = 5_000;

export const tripPlanSchema = z.object({
  activity: lineOf('Activity'),
  days: countOf('Number of days', 1, DAYS_LIMIT),
  travelers: countOf('Number of travelers', 1),
  category: lineOf('Traveler category'),
  /** US dollars. */
  budget: z._default(amountOf('Budget'), DEFAULT_TRIP_BUDGET),
  preferredDate: dateOf('Preferred date'),
  name: lineOf('Name'),
  email: emailOf('E-mail'),
  specialRequest: longTextOf('Special request'),
});

export type TripPlan = z.output<typeof tripPlanSchema>;

export const tripPlanPublicFields = {
  activity: 'activity',
  days: 'days',
  travelers: 'travelers',
  category: 'category',
  budget: 'budget',
  preferredDate: 'preferredDate',
  name: 'name',
  email: 'email',
  specialRequest: 'specialRequest',
} as const satisfies PublicFieldsOf<TripPlan>;

/** The contract has no strings for this form; these are our words. */
export const tripPlanStrings = plainStrings('We have received your trip plan and will answer by e-mail.');

export const tripPlanSubmission = {
  form: routes.planYourTrip,
  versions: [tripPlanSchema],
  contacts: ['email'],
  strings: tripPlanStrings,
} as const satisfies PublicEntry;
