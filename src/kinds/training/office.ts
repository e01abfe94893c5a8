/** Training of the staff (docs/contract.md#training). */
import { trainingModules } from '../../content/office/hr.ts';
import type { EntryForm, KindView } from '../../office/kinds/kind.ts';
import { officeToday } from '../../office/time/office-today.ts';
import type { RecordFields } from '../records.ts';
import type { StaffPayload } from '../staff-submissions.ts';

export const training: KindView<RecordFields<'training'>> = {
  columns: {
    who: { header: 'Who', kind: 'text', primary: true },
    course: { header: 'Course', kind: 'choice', width: 240 },
    passed: { header: 'Passed on', kind: 'date' },
    expires: { header: 'Expires on', kind: 'date', empty: 'Never' },
  },
  subject: 'who',
  emptyText: 'Nobody has passed anything yet. What you add stands here.',
  start: { sort: [{ id: 'passed', desc: true }] },
};

export const trainingForm: EntryForm<StaffPayload<'training'>> = {
  title: 'Add a training',
  action: 'Add training',
  fields: {
    who: { label: 'Who', required: true, hint: 'A role or initials, like “Driver 3” or “B. L.”.' },
    course: {
      label: 'Course',
      required: true,
      suggestions: trainingModules.map(({ title }) => title),
      remembered: true,
    },
    passed: { label: 'Passed on', type: 'date', required: true, first: officeToday, remembered: true },
    expires: { label: 'Expires on', type: 'date', optional: true, hint: 'Empty for what does not expire.' },
  },
};
