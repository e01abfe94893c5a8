/** Tours: home bookings, and the Add New Booking card (docs/contract.md#staff-forms). */

import { currencies, DEFAULT_CURRENCY } from '../../contract/money/money.ts';
import type { CorrectionForm, EntryForm, KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';
import type { StaffPayload } from '../staff-submissions.ts';
import { paymentStatuses, tourStatuses } from '../statuses.ts';
import { addedTourErrors } from './added-tour.ts';
import { type HomeBooking, travelerCategories, tripTypes } from './home-booking.ts';

const of = ({ customer_name }: { customer_name: string }) => customer_name;

export const tour: KindView<RecordFields<'tour'>> = {
  columns: {
    customer_name: { id: 'customer', header: 'Customer', kind: 'text', primary: true },
    travel_date: { header: 'Travel date', kind: 'date' },
    travelers: { header: 'Travelers', kind: 'number' },
    budget: { header: 'Budget per person and day', kind: 'money' },
    trip_type: { header: 'Trip type', kind: 'choice' },
    tour_status: { header: 'Tour status', kind: 'choice', choices: tourStatuses, change: { of } },
    payment_status: { header: 'Payment', kind: 'choice', choices: paymentStatuses, change: { of } },
    Incharge: { header: 'Guide', kind: 'text', change: { of } },
    days: { header: 'Days', kind: 'number', hidden: true },
    category: { header: 'Category', kind: 'choice', hidden: true },
    replyTo: { header: 'Contact', kind: 'text', hidden: true },
    specialRequests: { header: 'Special requests', kind: 'text', empty: 'None', hidden: true },
  },
  priceAfter: 'budget',
  subject: 'customer_name',
  emptyText: 'No bookings found',
};

export const addedTourForm: EntryForm<StaffPayload<'addedTour'>> = {
  title: 'Add New Booking',
  action: 'Add Booking',
  alertOf: addedTourErrors,
  // The server's own message is shown.
  successOf: (message) => message,
  fields: {
    customerName: { label: 'Customer name' },
    tourGuide: { label: 'Tour guide' },
    tourStatus: { label: 'Tour status', choices: tourStatuses, first: 'pending' },
    paymentStatus: { label: 'Payment status', choices: paymentStatuses, first: 'Pending' },
    contact: { label: 'Contact', contact: true, hint: 'E-mail or phone' },
    travelDate: { label: 'Travel date', type: 'date', optional: true },
    tripType: { label: 'Trip type', optional: true },
    days: { label: 'Days', number: true, min: 1, optional: true },
    travelers: { label: 'People', number: true, min: 1, optional: true },
    price: { label: 'Price agreed', hint: 'For all of it, like 1250 or 1250.50.', optional: true },
    currency: { label: 'Currency', choices: currencies, first: DEFAULT_CURRENCY },
    specialRequests: { label: 'Special requests', multiline: true, wide: true, optional: true },
  },
};

/** Form in which the office corrects what a guest sent. */
export const homeBookingForm: CorrectionForm<HomeBooking> = {
  fields: {
    name: { label: 'Name', required: true },
    replyTo: { label: 'E-mail', required: true, type: 'email' },
    /** Made of the address above. */
    email: { label: 'E-mail', hidden: true },
    preferredDate: { label: 'Travel date', required: true, type: 'date' },
    days: { label: 'Days', required: true, number: true, min: 1 },
    travelers: { label: 'Travelers', required: true, number: true, min: 1 },
    tripType: { label: 'Trip type', choices: tripTypes },
    category: { label: 'Category', choices: travelerCategories },
    budget: { label: 'Budget per person and day', required: true, number: true, decimals: true, min: 0 },
    specialRequests: { label: 'Special requests', multiline: true, wide: true },
  },
};
