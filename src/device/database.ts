/**
 * The device's database. Only this room knows Dexie. What a person was told is
 * saved stands here first, so every write waits for the disk, not for a cache.
 */
import Dexie, { type EntityTable, type Table } from 'dexie';
import type { Session } from '../contract/accounts.ts';
import type { Problem, Receipt } from '../contract/answers.ts';
import type { EntryKind } from '../contract/entry-kinds.ts';
import type { Envelope } from '../contract/outbox-file.ts';
import type { FeedRecord } from '../contract/records.ts';
import type { RecordKind } from '../contract/roles.ts';
import type { SealingKey } from '../contract/sealing.ts';
import type { Standing } from '../contract/standing.ts';
import { DATABASE_NAME } from './names.ts';

/** One submission that the server is not known to hold. */
export interface Entry {
  /** Place in the queue. Counts up on the device, so a wrong clock cannot reorder it. */
  order: number;
  /** UUIDv7: the idempotency key, and the record's id on the server. */
  id: string;
  reference: string;
  kind: EntryKind;
  /** Version of the payload's schema, see `submissions`. */
  version: number;
  /** Frozen once it was tried or saved to a file, see `mayHaveArrived`. */
  payload: unknown;
  /** Account that made it; null for visitors. Never sent under another. */
  author: string | null;
  /** The device's clock, ISO 8601. */
  capturedAt: string;
  /** Received: the server holds it, and its record shows it until the feed has brought it (staff's alone). */
  state: 'waiting' | 'parked' | 'received';
  /** Why it is parked, or what the last try met; in the server's words. */
  problem: Problem | null;
  attempts: number;
  /** ISO 8601, or null before the first try. */
  lastAttemptAt: string | null;
  /** Our own pause between tries, or a stranger's, epoch milliseconds; a wake such as "online" may cut it short. */
  nextAttemptAt: number;
  /** The pause that our server asked for, epoch milliseconds; nothing cuts it short. */
  notBefore: number;
  /** The last try was asked to wait, by whomever. */
  heldOff?: boolean;
  /** Id of the parked entry whose place it took, if any. */
  replaces: string | null;
  /** ISO 8601: saved to a file, by which another device may send it. Absent if it was not. */
  inFileSince?: string;
  /** Of a received entry. */
  receipt?: Receipt;
  /** The press of Submit that made it: nobody was told yet that it is saved. Null once that may have been. */
  press?: string | null;
  /** True once it got no answer alone while others did: it never shares a batch again, and goes last. */
  alone?: boolean;
}

/** True for what the server may hold without this device knowing: its content is fixed. */
export function mayHaveArrived({ state, attempts, inFileSince }: Entry): boolean {
  return state === 'waiting' && (attempts > 0 || inFileSince !== undefined);
}

/** What stays of an entry when the server holds it: proof without the payload. */
export interface SentEntry {
  id: string;
  reference: string;
  kind: EntryKind;
  capturedAt: string;
  /** The server's clock, ISO 8601. */
  receivedAt: string;
  message: string;
  /** Of a correction: the first entry, whose reference, kind and time it has. */
  corrects?: string;
  /** By which the content is known again when it is submitted once more, see `markOf`; visitors' alone. */
  mark?: number;
  /** The package of a booking, which its form has to know. */
  about?: string;
  /** Which life of the server's database took it, and its place in the feed; absent from older servers. */
  epoch?: string;
  place?: number;
  /** A restored server does not know it any more, and no copy of it was here. */
  lost?: true;
}

/**
 * A copy of what the server has received, kept until a backup of the server's holds it: should the
 * server be put back to an older state, it is offered again. Sealed to the server's key.
 */
export interface Copy {
  /** Of the submission. */
  id: string;
  reference: string;
  kind: EntryKind;
  /** Account that made it; absent for visitors. It is offered under no other. */
  author?: string;
  /** The record that it changes, of what staff do to records. */
  about?: string;
  /** Of the receipt, see `SentEntry`. */
  epoch: string;
  place: number;
  receivedAt: string;
  /** Counts up, so that a wrong clock cannot make an old one young. */
  order: number;
  /** Characters of what it holds. */
  size: number;
  /** Readable: a visitor's until it is sealed, a moment after the receipt; staff's own until the sign-out. */
  entry?: Entry;
  /** 1 until it is sealed. */
  unsealed?: 1;
  envelope?: Envelope;
  /** Why the server did not take it back; it is not offered again. */
  refused?: string;
}

/** What is typed into a form and not submitted yet. */
export interface Draft {
  /** The submission that it becomes (UUIDv7). */
  id: string;
  kind: EntryKind;
  /** The tab that writes it. */
  tab: string;
  /** Account that writes it; absent for visitors. It is kept while that account is signed in. */
  author?: string;
  /** The form's fields as typed, without what must not lie readable on a device. */
  values: Record<string, unknown>;
  /** The device's clock, ISO 8601. */
  savedAt: string;
  /** True for changes of what was submitted under its id already; absent otherwise. */
  corrects?: boolean;
}

