import { LiveTable } from '../../records/list/live-table.tsx';
import { Travelers } from './travelers.tsx';

export function FlightRequests() {
  return <LiveTable kind="flightRequest" details={(row) => <Travelers row={row} />} />;
}
