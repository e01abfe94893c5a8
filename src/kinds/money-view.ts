/** View of a request for finance (docs/contract.md#money): only the fields that money needs. Pure. */

import { moneyFields } from '../contract/money/money.ts';
import { isVoided, type PastSetting, type RecordBase } from '../contract/protocol/record-base.ts';
import type { FlightRequest } from './flight-request/schema.ts';
import { factsOf } from './list.ts';
import type { FeedRecord } from './records.ts';

/** Fields of the frame that finance sees: those that identify, change and count a request. */
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

/** Returns true for a confirmed request that is not voided (docs/contract.md#money). */
export function countsAsMoney({ state, voided }: Pick<RecordBase, 'state' | 'voided'>): boolean {
  return COUNTED.includes(state) && !isVoided({ voided });
}

/** Returns true for requests that finance sees: those that count, or with an agreed or paid amount. */
export function isInMoneyView(
  record: Pick<RecordBase, 'state' | 'voided' | 'price' | 'deposit' | 'paid'>,
): boolean {
  return countsAsMoney(record) || Boolean(record.price || record.deposit || record.paid);
}

type Traveler = Extract<FeedRecord, { kind: 'flightRequest' }>['travelerDetails'][number];

/** Returns a request for finance. Hidden fields are present but empty, so that all rows have one shape. */
export function toMoneyView(record: FeedRecord): FeedRecord {
  const shown = factsOf(record.kind).request?.finance ?? [];
  const entries = Object.entries(record).flatMap(([field, value]): [string, unknown][] => {
    if (frame.has(field) || shown.includes(field)) return [[field, value]];
    if (field === 'travelerDetails') return [[field, (value as Traveler[]).map(daysOf)]];
    // Finance does not see the reason.
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
  'followUp',
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

/** Returns the past settings of money and state, without the reason of a lost request. */
function pastOf(settings: readonly PastSetting[]): [string, readonly PastSetting[]][] {
  const own = settings
    .filter(({ field }) => OWN.includes(field))
    .map(({ set: { lostReason, ...set }, ...rest }) => ({ ...rest, set }));
  return own.length > 0 ? [['pastSettings', own]] : [];
}

/** Returns the marks of the visible fields: the next change of a price needs its mark. */
function marksOf(marks: NonNullable<RecordBase['setBy']>): RecordBase['setBy'] {
  return Object.fromEntries(
    Object.entries(marks).flatMap(([field, mark]) => {
      if (!OWN.includes(field)) return [];
      const { was, ...rest } = mark;
      // The earlier state may contain the reason of a lost request.
      return [[field, was && field !== 'state' ? mark : rest]];
    }),
  );
}
