import type { VersionOutcome } from '../../../src/contract/protocol/record-base.ts';
import type { ChangeKind, MakerKind } from '../../../src/kinds/entry-kinds.ts';
import type { GuestLink } from '../../../src/kinds/guest-link/schema.ts';
import type { RecordKind } from '../../../src/kinds/list.ts';
import type { RecordChange } from '../../../src/kinds/record-change/schema.ts';
import type { RecordNotePayload } from '../../../src/kinds/record-note/schema.ts';
import type { RecordRemoval } from '../../../src/kinds/record-removal/schema.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { SavedViewChange } from '../../../src/kinds/saved-view/schema.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import { type AuditEntry, recordAudit } from '../admin/audit.ts';
import { isHealing } from '../feed/epoch.ts';
import { moveRecord } from '../feed/move-record.ts';
import {
  type Corrected,
  findOutcome,
  type NewCorrection,
  receiveLateOriginal,
  type Unfit,
  writeCorrection,
} from '../records/corrections.ts';
import { findHeldSubmissions } from '../records/held-submissions.ts';
import { enter, type LedgerResult, type LedgerRow } from '../records/ledger.ts';
import { linkRecords } from '../records/link-records.ts';
import { findNote, type HeldNote, takeBackNote } from '../records/notes.ts';
import { findPayment, type HeldPayment } from '../records/payments.ts';
import {
  createRecord,
  findTarget,
  readOwnerName,
  type Target,
  writeChange,
  writeNote,
  writeReply,
} from '../records/record-rows.ts';
import type { SavedViewRow } from '../records/saved-view-row.ts';
import { countViews, findView, writeView } from '../records/saved-views.ts';
import { writeRemoval } from '../removal/record-removals.ts';
import { inSavepoint } from './savepoints.ts';
import type { WriteContext } from './write-context.ts';

/** A checked submission on its way into the database. */
export type NewRecord = {
  [Kind in MakerKind]: { kind: Kind; payload: EntryPayload<Kind> };
}[MakerKind] &
  LedgerRow;

/** A change or correction of a record on its way into the ledger. */
export type NewChange = { kind: ChangeKind | 'correction' } & LedgerRow;

