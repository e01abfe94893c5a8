/**
 * What the staff's lists return, with the field names of docs/contract.md#records. The feed of
 * `GET /api/changes` and the calls for lists give the same records.
 */
import { calls } from './calls.ts';
import type { Capacity, capacityListed } from './capacity.ts';
import type { EventRequest } from './event-request.ts';
import type { FlightRequest } from './flight-request.ts';
import type { FieldsOf, HeldPayload } from './listed.ts';
import type { PackageBooking } from './package-booking.ts';
import type { Payment, paymentListed } from './payment.ts';
import type { RecordBase } from './record-base.ts';
import type { ReplyTemplate, replyTemplateListed } from './reply-template.ts';
import type { Resource, resourceListed } from './resource.ts';
import type { RecordKind } from './roles.ts';
import type { SouvenirStep, souvenirStepListed } from './souvenir-step.ts';
import type {
  Campaign,
  campaignListed,
  Feedback,
  feedbackListed,
  Lead,
  leadListed,
  Person,
  personListed,
  Souvenir,
  souvenirListed,
} from './staff-forms.ts';
import type { PaymentStatus, TourStatus } from './statuses.ts';
import type { StayBooking } from './stay-booking.ts';
import type { Training, trainingListed } from './training.ts';
import type { TripPlan } from './trip-plan.ts';

/** A home booking, or a tour that staff added, in which unknown fields are empty. */
export interface TourFields {
  customer_name: string;
  travel_date: string;
  payment_status: PaymentStatus;
  trip_type: string;
  tour_status: TourStatus;
  /** The guide. */
  Incharge: string;
  /** Of home bookings; null for those that staff added. */
  days: number | null;
  travelers: number | null;
  category: string;
  /** US dollars per person per day. */
  budget: number | null;
  replyTo: string;
  specialRequests: string;
}

export interface PackageBookingFields
  extends Omit<HeldPayload<PackageBooking>, 'Tripname' | 'fullName' | 'travelDate'> {
  package_name: string;
  /** From the catalogue; null for a name that is not in it. */
  days: number | null;
  Start_date: string;
  availability_status: string;
  Fullname: string;
}

type Traveler = FlightRequest['travelerDetails'][number];

export interface FlightRequestFields extends Omit<HeldPayload<FlightRequest>, 'travelerDetails'> {
  /** Without passport numbers. It only says whether one was given; `calls.passports` opens it. */
  travelerDetails: readonly (Omit<Traveler, 'passportNumber'> & { hasPassport: boolean })[];
}

export interface StayBookingFields
  extends Omit<HeldPayload<StayBooking>, 'checkin' | 'checkout' | 'guests' | 'specialRequest'> {
  Checkin_date: string;
  Checkout_date: string;
  number_of_guests: number;
  /** Empty when there are none; lists show None. */
  specialRequests: string;
}

interface FieldsByKind {
  tour: TourFields;
  packageBooking: PackageBookingFields;
  tripPlan: HeldPayload<TripPlan>;
  flightRequest: FlightRequestFields;
  eventRequest: HeldPayload<EventRequest>;
  stayBooking: StayBookingFields;
  souvenir: FieldsOf<Souvenir, typeof souvenirListed>;
  person: FieldsOf<Person, typeof personListed>;
  lead: FieldsOf<Lead, typeof leadListed>;
  campaign: FieldsOf<Campaign, typeof campaignListed>;
  feedback: FieldsOf<Feedback, typeof feedbackListed>;
  replyTemplate: FieldsOf<ReplyTemplate, typeof replyTemplateListed>;
  capacity: FieldsOf<Capacity, typeof capacityListed>;
  payment: FieldsOf<Payment, typeof paymentListed>;
  training: FieldsOf<Training, typeof trainingListed>;
  resource: FieldsOf<Resource, typeof resourceListed>;
  souvenirStep: FieldsOf<SouvenirStep, typeof souvenirStepListed>;
}

/** The fields of a kind as listed. */
export type RecordFields<Kind extends RecordKind> = FieldsByKind[Kind];
/** A record as listed. */
export type ListedRecord<Kind extends RecordKind = RecordKind> = {
  [Each in Kind]: RecordBase & FieldsByKind[Each];
}[Kind];
/** A record in the feed: with its kind. */
export type FeedRecord<Kind extends RecordKind = RecordKind> = {
  [Each in Kind]: { kind: Each } & RecordBase & FieldsByKind[Each];
}[Kind];

/** GET: the list of each kind (docs/contract.md#records). */
export const listCalls = {
  tour: calls.bookingInfos,
  packageBooking: calls.packagesBookings,
  tripPlan: calls.tripPlans,
  flightRequest: calls.flightRequests,
  eventRequest: calls.eventRequests,
  stayBooking: calls.stayBookings,
  souvenir: calls.souvenirs,
  person: calls.people,
  lead: calls.leads,
  campaign: calls.campaigns,
  feedback: calls.feedback,
  replyTemplate: calls.templates,
  capacity: calls.capacities,
  payment: calls.payments,
  training: calls.training,
  resource: calls.resources,
  souvenirStep: calls.souvenirSteps,
} as const satisfies Record<RecordKind, string>;
