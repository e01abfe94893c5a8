/** Customer Feedback, the same in logistics and marketing (decisions section 8). */
import { type Feedback, feedbackDepartments } from '../../contract/staff-forms.ts';
import type { Entry } from '../../device/database.ts';
import { type Row, useRecords } from '../../device/records.ts';
import { EditedForm } from '../../forms/edited.tsx';
import { numbersOf } from '../../forms/numbers.ts';
import { Field } from '../../ui/field.tsx';
import { StaffFormFrame } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import type { Column } from '../table/columns.ts';
import { RecordTable } from '../table/record-table.tsx';

const EMPTY = { customer: '', rating: '', comment: '', date: '', department: '' };

const columns: Column<Row<'feedback'>>[] = [
  { id: 'customer', header: 'Customer', kind: 'text', value: (row) => row.customer, primary: true },
  { id: 'rating', header: 'Rating', kind: 'number', value: (row) => row.rating, total: 'average' },
  { id: 'comment', header: 'Comment', kind: 'text', value: (row) => row.comment, empty: 'None', width: 320 },
  { id: 'date', header: 'Date', kind: 'date', value: (row) => row.date },
  {
    id: 'department',
    header: 'Department',
    kind: 'choice',
    choices: feedbackDepartments,
    value: (row) => row.department,
  },
  { id: 'capturedAt', header: 'Entered', kind: 'moment', value: (row) => row.capturedAt, hidden: true },
];

export function CustomerFeedback() {
  const { rows, state, error, syncedAt } = useRecords('feedback');
  return (
    <>
      <EditedForm>{(edited) => <FeedbackForm edited={edited} />}</EditedForm>
      <RecordTable
        id="feedback"
        label="Customer feedback"
        rows={rows}
        columns={columns}
        state={state}
        error={error}
        syncedAt={syncedAt}
        emptyText="No feedback yet. What customers say stands here, once somebody adds it."
        start={{ sort: [{ id: 'date', desc: true }] }}
      />
    </>
  );
}

function FeedbackForm({ edited }: { edited: Entry | null }) {
  const form = useStaffForm({
    kind: 'feedback',
    empty: EMPTY,
    edited,
    toPayload: ({ rating, ...words }) => ({ ...words, ...numbersOf({ rating }) }),
    toValues: ({ rating, ...words }: Feedback) => ({ ...words, rating: String(rating) }),
    remembered: ['department'],
  });
  const { field } = form;
  return (
    <StaffFormFrame form={form} title="Add feedback" action="Add feedback">
      <Field label="Customer" required autoComplete="off" {...field('customer')} />
      <Field label="Rating" required {...field('rating')}>
        <option value="">Choose …</option>
        <option value="5">5, excellent</option>
        <option value="4">4, good</option>
        <option value="3">3, as expected</option>
        <option value="2">2, poor</option>
        <option value="1">1, bad</option>
      </Field>
      <Field label="Date" type="date" required {...field('date')} />
      <Field label="Department" required {...field('department')}>
        <option value="">Choose …</option>
        {feedbackDepartments.map((department) => (
          <option key={department}>{department}</option>
        ))}
      </Field>
      <Field label="Comment" optional multiline className="wide" {...field('comment')} />
    </StaffFormFrame>
  );
}
