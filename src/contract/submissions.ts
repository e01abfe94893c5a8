/**
 * THE list of everything that can be submitted. Forms, outbox, server and tests
 * read this list; a new submission is a row here, a form and a table.
 */
import type * as z from 'zod/mini';
import { calls, routes } from './addresses.ts';
import { eventRequestSchema, eventRequestStrings } from './event-request.ts';
import { flightRequestSchema, flightRequestStrings } from './flight-request.ts';
import { homeBookingSchema, homeBookingStrings } from './home-booking.ts';
import { packageBookingSchema, packageBookingStrings } from './package-booking.ts';
import { stayBookingSchema, stayBookingStrings } from './stay-booking.ts';
import { tripPlanSchema, tripPlanStrings } from './trip-plan.ts';

/** What every submission tells the person, whatever its kind. */
export interface SubmissionStrings {
  /** The server took it. */
  success: string;
  /** The server refused it or failed. */
  failure: string;
  /** Neither server nor device could take it. */
  unreachable: string;
}

export interface SubmissionDefinition<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** Address of its own call, POST. */
  call: string;
  /** Page of its form; `?edit=<id>` opens it with an entry of the outbox. */
  form: string;
  /** Two letters that open its reference. */
  prefix: string;
  /** What people call one of them. */
  title: string;
  /**
   * Every version of the payload ever shipped, oldest first; the last is current.
   * Devices may hold entries of any of them for years: never remove one. A payload
   * of an older version is parsed by its own schema into the current shape.
   */
  versions: readonly [...z.ZodMiniType[], Schema];
  /** Who may send it: anyone, or the roles of decisions section 7. */
  who: 'anyone';
  /** Fields with an e-mail address or phone number of the person, for the look-up. */
  contacts: readonly string[];
  /** Further name of the reference in the answer of its own call (section 7). */
  referenceField?: 'bookingId';
  strings: SubmissionStrings;
}

export const submissions = {
  homeBooking: {
    call: calls.bookings,
    form: routes.home,
    prefix: 'HB',
    title: 'Tour booking',
    versions: [homeBookingSchema],
    who: 'anyone',
    contacts: ['replyTo', 'email'],
    referenceField: 'bookingId',
    strings: homeBookingStrings,
  },
  tripPlan: {
    call: calls.tripPlans,
    form: routes.planYourTrip,
    prefix: 'TP',
    title: 'Trip plan',
    versions: [tripPlanSchema],
    who: 'anyone',
    contacts: ['email'],
    strings: tripPlanStrings,
  },
  packageBooking: {
    call: calls.companyPackage,
    form: routes.packageBooking,
    prefix: 'PB',
    title: 'Package booking',
    versions: [packageBookingSchema],
    who: 'anyone',
    contacts: ['email', 'phone'],
    strings: packageBookingStrings,
  },
  stayBooking: {
    call: calls.stayBookings,
    form: routes.stayServices,
    prefix: 'SB',
    title: 'Stay booking',
    versions: [stayBookingSchema],
    who: 'anyone',
    contacts: ['Contacts'],
    strings: stayBookingStrings,
  },
  flightRequest: {
    call: calls.flightRequests,
    form: routes.bookFlight,
    prefix: 'FR',
    title: 'Flight request',
    versions: [flightRequestSchema],
    who: 'anyone',
    contacts: ['email', 'phone'],
    strings: flightRequestStrings,
  },
  eventRequest: {
    call: calls.eventRequests,
    form: routes.eventContact,
    prefix: 'ER',
    title: 'Event request',
    versions: [eventRequestSchema],
    who: 'anyone',
    contacts: ['email', 'phone'],
    strings: eventRequestStrings,
  },
} as const satisfies Record<string, SubmissionDefinition>;

export type SubmissionKind = keyof typeof submissions;
export const submissionKinds = Object.keys(submissions) as SubmissionKind[];

type Last<List extends readonly unknown[]> = List extends readonly [...unknown[], infer Item] ? Item : never;

/** The checked payload of a kind, as stored. */
export type Payload<Kind extends SubmissionKind> = z.output<Last<(typeof submissions)[Kind]['versions']>>;

/** The number of the version that new entries of a kind carry, counted from 1. */
export function currentVersion(kind: SubmissionKind): number {
  return submissions[kind].versions.length;
}

export function isSubmissionKind(text: string): text is SubmissionKind {
  return Object.hasOwn(submissions, text);
}
