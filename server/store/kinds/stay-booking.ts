import type { RecordFields } from '../../../src/kinds/records.ts';
import { type StayBooking, stayBookingListedFields } from '../../../src/kinds/stay-booking/schema.ts';
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
    name: 'guest_name',
    camp: 'camp',
  },
  listed: stayBookingListedFields,
  about: ['checkout'],
  names: ['name'],
  contacts: ['Contacts'],
} as const satisfies PlainKind<StayBooking, RecordFields<'stayBooking'>>;
