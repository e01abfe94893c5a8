import { calls } from '../../contract/protocol/calls.ts';
import type { KindFacts } from '../kind-facts.ts';

export const packageBooking = {
  plural: 'Package bookings',
  list: calls.packagesBookings,
  roles: ['operations', 'management'],
  request: {
    wish: 'specialRequests',
    finance: ['package_name', 'days', 'Start_date', 'Fullname', 'numberOfAdults', 'numberOfChildren'],
  },
  entries: {
    packageBooking: { call: calls.companyPackage, prefix: 'PB', title: 'Package booking', version: 1 },
  },
} as const satisfies KindFacts;
