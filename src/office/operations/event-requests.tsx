import type { Row } from '../../device/feed/index.ts';
import { newestFirst, requestColumns, requestViews } from '../records/columns.ts';
import { RecordsTable } from '../records/records-table.tsx';
import { RequestDetails } from '../records/request-details.tsx';
import type { Column } from '../table/columns.ts';

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
    <RecordsTable
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
