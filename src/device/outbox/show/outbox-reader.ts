/** Reads the outbox, and never writes. */
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import type { Entry, SentEntry } from '../../core/tables.ts';
import type { OutboxDeps } from '../add/outbox-writer.ts';
import { readyEntries } from '../add/ready-entries.ts';
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