/**
 * A stretch of the feed as it came. What a later one says of a record stands above what earlier
 * ones said. Hundreds of records in one row: written and read ten times as fast as each in its own.
 */
export interface Segment {
  /** Place in the feed as this device read it. */
  order: number;
  /** Of its records; empty for one that only removes. */
  kind: RecordKind | '';
  /** Which beginning of the feed it came after, see `FeedProgress`. */
  generation: number;
  records: FeedRecord[];
  /** Ids of records that are no more. */
  removed: string[];
}

/** Something kept until the sign-out, see `kept`. */
export interface KeptValue {
  value: unknown;
  /** The records that it names, so that they need not be looked for. */
  records: FeedRecord[];
  /** What it is kept under besides, where this copy is kept by the page's address. */
  of?: string;
}

/** How far this device has read the feed. */
export interface FeedProgress {
  cursor: string;
  /** Whose feed it is: the account's id and role. */
  account: string;
  role: string;
  /** Counts the times that the feed began anew. */
  generation: number;
  /** Segments of earlier generations are void. It follows `generation` when all is read again. */
  floor: number;
  /** Segments at which they are joined into fewer. */
  most: number;
  /** When the feed was last read to its end; the device's clock, ISO 8601, or null before the first time. */
  syncedAt: string | null;
}

/** Small facts about this device, by name. */
export interface Facts {
  /** When the server last answered, ISO 8601. */
  lastContact: string;
  /** Version of the program that ran here last. */
  program: string;
  /** How the server stands, as it last said. */
  standing: Standing;
  /** The server's key, to which copies are sealed; the device's clock, epoch milliseconds. */
  sealingKey: { key: SealingKey; at: number };
  /** Who is signed in. */
  session: Session;
  /** Id of the account that the server wants to sign in again. */
  signInNeeded: string;
  /** Somebody signed out while the server could not be told; the device's clock, ISO 8601. */
  signOutPending: string;
  feed: FeedProgress;
  /** Names this device to the office, and nothing else does (UUID). */
  device: string;
  /** What the office was last told of this device's outbox. */
  reported: { text: string; at: number };
  /** Kept until the sign-out, by name; the prefix is what devices have had since the first release. */
  [kept: `firstScreen:${string}`]: KeptValue;
}

export interface Fact {
  key: keyof Facts;
  value: Facts[keyof Facts];
}

export class DeviceDatabase extends Dexie {
  declare entries: EntityTable<Entry, 'order'>;
  declare sent: EntityTable<SentEntry, 'id'>;
  declare facts: Table<Fact, Fact['key']>;
  declare drafts: EntityTable<Draft, 'id'>;
  declare segments: EntityTable<Segment, 'order'>;
  declare copies: EntityTable<Copy, 'id'>;

  /** @param options Dexie's own; tests hand in an `indexedDB` of theirs */
  constructor(options: { indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange } = {}) {
    // Strict: Chrome otherwise reports a commit before it is on disk.
    super(DATABASE_NAME, { ...options, chromeTransactionDurability: 'strict' });
    this.version(1).stores({ entries: '++order, &id, state', sent: 'id, receivedAt', facts: 'key' });
    this.version(2).stores({ drafts: 'id, kind' });
    this.version(3).stores({ segments: '++order, [kind+order], generation' });
    this.version(4).stores({
      sent: 'id, receivedAt, epoch',
      copies: 'id, author, order, size, unsealed, [epoch+place]',
    });
  }
}

let database: DeviceDatabase | undefined;

/** The one connection of this tab or worker, made at first use. */
export function openDatabase(): DeviceDatabase {
  database ??= new DeviceDatabase();
  return database;
}

/** One fact, or undefined. */
export async function readFact<Key extends keyof Facts>(
  { facts }: Pick<DeviceDatabase, 'facts'>,
  key: Key,
): Promise<Facts[Key] | undefined> {
  return (await facts.get(key))?.value as Facts[Key] | undefined;
}

/** The error and what it was made of: Dexie wraps what the browser throws. */
function namesOf(error: unknown): (string | undefined)[] {
  const { inner, failures = [] } = (error ?? {}) as { inner?: unknown; failures?: unknown[] };
  return [error, inner, ...failures].map((cause) => (cause as Error | null | undefined)?.name);
}

/** True when there was no room for a write; its transaction has left nothing behind. */
export const isDiskFull = (error: unknown): boolean => namesOf(error).includes('QuotaExceededError');

/** Names of the errors by which a browser says that the connection died under us. */
const DEAD_CONNECTION = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError']);

/**
 * Runs work on the database; when the connection has died (iOS closes it under
 * memory pressure, any browser after a worker's sleep), reopens it and runs the
 * work once more. Work must be repeatable: one transaction, or reads alone.
 */
export async function withDatabase<Result>(
  database: DeviceDatabase,
  work: (database: DeviceDatabase) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(database);
  } catch (error) {
    if (!namesOf(error).some((name) => name && DEAD_CONNECTION.has(name))) throw error;
    database.close({ disableAutoOpen: false });
    await database.open();
    return work(database);
  }
}
