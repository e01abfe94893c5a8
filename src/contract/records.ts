/**
 * What the staff's lists return, with the field names of docs/contract.md#records. The feed of
 * `GET /api/changes` and the calls for lists give the same records.
 */
import { calls } from './calls.ts';
import type { EventRequest } from './event-request.ts';
import type { FlightRequest } from './flight-request.ts';
import type { PackageBooking } from './package-booking.ts';
import type { RecordKind } from './roles.ts';
import type { StayBooking } from './stay-booking.ts';
import type { TripPlan } from './trip-plan.ts';

export const tourStatuses = ['pending', 'ongoing', 'finished'] as const;
export const paymentStatuses = ['Pending', 'Paid', 'Unpaid'] as const;
export const deliveryStatuses = ['Pending', 'In Transit', 'Delivered'] as const;

export type TourStatus = (typeof tourStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** What a colleague wrote about a record. */
export interface RecordNote {
  id: string;
  /** Name of the account. */
  by: string;
  text: string;
  /** The device's clock, ISO 8601. */
  capturedAt: string;
}

/** What every record carries beside the fields of its kind. */
export interface RecordFrame {
  id: string;
  reference: string;
  /** The device's clock at submission, ISO 8601. */
  capturedAt: string;
  /** The server's clock, ISO 8601. */
  receivedAt: string;
  /** Counts the changes of the record, from 1. A change names the one that it was made against. */
  revision: number;
  /** Id of the submission that made or last changed it. */
  lastChange: string;
  /** Who takes care of it; null for nobody yet. */
  owner: { id: string; name: string } | null;
  notes: readonly RecordNote[];
  /** A hidden field was filled in, as robots do. */
  suspect: boolean;
}

/** A home booking, or one that staff added: then what they do not know is empty. */
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

/** A payload as lists give it back: null in place of what was not given. */
type AsListed<Payload> = {
  [Field in keyof Payload]-?: undefined extends Payload[Field]
    ? Exclude<Payload[Field], undefined> | null
    : Payload[Field];
};

export interface PackageBookingFields
  extends Omit<AsListed<PackageBooking>, 'Tripname' | 'fullName' | 'travelDate'> {
  package_name: string;
  /** From the catalogue; null for a name that is in none. */
  days: number | null;
  Start_date: string;
  availability_status: string;
  Fullname: string;
}

type Traveler = FlightRequest['travelerDetails'][number];

export interface FlightRequestFields extends Omit<AsListed<FlightRequest>, 'travelerDetails'> {
  /** Without passport numbers: whether one was given, to be opened by `calls.passports`. */
  travelerDetails: readonly (Omit<Traveler, 'passportNumber'> & { hasPassport: boolean })[];
}

export interface StayBookingFields
  extends Omit<AsListed<StayBooking>, 'checkin' | 'checkout' | 'guests' | 'specialRequest'> {
  Checkin_date: string;
  Checkout_date: string;
  number_of_guests: number;
  /** Empty when there are none; lists show None. */
  specialRequests: string;
}

export interface SouvenirFields {
  item: string;
  quantity: number;
  customer_name: string;
  place_of_delivery: string;
  date: string;
  delivery_status: DeliveryStatus;
}

export interface PersonFields {
  name: string;
  transport_date: string;
  vehicle: string;
  destination: string;
  guider: string;
}

export interface LeadFields {
  Names: string;
  /** Calendar date on which the lead was captured. */
  generatedOn: string;
  converted: string;
  place: string;
  contant_media: string;
}

export interface CampaignFields {
  name: string;
  /** US dollars. */
  amountInvested: number;
  targetedCustomers: string;
  reach: number;
  /** Percent. */
  engagement: number;
}

export interface FeedbackFields {
  customer: string;
  /** 1 to 5. */
  rating: number;
  comment: string;
  date: string;
  department: string;
}

interface FieldsByKind {
  tour: TourFields;
  packageBooking: PackageBookingFields;
  tripPlan: AsListed<TripPlan>;
  flightRequest: FlightRequestFields;
  eventRequest: AsListed<EventRequest>;
  stayBooking: StayBookingFields;
  souvenir: SouvenirFields;
  person: PersonFields;
  lead: LeadFields;
  campaign: CampaignFields;
  feedback: FeedbackFields;
}

/** The fields of a kind as listed. */
export type RecordFields<Kind extends RecordKind> = FieldsByKind[Kind];
/** A record as listed. */
export type ListedRecord<Kind extends RecordKind = RecordKind> = {
  [Each in Kind]: RecordFrame & FieldsByKind[Each];
}[Kind];
/** A record in the feed: with its kind. */
export type FeedRecord<Kind extends RecordKind = RecordKind> = {
  [Each in Kind]: { kind: Each } & RecordFrame & FieldsByKind[Each];
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
} as const satisfies Record<RecordKind, string>;
