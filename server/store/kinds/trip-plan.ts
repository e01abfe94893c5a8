import type { RecordFields } from '../../../src/kinds/records.ts';
import { type TripPlan, tripPlanListedFields } from '../../../src/kinds/trip-plan/schema.ts';
import type { PlainKind } from './plain-kind.ts';

export const tripPlan = {
  since: '0002-public-forms',
  table: 'trip_plan',
  columns: {
    activity: 'activity',
    days: 'days',
    travelers: 'travelers',
    category: 'category',
    budget: 'budget',
    preferredDate: 'preferred_date',
    name: 'name',
    email: 'email',
    specialRequest: 'special_request',
    plan: 'plan',
    planShown: 'plan_shown',
  },
  listed: tripPlanListedFields,
  about: ['preferredDate'],
  names: ['name'],
  contacts: ['email'],
} as const satisfies PlainKind<TripPlan, RecordFields<'tripPlan'>>;
