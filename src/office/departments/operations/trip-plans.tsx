import type { Row } from '../../../device/feed/index.ts';
import { newestFirst, requestColumns, requestViews } from '../../parts/records/columns.ts';
import { LiveTable } from '../../parts/records/live-table.tsx';
import { RequestDetails } from '../../parts/records/request-details.tsx';
import type { Column } from '../../table/engine/columns.ts';

const columns: readonly Column<Row<'tripPlan'>>[] = [
  { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name, primary: true },
  { id: 'activity', header: 'Activity', kind: 'text', value: (row) => row.activity },
  { id: 'preferredDate', header: 'Preferred date', kind: 'date', value: (row) => row.preferredDate },
  { id: 'days', header: 'Days', kind: 'number', value: (row) => row.days },
  { id: 'travelers', header: 'Travelers', kind: 'number', value: (row) => row.travelers, total: 'sum' },
  { id: 'category', header: 'Category', kind: 'choice', value: (row) => row.category },
  { id: 'budget', header: 'Budget', kind: 'money', value: (row) => row.budget },
  { id: 'email', header: 'E-mail', kind: 'text', value: (row) => row.email },
  {
    id: 'specialRequest',
    header: 'Special request',
    kind: 'text',
    value: (row) => row.specialRequest,
    empty: 'None',
  },
  ...requestColumns,
];

export function TripPlans() {
  return (
    <LiveTable
      kind="tripPlan"
      label="Trip plans"
      columns={columns}
      emptyText="No trip plans found"
      start={newestFirst}
      views={requestViews}
      details={(row) => <RequestDetails row={row} />}
    />
  );
}
