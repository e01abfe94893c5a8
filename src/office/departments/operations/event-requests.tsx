import type { Row } from '../../../device/feed/index.ts';
import { newestFirst, requestColumns, requestViews } from '../../parts/records/columns.ts';
import { LiveTable } from '../../parts/records/live-table.tsx';
import { RequestDetails } from '../../parts/records/request-details.tsx';
import type { Column } from '../../table/engine/columns.ts';

const columns: readonly Column<Row<'eventRequest'>>[] = [
  { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name, primary: true },
  { id: 'package', header: 'Package', kind: 'choice', value: (row) => row.package },
  { id: 'date', header: 'Event date', kind: 'date', value: (row) => row.date },
  { id: 'email', header: 'E-mail', kind: 'text', value: (row) => row.email },
  { id: 'phone', header: 'Phone', kind: 'text', value: (row) => row.phone },
  {
    id: 'message',
    header: 'Additional details',
    kind: 'text',
    value: (row) => row.message,
    empty: 'None',
  },
  ...requestColumns,
];

export function EventRequests() {
  return (
    <LiveTable
      kind="eventRequest"
      label="Event requests"
      columns={columns}
      emptyText="No event requests found"
      start={newestFirst}
      views={requestViews}
      details={(row) => <RequestDetails row={row} />}
    />
  );
}
