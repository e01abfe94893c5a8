/** What finance sees of a request (docs/contract.md#money): what money needs, and nothing else of it. Pure. */

import type { RecordKind } from '../accounts/roles.ts';
import type { FlightRequest } from '../kinds/flight-request.ts';
import type { FeedRecord } from '../kinds/records.ts';
import { isVoided, moneyFields } from '../protocol/changes.ts';
import type { PastSetting, RecordBase } from '../protocol/record-base.ts';

/** Who, what and when: the fields of each kind that stay. */
const shown: Partial<Record<RecordKind, ReadonlySet<string>>> = {
  tour: new Set(['customer_name', 'travel_date', 'trip_type', 'days', 'travelers']),
  packageBooking: new Set([
    'package_name',
    'days',
    'Start_date',
    'Fullname',
    'numberOfAdults',
    'numberOfChildren',
  ]),
  tripPlan: new Set(['activity', 'days', 'travelers', 'preferredDate', 'name']),
  flightRequest: new Set(['fullName', 'travelers']),
  eventRequest: new Set(['name', 'date', 'package']),
  stayBooking: new Set(['Checkin_date', 'Checkout_date', 'number_of_guests', 'package']),
};

/** Those of the frame, by which it is known, changed and counted. */
const frame: ReadonlySet<string> = new Set([
  ...([
    'id',
    'reference',
    'capturedAt',
    'receivedAt',
    'revision',
    'lastChange',
  ] satisfies (keyof RecordBase)[]),
  ...(['state', 'paid', 'suspect'] satisfies (keyof RecordBase)[]),
  ...moneyFields,
  'kind',
]);

const COUNTED: readonly unknown[] = ['confirmed', 'done'];

/** A request counts once it is confirmed (docs/contract.md#money). */
export function countsAsMoney({ state, voided }: Pick<RecordBase, 'state' | 'voided'>): boolean {
  return COUNTED.includes(state) && !isVoided({ voided });
}

/** Finance sees those that count, and those on which something was agreed or paid. */
export function concernsMoney(
  record: Pick<RecordBase, 'state' | 'voided' | 'price' | 'deposit' | 'paid'>,
): boolean {
  return countsAsMoney(record) || Boolean(record.price || record.deposit || record.paid);
}

type Traveler = Extract<FeedRecord, { kind: 'flightRequest' }>['travelerDetails'][number];

/** Every other field is there and empty, so that a row of it is like any other. */
export function forMoney(record: FeedRecord): FeedRecord {
  const stays = shown[record.kind] ?? new Set();
  const entries = Object.entries(record).flatMap(([field, value]): [string, unknown][] => {
    if (frame.has(field) || stays.has(field)) return [[field, value]];
    if (field === 'travelerDetails') return [[field, (value as Traveler[]).map(daysOf)]];
    // Why is none of its business.
    if (field === 'voided') return [[field, 'Voided']];
    if (field === 'setBy') return [[field, marksOf(value as NonNullable<RecordBase['setBy']>)]];
    if (field === 'pastSettings') return pastOf(value as readonly PastSetting[]);
    if (ABSENT.has(field)) return [];
    return [[field, Array.isArray(value) ? [] : typeof value === 'string' ? '' : null]];
  });
  return Object.fromEntries(entries) as unknown as FeedRecord;
}

/** Fields of the frame that may be missing. */
const ABSENT: ReadonlySet<string> = new Set([
  'lostReason',
  'replies',
  'receipt',
  'history',
  'guest',
  'enteredBy',
] satisfies (keyof RecordBase)[]);

const daysOf = ({
  travelDate,
  returnDate,
}: Pick<FlightRequest['travelerDetails'][number], 'travelDate' | 'returnDate'>): Traveler => ({
  name: '',
  gender: '',
  travelDate,
  returnDate,
  departurePoint: '',
  hasPassport: false,
});

const OWN: readonly string[] = [...moneyFields, 'state'];

/** What money and state were before. Why a request was lost is none of its business. */
function pastOf(settings: readonly PastSetting[]): [string, readonly PastSetting[]][] {
  const own = settings
    .filter(({ field }) => OWN.includes(field))
    .map(({ set: { lostReason, ...set }, ...rest }) => ({ ...rest, set }));
  return own.length > 0 ? [['pastSettings', own]] : [];
}

/** Who set a price is needed for the next change of it. */
function marksOf(marks: NonNullable<RecordBase['setBy']>): RecordBase['setBy'] {
  return Object.fromEntries(
    Object.entries(marks).flatMap(([field, mark]) => {
      if (!OWN.includes(field)) return [];
      const { was, ...rest } = mark;
      // Why a request was lost is in what its state was.
      return [[field, was && field !== 'state' ? mark : rest]];
    }),
  );
}
