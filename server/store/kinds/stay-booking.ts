import type { RecordFields } from '../../../src/contract/kinds/records.ts';
import type { StayBooking } from '../../../src/contract/kinds/stay-booking.ts';
import type { PlainKind } from './plain-kind.ts';

export const stayBooking = {
  since: '0002-public-forms',
  table: 'stay_booking',
  columns: {
    checkin: 'checkin_date',
    checkout: 'checkout_date',
    guests: 'number_of_guests',
    package: 'package',
    specialRequest: 'special_request',
    Contacts: 'contacts',
  },
  listed: {
    Checkin_date: 'checkin',
    Checkout_date: 'checkout',
    number_of_guests: 'guests',
    package: 'package',
    specialRequests: 'specialRequest',
    Contacts: 'Contacts',
  },
  about: ['checkout'],
  names: [],
  contacts: ['Contacts'],
} as const satisfies PlainKind<StayBooking, RecordFields<'stayBooking'>>;
