/** Customer Feedback, the same in logistics and marketing (docs/contract.md#departments). */
import { type Feedback, feedbackDepartments } from '../../contract/staff-forms.ts';
import type { Entry } from '../../device/database.ts';
import type { Row } from '../../device/feed/index.ts';
import { numbersOf } from '../../forms/engine/numbers.ts';
import { Field } from '../../ui/field.tsx';
import { EditedEntry } from '../parts/forms/edited-entry.tsx';
import { StaffFormFrame } from '../parts/forms/staff-form.tsx';
import { useStaffForm } from '../parts/forms/use-staff-form.ts';
import { captured, received, reference } from '../parts/records/columns.ts';
import { LiveTable } from '../parts/records/live-table.tsx';
import { RowProblem } from '../parts/records/row-problem.tsx';
import type { Column } from '../table/engine/columns.ts';

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
  captured,
  received,
  reference,
];

export function CustomerFeedback() {
  return (
    <>
      <EditedEntry kind="feedback">
        {(edited, onSaved) => <FeedbackForm edited={edited} onSaved={onSaved} />}
      </EditedEntry>
      <LiveTable
        kind="feedback"
        label="Customer feedback"
        columns={columns}
        emptyText="No feedback yet. What customers say stands here, once somebody adds it."
        start={{ sort: [{ id: 'date', desc: true }] }}
        details={(row) => <RowProblem row={row} />}
      />
    </>
  );
}

function FeedbackForm({ edited, onSaved }: { edited: Entry | null; onSaved: () => void }) {
  const form = useStaffForm({
    kind: 'feedback',
    empty: EMPTY,
    edited,
    onSaved,
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
