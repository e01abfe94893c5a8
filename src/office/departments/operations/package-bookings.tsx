import type { Row } from '../../../device/feed/index.ts';
import { newestFirst, requestColumns, requestViews } from '../../parts/records/columns.ts';
import { LiveTable } from '../../parts/records/live-table.tsx';
import { RequestDetails } from '../../parts/records/request-details.tsx';
import type { Column } from '../../table/engine/columns.ts';

const columns: readonly Column<Row<'packageBooking'>>[] = [
  { id: 'Fullname', header: 'Full name', kind: 'text', value: (row) => row.Fullname, primary: true },
  { id: 'package_name', header: 'Package', kind: 'choice', value: (row) => row.package_name, width: 240 },
  { id: 'days', header: 'Days', kind: 'number', value: (row) => row.days },
  { id: 'Start_date', header: 'Start date', kind: 'date', value: (row) => row.Start_date },
  {
    id: 'availability_status',
    header: 'Availability',
    kind: 'choice',
    value: (row) => row.availability_status,
  },
  { id: 'email', header: 'E-mail', kind: 'text', value: (row) => row.email },
  { id: 'phone', header: 'Phone', kind: 'text', value: (row) => row.phone },
  {
    id: 'numberOfAdults',
    header: 'Adults',
    kind: 'number',
    value: (row) => row.numberOfAdults,
    total: 'sum',
  },
  {
    id: 'numberOfChildren',
    header: 'Children',
    kind: 'number',
    value: (row) => row.numberOfChildren,
    total: 'sum',
  },
  {
    id: 'specialRequests',
    header: 'Special requests',
    kind: 'text',
    value: (row) => row.specialRequests,
    empty: 'None',
  },
  ...requestColumns,
];

export function PackageBookings() {
  return (
    <LiveTable
      kind="packageBooking"
      label="Package bookings"
      columns={columns}
      start={newestFirst}
      views={requestViews}
      details={(row) => <RequestDetails row={row} />}
    />
  );
}
