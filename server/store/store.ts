/** The store: the only part of the database code that the rest of the server knows. */
import { type Kysely, sql } from 'kysely';
import type { ReportEvent } from '../../src/contract/analytics.ts';
import type { RecordChange, RecordNotePayload, RecordRemoval } from '../../src/contract/changes.ts';
import type { NoticeChange, NoticeDepartment, NoticeSetting } from '../../src/contract/notices.ts';
import type { VersionOutcome } from '../../src/contract/record-frame.ts';
import type { RecordKind } from '../../src/contract/roles.ts';
import type { SealedValue } from '../../src/contract/sealing.ts';
import type { EntryPayload } from '../../src/contract/staff-submissions.ts';
import type { Standing } from '../../src/contract/standing.ts';
import type { SubmissionKind } from '../../src/contract/submissions.ts';
import { type AccountStore, createAccountStore } from './accounts.ts';
import { type Alone, always } from './alone.ts';
import { type Announcements, noAnnouncements } from './announcements.ts';
import { type AuditActor, type AuditEntry, recordAudit } from './audit.ts';
import {
  type Corrected,
  findOutcome,
  type NewCorrection,
  takeAwaited,
  type Unfit,
  writeCorrection,
} from './corrections.ts';
import type { ChangeKind, CreatingKind } from './creating-kinds.ts';
import type { Databases } from './databases.ts';
import { createDepartmentFigures, type DepartmentFigures } from './department-figures.ts';
import { createStandingReader, isHealing, readRestoredAt } from './epoch.ts';
import { createFeedReader, type FeedReader } from './feed.ts';
import type { WritingTransaction } from './feed-place.ts';
import { createGroupCommit, type GroupCommit } from './group-commit.ts';
import type { KeyRegistry } from './key-registry.ts';
import { readSealedPassport } from './kinds/flight-request.ts';
import { findKnown, type Known } from './known.ts';
import { enter, findLedgerRow, type LedgerResult, type LedgerRow } from './ledger.ts';
import { type Limiters, memoryLimiters } from './limiters.ts';
import {
  countReceipts,
  createMailQueue,
  decideMail,
  hasMail,
  type MailDecision,
  type MailQueue,
  type NewMail,
  queueMail,
} from './mail-queue.ts';
import { changeNotice, readNotice, readNotices, takeUntold, type Untold } from './notices.ts';
import { type PageFigureRows, readPageFigures } from './page-figures.ts';
import { writePageReports } from './page-reports.ts';
import { isPostgres } from './postgres.ts';
import {
  createRecord,
  findTarget,
  readOwnerName,
  type Target,
  writeChange,
  writeNote,
  writeRemoval,
  writeReply,
} from './record-rows.ts';
import { noRemovedIds, type RemovedIds } from './removed-ids.ts';
import { type FoundRequest, findRequests } from './requests.ts';
import { beginSavepoints, inSavepoint, isShared, noteShared, withSavepoints } from './savepoints.ts';
import { endScrub } from './scrub.ts';
import type { StoredKinds } from './stored-kind.ts';
import { type EntryMappers, mappersOf, storedKinds } from './stored-kinds.ts';
import type { DepartmentNoticeRow, Tables } from './tables.ts';
import { newTogether, type WrittenTogether, writeTogether } from './together.ts';
import { createUpkeepStore, type UpkeepStore } from './upkeep.ts';

/** A checked submission on its way into the database. */
export type NewRecord = {
  [Kind in CreatingKind]: { kind: Kind; payload: EntryPayload<Kind> };
}[CreatingKind] &
  LedgerRow;

/** A change or correction of a record on its way into the ledger. */
export type NewChange = { kind: ChangeKind | 'correction' } & LedgerRow;

/** Files beside the database, in a folder. */
export interface StoreBeside {
  dataDir: string;
  removedIds: RemovedIds;
}

