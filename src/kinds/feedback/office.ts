import type { EntryForm, KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';
import type { StaffPayload } from '../staff-submissions.ts';
import { feedbackDepartments } from './schema.ts';

const NOTHING = { value: '', label: 'Choose …' };

export const feedback: KindView<RecordFields<'feedback'>> = {
  columns: {
    customer: { header: 'Customer', kind: 'text', primary: true },
    rating: { header: 'Rating', kind: 'number', total: 'average' },
    comment: { header: 'Comment', kind: 'text', empty: 'None', width: 320 },
    date: { header: 'Date', kind: 'date' },
    department: { header: 'Department', kind: 'choice', choices: feedbackDepartments },
  },
  subject: 'customer',
  emptyText: 'No feedback yet. What customers say stands here, once somebody adds it.',
  start: { sort: [{ id: 'date', desc: true }] },
};

export const feedbackForm: EntryForm<StaffPayload<'feedback'>> = {
  title: 'Add feedback',
  action: 'Add feedback',
  fields: {
    customer: { label: 'Customer', required: true },
    rating: {
      label: 'Rating',
      number: true,
      required: true,
      choices: [
        NOTHING,
        { value: '5', label: '5, excellent' },
        { value: '4', label: '4, good' },
        { value: '3', label: '3, as expected' },
        { value: '2', label: '2, poor' },
        { value: '1', label: '1, bad' },
      ],
    },
    date: { label: 'Date', type: 'date', required: true },
    department: {
      label: 'Department',
      required: true,
      choices: [NOTHING, ...feedbackDepartments],
      remembered: true,
    },
    comment: { label: 'Comment', optional: true, multiline: true, wide: true },
  },
};
