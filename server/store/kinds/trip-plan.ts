import type { RecordFields } from '../../../src/contract/kinds/records.ts';
import type { TripPlan } from '../../../src/contract/kinds/trip-plan.ts';
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
  },
  listed: {
    activity: 'activity',
    days: 'days',
    travelers: 'travelers',
    category: 'category',
    budget: 'budget',
    preferredDate: 'preferredDate',
    name: 'name',
    email: 'email',
    specialRequest: 'specialRequest',
  },
  about: ['preferredDate'],
  names: ['name'],
  contacts: ['email'],
} as const satisfies PlainKind<TripPlan, RecordFields<'tripPlan'>>;
