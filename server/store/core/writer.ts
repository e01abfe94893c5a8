import type { VersionOutcome } from '../../../src/contract/protocol/record-base.ts';
import type { ChangeKind, MakerKind } from '../../../src/kinds/entry-kinds.ts';
import type { GuestLink } from '../../../src/kinds/guest-link/schema.ts';
import type { RecordKind } from '../../../src/kinds/list.ts';
import type { NoticeDepartment } from '../../../src/kinds/notices.ts';
import type { RecordChange } from '../../../src/kinds/record-change/schema.ts';
import type { RecordNotePayload } from '../../../src/kinds/record-note/schema.ts';
import type { RecordRemoval } from '../../../src/kinds/record-removal/schema.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { SavedViewChange } from '../../../src/kinds/saved-view/schema.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import { type AuditEntry, recordAudit } from '../admin/audit.ts';
import { isHealing, readRestoredAt } from '../feed/epoch.ts';
import type { WritingTransaction } from '../feed/feed-sequence.ts';
import { moveRecord } from '../feed/move-record.ts';
import {
  countReceipts,
  decideMail,
  hasMail,
  type MailDecision,
  type NewMail,
  queueMail,
} from '../mail/mail-queue.ts';
import type { DepartmentNoticeRow } from '../mail/mail-rows.ts';
import { readNotice, takeUntold, type Untold } from '../mail/notices.ts';
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
import type { RemovedIds } from '../removal/removed-ids.ts';
import type { BatchInsert } from './batch-insert.ts';
import { beginSavepoints, inSavepoint, isShared, noteShared, withSavepoints } from './savepoints.ts';
import type { StoredKinds } from './stored-kind.ts';
import type { EntryMappers } from './stored-kinds.ts';

/** A checked submission on its way into the database. */
export type NewRecord = {
  [Kind in MakerKind]: { kind: Kind; payload: EntryPayload<Kind> };
}[MakerKind] &
  LedgerRow;

/** A change or correction of a record on its way into the ledger. */
export type NewChange = { kind: ChangeKind | 'correction' } & LedgerRow;

/** Writes inside one transaction. */
export interface Writer {
  /** True once a write has moved the feed. */
  readonly moved: boolean;
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
  /** Puts a message into the queue of mail, unless it is there already. */
  queueMail(mail: NewMail): Promise<boolean>;
  /** True for a message about this record. */
  hasMail(mail: string, record: string): Promise<boolean>;
  /** Sends a message that did not arrive for certain once more, or leaves it; false if nothing is to be decided. */
  decideMail(decision: MailDecision): Promise<boolean>;
  /** How a department wants to hear of new requests. */
  notice(department: NoticeDepartment): Promise<DepartmentNoticeRow | undefined>;
  /** Returns the new requests to tell a department about, and marks them as told. */
  takeUntold(department: NoticeDepartment, times: { since: string; at: string }): Promise<Untold | null>;
  /** How many receipts an address has got, or will get, since a time. */
  countReceipts(recipient: string, since: string): Promise<number>;
  /** When the database was last put back to an earlier state; null if never. ISO 8601. */
  restoredAt(): Promise<string | null>;
  /** Runs work in a savepoint: if it fails, only its own writes are undone. */
  inSavepoint<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface RemovingWriter extends Writer {
  /** Ids of the records that it removed. */
  readonly removed: string[];
}

/** Methods that begin savepoints themselves, if they need them. */
const OWN: ReadonlySet<string> = new Set<keyof Writer>(['addRecord', 'audit', 'inSavepoint']);

/** @param written new records that are in the database already, which `addRecord` takes from here */
export function createWriter(
  transaction: WritingTransaction,
  written: BatchInsert,
  kinds: StoredKinds,
  mappers: EntryMappers,
  removedIds: RemovedIds,
): RemovingWriter {
  let moved = false;
  const removed: string[] = [];
  const enterNew = async (entry: LedgerRow & { kind: string }) => {
    const entered = await enter(transaction, entry, removedIds.isForgotten(entry.id));
    moved ||= entered.fresh;
    return entered;
  };
  const writer: RemovingWriter = {
    removed,
    get moved() {
      return moved;
    },
    async addRecord(record) {
      const mapper = mappers.get(record.kind);
      if (!mapper) throw new Error(`Nothing stores ${record.kind}.`);
      const before = written.take(record);
      if (before) {
        noteShared(transaction);
        moved = true;
        return before;
      }
      await beginSavepoints(transaction);
      const entered = await enterNew(record);
      if (!entered.fresh) {
        const row = await receiveLateOriginal(transaction, kinds, mapper, entered.row, record);
        moved ||= row !== entered.row;
        return { ...entered, row };
      }
      await createRecord(transaction, mapper, record);
      return entered;
    },
    addLedgerEntry: enterNew,
    correct: (correction) =>
      writeCorrection(transaction, kinds, mappers, correction, removedIds.isForgotten(correction.root.id)),
    outcomeOf: (correction) => findOutcome(transaction, correction),
    target: (kind, id) => findTarget(transaction, kinds, kind, id),
    payment: (id) => findPayment(transaction, id),
    moveRecord: (id) => moveRecord(transaction, id, {}),
    ownerName: (kind, accountId) => readOwnerName(transaction, kind, accountId),
    change: (id, change, before) => writeChange(transaction, kinds, id, change, before),
    async remove(id, removal, now) {
      await writeRemoval(transaction, kinds, id, removal, now);
      removed.push(removal.record);
    },
    note: (note, payload) => writeNote(transaction, kinds, note, payload),
    reply: (reply, payload) => writeReply(transaction, kinds, reply, payload),
    findNote: (id, record) => findNote(transaction, id, record),
    takeBackNote: (note, at) => takeBackNote(transaction, note, at),
    guestLink: (id, link) => linkRecords(transaction, id, link),
    findView: (id) => findView(transaction, id),
    countViews: (accountId) => countViews(transaction, accountId),
    writeView: (id, change, maker) => writeView(transaction, id, change, maker),
    holds: async (id) => (await findHeldSubmissions(transaction, removedIds, [id])).known.length > 0,
    isHealing: (at) => isHealing(transaction, at),
    async audit(entry) {
      if (isShared(transaction)) {
        written.lines.push(entry);
        return;
      }
      await beginSavepoints(transaction);
      await recordAudit(transaction, entry);
    },
    async queueMail(mail) {
      const isNew = await queueMail(transaction, mail);
      // The sender is woken after the commit.
      moved ||= isNew;
      return isNew;
    },
    notice: (department) => readNotice(transaction, department),
    takeUntold: (department, times) => takeUntold(transaction, kinds, department, times),
    hasMail: (mail, record) => hasMail(transaction, mail, record),
    decideMail: (decision) => decideMail(transaction, decision),
    countReceipts: (recipient, since) => countReceipts(transaction, recipient, since),
    restoredAt: () => readRestoredAt(transaction),
    async inSavepoint(work) {
      const done = await inSavepoint(transaction, work);
      if ('error' in done) throw done.error;
      return done.result;
    },
  };
  return withSavepoints(transaction, writer, OWN);
}
