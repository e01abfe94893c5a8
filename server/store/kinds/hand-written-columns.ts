/** Columns of the kinds that are stored by hand-written code. */
import type { FlightRequest, TravelerDetails } from '../../../src/kinds/flight-request/schema.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import type { PaymentStatus, TourStatus } from '../../../src/kinds/statuses.ts';
import type { HomeBooking } from '../../../src/kinds/tour/home-booking.ts';

/** Columns of a home booking, beside those of the tour itself. */
export const homeBookingColumns = {
  tripType: 'trip_type',
  days: 'days',
  travelers: 'travelers',
  category: 'category',
  budget: 'budget',
  /** Read back from its sanitised form: a calendar date. */
  preferredDate: 'preferred_date',
  name: 'name',
  email: 'email',
  replyTo: 'reply_to',
  specialRequests: 'special_requests',
} as const satisfies Record<keyof HomeBooking, string>;

export const addedTourColumns = {
  customerName: 'customer_name',
  tourStatus: 'tour_status',
  paymentStatus: 'payment_status',
  tourGuide: 'guide',
  travelDate: 'planned_date',
  tripType: 'planned_type',
  days: 'planned_days',
  travelers: 'planned_people',
  contact: 'planned_contact',
  specialRequests: 'planned_requests',
} as const satisfies Record<Exclude<keyof EntryPayload<'addedTour'>, 'price' | 'currency'>, string>;

export interface TourRow {
  id: string;
  /** Null for a home booking, which has a name of its own. */
  customer_name: string | null;
  tour_status: TourStatus;
  payment_status: PaymentStatus;
  guide: string;
  /** Set for bookings that staff added; null for a home booking, and where nobody gave it. */
  planned_date: string | null;
  planned_type: string | null;
  planned_days: number | null;
  planned_people: number | null;
  planned_contact: string | null;
  planned_requests: string | null;
}

/** Columns of a flight request, beside its travellers. */
export const flightRequestColumns = {
  fullName: 'full_name',
  email: 'email',
  phone: 'phone',
  travelers: 'travelers',
  preferredAirline: 'preferred_airline',
  additionalRequests: 'additional_requests',
} as const satisfies Record<Exclude<keyof FlightRequest, 'travelerDetails'>, string>;

export interface FlightTravelerRow {
  flight_request_id: string;
  /** Index in `travelerDetails`, from 0. The sealed value can be opened only for this index. */
  place: number;
  name: string;
  /** JSON of a sealed value; null when none was given. Never readable here. */
  sealed_passport_number: string | null;
  gender: TravelerDetails['gender'];
  travel_date: string;
  return_date: string;
  departure_point: string;
}
