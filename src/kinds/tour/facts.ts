import { endpoints } from '../../contract/protocol/endpoints.ts';
import type { KindFacts } from '../kind-facts.ts';

/** Tours: home bookings of travellers, and bookings that staff added. Of the two, staff may void their own. */
export const tour = {
  plural: 'Tour bookings',
  list: endpoints.bookingInfos,
  roles: ['operations', 'management'],
  request: {
    wish: 'specialRequests',
    finance: ['customer_name', 'travel_date', 'trip_type', 'days', 'travelers'],
  },
  isVoidable: true,
  entries: {
    homeBooking: { call: endpoints.bookings, prefix: 'HB', title: 'Tour booking', version: 1 },
    addedTour: { call: endpoints.updateBooking, prefix: 'AT', title: 'Booking added by staff', version: 3 },
  },
} as const satisfies KindFacts;
