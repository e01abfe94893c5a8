import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

/** The address of its calls is also a page, see `isApiRequest`. */
export const stayBooking = {
  plural: 'Stay bookings',
  list: endpoints.stayBookings,
  roles: ['bookings', 'management'],
  request: {
    wish: 'specialRequests',
    finance: ['Checkin_date', 'Checkout_date', 'number_of_guests', 'package', 'name'],
  },
  entries: {
    stayBooking: { call: endpoints.stayBookings, prefix: 'SB', title: 'Stay booking', version: 2 },
  },
} as const satisfies KindFacts;
