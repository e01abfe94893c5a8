/**
 * The device's database. Only this room imports Dexie. People are told "saved" once an entry is here, so
 * every write waits for the disk, not for a cache.
 */
import Dexie, { type DBCoreTransaction, type EntityTable, type Table } from 'dexie';
import { abortBeforePageFreeze } from './back-forward-cache.ts';
import { openChannel } from './channel.ts';
import { DATABASE_NAME, OUTBOX_CHANNEL, RECORDS_CHANNEL, SESSION_CHANNEL } from './shared-names.ts';
import type {
  CarriedPart,
  DeviceState,
  DeviceStateRow,
  Draft,
  Entry,
  EntryCopy,
  SentEntry,
  StoredSigningKey,
} from './tables.ts';

/** Dexie's own options. */
export interface DexieDependencies {
  indexedDB?: IDBFactory;
  IDBKeyRange?: typeof IDBKeyRange;
}

/**
 * Options of every database: strict, as Chrome otherwise reports a commit before it is on disk, and without the
 * cache, in which live queries find writes before their commit.
 */
export const DURABLE_OPTIONS = { chromeTransactionDurability: 'strict', cache: 'disabled' } as const;

export class DeviceDatabase extends Dexie {
  declare entries: EntityTable<Entry, 'order'>;
  declare sent: EntityTable<SentEntry, 'id'>;
  declare facts: Table<DeviceStateRow, DeviceStateRow['key']>;
  declare drafts: EntityTable<Draft, 'id'>;
  declare copies: EntityTable<EntryCopy, 'id'>;
  declare carried: EntityTable<CarriedPart, 'id'>;
  declare signing: EntityTable<StoredSigningKey, 'account'>;

  /** Storage as given: tests use their own. */
  readonly storage: DexieDependencies;

  /** @param storage tests pass their own `indexedDB` */
  constructor(storage: DexieDependencies = {}) {
    super(DATABASE_NAME, { ...storage, ...DURABLE_OPTIONS });
    this.storage = storage;
    this.version(1).stores({ entries: '++order, &id, state', sent: 'id, receivedAt', facts: 'key' });
    this.version(2).stores({ drafts: 'id, kind' });
    this.version(3).stores({ segments: '++order, [kind+order], generation' });
    this.version(4).stores({
      sent: 'id, receivedAt, epoch',
      copies: 'id, author, order, size, unsealed, [epoch+place]',
    });
    // Records of the office have their own databases since this version; the feed brings them again.
    this.version(5)
      .stores({ segments: null })
      .upgrade(async (tables) => {
        await tables.table('facts').where('key').equals('feed').delete();
        await tables.table('facts').where('key').startsWith('firstScreen:').delete();
      });
    this.version(6).stores({ carried: 'id, file, state', signing: 'account' });
    // Waiting entries are counted, and found by their record, without being read: see
    // records/counts/today-counts.ts. The browser adds existing entries to the new indexes. Visitors' entries
    // have no author, so the first index leaves them out.
    this.version(7).stores({
      entries: '++order, &id, state, [author+kind+state+capturedAt], payload.record',
    });
    abortTransactionsBeforePageFreeze(this);
  }
}

/**
 * Aborts the open transactions of a database when its page is about to be frozen; Dexie closes the connection
 * itself. `withDatabase` and `withRecords` repeat the aborted work on another connection.
 */
export function abortTransactionsBeforePageFreeze(database: Dexie): void {
  database.use({
    stack: 'dbcore',
    name: 'back/forward cache',
    create: (core) => ({
      ...core,
      transaction(...given) {
        const transaction = core.transaction(...given);
        // Dexie returns the browser's own object.
        abortBeforePageFreeze(transaction as DBCoreTransaction & IDBTransaction);
        return transaction;
      },
    }),
  });
}

let database: DeviceDatabase | undefined;

/** The one connection of this tab or worker, made at first use. */
export function openDatabase(): DeviceDatabase {
  if (!database) {
    database = new DeviceDatabase();
    if (typeof BroadcastChannel === 'undefined') hearOtherTabs();
  }
  return database;
}

/** Tells live queries of other tabs' changes. Dexie does so itself, in browsers with BroadcastChannel. */
function hearOtherTabs(): void {
  for (const name of [OUTBOX_CHANNEL, SESSION_CHANNEL, RECORDS_CHANNEL])
    openChannel(name).addEventListener('message', () => Dexie.on.storagemutated.fire(ALL_CHANGED));
}

/** Tells Dexie that anything may have changed, as Dexie itself does when a frozen page is restored. */
const ALL_CHANGED = { all: { d: 1, from: Number.NEGATIVE_INFINITY, to: [[]] } };

/** Reads a fact; undefined if it is not stored. */
export async function readDeviceState<Key extends keyof DeviceState>(
  { facts }: Pick<DeviceDatabase, 'facts'>,
  key: Key,
): Promise<DeviceState[Key] | undefined> {
  return (await facts.get(key))?.value as DeviceState[Key] | undefined;
}

/** Returns the names of an error and its causes, because Dexie wraps the browser's errors. */
function namesOf(error: unknown): (string | undefined)[] {
  const { inner, failures = [] } = (error ?? {}) as { inner?: unknown; failures?: unknown[] };
  return [error, inner, ...failures].map((cause) => (cause as Error | null | undefined)?.name);
}

/** True if there was no room for a write; its transaction was rolled back. */
export const isDiskFull = (error: unknown): boolean => namesOf(error).includes('QuotaExceededError');

/** True if the browser, or this page before it was frozen, has ended the connection or its transaction. */
export const isConnectionLost = (error: unknown): boolean =>
  !isDiskFull(error) && namesOf(error).some((name) => name !== undefined && DEAD_CONNECTION.has(name));

/** True if the device cannot store anything now: full, refused, damaged, or without an answer. */
export const isStorageUnusable = (error: unknown): boolean =>
  isDiskFull(error) ||
  isConnectionLost(error) ||
  namesOf(error).some((name) => name !== undefined && UNUSABLE_STORAGE.has(name));

/** True if the browser lets this site store nothing, as some private windows do; then nothing can have been stored either. */
export const isStorageRefused = (error: unknown): boolean =>
  namesOf(error).some((name) => name !== undefined && REFUSED_STORAGE.has(name));

const REFUSED_STORAGE = new Set(['InvalidStateError', 'MissingAPIError', 'SecurityError']);

/** Names of the errors of a browser without a database, or with one that cannot be opened or read. */
const UNUSABLE_STORAGE = new Set([
  'DataError',
  'MissingAPIError',
  'NotFoundError',
  'NotReadableError',
  'OpenFailedError',
  'SecurityError',
  'TimeoutError',
  'UpgradeError',
  'VersionError',
]);

/** Names of the errors that a closed connection or an aborted transaction gives. */
const DEAD_CONNECTION = new Set(['AbortError', 'DatabaseClosedError', 'InvalidStateError', 'UnknownError']);

/**
 * Runs work on the database. If the connection was closed (by iOS under memory pressure, by any browser after
 * a worker's sleep, or because the page was frozen), reopens it and runs the work once more. Work must be
 * repeatable: one transaction, or only reads.
 */
export async function withDatabase<Result>(
  database: DeviceDatabase,
  work: (database: DeviceDatabase) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(database);
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    database.close({ disableAutoOpen: false });
    await database.open();
    return work(database);
  }
}
