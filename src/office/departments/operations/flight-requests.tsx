import type { Row } from '../../../device/feed/index.ts';
import { newestFirst, requestColumns, requestViews } from '../../parts/records/columns.ts';
import { LiveTable } from '../../parts/records/live-table.tsx';
import { RequestDetails } from '../../parts/records/request-details.tsx';
import type { Column } from '../../table/engine/columns.ts';
import { Travelers } from './travelers.tsx';

const columns: readonly Column<Row<'flightRequest'>>[] = [
  { id: 'fullName', header: 'Full name', kind: 'text', value: (row) => row.fullName, primary: true },
  { id: 'travelers', header: 'Travelers', kind: 'number', value: (row) => row.travelers, total: 'sum' },
  {
    id: 'first_date',
    header: 'First travel date',
    kind: 'date',
    value: (row) =>
      row.travelerDetails
        .map(({ travelDate }) => travelDate)
        .sort()
        .find(Boolean) ?? '',
  },
  {
    id: 'departure',
    header: 'Departure',
    kind: 'text',
    value: (row) =>
      [...new Set(row.travelerDetails.map(({ departurePoint }) => departurePoint))]
        .filter(Boolean)
        .join(', '),
  },
  {
    id: 'preferredAirline',
    header: 'Airline',
    kind: 'text',
    value: (row) => row.preferredAirline,
    empty: 'Any',
  },
  { id: 'email', header: 'E-mail', kind: 'text', value: (row) => row.email },
  { id: 'phone', header: 'Phone', kind: 'text', value: (row) => row.phone },
  {
    id: 'additionalRequests',
    header: 'Additional requests',
    kind: 'text',
    value: (row) => row.additionalRequests,
    empty: 'None',
  },
  ...requestColumns,
];

export function FlightRequests() {
  return (
    <LiveTable
      kind="flightRequest"
      label="Flight requests"
      columns={columns}
      emptyText="No flight requests found"
      start={newestFirst}
      views={requestViews}
      details={(row) => (
        <RequestDetails row={row}>
          <Travelers row={row} />
        </RequestDetails>
      )}
    />
  );
}
