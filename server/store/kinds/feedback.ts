import { feedbackListedFields } from '../../../src/kinds/feedback/schema.ts';
import type { RecordFields } from '../../../src/kinds/records.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import type { PlainKind } from './plain-kind.ts';

export const feedback = {
  since: '0005-records',
  table: 'feedback',
  columns: {
    customer: 'customer',
    rating: 'rating',
    comment: 'comment',
    date: 'date',
    department: 'department',
  },
  listed: feedbackListedFields,
  about: ['date'],
  names: ['customer'],
  contacts: [],
} as const satisfies PlainKind<EntryPayload<'feedback'>, RecordFields<'feedback'>>;
