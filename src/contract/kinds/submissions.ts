/**
 * The list of everything that travellers can submit; `staffSubmissions` lists what staff submit. Forms,
 * server and tests read these lists; a new submission is a row here and in `entryKinds`, a form and a file in
 * `server/store/kinds`.
 */
import type * as z from 'zod/mini';
import type { Role } from '../accounts/roles.ts';
import { routes } from '../protocol/addresses.ts';
import { type EntryKindFacts, entryKinds } from './entry-kinds.ts';
import { eventRequestSchema, eventRequestStrings } from './event-request.ts';
import { flightRequestSchema, flightRequestStrings } from './flight-request.ts';
import { homeBookingSchema, homeBookingStrings } from './home-booking.ts';
import { packageBookingSchema, packageBookingStrings } from './package-booking.ts';
import { stayBookingSchema, stayBookingStrings } from './stay-booking.ts';
import { tripPlanSchema, tripPlanStrings } from './trip-plan.ts';

/** Messages to the person that every kind of submission has. */
export interface SubmissionStrings {
  /** The server took it. */
  success: string;
  /** The server refused it or failed. */
  failure: string;
  /** The device could not store it, and the server was not reached. */
  notStored: string;
  /** Further message for the console, and the outcomes that log it, if the contract has one. */
  logged?: { as: string; of: readonly Loggable[] };
}

/** Outcomes that may be logged: all but success. `saved` means that the server was not reached. */
export type Loggable = 'saved' | 'refused' | 'failed' | 'not-stored';

export interface SubmissionDefinition<Schema extends z.ZodMiniType = z.ZodMiniType> extends EntryKindFacts {
  /** Path of the page with its form; `?edit=<id>` opens it with an entry of the outbox. */
  form: string;
  /**
   * Every version of the payload ever shipped, oldest first; the last is current.
   * Devices may hold entries of any of them for years: never remove one. A payload
   * of an older version is parsed by its own schema into the current shape.
   * `version` counts them.
   */
  versions: readonly [...z.ZodMiniType[], Schema];
  /** Senders that are allowed: anyone, or accounts of these roles (docs/contract.md#roles). */
  who: 'anyone' | readonly Role[];
  /** Fields with an e-mail address or a phone number of the person, for the look-up. */
  contacts: readonly string[];
  /** Further name of the reference in the answer of its own call (docs/contract.md#calls). */
  referenceField?: 'bookingId';
  strings: SubmissionStrings;
}

export const submissions = {
  homeBooking: {
    ...entryKinds.homeBooking,
    form: routes.home,
    versions: [homeBookingSchema],
    who: 'anyone',
    contacts: ['replyTo', 'email'],
    referenceField: 'bookingId',
    strings: homeBookingStrings,
  },
  tripPlan: {
    ...entryKinds.tripPlan,
    form: routes.planYourTrip,
    versions: [tripPlanSchema],
    who: 'anyone',
    contacts: ['email'],
    strings: tripPlanStrings,
  },
  packageBooking: {
    ...entryKinds.packageBooking,
    form: routes.packageBooking,
    versions: [packageBookingSchema],
    who: 'anyone',
    contacts: ['email', 'phone'],
    strings: packageBookingStrings,
  },
  stayBooking: {
    ...entryKinds.stayBooking,
    form: routes.stayServices,
    versions: [stayBookingSchema],
    who: 'anyone',
    contacts: ['Contacts'],
    strings: stayBookingStrings,
  },
  flightRequest: {
    ...entryKinds.flightRequest,
    form: routes.bookFlight,
    versions: [flightRequestSchema],
    who: 'anyone',
    contacts: ['email', 'phone'],
    strings: flightRequestStrings,
  },
  eventRequest: {
    ...entryKinds.eventRequest,
    form: routes.eventContact,
    versions: [eventRequestSchema],
    who: 'anyone',
    contacts: ['email', 'phone'],
    strings: eventRequestStrings,
  },
} as const satisfies Record<string, SubmissionDefinition>;

export type SubmissionKind = keyof typeof submissions;
export const submissionKinds = Object.keys(submissions) as SubmissionKind[];

type Last<List extends readonly unknown[]> = List extends readonly [...unknown[], infer Item] ? Item : never;

/** Payload that the current schema of a definition gives. */
export type CurrentPayload<Definition extends SubmissionDefinition> = z.output<Last<Definition['versions']>>;

/** The checked payload of a kind, as stored. */
export type Payload<Kind extends SubmissionKind> = CurrentPayload<(typeof submissions)[Kind]>;

/** List of schemas, the last of which gives this payload. */
export type Versions<Payload> = readonly [...z.ZodMiniType[], z.ZodMiniType<Payload>];

/** Versions by kind, so that the schema of a kind gives the payload of that kind. */
const versions: { readonly [Kind in SubmissionKind]: { readonly versions: Versions<Payload<Kind>> } } =
  submissions;

/** Returns the schema that validates a form of this kind. */
export const currentSchema = <Kind extends SubmissionKind>(kind: Kind): z.ZodMiniType<Payload<Kind>> =>
  latest(versions[kind].versions);

/** Returns the last schema of a list. */
export function latest<Payload>(list: Versions<Payload>): z.ZodMiniType<Payload> {
  return list[list.length - 1] as z.ZodMiniType<Payload>;
}

export function isSubmissionKind(text: string): text is SubmissionKind {
  return Object.hasOwn(submissions, text);
}
