import type { KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';

export const flightRequest: KindView<RecordFields<'flightRequest'>> = {
  columns: {
    fullName: { header: 'Full name', kind: 'text', primary: true },
    travelers: { header: 'Travelers', kind: 'number', total: 'sum' },
    travelerDetails: [
      {
        id: 'first_date',
        header: 'First travel date',
        kind: 'date',
        value: ({ travelerDetails }) =>
          travelerDetails
            .map(({ travelDate }) => travelDate)
            .sort()
            .find(Boolean) ?? '',
      },
      {
        id: 'departure',
        header: 'Departure',
        kind: 'text',
        value: ({ travelerDetails }) =>
          [...new Set(travelerDetails.map(({ departurePoint }) => departurePoint))]
            .filter(Boolean)
            .join(', '),
      },
    ],
    preferredAirline: { header: 'Airline', kind: 'text', empty: 'Any' },
    email: { header: 'E-mail', kind: 'text' },
    phone: { header: 'Phone', kind: 'text' },
    additionalRequests: { header: 'Additional requests', kind: 'text', empty: 'None' },
  },
  subject: 'fullName',
  emptyText: 'No flight requests found',
};
