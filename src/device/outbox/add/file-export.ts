/** Entries that go into a file, which another device may send. */
import { toIsoTime } from '../../core/iso-time.ts';
import type { Entry } from '../../core/tables.ts';
import { findUnsent } from '../show/outbox-reader.ts';
import { payloadHash } from './correction-chain.ts';
import type { OutboxDeps, RunOutboxTransaction } from './outbox-writer.ts';

export function createFileExport({ clock }: OutboxDeps, write: RunOutboxTransaction) {
  const inFile = (entry: Entry): Entry => ({ ...entry, inFileSince: toIsoTime(clock()), press: null });
  return {
    /**
     * Returns every unsent entry of one author, for a file that another device may send. Each is marked
     * first, because an entry in a file must not change.
     * @param fits false for an entry that the file cannot hold, which stays as it is
     * @param leaves later if the file may stay here after all: then `markInFile` marks them
     */
    exportUnsent(
      fits: (entry: Entry) => boolean,
      author: string | null = null,
      leaves: 'now' | 'later' = 'now',
    ): Promise<{ exported: Entry[]; left: Entry[] }> {
      return write(async ({ entries }) => {
        const unsent = await findUnsent({ entries });
        const own = unsent.filter((entry) => entry.author === author);
        const fitting = own.filter(fits);
        const exported = leaves === 'now' ? fitting.map(inFile) : fitting;
        if (leaves === 'now') await entries.bulkPut(exported);
        return { exported, left: own.filter((entry) => !fits(entry)) };
      });
    },

    /**
     * A file with these leaves the device now.
     * @param exported as they are in the file
     * @returns the ids of those that were in no file before; null if one of them was changed or taken back since, and
     *   nothing is marked: then the file must not leave
     */
    markInFile(exported: readonly Entry[]): Promise<string[] | null> {
      return write(async ({ entries, sent }) => {
        const ids = exported.map(({ id }) => id);
        const there = new Map((await entries.where('id').anyOf(ids).toArray()).map((one) => [one.id, one]));
        const receipts = new Set((await sent.bulkGet(ids)).map((one) => one?.id));
        const isInFile = ({ id, payload }: Entry) => {
          const now = there.get(id);
          return now ? payloadHash(now.payload) === payloadHash(payload) : receipts.has(id);
        };
        if (!exported.every(isInFile)) return null;
        const unsent = [...there.values()].filter(({ state }) => state !== 'received');
        await entries.bulkPut(unsent.map(inFile));
        return unsent.filter(({ inFileSince }) => inFileSince === undefined).map(({ id }) => id);
      });
    },

    /** The file stayed here after all. @param ids of those that are in no other */
    unmarkInFile(ids: readonly string[]): Promise<void> {
      return write(async ({ entries }) => {
        await entries
          .where('id')
          .anyOf([...ids])
          .modify((entry) => {
            delete entry.inFileSince;
          });
      });
    },
  };
}
