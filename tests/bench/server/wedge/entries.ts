/** Requests and corrections as large as the contract allows, as somebody would send them who means harm. */
import { v7 } from 'uuid';
import type { ReplayEntry } from '../../../../src/contract/protocol/answers.ts';
import type { FlightRequest } from '../../../../src/kinds/flight-request/schema.ts';
import { flightRequest } from '../../../parts/records/sample-requests.ts';

const MADE_AT = '2027-01-01T00:00:00.000Z';

/** A flight request of which every traveller's name and place names its round, so that a correction changes them all. */
export function largeFlight(travelers: number, round: number, contact: number): FlightRequest {
  const [first] = flightRequest.travelerDetails;
  return {
    ...flightRequest,
    email: `traveller.${contact}@example.com`,
    travelers,
    travelerDetails: Array.from({ length: travelers }, (_, place) => ({
      ...(first as FlightRequest['travelerDetails'][number]),
      name: `Traveller ${place} as of round ${round}`,
      departurePoint: `Terminal ${place} as of round ${round}`,
    })),
  };
}

/** The same with as many different runs of digits as fit into names and places. */
export function digitsFlight(travelers: number): FlightRequest {
  const large = largeFlight(travelers, 0, 0);
  let next = 7_000_000;
  const digits = (count: number) =>
    Array.from({ length: count }, () => {
      next += 1;
      return String(next);
    }).join('/');
  return {
    ...large,
    travelerDetails: large.travelerDetails.map((traveler) => ({
      ...traveler,
      name: digits(12),
      departurePoint: digits(12),
    })),
  };
}

export function entryOf(payload: object, id = v7()): ReplayEntry {
  return { id, kind: 'flightRequest', version: 1, capturedAt: MADE_AT, payload };
}

/** @param before earlier corrections, the first first */
export function correctionOf(
  first: ReplayEntry,
  payload: object,
  before: readonly ReplayEntry[],
): ReplayEntry {
  const { id: record, kind, version, capturedAt } = first;
  // The contract lets a correction name a hundred.
  const replaces = before.slice(-100).map(({ id }) => id);
  const content = { record, kind, version, capturedAt, replaces: replaces.reverse(), payload };
  return { id: v7(), kind: 'correction', version: 1, capturedAt: MADE_AT, payload: content };
}
