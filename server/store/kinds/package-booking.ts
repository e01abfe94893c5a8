import { type PackageFigures, packageFigures } from '../../../src/content/packages/figures.ts';
import {
  type PackageBooking,
  packageBookingListedFields,
} from '../../../src/kinds/package-booking/schema.ts';
import type { RecordFields } from '../../../src/kinds/records.ts';
import type { PlainKind } from './plain-kind.ts';

/** The packages that the site publishes, by name. */
const published = new Map(
  Object.values<PackageFigures>(packageFigures).map((figures) => [figures.name, figures]),
);

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
  },
  listed: {
    ...packageBookingListedFields,
    days: ({ Tripname }) => published.get(Tripname)?.days ?? null,
    availability_status: ({ Tripname }) => published.get(Tripname)?.availability ?? '',
  },
  about: ['travelDate'],
  names: ['fullName'],
  contacts: ['email', 'phone'],
} as const satisfies PlainKind<PackageBooking, RecordFields<'packageBooking'>>;
