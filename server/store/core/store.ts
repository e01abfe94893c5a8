/** The store: the only part of the database code that the rest of the server knows. */
import { type Kysely, sql } from 'kysely';
import type { ReportEvent } from '../../../src/contract/protocol/page-analytics.ts';
import type { VersionOutcome } from '../../../src/contract/protocol/record-base.ts';
import type { ServerStatus } from '../../../src/contract/protocol/server-status.ts';
import type { SealedValue } from '../../../src/contract/values/sealing.ts';
import type { NoticeDepartment, NoticeSetting } from '../../../src/kinds/calls/notices.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { SubmissionKind } from '../../../src/kinds/submissions.ts';
import { type AccountStore, createAccountStore } from '../accounts/accounts.ts';
import { createDeviceKeyStore, type DeviceKeyStore } from '../accounts/device-keys.ts';
import { type AdminStore, createAdminStore } from '../admin/admin.ts';
import { stopTruncatingWal } from '../backup/truncate-wal.ts';
import type { RunExclusively } from '../cluster/exclusive-job.ts';
import type { KeyRegistry } from '../cluster/key-registry.ts';
import type { Announcements } from '../feed/announcements.ts';
import { readHealing } from '../feed/epoch.ts';
import { type EpochWatch, watchEpoch } from '../feed/epoch-watch.ts';
import { createFeedReader, type FeedReader } from '../feed/feed.ts';
import { createDepartmentFigures, type DepartmentFigures } from '../figures/department-figures.ts';
import { type PageFigureRows, readPageFigures } from '../figures/page-figures.ts';
import { writePageReports } from '../figures/page-reports.ts';
import { readSealedPassport } from '../kinds/flight-request.ts';
import { emptyMailJournal, type MailJournal } from '../mail/mail-journal.ts';
import { createMailQueue, type MailQueue } from '../mail/mail-sending.ts';
import { isDigestDue, readNotice, readNotices } from '../mail/notices.ts';
import { findGuests } from '../people/find-guests.ts';
import type { NewRecord } from '../records/add-record.ts';
import { findOutcome } from '../records/corrections/corrections.ts';
import { readEarlierContents } from '../records/earlier-contents.ts';
import { findHeldSubmissions, type HeldSubmissions } from '../records/held-submissions.ts';
import { findLedgerRow } from '../records/ledger/ledger.ts';
import type { LedgerResult } from '../records/ledger/ledger-rows.ts';
import { readRecordSizes } from '../records/record-bytes.ts';
import { findKind } from '../records/records-by-id.ts';
import { type FoundRequest, findRequests, type RequestProgress, readProgress } from '../records/requests.ts';
import { noRemovedIds, type RemovedIds } from '../removal/removed-ids.ts';
import { createSiteStore, type SiteStore } from '../site/site-store.ts';
import { createBatchInsert, insertBatch } from './batch-insert/batch-insert.ts';
import { type Databases, oneDatabase } from './databases.ts';
import { createTurns } from './event-loop-turns.ts';
import { createGroupCommit, type GroupCommit } from './group-commit.ts';
import type { LimiterFactory } from './limiters.ts';
import type { StoredKinds } from './stored-kind.ts';
import { mappersOf, storedKinds } from './stored-kinds.ts';
import type { Tables } from './tables.ts';
import type { WriteContext } from './write-context.ts';

/** Files beside the database, in a folder. */
export interface StoreFiles {
  dataDir: string;
  removedIds: RemovedIds;
  /** Nothing where no mail is sent. */
  mailJournal?: MailJournal;
}

