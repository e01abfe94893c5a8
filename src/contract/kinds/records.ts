/**
 * Records as the staff's lists return them, with the field names of docs/contract.md#records. The feed of
 * `GET /api/changes` and the calls for lists give the same records.
 */

import type { RecordKind } from '../accounts/roles.ts';
import { calls } from '../protocol/calls.ts';
import type { FieldsOf, HeldPayload } from '../protocol/public-fields.ts';
import type { RecordBase } from '../protocol/record-base.ts';
import type { Capacity, capacityPublicFields } from './capacity.ts';
import type { EventRequest } from './event-request.ts';
import type { FlightRequest } from './flight-request.ts';
import type { PackageBooking } from './package-booking.ts';
import type { Payment, paymentPublicFields } from './payment.ts';
import type { ReplyTemplate, replyTemplatePublicFields } from './reply-template.ts';
import type { Resource, resourcePublicFields } from './resource.ts';
import type { SouvenirStep, souvenirStepPublicFields } from './souvenir-step.ts';
import type {
  Campaign,
  campaignPublicFields,
  Feedback,
  feedbackPublicFields,
  Lead,
  leadPublicFields,
  Person,
  personPublicFields,
  Souvenir,
  souvenirPublicFields,
} from './staff-forms.ts';
import type { PaymentStatus, TourStatus } from './statuses.ts';
import type { StayBooking } from './stay-booking.ts';
import type { Training, trainingPublicFields } from './training.ts';
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
  /** Days of a home booking; null for tours that staff added without them. */
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
  /** Days from the catalogue; null for a package that is not in it. */
  days: number | null;
  Start_date: string;
  availability_status: string;
  Fullname: string;
}

type Traveler = FlightRequest['travelerDetails'][number];

export interface FlightRequestFields extends Omit<HeldPayload<FlightRequest>, 'travelerDetails'> {
  /** Travellers with `hasPassport` in place of the passport number, which `calls.passports` opens. */
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
  souvenir: FieldsOf<Souvenir, typeof souvenirPublicFields>;
  person: FieldsOf<Person, typeof personPublicFields>;
  lead: FieldsOf<Lead, typeof leadPublicFields>;
  campaign: FieldsOf<Campaign, typeof campaignPublicFields>;
  feedback: FieldsOf<Feedback, typeof feedbackPublicFields>;
  replyTemplate: FieldsOf<ReplyTemplate, typeof replyTemplatePublicFields>;
  capacity: FieldsOf<Capacity, typeof capacityPublicFields>;
  payment: FieldsOf<Payment, typeof paymentPublicFields>;
  training: FieldsOf<Training, typeof trainingPublicFields>;
  resource: FieldsOf<Resource, typeof resourcePublicFields>;
  souvenirStep: FieldsOf<SouvenirStep, typeof souvenirStepPublicFields>;
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
