/** The trip-planning request of /PlanyourTrip (docs/contract.md#trip-plan). */

import * as z from 'zod/mini';
import type { AnyListedFieldMap } from '../../contract/protocol/listed-fields.ts';
import { routes } from '../../contract/protocol/routes.ts';
import { MAX_DAYS, MAX_LONG_TEXT_LENGTH } from '../../contract/values/field-bounds.ts';
import {
  countSchema,
  dateSchema,
  dollarAmountSchema,
  emailSchema,
  lineSchema,
  longTextSchema,
  optionalLineSchema,
} from '../../contract/values/field-schemas.ts';
import { defaultStrings } from '../messages.ts';
import type { PublicEntryDefinition } from '../submission.ts';

export const DEFAULT_TRIP_BUDGET = 5_000;

export const tripPlanSchema = z.object({
  activity: optionalLineSchema('Activity'),
  days: z.optional(countSchema('Number of days', 1, MAX_DAYS)),
  travelers: countSchema('Number of travelers', 1),
  category: lineSchema('Traveler category'),
  /** US dollars, in all for everybody; null where the guest has emptied the field. */
  budget: z._default(z.nullable(dollarAmountSchema('Budget')), DEFAULT_TRIP_BUDGET),
  preferredDate: dateSchema('Preferred date'),
  name: lineSchema('Name'),
  email: emailSchema('E-mail'),
  specialRequest: longTextSchema('Special request'),
  /**
   * The trip that the guest built, as the planner's code; it is stored as it came, readable or not. Its length is that of
   * `plan-code.ts`, which pages without a planner need not load.
   */
  plan: optionalLineSchema('Plan', MAX_LONG_TEXT_LENGTH),
  /** What the planner said of it, in the guest's language: a line for each stop and move. */
  planShown: longTextSchema('Plan shown'),
});

export type TripPlan = z.output<typeof tripPlanSchema>;

export const tripPlanListedFields = {
  activity: 'activity',
  days: 'days',
  travelers: 'travelers',
  category: 'category',
  budget: 'budget',
  preferredDate: 'preferredDate',
  name: 'name',
  email: 'email',
  specialRequest: 'specialRequest',
  plan: 'plan',
  planShown: 'planShown',
} as const satisfies AnyListedFieldMap<TripPlan>;

/** The contract has no strings for this form; these are our words. */
export const tripPlanStrings = defaultStrings('We have received your trip plan and will answer by e-mail.');

export const tripPlanDefinition = {
  form: routes.planYourTrip,
  // Version 2 lets activity, days and budget be empty; version 3 added plan and planShown, which a server of before would
  // drop. On a server that does not know its version a request waits.
  versions: [tripPlanSchema, tripPlanSchema, tripPlanSchema],
  contacts: ['email'],
  strings: tripPlanStrings,
} as const satisfies PublicEntryDefinition;
