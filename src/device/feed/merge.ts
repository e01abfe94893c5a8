/**
 * What an entry makes of a record, before the feed brings what the server made of it. Pure, and
 * held by a table of tests: the row of an acknowledged entry and the record that follows it from
 * the feed must look the same.
 */
import type { Session } from '../../contract/accounts.ts';
import type { Receipt } from '../../contract/answers.ts';
import type { RecordChange, RecordNotePayload } from '../../contract/changes.ts';
import type { FeedRecord, RecordFields, RecordFrame } from '../../contract/records.ts';
import type { RecordKind } from '../../contract/roles.ts';
import type { StaffPayload } from '../../contract/staff-submissions.ts';
import type { Entry } from '../database.ts';

/** Who made the entry, and whom they can name. */
export type People = Pick<Session, 'account' | 'colleagues'>;
/** The part of an entry that decides. */
export type MergedEntry = Pick<Entry, 'id' | 'reference' | 'kind' | 'payload' | 'capturedAt'>;

/** Kinds of entry that make a record, and what kind of record. */
const made = {
  addedTour: 'tour',
  souvenir: 'souvenir',
  person: 'person',
  lead: 'lead',
  campaign: 'campaign',
  feedback: 'feedback',
} as const satisfies Record<string, RecordKind>;
type MakingKind = keyof typeof made;

const makes = (kind: string): kind is MakingKind => Object.hasOwn(made, kind);

/** The record that a staff entry is about, or null for what visitors submit. */
export function targetOf({ id, kind, payload }: MergedEntry): { id: string; kind: RecordKind } | null {
  if (makes(kind)) return { id, kind: made[kind] };
  if (kind !== 'recordChange' && kind !== 'recordRemoval' && kind !== 'recordNote') return null;
  const target = payload as { record: string; kind: RecordKind };
  return { id: target.record, kind: target.kind };
}

/**
 * @param record as the feed brought it, if it has
 * @param receipt the server's, or null while the entry waits
 * @returns the record as it will be; undefined when there is none (any more)
 */
export function applyEntry(
  record: FeedRecord | undefined,
  entry: MergedEntry,
  receipt: Receipt | null,
  people: People,
): FeedRecord | undefined {
  // The feed was quicker than the receipt.
  if (makes(entry.kind)) return record ?? make(entry.kind, entry, receipt);
  if (!record) return undefined;
  switch (entry.kind) {
    case 'recordRemoval':
      return undefined;
    case 'recordNote':
      return addNote(record, entry, people);
    case 'recordChange':
      return change(record, entry, receipt, people);
    default:
      return record;
  }
}

function change(record: FeedRecord, entry: MergedEntry, receipt: Receipt | null, people: People): FeedRecord {
  const known = receipt?.revision !== undefined && record.revision >= receipt.revision;
  if (known || record.lastChange === entry.id) return record;
  const { owner, ...set } = (entry.payload as RecordChange).set;
  return {
    ...record,
    ...set,
    ...(owner !== undefined && { owner: personOf(owner as string | null, record, people) }),
    ...(receipt && { revision: receipt.revision ?? record.revision + 1, lastChange: entry.id }),
  } as FeedRecord;
}

/** An owner that this device knows no name of keeps the id alone until the feed tells. */
function personOf(
  id: string | null,
  record: FeedRecord,
  { account, colleagues }: People,
): RecordFrame['owner'] {
  if (id === null || record.owner?.id === id) return id === null ? null : record.owner;
  const found = [account, ...colleagues].find((person) => person.id === id);
  return { id, name: found?.name ?? '' };
}

function addNote(
  record: FeedRecord,
  { id, payload, capturedAt }: MergedEntry,
  { account }: People,
): FeedRecord {
  if (record.notes.some((note) => note.id === id)) return record;
  const { text } = payload as RecordNotePayload;
  return { ...record, notes: [...record.notes, { id, by: account.name, text, capturedAt }] };
}

function make(kind: MakingKind, entry: MergedEntry, receipt: Receipt | null): FeedRecord {
  const frame: RecordFrame = {
    id: entry.id,
    reference: entry.reference,
    capturedAt: entry.capturedAt,
    // Empty until the server has it.
    receivedAt: receipt?.receivedAt ?? '',
    revision: 1,
    lastChange: entry.id,
    owner: null,
    notes: [],
    suspect: false,
  };
  return { kind: made[kind], ...frame, ...fieldsOf(kind, entry) } as FeedRecord;
}

type Fields = {
  [Kind in MakingKind]: (
    payload: StaffPayload<Kind>,
    entry: MergedEntry,
  ) => RecordFields<(typeof made)[Kind]>;
};

const fields: Fields = {
  addedTour: ({ customerName, tourGuide, tourStatus, paymentStatus }) => ({
    customer_name: customerName,
    travel_date: '',
    payment_status: paymentStatus,
    trip_type: '',
    tour_status: tourStatus,
    Incharge: tourGuide,
    days: null,
    travelers: null,
    category: '',
    budget: null,
    replyTo: '',
    specialRequests: '',
  }),
  souvenir: ({ item, customer, quantity, place, boardedate, deliveryStatus }) => ({
    item,
    quantity,
    customer_name: customer,
    place_of_delivery: place,
    date: boardedate,
    delivery_status: deliveryStatus,
  }),
  person: ({ name, transportDate, destination, Guider, vehicle }) => ({
    name,
    transport_date: transportDate,
    vehicle,
    destination,
    guider: Guider,
  }),
  lead: ({ name, place, socialNetwork, converted }, { capturedAt }) => ({
    Names: name,
    generatedOn: capturedAt.slice(0, 10),
    converted,
    place,
    contant_media: socialNetwork,
  }),
  campaign: ({ name, amountInvested, targetedCustomers, reach, engagement }) => ({
    name,
    amountInvested,
    targetedCustomers,
    reach,
    engagement,
  }),
  feedback: ({ customer, rating, comment, date, department }) => ({
    customer,
    rating,
    comment,
    date,
    department,
  }),
};

function fieldsOf<Kind extends MakingKind>(kind: Kind, entry: MergedEntry) {
  return fields[kind](entry.payload as StaffPayload<Kind>, entry);
}
