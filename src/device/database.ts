/**
 * The device's database. Only this room knows Dexie. What a person was told is
 * saved stands here first, so every write waits for the disk, not for a cache.
 */
import Dexie, { type EntityTable, type Table } from 'dexie';
import type { Problem } from '../contract/answers.ts';
import type { EntryKind } from '../contract/entry-kinds.ts';
import { DATABASE_NAME } from './peek.ts';

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
  state: 'waiting' | 'parked';
  /** Why it is parked, or what the last try met; in the server's words. */
  problem: Problem | null;
  attempts: number;
  /** ISO 8601, or null before the first try. */
  lastAttemptAt: string | null;
  /** Our own pause between tries, epoch milliseconds; a wake such as "online" may cut it short. */
  nextAttemptAt: number;
  /** The pause that the server asked for, epoch milliseconds; nothing cuts it short. */
  notBefore: number;
  /** Id of the parked entry that this one mends, if any. */
  replaces: string | null;
  /** ISO 8601: saved to a file, by which another device may send it. Absent if it was not. */
  inFileSince?: string;
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
}

/** What is typed into a form and not submitted yet. */
export interface Draft {
  /** The submission that it becomes (UUIDv7). */
  id: string;
  kind: EntryKind;
  /** The tab that writes it. */
  tab: string;
  /** The form's fields as typed, without what must not lie readable on a device. */
  values: Record<string, unknown>;
  /** The device's clock, ISO 8601. */
  savedAt: string;
}

/** Small facts about this device, such as the last time the server answered. */
export interface Fact {
  key: 'lastContact';
  value: string;
}

export class DeviceDatabase extends Dexie {
  declare entries: EntityTable<Entry, 'order'>;
  declare sent: EntityTable<SentEntry, 'id'>;
  declare facts: Table<Fact, Fact['key']>;
  declare drafts: EntityTable<Draft, 'id'>;

  /** @param options Dexie's own; tests hand in an `indexedDB` of theirs */
  constructor(options: { indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange } = {}) {
    // Strict: Chrome otherwise reports a commit before it is on disk.
    super(DATABASE_NAME, { ...options, chromeTransactionDurability: 'strict' });
    this.version(1).stores({ entries: '++order, &id, state', sent: 'id, receivedAt', facts: 'key' });
    this.version(2).stores({ drafts: 'id, kind' });
  }
}

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
    const names = [error, (error as { inner?: unknown }).inner].map((cause) => (cause as Error | null)?.name);
    if (!names.some((name) => name && DEAD_CONNECTION.has(name))) throw error;
    database.close({ disableAutoOpen: false });
    await database.open();
    return work(database);
  }
}
