/**
 * The outbox: every submission is stored here, on disk, until the server's receipt names it or the person
 * removes it. Nothing else removes one.
 */
import type { Problem, Receipt } from '../../contract/protocol/answers.ts';
import { isDiskFull, readDeviceState, withDatabase } from '../core/database.ts';
import { toIsoTime } from '../core/iso-time.ts';
import type { Entry } from '../core/tables.ts';
import { createEntryActions } from './add/entry-actions.ts';
import { createFileExport } from './add/file-export.ts';
import { createOutboxWriter, type OutboxDeps, type RunOutboxTransaction } from './add/outbox-writer.ts';
import { acknowledgeAll } from './send/acknowledge.ts';
import { findEntriesByOrder } from './show/entry-rows.ts';
import { createOutboxReader } from './show/outbox-reader.ts';

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(parts: OutboxDeps) {
  const write = createOutboxWriter(parts);
  return {
    ...createOutboxReader(parts),
    ...createEntryActions(parts, write),
    ...createSending(parts, write),
    ...createFileExport(parts, write),
    ...createSettling(parts, write),
  };
}

/** Methods for entries before they are sent. */
function createSending({ database, clock }: OutboxDeps, write: RunOutboxTransaction) {
  const isoNow = () => toIsoTime(clock());
  return {
    /**
     * Marks an attempt before it is made; from then on the payload is frozen. Returns the entries that still
     * exist. On a full disk they stay unmarked: they must be sent, and the key prevents duplicates.
     */
    async freeze(due: readonly Pick<Entry, 'id' | 'order'>[]): Promise<Entry[]> {
      const isWaiting = ({ state }: Entry) => state === 'waiting';
      try {
        return await write(async ({ entries }) => {
          const tried = (await findEntriesByOrder({ entries }, due))
            .filter(isWaiting)
            .map((entry) => ({ ...entry, attempts: entry.attempts + 1, lastAttemptAt: isoNow() }));
          await entries.bulkPut(tried);
          return tried;
        });
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        return withDatabase(database, async (tables) =>
          (await findEntriesByOrder(tables, due)).filter(isWaiting),
        );
      }
    },
  };
}

/** Methods that store the result of an answer: received, refused, or later. */
function createSettling({ clock }: OutboxDeps, write: RunOutboxTransaction) {
  const isoNow = () => toIsoTime(clock());
  return {
    /**
     * Deletes the payloads of entries that the server holds, and keeps their receipts. A staff entry stays as
     * received until the feed has brought its record. Receipts of unknown entries change nothing.
     * @param sentNow the entries as they were sent, if available
     */
    async acknowledge(receipts: readonly Receipt[], sentNow: readonly Entry[] = []): Promise<void> {
      await write(
        (tables) => acknowledgeAll(tables, receipts, sentNow, isoNow()),
        (waiting) => waiting === 0,
      );
    },

    /**
     * Parks an entry that the server refused: it is kept, shown with the reason, and not tried again while that
     * server lives. A received entry stays received, and one whose correction the server holds is removed.
     * @param epoch of the server that refused it; that of the last answer if it is unknown
     */
    park(id: string, problem: Problem, epoch?: string): Promise<void> {
      return write(async (tables) => {
        const { entries, sent, facts } = tables;
        const own = entries.where({ id }).and(({ state }) => state !== 'received');
        if (await sent.get(id)) await own.delete();
        else {
          const by = epoch ?? (await readDeviceState(tables, 'standing'))?.epoch;
          await own.modify({
            state: 'parked',
            problem,
            ...(by !== undefined && { judgedBy: { epoch: by } }),
          });
        }
        await facts.put({ key: 'lastContact', value: isoNow() });
      });
    },

    /** Postpones entries to the given times, epoch milliseconds. Received entries stay received. */
    postpone(
      ids: readonly string[],
      schedule: (
        entry: Entry,
      ) => Pick<Entry, 'nextAttemptAt' | 'notBefore' | 'heldOff' | 'problem' | 'alone'>,
    ): Promise<void> {
      return write(async ({ entries }) => {
        await entries
          .where('id')
          .anyOf([...ids])
          // Without locks, another tab may have received a later answer meanwhile.
          .and(({ state }) => state === 'waiting')
          .modify((entry) => {
            Object.assign(entry, schedule(entry));
          });
      });
    },
  };
}
