/**
 * Applies an entry to a record, before the feed brings the server's result. Pure, and tested with a table of
 * cases: the row of an acknowledged entry must look the same as the record that the feed brings later.
 */

import type { Session } from '../../../contract/accounts/accounts.ts';
import { withoutEmptyMoney } from '../../../contract/money/money.ts';
import type { Receipt } from '../../../contract/protocol/answers.ts';
import { mapListedFields } from '../../../contract/protocol/listed-fields.ts';
import { addPastSettings, previousValue } from '../../../contract/protocol/previous-value.ts';
import { fieldValue, type RecordBase } from '../../../contract/protocol/record-base.ts';
import type { Correction } from '../../../kinds/correction/schema.ts';
import { createdKindOf } from '../../../kinds/entry-kinds.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import { changeSchemas, conflictFieldsOf, type RecordChange } from '../../../kinds/record-change/schema.ts';
import type { RecordNotePayload } from '../../../kinds/record-note/schema.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { isGuestKind, recordFromRequest } from '../../../kinds/request-fields.ts';
import { isStaffCreatingKind, type StaffCreatingKind, staffEntries } from '../../../kinds/staff-entries.ts';
import { initialWorkingState, stateAfterReply } from '../../../kinds/working-state.ts';
import { proofOf } from '../../core/request-id.ts';
import type { Entry } from '../../core/tables.ts';
import { addNote } from './merge-note.ts';

/** Account that made the entry, and the colleagues that it can name. */
export type SessionPeople = Pick<Session, 'account' | 'colleagues'>;
/** The fields of an entry that matter here. */
export type MergedEntry = Pick<Entry, 'id' | 'reference' | 'kind' | 'payload' | 'capturedAt' | 'clockAhead'>;

const CHANGES: readonly string[] = ['recordChange', 'recordRemoval', 'recordNote', 'guestLink'];
/** Returns true for a kind of entry that names a record. */
const changesRecord = (kind: string) => CHANGES.includes(kind);

/** Returns the record that a staff entry is about; null for what visitors send. */
export function recordOfEntry(entry: MergedEntry): { id: string; kind: RecordKind } | null {
  const { id, kind, payload } = entry;
  if (proofOf(entry)) return null;
  if (isStaffCreatingKind(kind)) return { id, kind: createdKindOf(kind) };
  if (kind === 'correction') {
    const { record, kind: first } = payload as Correction;
    return isStaffCreatingKind(first) || isGuestKind(first)
      ? { id: record, kind: createdKindOf(first) }
      : null;
  }
  if (!changesRecord(kind)) return null;
  const target = payload as { record: string; kind: RecordKind };
  return { id: target.record, kind: target.kind };
}

/**
 * Applies an entry to a record.
 * @param record as the feed brought it, if any
 * @param receipt the server's, or null while the entry waits
 * @returns the resulting record; undefined if there is none, or it is removed
 */
export function applyEntry(
  record: FeedRecord | undefined,
  entry: MergedEntry,
  receipt: Receipt | null,
  people: SessionPeople,
): FeedRecord | undefined {
  // The feed arrived before the receipt.
  if (isStaffCreatingKind(entry.kind)) return record ?? make(entry.kind, entry, receipt, people);
  if (entry.kind === 'correction') return correct(record, entry, receipt, people);
  if (!record) return undefined;
  switch (entry.kind) {
    case 'recordRemoval':
      return undefined;
    case 'recordNote':
      return (entry.payload as RecordNotePayload).takesBack
        ? takenBack(record, entry, receipt, people)
        : addNote(answered(record, entry, receipt, people), entry, people.account.name);
    case 'recordChange':
      return change(record, entry, receipt, people);
    default:
      return record;
  }
}

/** Applies a correction. If it comes before the entry that it corrects, the record is made from it. */
function correct(
  record: FeedRecord | undefined,
  entry: MergedEntry,
  receipt: Receipt | null,
  people: SessionPeople,
): FeedRecord | undefined {
  const { record: id, kind, payload, capturedAt, fields } = entry.payload as Correction;
  const isGuests = isGuestKind(kind);
  if (!isGuests && !isStaffCreatingKind(kind)) return record;
  if (!record)
    return isGuests
      ? undefined
      : make(
          kind,
          { id, reference: entry.reference, kind: entry.kind, payload, capturedAt },
          receipt,
          people,
        );
  // The feed came before the receipt, and has the outcome of the correction.
  if (record.history?.some((version) => version.id === entry.id)) return record;
  if (isGuests)
    return { ...record, ...recordFromRequest(kind, record, payload as object, fields) } as FeedRecord;
  const listed = Object.entries(staffEntries[kind].listed).filter(
    ([, from]) => !fields || (typeof from === 'string' && fields.includes(from)),
  );
  const set = mapListedFields(Object.fromEntries(listed), payload as object, record);
  const moved = receipt?.revision !== undefined && {
    revision: receipt.revision,
    lastChange: entry.id,
    ...marked(record, changedByHand(record, set), entry, people),
  };
  const corrected = { ...record, ...set, ...moved } as FeedRecord;
  return kind === 'addedTour' ? withoutEmptyMoney(corrected) : corrected;
}