/** Writes inside one transaction. */
export interface Writer {
  /** True once a write has moved the feed. */
  readonly moved: boolean;
  /** Writes ledger and record together; if the key is known, gives what it holds. */
  addRecord(record: NewRecord): Promise<LedgerResult>;
  /** Writes only the ledger, for a change of a record; if the key is known, gives what it holds. */
  addLedgerEntry(change: NewChange): Promise<LedgerResult>;
  /**
   * Makes one record of a correction and what it corrects, whichever came first; its own ledger row is
   * entered already.
   */
  correct(correction: NewCorrection): Promise<Corrected | Unfit>;
  /** What became of a correction that is held; undefined for any other submission. */
  outcomeOf(correction: string): Promise<VersionOutcome | undefined>;
  /** The record of a kind that a change names. */
  target(kind: RecordKind, id: string): Promise<Target | undefined>;
  /** Name of an enabled account that may handle records of a kind. */
  ownerName(kind: RecordKind, accountId: string): Promise<string | undefined>;
  change(
    id: string,
    change: Pick<RecordChange, 'record' | 'kind' | 'set'>,
    revision: number,
  ): Promise<number>;
  remove(id: string, removal: RecordRemoval, now: string): Promise<void>;
  note(note: { id: string; authorId: string; capturedAt: string }, payload: RecordNotePayload): Promise<void>;
  /** Adds an answer, which says how it went. */
  reply(
    reply: { id: string; authorId: string; capturedAt: string },
    payload: RecordNotePayload,
  ): Promise<void>;
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
  /** New requests that a department is to be told of; from then on it was told. */
  takeUntold(department: NoticeDepartment, times: { since: string; at: string }): Promise<Untold | null>;
  /** How many receipts an address has got, or will get, since a time. */
  countReceipts(recipient: string, since: string): Promise<number>;
  /** When the database was last put back to an earlier state; null if never. ISO 8601. */
  restoredAt(): Promise<string | null>;
  /** Runs work in a savepoint: if it fails, only its own writes are undone. */
  inSavepoint<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface Store {
  /** Accounts, sessions and the audit log. */
  accounts: AccountStore;
  /** Devices, retention, customers' data, figures. */
  upkeep: UpkeepStore;
  /** The queue of mail, for the job that sends it. */
  mail: MailQueue;
  /** How some departments hear of new requests. */
  notices(departments: readonly NoticeDepartment[]): Promise<NoticeSetting[]>;
  changeNotice(change: NoticeChange, actor: AuditActor): Promise<void>;
  /** True for a department that wants a digest and was not told since a time. */
  noticeIsDue(department: NoticeDepartment, since: string): Promise<boolean>;
  /** The feed and the lists of the staff. */
  records: FeedReader;
  /** What other servers on the same database are told, and tell. */
  announcements: Announcements;
  /** Counters of limits, which all servers on the same database share. */
  limiters: Limiters;
  /** The sealing keys of all servers on the same database; null where there is one server. */
  keyRegistry: KeyRegistry | null;
  /** Does a job while no other server on the same database does it. */
  alone: Alone;
  /** Calls back after each commit of this server that has moved the feed. */
  onMoved(listener: () => void): void;
  /**
   * Commits when work resolves, undoes its writes when it rejects. Several may share a transaction
   * (`group-commit.ts`), so work must be quick, wait for nothing but the database, and bear being run twice.
   * @throws NotStored when nothing was stored through no fault of the work; it may be tried again
   */
  write: GroupCommit<Writer, NewRecord>;
  /** The ledger's row for a key, whether the record was removed or not. */
  held(id: string): Promise<Omit<LedgerResult, 'fresh'> | undefined>;
  /** What became of a correction that is held; undefined for any other submission. */
  outcomeOf(correction: string): Promise<VersionOutcome | undefined>;
  /** Requests with a reference, as their sender may see them. */
  find(kind: SubmissionKind, reference: string): Promise<FoundRequest[]>;
  /** Stores page views and web vitals; known ones change nothing. */
  report(events: readonly ReportEvent[], receivedAt: string): Promise<void>;
  /** Page views by page and day, and the third quartile of each vital, from a time on. */
  figures(from: string): Promise<PageFigureRows>;
  /** Sums for finance and HR. */
  departmentFigures: DepartmentFigures;
  /** A sealed passport number and the reference of its request. */
  sealedPassport(id: string, place: number): Promise<{ reference: string; sealed: SealedValue } | undefined>;
  /** Which life of the database this is, and how far a verified backup of it reaches. */
  standing(): Promise<Standing>;
  /** Which of some ids are held, or were removed on purpose. */
  known(ids: readonly string[]): Promise<Known>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param kinds of record that it keeps
 * @param beside what is kept outside the database; nothing where there is no folder
 * @param databases the same for each use, unless told
 */
export function createStore(
  database: Kysely<Tables>,
  kinds: StoredKinds = storedKinds,
  { dataDir, removedIds }: StoreBeside = { dataDir: '', removedIds: noRemovedIds },
  { writing, checking, announcements, limiters, keyRegistry, alone, close }: Omit<Databases, 'reading'> = {
    writing: database,
    checking: database,
    announcements: noAnnouncements,
    limiters: memoryLimiters,
    keyRegistry: null,
    alone: always,
    close: () => database.destroy(),
  },
): Store {
  const mappers = mappersOf(kinds);
  const listeners: (() => void)[] = [];
  const write = createGroupCommit({
    database: writing,
    writeTogether: isPostgres(writing)
      ? (transaction, records: readonly NewRecord[]) =>
          writeTogether(transaction, newTogether(transaction, mappers, removedIds, records))
      : null,
    createWriter: (transaction, written) =>
      withSavepoints(transaction, createWriter(transaction, written, kinds, mappers, removedIds), OWN),
    onCommit(writers) {
      const removed = writers.flatMap((writer) => writer.removed);
      if (removed.length > 0) removedIds.add(removed);
      if (writers.some(({ moved }) => moved)) for (const listener of listeners) listener();
    },
  });
  return {
    announcements,
    limiters,
    keyRegistry,
    alone,
    accounts: createAccountStore(database),
    upkeep: createUpkeepStore({ reading: database, writing, alone }, kinds, removedIds),
    mail: createMailQueue(database, writing),
    notices: (departments) => readNotices(database, departments),
    changeNotice: (change, actor) => changeNotice(database, change, actor),
    async noticeIsDue(department, since) {
      const notice = await readNotice(database, department);
      return notice?.mode === 'morning' && notice.told_at < since;
    },
    records: createFeedReader(database, kinds),
    onMoved: (listener) => void listeners.push(listener),
    write,
    held: (id) => findLedgerRow(database, id),
    outcomeOf: (correction) => findOutcome(database, correction),
    find: (kind, reference) => findRequests(database, mappers, kind, reference),
    report: (events, receivedAt) => writePageReports(database, events, receivedAt),
    figures: (from) => readPageFigures(database, from),
    departmentFigures: createDepartmentFigures(database),
    sealedPassport: (id, place) => readSealedPassport(database, id, place),
    standing: createStandingReader(database, dataDir),
    known: (ids) => findKnown(database, removedIds, ids),
    async ping() {
      await sql`select 1`.execute(checking);
    },
    async close() {
      endScrub(database);
      await close();
    },
  };
}

interface RemovingWriter extends Writer {
  /** Ids of the records that it removed. */
  readonly removed: string[];
}

/** What begins savepoints by itself, where it must. */
const OWN: ReadonlySet<string> = new Set<keyof Writer>(['addRecord', 'audit', 'inSavepoint']);

function createWriter(
  transaction: WritingTransaction,
  written: WrittenTogether,
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
  return {
    removed,
    get moved() {
      return moved;
    },
    async addRecord(record) {
      const { payload, ...rest } = record;
      const { kind } = record;
      const mapper = mappers.get(kind);
      if (!mapper) throw new Error(`Nothing stores ${kind}.`);
      const before = written.take(rest);
      if (before) {
        noteShared(transaction);
        moved = true;
        return before;
      }
      await beginSavepoints(transaction);
      const entered = await enterNew(rest);
      if (!entered.fresh) {
        const row = await takeAwaited(transaction, kinds, mapper, entered.row, record);
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
    ownerName: (kind, accountId) => readOwnerName(transaction, kind, accountId),
    change: (id, change, revision) => writeChange(transaction, kinds, id, change, revision),
    async remove(id, removal, now) {
      await writeRemoval(transaction, kinds, id, removal, now);
      removed.push(removal.record);
    },
    note: (note, payload) => writeNote(transaction, kinds, note, payload),
    reply: (reply, payload) => writeReply(transaction, kinds, reply, payload),
    holds: async (id) => (await findKnown(transaction, removedIds, [id])).known.length > 0,
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
}
