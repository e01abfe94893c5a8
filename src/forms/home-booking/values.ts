/** The fields of the form, as typed. */
export interface HomeBookingValues {
  tripType: string;
  days: string;
  travelers: string;
  category: string;
  /** Only asked of families, and not sent. */
  children: string;
  budget: string;
  preferredDate: string;
  name: string;
  email: string;
  specialRequests: string;
}
