import type { CorrectionForm, KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';
import type { TripPlan } from './schema.ts';

export const tripPlan: KindView<RecordFields<'tripPlan'>> = {
  columns: {
    name: { header: 'Name', kind: 'text', primary: true },
    preferredDate: { header: 'Preferred date', kind: 'date' },
    travelers: { header: 'Travelers', kind: 'number', total: 'sum' },
    budget: { header: 'Budget', kind: 'money' },
    activity: { header: 'Activity', kind: 'text', empty: 'Any' },
    days: { header: 'Days', kind: 'number' },
    category: { header: 'Category', kind: 'choice' },
    email: { header: 'E-mail', kind: 'text' },
    specialRequest: { header: 'Special request', kind: 'text', empty: 'None' },
    // The opened record shows both in a part of its own.
    plan: { header: 'Plan', kind: 'text', hidden: true, apart: true, minor: true },
    planShown: { header: 'What the guest saw', kind: 'text', hidden: true, apart: true, minor: true },
  },
  priceAfter: 'budget',
  subject: 'name',
  emptyText: 'No trip plans found',
};

/** Form in which the office corrects what a guest sent. */
export const tripPlanForm: CorrectionForm<TripPlan> = {
  fields: {
    name: { label: 'Name', required: true },
    email: { label: 'E-mail', required: true, type: 'email' },
    preferredDate: { label: 'Preferred date', required: true, type: 'date' },
    days: { label: 'Days', number: true, optional: true, min: 1 },
    travelers: { label: 'Travelers', required: true, number: true, min: 1 },
    category: { label: 'Category' },
    activity: { label: 'Activity' },
    budget: { label: 'Budget in all, US dollars', number: true, decimals: true, min: 0 },
    specialRequest: { label: 'Special request', multiline: true, wide: true },
    plan: { label: 'Plan', hidden: true },
    planShown: { label: 'What the guest saw', hidden: true },
  },
};
