import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

export const packageBooking = {
  plural: 'Package bookings',
  list: endpoints.packagesBookings,
  roles: ['operations', 'management'],
  request: {
    wish: 'specialRequests',
    finance: ['package_name', 'days', 'Start_date', 'Fullname', 'numberOfAdults', 'numberOfChildren'],
  },
  entries: {
    packageBooking: { call: endpoints.companyPackage, prefix: 'PB', title: 'Package booking', version: 2 },
  },
} as const satisfies KindFacts;
