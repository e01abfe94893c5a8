/** How each kind of submission becomes a record and is read back. A new kind is a row in each, and its domain's file. */
import type { RecordKind } from '../../src/contract/roles.ts';
import type { SubmissionKind } from '../../src/contract/submissions.ts';
import { listCampaigns, writeCampaign } from './campaigns.ts';
import { listEventRequests, readEventRequest, writeEventRequest } from './event-requests.ts';
import { listFeedback, writeFeedback } from './feedback.ts';
import { listFlightRequests, readFlightRequest, writeFlightRequest } from './flight-requests.ts';
import { readHomeBooking, writeHomeBooking } from './home-bookings.ts';
import { listLeads, writeLead } from './leads.ts';
import { listPackageBookings, readPackageBooking, writePackageBooking } from './package-bookings.ts';
import { listPeople, writePerson } from './people.ts';
import type { FieldsReader, MakingKind, RecordReader, RecordWriter } from './record-writer.ts';
import { listSouvenirs, writeSouvenir } from './souvenirs.ts';
import { listStayBookings, readStayBooking, writeStayBooking } from './stay-bookings.ts';
import type { Tables } from './tables.ts';
import { listTours, writeTour } from './tours.ts';
import { listTripPlans, readTripPlan, writeTripPlan } from './trip-plans.ts';

export const recordWriters: { [Kind in MakingKind]: RecordWriter<Kind> } = {
  homeBooking: writeHomeBooking,
  tripPlan: writeTripPlan,
  packageBooking: writePackageBooking,
  stayBooking: writeStayBooking,
  flightRequest: writeFlightRequest,
  eventRequest: writeEventRequest,
  addedTour: writeTour,
  souvenir: writeSouvenir,
  person: writePerson,
  lead: writeLead,
  campaign: writeCampaign,
  feedback: writeFeedback,
};

export const recordReaders: Record<SubmissionKind, RecordReader> = {
  homeBooking: readHomeBooking,
  tripPlan: readTripPlan,
  packageBooking: readPackageBooking,
  stayBooking: readStayBooking,
  flightRequest: readFlightRequest,
  eventRequest: readEventRequest,
};

/** How staff see records, many at a time. */
export const fieldsReaders: { [Kind in RecordKind]: FieldsReader<Kind> } = {
  tour: listTours,
  packageBooking: listPackageBookings,
  tripPlan: listTripPlans,
  flightRequest: listFlightRequests,
  eventRequest: listEventRequests,
  stayBooking: listStayBookings,
  souvenir: listSouvenirs,
  person: listPeople,
  lead: listLeads,
  campaign: listCampaigns,
  feedback: listFeedback,
};

/** The tables of a kind of record, to be emptied of it in this order. */
export const recordTables: Record<RecordKind, readonly (keyof Tables)[]> = {
  tour: ['tour', 'home_booking'],
  packageBooking: ['package_booking'],
  tripPlan: ['trip_plan'],
  // Its travellers go with it.
  flightRequest: ['flight_request'],
  eventRequest: ['event_request'],
  stayBooking: ['stay_booking'],
  souvenir: ['souvenir'],
  person: ['transported_person'],
  lead: ['lead'],
  campaign: ['campaign'],
  feedback: ['feedback'],
};

/** Both sources of tours are tours. */
export function recordKindOf(kind: MakingKind): RecordKind {
  return kind === 'homeBooking' || kind === 'addedTour' ? 'tour' : kind;
}
