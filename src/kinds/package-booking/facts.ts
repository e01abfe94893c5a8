import type { KindFacts } from '../kind-facts.ts';

export const packageBooking = {
  plural: 'Package bookings',
  list: '/api/packagesbookings',
  roles: ['operations', 'management'],
  request: {
    finance: ['package_name', 'days', 'Start_date', 'Fullname', 'numberOfAdults', 'numberOfChildren'],
  },
  entries: {
    packageBooking: { call: '/api/companypackage', prefix: 'PB', title: 'Package booking', version: 1 },
  },
} as const satisfies KindFacts;