/** Writes inside one transaction. */
export interface Writer extends WriteContext {
  /** Writes ledger and record together; if the key is known, returns the submission that is held. */
  addRecord(record: NewRecord): Promise<LedgerResult>;
  /**
   * Writes only the ledger, for a change of a record; if the key is known, returns the entry that is held.
   */
  addLedgerEntry(change: NewChange): Promise<LedgerResult>;
  /**
   * Makes one record of a correction and what it corrects, whichever came first; its own ledger row is
   * entered already.
   */
  correct(correction: NewCorrection): Promise<Corrected | Unfit>;
  /** Outcome of a correction that is held; undefined for any other submission. */
  outcomeOf(correction: string): Promise<VersionOutcome | undefined>;
  /** The record of a kind that a change names. */
  target(kind: RecordKind, id: string): Promise<Target | undefined>;
  /** A payment that a counter-entry names. */
  payment(id: string): Promise<HeldPayment | undefined>;
  /** Gives a record, of which something else was written, a new place in the feed. */
  moveRecord(id: string): Promise<void>;
  /** Name of an enabled account that may handle records of a kind. */
  ownerName(kind: RecordKind, accountId: string): Promise<string | undefined>;
  change(
    id: string,
    change: Pick<RecordChange, 'record' | 'kind' | 'set'>,
    before: FeedRecord,
  ): Promise<number>;
  remove(id: string, removal: RecordRemoval, now: string): Promise<void>;
  note(note: { id: string; authorId: string; capturedAt: string }, payload: RecordNotePayload): Promise<void>;
  /** Adds an answer, which says how it went. */
  reply(
    reply: { id: string; authorId: string; capturedAt: string },
    payload: RecordNotePayload,
  ): Promise<void>;
  /** A note or answer of a record, taken back or not. */
  findNote(id: string, record: string): Promise<HeldNote | undefined>;
  /** Marks a note or answer as taken back. */
  takeBackNote(note: HeldNote, at: string): Promise<void>;
  /** Keeps whose requests two are. */
  guestLink(id: string, link: GuestLink): Promise<void>;
  /** A view that was saved, removed or not. */
  findView(id: string): Promise<SavedViewRow | undefined>;
  /** How many views an account has. */
  countViews(accountId: string): Promise<number>;
  /** Saves or removes a view. @param id of the submission. @param maker the account that made it first */
  writeView(id: string, change: SavedViewChange, maker: string): Promise<void>;
  /** True for the id of a submission that is held, or was removed before this database was put back. */
  holds(id: string): Promise<boolean>;
  /** True while what a restored database forgot may still come back. @param at ISO 8601 */
  isHealing(at: string): Promise<boolean>;
  /** Writes a line of the audit log, committed together with the change it describes. */
  audit(entry: AuditEntry): Promise<void>;
  /** Runs work in a savepoint: if it fails, only its own writes are undone. */
  inSavepoint<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createWriter(context: WriteContext): Writer {
  const { savepoints, written, kinds, mappers, removedIds, outcome } = context;
  const enterNew = async (entry: LedgerRow & { kind: string }) => {
    const entered = await enter(await savepoints.begin(), entry, removedIds.isForgotten(entry.id));
    outcome.moved ||= entered.fresh;
    return entered;
  };
  const writer: Writer = {
    ...context,
    async addRecord(record) {
      const mapper = mappers.get(record.kind);
      if (!mapper) throw new Error(`Nothing stores ${record.kind}.`);
      const before = written.take(record);
      if (before) {
        savepoints.noteShared();
        outcome.moved = true;
        return before;
      }
      const transaction = await savepoints.begin();
      const entered = await enterNew(record);
      if (!entered.fresh) {
        const row = await receiveLateOriginal(transaction, kinds, mapper, entered.row, record);
        outcome.moved ||= row !== entered.row;
        return { ...entered, row };
      }
      await createRecord(transaction, mapper, record);
      return entered;
    },
    addLedgerEntry: enterNew,
    correct: async (correction) =>
      writeCorrection(
        await savepoints.begin(),
        kinds,
        mappers,
        correction,
        removedIds.isForgotten(correction.root.id),
      ),
    outcomeOf: async (correction) => findOutcome(await savepoints.begin(), correction),
    target: async (kind, id) => findTarget(await savepoints.begin(), kinds, kind, id),
    payment: async (id) => findPayment(await savepoints.begin(), id),
    moveRecord: async (id) => moveRecord(await savepoints.begin(), id, {}),
    ownerName: async (kind, accountId) => readOwnerName(await savepoints.begin(), kind, accountId),
    change: async (id, change, before) => writeChange(await savepoints.begin(), kinds, id, change, before),
    async remove(id, removal, now) {
      await writeRemoval(await savepoints.begin(), kinds, id, removal, now);
      outcome.removed.push(removal.record);
    },
    note: async (note, payload) => writeNote(await savepoints.begin(), kinds, note, payload),
    reply: async (reply, payload) => writeReply(await savepoints.begin(), kinds, reply, payload),
    findNote: async (id, record) => findNote(await savepoints.begin(), id, record),
    takeBackNote: async (note, at) => takeBackNote(await savepoints.begin(), note, at),
    guestLink: async (id, link) => linkRecords(await savepoints.begin(), id, link),
    findView: async (id) => findView(await savepoints.begin(), id),
    countViews: async (accountId) => countViews(await savepoints.begin(), accountId),
    writeView: async (id, change, maker) => writeView(await savepoints.begin(), id, change, maker),
    holds: async (id) =>
      (await findHeldSubmissions(await savepoints.begin(), removedIds, [id])).known.length > 0,
    isHealing: async (at) => isHealing(context, at),
    async audit(entry) {
      if (savepoints.isShared()) {
        written.lines.push(entry);
        return;
      }
      await recordAudit(await savepoints.begin(), entry);
    },
    inSavepoint: (work) => inSavepoint(context, work),
  };
  return writer;
}
