import type { KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';

export const tripPlan: KindView<RecordFields<'tripPlan'>> = {
  columns: {
    name: { header: 'Name', kind: 'text', primary: true },
    activity: { header: 'Activity', kind: 'text' },
    preferredDate: { header: 'Preferred date', kind: 'date' },
    days: { header: 'Days', kind: 'number' },
    travelers: { header: 'Travelers', kind: 'number', total: 'sum' },
    category: { header: 'Category', kind: 'choice' },
    budget: { header: 'Budget', kind: 'money' },
    email: { header: 'E-mail', kind: 'text' },
    specialRequest: { header: 'Special request', kind: 'text', empty: 'None' },
  },
  subject: 'name',
  emptyText: 'No trip plans found',
};
