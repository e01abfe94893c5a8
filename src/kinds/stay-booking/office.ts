import type { KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';

export const stayBooking: KindView<RecordFields<'stayBooking'>> = {
  columns: {
    Contacts: { header: 'Contacts', kind: 'text', primary: true },
    Checkin_date: { header: 'Check-in', kind: 'date' },
    Checkout_date: { header: 'Check-out', kind: 'date' },
    number_of_guests: { header: 'Guests', kind: 'number', total: 'sum' },
    package: { header: 'Package', kind: 'choice' },
    specialRequests: { header: 'Special requests', kind: 'text', empty: 'None' },
  },
  subject: 'Contacts',
  emptyText: 'No bookings found',
  failedText: 'Failed to fetch bookings. Please try again later.',
};
