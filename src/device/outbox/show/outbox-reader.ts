/** Reads the outbox, and never writes. */
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import type { Entry, SentEntry } from '../../core/tables.ts';
import type { OutboxDeps } from '../add/outbox-writer.ts';
import { LONGEST_PAUSE } from '../send/verdict.ts';
import { readEntries } from './entry-rows.ts';

/**
 * Reads all entries that the server does not hold, oldest first. They are read at once and filtered here,
 * because an index query that excludes one state would be read row by row.
 */
export async function findUnsent(tables: Pick<DeviceDatabase, 'entries'>): Promise<Entry[]> {
  return (await readEntries(tables)).filter(({ state }) => state !== 'received');
}

export function createOutboxReader({ database, clock }: OutboxDeps) {
  /** Waiting entries that may be sent, due or not, oldest first. */
  async function ready(author: string | null): Promise<Entry[]> {
    return readyEntries(await withDatabase(database, findUnsent), author);
  }

  return {
    ready,

    find(id: string): Promise<Entry | undefined> {
      return withDatabase(database, ({ entries }) => entries.get({ id }));
    },

    findSent(id: string): Promise<SentEntry | undefined> {
      return withDatabase(database, ({ sent }) => sent.get(id));
    },

    /** Everything not sent, oldest first. */
    unsent(): Promise<Entry[]> {
      return withDatabase(database, findUnsent);
    },

    /** Receipts, newest first. */
    sent(): Promise<SentEntry[]> {
      return withDatabase(database, ({ sent }) => sent.orderBy('receivedAt').reverse().toArray());
    },

    /** Time at which the server last answered, ISO 8601. */
    async lastContact(): Promise<string | null> {
      return (await withDatabase(database, (tables) => readDeviceState(tables, 'lastContact'))) ?? null;
    },

    /**
     * Waiting entries that are due, oldest first; those that are sent alone come after all others.
     * @param author account whose entries may be sent now, beside those of visitors
     * @param eager true ends our own pauses, never one that the server asked for
     */
    async due(author: string | null, eager: boolean): Promise<Entry[]> {
      const now = clock();
      const over = (time: number) => time <= now || time - now > LONGEST_PAUSE;
      const due = (await ready(author)).filter(
        (entry) => over(entry.notBefore) && (eager || over(entry.nextAttemptAt)),
      );
      const alone = due.filter((entry) => entry.alone).sort((a, b) => a.attempts - b.attempts);
      return [...due.filter((entry) => !entry.alone), ...alone];
    },
  };
}

/**
 * Returns the entries that may be sent; others wait for others of the same device. Pure.
 * @param unsent everything that the server does not hold
 * @param author who is signed in; null for nobody
 * @returns those that wait for nothing but a connection, in the same order
 */
function readyEntries(unsent: readonly Entry[], author: string | null): Entry[] {
  const here = new Set<unknown>(unsent.filter(holdsOthers).map(({ id }) => id));
  return unsent.filter(
    (entry) =>
      entry.state === 'waiting' &&
      (entry.author === null || (entry.author === author && !buildsOn(entry).some((id) => here.has(id)))),
  );
}

/**
 * Ids of entries without which this one makes no sense to the server: the record's own, the change before. One
 * that says what it has seen of each field waits for those that set these fields, and for no other.
 */
function buildsOn({ kind, payload }: Entry): unknown[] {
  // The server makes one record of both, whichever comes first.
  if (kind === 'correction') return [];
  const { after, record, seen } = payload as { after?: unknown; record?: unknown; seen?: object };
  return seen ? [record, ...Object.values(seen)] : [after, record];
}

/**
 * False for a change that was refused for good: what was made after it is decided by itself. A conflict has to be
 * settled first, and a record has to be there before anything is done to it.
 */
function holdsOthers({ kind, state, problem }: Entry): boolean {
  return state !== 'parked' || kind !== 'recordChange' || problem?.held !== undefined;
}
