/**
 * Fields of guests' requests and of the records that show them, so that the office opens a form with what a guest sent,
 * and a device shows its correction before the server has it.
 */
import { readSanitisedDate, sanitiseEmail, sanitiseText } from '../contract/values/sanitise.ts';
import { createdKinds } from './entry-kinds.ts';
import { eventRequestListedFields } from './event-request/schema.ts';
import type { FlightRequestFields } from './flight-request/schema.ts';
import type { RecordKind } from './list.ts';
import { packageBookingListedFields } from './package-booking/schema.ts';
import type { FeedRecord } from './records.ts';
import { stayBookingListedFields } from './stay-booking/schema.ts';
import type { SubmissionKind } from './submissions.ts';
import { tripPlanListedFields } from './trip-plan/schema.ts';

type Values = Readonly<Record<string, unknown>>;
type Travelers = FlightRequestFields['travelerDetails'];

/** The field of the request that each field of the record shows. */
export const requestFields: Readonly<Record<SubmissionKind, Readonly<Record<string, string>>>> = {
  homeBooking: {
    customer_name: 'name',
    travel_date: 'preferredDate',
    trip_type: 'tripType',
    days: 'days',
    travelers: 'travelers',
    category: 'category',
    budget: 'budget',
    replyTo: 'replyTo',
    specialRequests: 'specialRequests',
  },
  packageBooking: packageBookingListedFields,
  tripPlan: tripPlanListedFields,
  flightRequest: {
    fullName: 'fullName',
    email: 'email',
    phone: 'phone',
    travelers: 'travelers',
    preferredAirline: 'preferredAirline',
    additionalRequests: 'additionalRequests',
    travelerDetails: 'travelerDetails',
  },
  eventRequest: eventRequestListedFields,
  stayBooking: stayBookingListedFields,
};

/** Returns the kinds of entry by which guests make a record of this kind; none for what staff alone enter. */
export function guestKindsOf(kind: RecordKind | undefined): SubmissionKind[] {
  return (Object.keys(requestFields) as SubmissionKind[]).filter((maker) => createdKinds[maker] === kind);
}

export function isGuestKind(kind: string): kind is SubmissionKind {
  return Object.hasOwn(requestFields, kind);
}

/**
 * Returns the request that a record shows, as its form would send it. Passport numbers are not in records: the server
 * keeps those that a correction does not give.
 */
export function requestFromRecord(
  maker: SubmissionKind,
  record: Pick<FeedRecord, 'kind'>,
): Record<string, unknown> {
  const values = record as unknown as Values;
  const request: Record<string, unknown> = Object.fromEntries(
    Object.entries(requestFields[maker]).flatMap(([name, field]) =>
      (values[name] ?? null) === null ? [] : [[field, values[name]]],
    ),
  );
  if (maker === 'homeBooking') {
    request.preferredDate = sanitiseText(String(request.preferredDate ?? ''));
    request.email = sanitiseEmail(String(request.replyTo ?? ''));
  }
  // A budget that is left out means the usual one.
  if (maker === 'tripPlan') request.budget ??= null;
  if (maker === 'flightRequest') {
    request.travelerDetails = (values.travelerDetails as Travelers).map(
      ({ hasPassport: _hasPassport, ...traveler }) => ({ ...traveler, passportNumber: null }),
    );
  }
  return request;
}

/**
 * Returns the fields of a record as a correction of its request sets them.
 * @param fields those of the request that are corrected; absent for all
 */
export function recordFromRequest(
  maker: SubmissionKind,
  record: FeedRecord,
  request: object,
  fields?: readonly string[],
): Record<string, unknown> {
  const sent = request as Values;
  return Object.fromEntries(
    Object.entries(requestFields[maker])
      .filter(([, field]) => !fields || fields.includes(field))
      .map(([name, field]) => [name, shownValue(field, sent[field] ?? null, record)]),
  );
}

function shownValue(field: string, value: unknown, record: FeedRecord): unknown {
  if (field === 'preferredDate') return readSanitisedDate(String(value ?? ''));
  if (field !== 'travelerDetails') return value;
  const known = 'travelerDetails' in record ? record.travelerDetails : [];
  return (value as Travelers).map((traveler, place) => {
    const { passportNumber, ...shown } = traveler as Travelers[number] & { passportNumber?: unknown };
    return { ...shown, hasPassport: Boolean(passportNumber) || known[place]?.hasPassport === true };
  });
}
