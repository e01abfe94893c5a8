import type { PackageBooking } from '../../../src/kinds/package-booking/schema.ts';

/** A booking as a traveller would send it. */
export const booking: PackageBooking = {
  fullName: 'Amina Müller-Okoye',
  email: 'anna-maria@example.com',
  phone: '+491512345678',
  numberOfAdults: 2,
  numberOfChildren: 1,
  travelDate: '2027-06-14',
  specialRequests: 'A vegetarian, and a tent far from the generator.',
  Tripname: 'Northern Tanzania Budget Adventure',
  priceShown: 'For 2 adults and one child (9): from $6,000 (from $2,000 each)',
};