function change(
  record: FeedRecord,
  entry: MergedEntry,
  receipt: Receipt | null,
  people: SessionPeople,
): FeedRecord {
  const known = receipt?.revision !== undefined && record.revision >= receipt.revision;
  if (known || record.lastChange === entry.id) return record;
  const { owner, lostReason, voided, followUp, ...set } = (entry.payload as RecordChange).set;
  const { lostReason: reasonBefore, voided: voidedBefore, followUp: dayBefore, ...kept } = record;
  const reason = set.state === undefined ? reasonBefore : lostReason;
  const voiding = voided ?? voidedBefore;
  const day = followUp ?? dayBefore;
  return withoutEmptyMoney({
    ...kept,
    ...set,
    ...(reason ? { lostReason: reason } : {}),
    ...(voiding ? { voided: voiding } : {}),
    ...(day ? { followUp: day } : {}),
    ...(owner !== undefined && { owner: personOf(owner as string | null, record, people) }),
    ...marked(record, conflictFieldsOf((entry.payload as RecordChange).set), entry, people, record),
    ...(receipt && { revision: receipt.revision ?? record.revision + 1, lastChange: entry.id }),
  } as FeedRecord);
}

/**
 * Returns the marks and past settings of the fields after an entry of this account has set some of them.
 * @param before the record with the values that can be restored; absent for a correction
 */
function marked(
  record: FeedRecord,
  fields: readonly string[],
  { id, capturedAt }: MergedEntry,
  { account }: SessionPeople,
  before?: FeedRecord,
): Pick<RecordBase, 'setBy' | 'pastSettings'> {
  if (fields.length === 0) return {};
  const markOf = (field: string) => ({
    id,
    by: account.name,
    at: capturedAt,
    ...(before && { was: previousValue(before, field) }),
  });
  const pastSettings = addPastSettings(record, fields);
  return {
    setBy: { ...record.setBy, ...Object.fromEntries(fields.map((field) => [field, markOf(field)])) },
    ...(pastSettings.length > 0 && { pastSettings }),
  };
}

/** Returns the fields changed by these values that staff may also change by hand. */
function changedByHand(record: FeedRecord, set: Readonly<Record<string, unknown>>): string[] {
  const schema = (changeSchemas as Partial<Record<RecordKind, { shape: object }>>)[record.kind];
  return Object.keys(set).filter(
    (field) => schema && Object.hasOwn(schema.shape, field) && fieldValue(record, field) !== set[field],
  );
}

/** Returns an owner; one whose name this device does not know is shown by id until the feed brings it. */
function personOf(
  id: string | null,
  record: FeedRecord,
  { account, colleagues }: SessionPeople,
): RecordBase['owner'] {
  if (id === null || record.owner?.id === id) return id === null ? null : record.owner;
  const found = [account, ...colleagues].find((person) => person.id === id);
  return { id, name: found?.name ?? '' };
}

/** Applies an answer, with the state that it sets; the server's receipt says whether it did. */
function answered(
  record: FeedRecord,
  entry: MergedEntry,
  receipt: Receipt | null,
  people: SessionPeople,
): FeedRecord {
  const { reply } = entry.payload as RecordNotePayload;
  const revision = receipt ? receipt.revision : record.revision;
  const state = reply ? stateAfterReply(record.state, reply.sets) : null;
  if (state === null || revision === undefined) return record;
  return {
    ...record,
    state,
    ...marked(record, ['state'], entry, people, record),
    ...(receipt && { revision, lastChange: entry.id }),
  } as FeedRecord;
}

/** Takes an answer back. The server also restores the state, unless it was set since; its receipt says so. */
function takenBack(
  record: FeedRecord,
  entry: MergedEntry,
  receipt: Receipt | null,
  people: SessionPeople,
): FeedRecord {
  const { takesBack } = entry.payload as RecordNotePayload;
  const marked = <Note extends { id: string; takenBack?: string }>(note: Note): Note =>
    note.id === takesBack ? { ...note, takenBack: note.takenBack ?? entry.capturedAt } : note;
  const { notes, replies, setBy } = record;
  const shown = { ...record, notes: notes.map(marked), ...(replies && { replies: replies.map(marked) }) };
  const { id, was } = setBy?.state ?? {};
  if (id !== takesBack || !was || (receipt && receipt.revision === undefined)) return shown;
  return change(shown, { ...entry, payload: { set: was } }, receipt, people);
}

function make(
  maker: StaffCreatingKind,
  entry: MergedEntry,
  receipt: Receipt | null,
  { account }: Pick<SessionPeople, 'account'>,
): FeedRecord {
  const kind = createdKindOf(maker);
  const { listed } = staffEntries[maker];
  const state = initialWorkingState(maker, kind);
  const frame: RecordBase = {
    id: entry.id,
    reference: entry.reference,
    capturedAt: entry.capturedAt,
    ...(entry.clockAhead !== undefined && { clockAhead: entry.clockAhead }),
    // Empty until the server has it.
    receivedAt: receipt?.receivedAt ?? '',
    enteredBy: { id: account.id, name: account.name },
    revision: 1,
    lastChange: entry.id,
    owner: null,
    notes: [],
    suspect: false,
    ...(state && { state }),
  };
  const shown = { kind, ...frame, ...mapListedFields(listed, entry.payload as object, frame) } as FeedRecord;
  return maker === 'addedTour' ? withoutEmptyMoney(shown) : shown;
}