export interface Store {
  /** Accounts, sessions and the audit log. */
  accounts: AccountStore;
  /** Keys with which devices sign the entries that they hand over. */
  deviceKeys: DeviceKeyStore;
  /** Devices, retention, customers' data, figures. */
  admin: AdminStore;
  /** The queue of mail, for the job that sends it. */
  mail: MailQueue;
  /** How some departments hear of new requests. */
  notices(departments: readonly NoticeDepartment[]): Promise<NoticeSetting[]>;
  /** True for a department that wants a digest and was not told since a time. */
  noticeIsDue(department: NoticeDepartment, since: string): Promise<boolean>;
  /** Drafts of the public site. */
  site: SiteStore;
  /** The feed and the lists of the staff. */
  records: FeedReader;
  /** Announcements to and from other servers on the same database. */
  announcements: Announcements;
  /** Counters of limits, which all servers on the same database share. */
  limiters: LimiterFactory;
  /** The sealing keys that the servers on this database have given out. */
  keyRegistry: KeyRegistry;
  /** Does a job while no other server on the same database does it. */
  runExclusively: RunExclusively;
  /** Calls back after each commit of this server that has moved the feed. */
  onMoved(listener: () => void): void;
  /**
   * Commits when work resolves, undoes its writes when it rejects. Several may share a transaction
   * (`group-commit.ts`), so work must be quick, wait for nothing but the database, and bear being run twice.
   * @throws WriteNotStored when nothing was stored through no fault of the work; it may be tried again
   */
  write: GroupCommit<WriteContext, NewRecord>;
  /** The ledger's row for a key, whether the record was removed or not. */
  held(id: string): Promise<Omit<LedgerResult, 'fresh'> | undefined>;
  /** Kind of a record; undefined for what is none. */
  kindOf(record: string): Promise<string | undefined>;
  /** About how many bytes each of some records takes. */
  recordSizes(ids: readonly string[]): Promise<Map<string, number>>;
  /** Outcome of a correction that is held; undefined for any other submission. */
  outcomeOf(correction: string): Promise<VersionOutcome | undefined>;
  /** Requests with a reference, as their sender may see them. */
  find(kind: SubmissionKind, reference: string): AsyncIterable<FoundRequest>;
  /** Contents of all versions of a record that was corrected. */
  earlierContents(record: string): AsyncIterable<Record<string, unknown>>;
  /** True while what this database forgot may still come back. @param at the server's clock, ISO 8601 */
  isHealing(at: string): Promise<boolean>;
  /** How far the office is with a request; undefined for what is no record of a request. */
  progressOf(request: Parameters<typeof readProgress>[1]): Promise<RequestProgress | undefined>;
  /** Stores page views and web vitals; known ones change nothing. */
  report(events: readonly ReportEvent[], receivedAt: string): Promise<void>;
  /** Page views by page and day, and the third quartile of each vital. @param from the first day */
  figures(from: string): Promise<PageFigureRows>;
  /** Sums for finance and HR. */
  departmentFigures: DepartmentFigures;
  /** A sealed passport number and the reference of its request. */
  /** Requests of guests for those who drive them, see `find-guests.ts`. */
  findGuests(text: string): Promise<FeedRecord[]>;
  sealedPassport(id: string, place: number): Promise<{ reference: string; sealed: SealedValue } | undefined>;
  /**
   * The epoch of the database, and how far a verified backup of it reaches. The chain of lineages goes on with
   * it, so it is called once an hour at least.
   * @param at the server's clock, ISO 8601; that of this machine, unless told
   */
  serverStatus(at?: string): Promise<ServerStatus>;
  /** Life of the database that devices have seen. */
  lineage: Pick<EpochWatch, 'token' | 'check' | 'watch'>;
  /** Which of some ids are held, or were removed on purpose. */
  known(ids: readonly string[]): Promise<HeldSubmissions>;
  /** True once anything was ever submitted. */
  hasSubmissions(): Promise<boolean>;
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
  { dataDir, removedIds, mailJournal = emptyMailJournal }: StoreFiles = {
    dataDir: '',
    removedIds: noRemovedIds,
  },
  databases: Omit<Databases, 'reading'> = oneDatabase(database),
): Store {
  const { writing, checking, announcements, limiters, keyRegistry, runExclusively, close } = databases;
  const mappers = mappersOf(kinds);
  const listeners: (() => void)[] = [];
  const epochWatch = watchEpoch({ database, dataDir, removedIds });
  const removals: RemovedIds = {
    ...removedIds,
    add(ids) {
      removedIds.add(ids);
      // A database that is put back to before them shows it by its place.
      void epochWatch.reachPresent().catch(() => undefined);
    },
  };
  const write = createGroupCommit({
    database: writing,
    insertBatch: (transaction, records: readonly NewRecord[]) =>
      insertBatch(transaction, createBatchInsert(transaction, mappers, removedIds, records)),
    createContext: (savepoints, written): WriteContext => ({
      savepoints,
      written,
      kinds,
      mappers,
      removedIds,
      outcome: { moved: false, removed: [], reached: null },
    }),
    onBegin: epochWatch.beginWrite,
    onCommit(contexts) {
      const removed = contexts.flatMap(({ outcome }) => outcome.removed);
      if (removed.length > 0) removals.add(removed);
      for (const { outcome } of contexts) if (outcome.reached) epochWatch.reach(outcome.reached);
      if (contexts.some(({ outcome }) => outcome.moved)) for (const listener of listeners) listener();
    },
  });
  const searching = { database, inTurn: createTurns(database) };
  return {
    announcements,
    limiters,
    keyRegistry,
    runExclusively,
    accounts: createAccountStore(database),
    deviceKeys: createDeviceKeyStore(database),
    admin: createAdminStore({ reading: database, writing, runExclusively }, kinds, removals),
    mail: createMailQueue(database, writing, mailJournal),
    notices: (departments) => readNotices(database, departments),
    async noticeIsDue(department, since) {
      const notice = await readNotice(database, department);
      return notice !== undefined && isDigestDue(notice, since);
    },
    site: createSiteStore(database),
    records: createFeedReader(database, kinds),
    onMoved: (listener) => void listeners.push(listener),
    write,
    async held(id) {
      const held = await findLedgerRow(database, id);
      if (held) epochWatch.reach({ ...held, place: held.reached });
      return held;
    },
    kindOf: (record) => findKind(database, record),
    recordSizes: (ids) => readRecordSizes(database, ids),
    outcomeOf: (correction) => findOutcome(database, correction),
    find: (kind, reference) => findRequests(searching, mappers, kind, reference),
    earlierContents: (record) => readEarlierContents(searching, record),
    isHealing: (at) => readHealing(database, at),
    progressOf: (request) => readProgress(database, request),
    report: (events, receivedAt) => writePageReports(database, events, receivedAt),
    figures: (from) => readPageFigures(database, from),
    departmentFigures: createDepartmentFigures(database),
    findGuests: (text) => findGuests(searching, kinds, text),
    sealedPassport: (id, place) => readSealedPassport(database, id, place),
    serverStatus: (at = new Date().toISOString()) => epochWatch.readStatus(at),
    lineage: epochWatch,
    known: (ids) => findHeldSubmissions(database, ids),
    async hasSubmissions() {
      return (await database.selectFrom('submission').select('id').limit(1).executeTakeFirst()) !== undefined;
    },
    async ping() {
      await sql`select 1`.execute(checking);
    },
    async close() {
      stopTruncatingWal(database);
      await close();
    },
  };
}
