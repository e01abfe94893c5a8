/**
 * Fields that a correction from any device may change, proven by reference and contact (docs/contract.md#corrections-by-contact).
 * Pages and server share it: neither gives more, nor takes more.
 */
import { readSanitisedDate } from '../../contract/values/sanitise.ts';
import { entryKinds } from '../entry-kinds.ts';
import type { SubmissionKind } from '../submissions.ts';

type Values = Readonly<Record<string, unknown>>;

/** A correction from another device than that of the request, as the outbox holds it. */
export interface ContactCorrection {
  /** Reference as on the stamp, and the contact as it was typed. */
  proof: { reference: string; contact: string };
  kind: SubmissionKind;
  /** Version of the schema of the request. */
  version: number;
  /** Time of the first submission by its device's clock. */
  capturedAt: string;
  replaces: readonly [];
  /** The changed fields alone. */
  payload: Values;
}

interface CorrectableFields {
  /** Fields that the form shows as they are. */
  shown: readonly string[];
  /** Free text, which may say anything of anybody: the form shows nothing of it, and text replaces it. */
  hidden: readonly string[];
}

/** Fields that may be corrected by kind. Names, contacts, money and passports are not among them. */
export const correctableFields: Readonly<Record<SubmissionKind, CorrectableFields>> = {
  homeBooking: {
    shown: ['tripType', 'days', 'travelers', 'preferredDate'],
    hidden: ['specialRequests'],
  },
  tripPlan: {
    shown: ['activity', 'days', 'travelers', 'preferredDate'],
    hidden: ['specialRequest'],
  },
  packageBooking: {
    shown: ['numberOfAdults', 'numberOfChildren', 'travelDate'],
    hidden: ['specialRequests'],
  },
  stayBooking: {
    shown: ['package', 'checkin', 'checkout', 'guests'],
    hidden: ['specialRequest'],
  },
  // Dates and airport are those of all travellers. How many there are is a matter of their names.
  flightRequest: {
    shown: ['travelDate', 'returnDate', 'departurePoint', 'preferredAirline'],
    hidden: ['additionalRequests'],
  },
  eventRequest: {
    shown: ['package', 'date'],
    hidden: ['message'],
  },
};

const OF_EACH_TRAVELER: readonly string[] = ['travelDate', 'returnDate', 'departurePoint'];

const isOfEachTraveler = (kind: SubmissionKind, field: string) =>
  kind === 'flightRequest' && OF_EACH_TRAVELER.includes(field);

/** Returns true for a field that such a correction may change. */
export function isCorrectableField(kind: SubmissionKind, field: string): boolean {
  const { shown, hidden } = correctableFields[kind];
  return shown.includes(field) || hidden.includes(field);
}

/** Returns the values with which the form opens, as text; empty where travellers of one request differ. */
export function initialFormValues(kind: SubmissionKind, request: Values): Record<string, string> {
  const travelers = (request.travelerDetails ?? []) as readonly Values[];
  const heldValue = (field: string): unknown => {
    if (!isOfEachTraveler(kind, field)) return request[field];
    const [first, ...others] = travelers.map((traveler) => traveler[field]);
    return others.every((one) => one === first) ? first : '';
  };
  return Object.fromEntries(
    correctableFields[kind].shown.map((field) => {
      const text = String(heldValue(field) ?? '');
      return [field, field === 'preferredDate' ? readSanitisedDate(text) : text];
    }),
  );
}

/**
 * Returns a request with some of its fields changed, as its form would send it.
 * @param request as the server shows it: without passport numbers, which it keeps
 */
export function withChanges(kind: SubmissionKind, request: Values, changes: Values): Record<string, unknown> {
  const held = Object.entries(request).filter(([, value]) => value !== null && value !== undefined);
  const entries = Object.entries(changes);
  const whole: Record<string, unknown> = Object.fromEntries([
    ...held,
    ...entries.filter(([field]) => !isOfEachTraveler(kind, field)),
  ]);
  // A budget that is left out means the usual one.
  if (kind === 'tripPlan') whole.budget ??= null;
  if (kind !== 'flightRequest') return whole;
  const ofEach = Object.fromEntries(entries.filter(([field]) => isOfEachTraveler(kind, field)));
  const travelers = (whole.travelerDetails ?? []) as readonly object[];
  return { ...whole, travelerDetails: travelers.map((traveler) => ({ ...traveler, ...ofEach })) };
}

/**
 * Returns the correction that a form sends.
 * @param request as the look-up answers it
 * @param contact with which it was looked up
 */
export function correctionByContact(
  { reference, kind, capturedAt }: { reference: string; kind: SubmissionKind; capturedAt: string },
  contact: string,
  changes: Values,
): ContactCorrection {
  const { version } = entryKinds[kind];
  return { proof: { reference, contact }, kind, version, capturedAt, replaces: [], payload: changes };
}

/** Returns the fields of the request that these changes are in. */
export function fieldsOfChanges(kind: SubmissionKind, changes: Values): string[] {
  return [
    ...new Set(Object.keys(changes).map((one) => (isOfEachTraveler(kind, one) ? 'travelerDetails' : one))),
  ];
}

/** Returns the changed fields that each traveller of the request gets. */
export const changesOfEachTraveler = (kind: SubmissionKind, changes: Values): string[] =>
  Object.keys(changes).filter((field) => isOfEachTraveler(kind, field));

/**
 * Returns a checked content with the travellers as they are held by now: of them, only these fields are the content's. The
 * request may have been corrected between the check and the write.
 */
export function withStoredTravelers<Content extends object>(
  content: Content,
  held: object,
  ofEach: readonly string[],
): Content {
  if (ofEach.length === 0) return content;
  const [sent = {}] = (content as { travelerDetails?: readonly Values[] }).travelerDetails ?? [];
  const changes = Object.fromEntries(ofEach.map((field) => [field, sent[field]]));
  const travelers = (held as { travelerDetails?: readonly Values[] }).travelerDetails ?? [];
  return { ...content, travelerDetails: travelers.map((traveler) => ({ ...traveler, ...changes })) };
}
