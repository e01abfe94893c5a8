import type { KindFacts } from '../kind-facts.ts';

/** The address of its calls is also a page, see `isCall`. */
export const stayBooking = {
  plural: 'Stay bookings',
  list: '/stay_bookings',
  roles: ['bookings', 'management'],
  request: { finance: ['Checkin_date', 'Checkout_date', 'number_of_guests', 'package'] },
  entries: {
    stayBooking: { call: '/stay_bookings', prefix: 'SB', title: 'Stay booking', version: 1 },
  },
} as const satisfies KindFacts;
