/** One request of each kind, as a traveller would send it. */

import { referenceOf } from '../../../src/contract/values/reference.ts';
import type { ChangeKind } from '../../../src/kinds/entry-kinds.ts';
import type { EventRequest } from '../../../src/kinds/event-request/schema.ts';
import type { FlightRequest } from '../../../src/kinds/flight-request/schema.ts';
import type { StaffPayload, StaffSubmissionKind } from '../../../src/kinds/staff-submissions.ts';
import type { StayBooking } from '../../../src/kinds/stay-booking/schema.ts';
import type { PublicPayload, SubmissionKind } from '../../../src/kinds/submissions.ts';
import type { HomeBooking } from '../../../src/kinds/tour/home-booking.ts';
import type { TripPlan } from '../../../src/kinds/trip-plan/schema.ts';
import { booking } from './sample-booking.ts';

export const homeBooking: HomeBooking = {
  tripType: 'combo',
  days: 8,
  travelers: 3,
  category: 'family',
  budget: 231.25,
  preferredDate: '20270614',
  name: 'José Ngũgĩ',
  email: 'annamaria@example.com',
  replyTo: 'anna-maria@example.com',
  specialRequests: 'A tent far from the generator',
};

export const tripPlan: TripPlan = {
  activity: 'Walking safari',
  days: 5,
  travelers: 2,
  category: 'honeymoon',
  budget: 5_000,
  preferredDate: '2027-08-01',
  name: 'Nuru Al-Farsi',
  email: 'nuru@example.com',
  specialRequest: 'A balloon, if the wind allows it.',
  plan: '1_2_8_kz_4x2.1x3_5c',
  planShown: 'Kilimanjaro airport to Tarangire: 3 hours by road\nTarangire: 2 nights\nSerengeti: 3 nights',
};

export const stayBooking: StayBooking = {
  checkin: '2027-07-01',
  checkout: '2027-07-04',
  guests: 4,
  package: 'camping-meals',
  specialRequest: 'None of us eats fish.',
  Contacts: 'juma@example.com or +255 712 345 678',
  name: 'Juma Bakari',
  camp: '',
};

/** Without passport numbers: a test that needs one seals it. */
export const flightRequest: FlightRequest = {
  fullName: 'Søren Łukasz',
  email: 'soren@example.com',
  phone: '+255712345678',
  travelers: 2,
  preferredAirline: 'Any with a window',
  additionalRequests: 'Two surfboards',
  travelerDetails: [
    {
      name: 'Søren',
      passportNumber: null,
      gender: 'Male',
      travelDate: '2027-06-01',
      returnDate: '2027-06-20',
      departurePoint: 'Copenhagen',
    },
    { name: '', passportNumber: null, gender: '', travelDate: '', returnDate: '', departurePoint: '' },
  ],
};

export const eventRequest: EventRequest = {
  name: 'Grace Mollel',
  email: 'grace@example.com',
  phone: '0712345679',
  date: '2027-11-20',
  package: 'Executive Retreat',
  message: 'Forty people, two languages.',
};

export const requests: { [Kind in SubmissionKind]: PublicPayload<Kind> } = {
  homeBooking,
  tripPlan,
  packageBooking: booking,
  stayBooking,
  flightRequest,
  eventRequest,
};

/** Kinds of staff submission that make a record by themselves: a payment needs its request. */
export type StaffForm = Exclude<StaffSubmissionKind, ChangeKind | 'payment' | 'souvenirStep'>;

/** One of each form of the staff. */
export const staffRequests: { [Kind in StaffForm]: StaffPayload<Kind> } = {
  addedTour: {
    customerName: 'Zainab Mushi',
    tourGuide: 'Baraka Laizer',
    tourStatus: 'ongoing',
    paymentStatus: 'Unpaid',
    travelDate: '2027-06-20',
    tripType: 'safari',
    days: 5,
    travelers: 2,
    contact: 'zainab@example.com',
    price: '4200.50',
    currency: 'USD',
    specialRequests: 'A window seat on the flight to Zanzibar.',
  },
  souvenir: {
    item: 'Makonde carving',
    customer: 'José Ngũgĩ',
    quantity: 3,
    place: 'Arusha Airport',
    boardedate: '2027-06-15',
    promised: '2027-06-20',
    deliveryStatus: 'In Transit',
  },
  person: {
    name: 'Amina Okoye',
    transportDate: '2027-06-14',
    destination: 'Seronera',
    Guider: 'Baraka Laizer',
    vehicle: 'T 123 ABC',
    contact: '+255700000009',
    requests: 'Vegetarian',
    boarding: 'Not checked',
  },
  lead: { name: 'Grace Mollel', place: 'Nairobi', socialNetwork: 'Instagram', converted: 'not yet' },
  campaign: {
    name: 'Green season',
    amountInvested: 1_250.5,
    targetedCustomers: 'Families in Europe',
    reach: 3_000_000_000,
    engagement: 4.75,
  },
  feedback: {
    customer: 'Søren Łukasz',
    rating: 5,
    comment: 'The tent was far from the generator.',
    date: '2027-06-20',
    department: 'Logistics',
  },
  replyTemplate: {
    name: 'Offer',
    about: 'packageBooking',
    subject: 'Your {package}, {reference}',
    body: 'Dear {name},\n\n{people} on {dates} is {price} each.\n\n{office}',
    inUse: 'yes',
    language: 'en',
    sets: 'answered',
  },
  capacity: { camp: 'Pangani Camp', stays: 'every', unit: 'people', perNight: 12, active: 'yes' },
  training: {
    who: 'Driver 3',
    course: 'First aid far from a hospital',
    passed: '2026-06-01',
    expires: '2027-06-01',
  },
  resource: { name: 'T 482 DKL', list: 'vehicle', seats: 7, active: 'yes' },
};

/** A payment for a package booking. @param request its id */
export const stepOf = (souvenir: string): StaffPayload<'souvenirStep'> => ({
  souvenir,
  souvenirReference: referenceOf('SV', souvenir),
  from: 'Juma Komba',
  to: 'Neema Said',
  place: 'Arusha office',
  note: '',
  delivered: 'no',
});

export const paymentFor = (request: string): StaffPayload<'payment'> => ({
  request,
  requestKind: 'packageBooking',
  requestReference: referenceOf('PB', request),
  date: '2026-11-20',
  amount: '900.00',
  currency: 'USD',
  way: 'Bank transfer',
  note: '',
});
