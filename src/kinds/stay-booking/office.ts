import type { CorrectionForm, KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';
import type { StayBooking } from './schema.ts';
import { stayPackages } from './stay-packages.ts';

export const stayBooking: KindView<RecordFields<'stayBooking'>> = {
  columns: {
    name: [
      {
        id: 'name',
        header: 'Name',
        kind: 'text',
        primary: true,
        value: ({ name, Contacts }) => name || Contacts,
      },
    ],
    Checkin_date: { header: 'Check-in', kind: 'date' },
    Checkout_date: { header: 'Check-out', kind: 'date' },
    number_of_guests: { header: 'Guests', kind: 'number', total: 'sum' },
    Contacts: { header: 'Contacts', kind: 'text' },
    package: { header: 'Package', kind: 'choice' },
    camp: { header: 'Camp', kind: 'choice' },
    specialRequests: { header: 'Special requests', kind: 'text', empty: 'None' },
  },
  priceAfter: 'number_of_guests',
  subject: 'name',
  fallbackSubject: 'Contacts',
  emptyText: 'No bookings found',
  failedText: 'Failed to fetch bookings. Please try again later.',
};

/** Form in which the office corrects what a guest sent. */
export const stayBookingForm: CorrectionForm<StayBooking> = {
  fields: {
    name: { label: 'Name' },
    Contacts: { label: 'Contacts', contact: true },
    checkin: { label: 'Check-in', required: true, type: 'date' },
    checkout: { label: 'Check-out', required: true, type: 'date' },
    guests: { label: 'Guests', required: true, number: true, min: 1 },
    package: { label: 'Package', choices: stayPackages },
    camp: { label: 'Camp' },
    specialRequest: { label: 'Special requests', multiline: true, wide: true },
  },
};
