import type { CorrectionForm, KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';
import type { FlightRequest } from './schema.ts';

export const flightRequest: KindView<RecordFields<'flightRequest'>> = {
  columns: {
    fullName: { header: 'Full name', kind: 'text', primary: true },
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
    travelers: { header: 'Travelers', kind: 'number', total: 'sum' },
    preferredAirline: { header: 'Airline', kind: 'text', empty: 'Any' },
    email: { header: 'E-mail', kind: 'text' },
    phone: { header: 'Phone', kind: 'text' },
    additionalRequests: { header: 'Additional requests', kind: 'text', empty: 'None' },
  },
  priceAfter: 'travelers',
  subject: 'fullName',
  emptyText: 'No flight requests found',
};

/** Form in which the office corrects what a guest sent. The travellers' own details stay as they were sent. */
export const flightRequestForm: CorrectionForm<FlightRequest> = {
  fields: {
    fullName: { label: 'Full name', required: true },
    email: { label: 'E-mail', required: true, type: 'email' },
    phone: { label: 'Phone', required: true, type: 'tel' },
    travelers: { label: 'Travelers', required: true, number: true, min: 1 },
    travelerDetails: { label: 'Travelers', hidden: true },
    preferredAirline: { label: 'Airline' },
    additionalRequests: { label: 'Additional requests', multiline: true, wide: true },
  },
};
