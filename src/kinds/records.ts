/**
 * Records as the staff's lists return them, with the field names of docs/contract.md#records. The feed of
 * `GET /api/changes` and the calls for lists give the same records.
 */
import type { ListedFieldsOf } from '../contract/protocol/listed-fields.ts';
import type { RecordBase } from '../contract/protocol/record-base.ts';
import type { EventRequest, eventRequestListedFields } from './event-request/schema.ts';
import type { FlightRequestFields } from './flight-request/schema.ts';
import type { RecordKind } from './list.ts';
import type { PackageBookingFields } from './package-booking/schema.ts';
import type { staffEntries } from './staff-entries.ts';
import type { StayBooking, stayBookingListedFields } from './stay-booking/schema.ts';
import type { CurrentPayload } from './submission.ts';
import type { TourFields } from './tour/record.ts';
import type { TripPlan, tripPlanListedFields } from './trip-plan/schema.ts';

type StaffEntries = typeof staffEntries;

/** Fields of the records that staff enter, but for tours, of which travellers book most. */
type EnteredFields = {
  [Kind in Exclude<keyof StaffEntries, 'addedTour'>]: ListedFieldsOf<
    CurrentPayload<StaffEntries[Kind]>,
    StaffEntries[Kind]['listed']
  >;
};

interface FieldsByKind extends EnteredFields {
  tour: TourFields;
  packageBooking: PackageBookingFields;
  tripPlan: ListedFieldsOf<TripPlan, typeof tripPlanListedFields>;
  flightRequest: FlightRequestFields;
  eventRequest: ListedFieldsOf<EventRequest, typeof eventRequestListedFields>;
  stayBooking: ListedFieldsOf<StayBooking, typeof stayBookingListedFields>;
}

/** The fields of a kind as listed. */
export type RecordFields<Kind extends RecordKind> = FieldsByKind[Kind];
/** A record as listed. */
export type ListedRecord<Kind extends RecordKind = RecordKind> = {
  [Each in Kind]: RecordBase & FieldsByKind[Each];
}[Kind];
/** A record in the feed: with its kind. */
export type FeedRecord<Kind extends RecordKind = RecordKind> = {
  [Each in Kind]: { kind: Each } & RecordBase & FieldsByKind[Each];
}[Kind];
