/** Addresses of records in the office: the section of their kind, with the record opened. */

import { sectionUrl, staffRoutes } from '../../../contract/protocol/routes.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import { feedKindsOfRole, seesOnlyMoney } from '../../../kinds/record-roles.ts';

const { operations, logistics, marketing, finance, hr, management, stayBookings } = staffRoutes;

/**
 * The page and the section with the table of a kind. Feedback is shown in two sections; one is enough here.
 */
const SECTIONS: Partial<Record<RecordKind, readonly [page: string, section: string]>> = {
  tour: [operations, 'tour-bookings'],
  packageBooking: [operations, 'package-bookings'],
  tripPlan: [operations, 'trip-plans'],
  flightRequest: [operations, 'flight-requests'],
  eventRequest: [operations, 'event-requests'],
  stayBooking: [stayBookings, 'dashboard'],
  souvenir: [logistics, 'souvenirs-transported'],
  person: [logistics, 'people-transported'],
  lead: [marketing, 'leads-generated'],
  campaign: [marketing, 'campaign-performance'],
  feedback: [logistics, 'customer-feedback'],
  replyTemplate: [management, 'templates'],
  payment: [finance, 'payments'],
  training: [hr, 'training-development'],
  resource: [logistics, 'lists'],
};

const MARKETING_FEEDBACK = [marketing, 'customer-feedback'] as const;
/** All requests that concern money stand in one table of finance. */
const BILLS = [finance, 'billing-status'] as const;

const sectionOf = (kind: string) =>
  Object.hasOwn(SECTIONS, kind) ? SECTIONS[kind as RecordKind] : undefined;

/** Kinds whose tables an account of this role can open. */
export function kindsOfRole(role: string): RecordKind[] {
  // Other roles read the reply templates to answer requests, but only management has the table of them.
  const isOpen = (kind: RecordKind) => role === 'management' || sectionOf(kind)?.[0] !== management;
  return feedKindsOfRole(role).filter((kind) => sectionOf(kind) !== undefined && isOpen(kind));
}

/** Name of the query parameter that opens a record by its reference. */
export const RECORD_PARAMETER = 'record';

/**
 * Returns the address of a record; null for a kind that has no table.
 * @param kind a kind of record, or any other text
 * @param role of the person who goes there; management by default
 */
export function recordUrl(kind: string, reference: string, role = 'management'): string | null {
  const place = placeOf(kind, role);
  return place ? `${sectionUrl(...place)}&${RECORD_PARAMETER}=${encodeURIComponent(reference)}` : null;
}

/** Id of the view with the requests that wait for an answer; it stands in addresses. */
export const TO_ANSWER_VIEW = 'to-answer';
/** Id of the view with the requests that somebody has to take up again by today; it stands in addresses. */
export const FOLLOW_UP_DUE = 'follow-up-due';

/**
 * Returns the address of the table with all records of a kind, in one of its views where that is named.
 * @param role as in `recordUrl`
 */
export function tableUrl(kind: RecordKind, { view = '', role = 'management' } = {}): string | undefined {
  const place = placeOf(kind, role);
  return place && `${sectionUrl(...place)}${view && `&view=${view}`}`;
}

/** Returns the address of the inbox of operations in one of its views. */
export const inboxUrl = (view: string): string => `${sectionUrl(operations, 'inbox')}&view=${view}`;

function placeOf(kind: string, role: string): readonly [page: string, section: string] | undefined {
  if (role === 'marketing' && kind === 'feedback') return MARKETING_FEEDBACK;
  return seesOnlyMoney(role, kind as RecordKind) ? BILLS : sectionOf(kind);
}
