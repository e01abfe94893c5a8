/** How each kind of submission becomes a record and is read back. A new kind is a row in each, and its domain's file. */
import type { SubmissionKind } from '../../src/contract/submissions.ts';
import { readEventRequest, writeEventRequest } from './event-requests.ts';
import { readFlightRequest, writeFlightRequest } from './flight-requests.ts';
import { readHomeBooking, writeHomeBooking } from './home-bookings.ts';
import { readPackageBooking, writePackageBooking } from './package-bookings.ts';
import type { RecordReader, RecordWriter } from './record-writer.ts';
import { readStayBooking, writeStayBooking } from './stay-bookings.ts';
import { readTripPlan, writeTripPlan } from './trip-plans.ts';

export const recordWriters: { [Kind in SubmissionKind]: RecordWriter<Kind> } = {
  homeBooking: writeHomeBooking,
  tripPlan: writeTripPlan,
  packageBooking: writePackageBooking,
  stayBooking: writeStayBooking,
  flightRequest: writeFlightRequest,
  eventRequest: writeEventRequest,
};

export const recordReaders: Record<SubmissionKind, RecordReader> = {
  homeBooking: readHomeBooking,
  tripPlan: readTripPlan,
  packageBooking: readPackageBooking,
  stayBooking: readStayBooking,
  flightRequest: readFlightRequest,
  eventRequest: readEventRequest,
};
