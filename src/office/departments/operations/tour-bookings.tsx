import { paymentStatuses, tourStatuses } from '../../../contract/statuses.ts';
import type { Row } from '../../../device/feed/index.ts';
import { EditedEntry } from '../../parts/forms/edited-entry.tsx';
import { ChoiceCell, TextCell } from '../../parts/records/cells.tsx';
import { newestFirst, requestColumns, requestViews } from '../../parts/records/columns.ts';
import { LiveTable } from '../../parts/records/live-table.tsx';
import { RequestDetails } from '../../parts/records/request-details.tsx';
import { useChange } from '../../parts/records/use-change.ts';
import type { Column } from '../../table/engine/columns.ts';
import { AddBooking } from './add-booking.tsx';

type Tour = Row<'tour'>;

const columns: readonly Column<Tour>[] = [
  { id: 'customer', header: 'Customer', kind: 'text', value: (row) => row.customer_name, primary: true },
  { id: 'travel_date', header: 'Travel date', kind: 'date', value: (row) => row.travel_date },
  { id: 'trip_type', header: 'Trip type', kind: 'choice', value: (row) => row.trip_type },
  {
    id: 'tour_status',
    header: 'Tour status',
    kind: 'choice',
    choices: tourStatuses,
    value: (row) => row.tour_status,
    cell: (row) => <TourStatus row={row} />,
  },
  {
    id: 'payment_status',
    header: 'Payment',
    kind: 'choice',
    choices: paymentStatuses,
    value: (row) => row.payment_status,
    cell: (row) => <Payment row={row} />,
  },
  {
    id: 'Incharge',
    header: 'In charge',
    kind: 'text',
    value: (row) => row.Incharge,
    cell: (row) => <Guide row={row} />,
  },
  ...requestColumns,
  { id: 'days', header: 'Days', kind: 'number', value: (row) => row.days, hidden: true },
  { id: 'travelers', header: 'Travelers', kind: 'number', value: (row) => row.travelers, hidden: true },
  { id: 'category', header: 'Category', kind: 'choice', value: (row) => row.category, hidden: true },
  {
    id: 'budget',
    header: 'Budget per person and day',
    kind: 'money',
    value: (row) => row.budget,
    hidden: true,
  },
  { id: 'replyTo', header: 'E-mail', kind: 'text', value: (row) => row.replyTo, hidden: true },
  {
    id: 'specialRequests',
    header: 'Special requests',
    kind: 'text',
    value: (row) => row.specialRequests,
    empty: 'None',
    hidden: true,
  },
];

export function TourBookings() {
  return (
    <>
      <EditedEntry kind="addedTour">
        {(edited, onSaved) => <AddBooking edited={edited} onSaved={onSaved} />}
      </EditedEntry>
      <LiveTable
        kind="tour"
        label="Tour bookings"
        columns={columns}
        start={newestFirst}
        views={requestViews}
        details={(row) => <RequestDetails row={row} />}
      />
    </>
  );
}

function TourStatus({ row }: { row: Tour }) {
  const change = useChange();
  return (
    <ChoiceCell
      label={`Tour status of ${row.customer_name}`}
      value={row.tour_status}
      choices={tourStatuses}
      onChoose={(status) => change(row, { tour_status: status as Tour['tour_status'] })}
    />
  );
}

function Payment({ row }: { row: Tour }) {
  const change = useChange();
  return (
    <ChoiceCell
      label={`Payment of ${row.customer_name}`}
      value={row.payment_status}
      choices={paymentStatuses}
      onChoose={(status) => change(row, { payment_status: status as Tour['payment_status'] })}
    />
  );
}

function Guide({ row }: { row: Tour }) {
  const change = useChange();
  return (
    <TextCell
      label={`Guide of ${row.customer_name}`}
      value={row.Incharge}
      onChange={(name) => change(row, { Incharge: name })}
    />
  );
}
