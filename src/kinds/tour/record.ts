/** Fields of a tour as listed (docs/contract.md#records). */
import type { PaymentStatus, TourStatus } from '../statuses.ts';

/** A home booking, or a tour that staff added, in which unknown fields are empty. */
export interface TourFields {
  customer_name: string;
  travel_date: string;
  payment_status: PaymentStatus;
  trip_type: string;
  tour_status: TourStatus;
  /** The guide. */
  Incharge: string;
  /** Days of a home booking; null for tours that staff added without them. */
  days: number | null;
  travelers: number | null;
  category: string;
  /** US dollars per person per day. */
  budget: number | null;
  replyTo: string;
  specialRequests: string;
}
