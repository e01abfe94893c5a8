/** Items of the calendar: a record's fields and days. Pure. */

import type { GuestKeys } from '../../../contract/office/guests.ts';
import { isVoided } from '../../../contract/protocol/record-base.ts';
import { isCalendarDate } from '../../../contract/values/field-bounds.ts';
import { readSanitisedDate } from '../../../contract/values/sanitise.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { isConfirmed } from '../../../kinds/working-state.ts';
import { addDays, monthOf, monthsBetween } from './dates.ts';

/** Kinds of records that the calendar shows. */
export const calendarKinds = [
  'stayBooking',
  'packageBooking',
  'tour',
  'flightRequest',
  'eventRequest',
  'person',
] as const satisfies readonly RecordKind[];
export type CalendarKind = (typeof calendarKinds)[number];

export const isCalendarKind = (kind: string): kind is CalendarKind =>
  (calendarKinds as readonly string[]).includes(kind);

/** Flights of a request on one day. */
export interface FlightLeg {
  day: string;
  way: 'out' | 'back';
  people: number;
}

export interface DayItem {
  id: string;
  kind: CalendarKind;
  reference: string;
  /** Name of the guest; for a stay without one, its contacts. */
  name: string;
  /** A package, a kind of trip, or a destination. */
  what: string;
  /** Where the guests of a stay sleep, as far as the office has said it. */
  camp?: string;
  /** First and last day, `YYYY-MM-DD`; guests of a stay sleep there every night except the last day's. */
  from: string;
  to: string;
  /** Flights of a flight request: only their days count, not those between them. */
  legs?: readonly FlightLeg[];
  /** Number of people; null if the record does not say. */
  people: number | null;
  /** True if the office has confirmed it, or entered it itself. */
  confirmed: boolean;
  guide: string;
  vehicle: string;
  /** Special requests of the guest. */
  requests: string;
  /** Season of a package, in the words of the catalogue. */
  season: string;
  /** Tells which requests are of one guest. */
  guest?: GuestKeys;
}

/** Maximum of months for which a trip is shown, from its start, so that no input can fill the index. */
export const MAX_MONTHS_OF_ITEM = 36;

type Own = Omit<DayItem, 'id' | 'kind' | 'reference' | 'confirmed' | 'guest'>;

/** Returns the item of a record; null if it has no day, was lost or voided, or was sent by a robot. */
export function dayItemOf(record: FeedRecord): DayItem | null {
  if (record.state === 'lost' || isVoided(record) || (record.suspect && !isConfirmed(record))) return null;
  const own = ownOf(record);
  if (!own || !isCalendarDate(own.from) || !isCalendarDate(own.to)) return null;
  const to = own.to < own.from ? own.from : own.to;
  const { id, reference, guest } = record;
  const kind = record.kind as CalendarKind;
  const confirmed = kind === 'person' || isConfirmed(record);
  return { id, kind, reference, ...own, to, confirmed, ...(guest && { guest }) };
}

const NOTHING = { guide: '', vehicle: '', requests: '', season: '' };

function ownOf(record: FeedRecord): Own | null {
  switch (record.kind) {
    case 'stayBooking':
      return {
        ...NOTHING,
        name: record.name || record.Contacts,
        what: record.package,
        from: record.Checkin_date,
        to: record.Checkout_date,
        people: record.number_of_guests,
        requests: record.specialRequests,
        ...(record.camp && { camp: record.camp }),
      };
    case 'packageBooking':
      return {
        ...NOTHING,
        name: record.Fullname,
        what: record.package_name,
        ...lasting(record.Start_date, record.days),
        people: record.numberOfAdults + (record.numberOfChildren ?? 0),
        requests: record.specialRequests ?? '',
        season: record.availability_status,
      };
    case 'tour':
      return {
        ...NOTHING,
        name: record.customer_name,
        what: record.trip_type,
        ...lasting(readSanitisedDate(record.travel_date), record.days),
        people: record.travelers,
        guide: record.Incharge,
        requests: record.specialRequests,
      };
    case 'flightRequest':
      return flight(record);
    case 'eventRequest':
      return {
        ...NOTHING,
        name: record.name,
        what: record.package,
        from: record.date,
        to: record.date,
        people: null,
        requests: record.message ?? '',
      };
    case 'person':
      return {
        ...NOTHING,
        name: record.name,
        what: record.destination,
        from: record.transport_date,
        to: record.transport_date,
        people: 1,
        guide: record.guider,
        vehicle: record.vehicle,
        requests: record.requests,
      };
    default:
      return null;
  }
}

/** Returns the first and last day of a trip. @param days including both; null counts as one day */
function lasting(from: string, days: number | null): { from: string; to: string } {
  return { from, to: isCalendarDate(from) ? addDays(from, Math.max(1, days ?? 1) - 1) : from };
}

function flight(record: FeedRecord<'flightRequest'>): Own | null {
  const legs = new Map<string, FlightLeg>();
  for (const { travelDate, returnDate } of record.travelerDetails) {
    for (const [day, way] of [
      [travelDate, 'out'],
      [returnDate, 'back'],
    ] as const) {
      if (!isCalendarDate(day ?? '')) continue;
      const leg = legs.get(day + way) ?? { day, way, people: 0 };
      leg.people += 1;
      legs.set(day + way, leg);
    }
  }
  const list = [...legs.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
  const [first] = list;
  const last = list.at(-1);
  if (!first || !last) return null;
  return {
    ...NOTHING,
    name: record.fullName,
    what: record.preferredAirline ?? '',
    from: first.day,
    to: last.day,
    legs: list,
    people: record.travelers,
    requests: record.additionalRequests ?? '',
  };
}

/** Returns the months, `YYYY-MM`, in which an item has days. */
export function monthsOfItem({ from, to, legs }: Pick<DayItem, 'from' | 'to' | 'legs'>): string[] {
  if (legs) return [...new Set(legs.map(({ day }) => monthOf(day)))];
  return monthsBetween(from, to, MAX_MONTHS_OF_ITEM);
}
