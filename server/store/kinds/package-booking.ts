import {
  type PackageBooking,
  packageBookingListedFields,
} from '../../../src/kinds/package-booking/schema.ts';
import type { RecordFields } from '../../../src/kinds/records.ts';
import { publishedDetails } from '../../site/published-details.ts';
import type { PlainKind } from './plain-kind.ts';

const findPackage = (name: string) => publishedDetails().packages.get(name);

/** Its length and season are in the catalogue, not in the booking. */
export const packageBooking = {
  since: '0001-package-bookings',
  table: 'package_booking',
  columns: {
    Tripname: 'package_name',
    fullName: 'full_name',
    email: 'email',
    phone: 'phone',
    numberOfAdults: 'number_of_adults',
    numberOfChildren: 'number_of_children',
    travelDate: 'travel_date',
    specialRequests: 'special_requests',
    priceShown: 'price_shown',
  },
  listed: {
    ...packageBookingListedFields,
    days: ({ Tripname }) => findPackage(Tripname)?.days ?? null,
    availability_status: ({ Tripname }) => findPackage(Tripname)?.availability ?? '',
  },
  about: ['travelDate'],
  names: ['fullName'],
  contacts: ['email', 'phone'],
} as const satisfies PlainKind<PackageBooking, RecordFields<'packageBooking'>>;
