/**
 * Every kind of entry that an outbox can hold, public and staff, with what is needed to send one. Schemas and
 * texts are in `submissions` and `staffSubmissions`, because a phone that only replays needs neither.
 */
import { calls } from '../protocol/calls.ts';

export interface EntryKindFacts {
  /** Path of its own POST call. */
  call: string;
  /** The two letters that its reference begins with. */
  prefix: string;
  /** Name for people, in the singular. */
  title: string;
  /** The version of its schema that new entries carry, from 1. */
  version: number;
}

const kind = <const Call extends string>(prefix: string, title: string, call: Call, version = 1) => ({
  call,
  prefix,
  title,
  version,
});

export const entryKinds = {
  homeBooking: kind('HB', 'Tour booking', calls.bookings),
  tripPlan: kind('TP', 'Trip plan', calls.tripPlans),
  packageBooking: kind('PB', 'Package booking', calls.companyPackage),
  stayBooking: kind('SB', 'Stay booking', calls.stayBookings),
  flightRequest: kind('FR', 'Flight request', calls.flightRequests),
  eventRequest: kind('ER', 'Event request', calls.eventRequests),
  addedTour: kind('AT', 'Booking added by staff', calls.updateBooking),
  souvenir: kind('SV', 'Souvenir', calls.souvenir),
  person: kind('PT', 'Person transported', calls.people),
  lead: kind('LD', 'Lead', calls.leads),
  campaign: kind('CP', 'Campaign', calls.marketing),
  feedback: kind('FB', 'Customer feedback', calls.feedback),
  replyTemplate: kind('RT', 'Template of an answer', calls.templates),
  capacity: kind('CY', 'Capacity of a camp', calls.capacities),
  payment: kind('PM', 'Payment', calls.payments),
  training: kind('TD', 'Training', calls.training),
  resource: kind('LG', 'Vehicle, guide or place', calls.resources),
  souvenirStep: kind('SS', 'Step of a souvenir', calls.souvenirSteps),
  recordChange: kind('RC', 'Change of a record', calls.changes, 4),
  recordRemoval: kind('RR', 'Removal of a record', calls.removals),
  recordNote: kind('RN', 'Note on a record', calls.notes),
  guestLink: kind('GL', 'Word on whose request it is', calls.guestLinks),
  savedView: kind('VW', 'View of a table', calls.views),
  /** A correction uses the reference of the submission that it corrects. */
  correction: kind('CR', 'Correction', calls.corrections),
} as const satisfies Record<string, EntryKindFacts>;

export type EntryKind = keyof typeof entryKinds;

export function isEntryKind(text: string): text is EntryKind {
  return Object.hasOwn(entryKinds, text);
}

/** Returns the name of a kind for people; "Request" for a kind that only a later version knows. */
export function titleOf(kind: string): string {
  return isEntryKind(kind) ? entryKinds[kind].title : 'Request';
}

/** Kinds of entry that change an existing record, or a view of a table. */
export type ChangeKind = 'recordChange' | 'recordRemoval' | 'recordNote' | 'guestLink' | 'savedView';
