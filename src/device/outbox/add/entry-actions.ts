/** Actions of a person on entries: add, withdraw, discard. */
import type { DeviceDatabase } from '../../core/database.ts';
import { toIsoTime } from '../../core/iso-time.ts';
import type { Entry } from '../../core/tables.ts';
import {
  AlreadyReceived,
  createEntry,
  insertEntry,
  type NewEntry,
  replaceRefused,
  resubmit,
} from './add-entry.ts';
import { importRefusedEntry, type OpenedEntry } from './import-refused-entry.ts';
import type { OutboxDeps, RunOutboxTransaction } from './outbox-writer.ts';
import { discardEntry, MayBeOnServer, type PossibleServerContent, withdrawEntry } from './remove-entry.ts';

export function createEntryActions({ clock, newId }: OutboxDeps, write: RunOutboxTransaction) {
  const isoNow = () => toIsoTime(clock());
  return {
    /**
     * Saves an entry; resolves when it is on disk. The same id means the same request: the same content
     * returns the stored entry; other content overwrites an entry that never left, and otherwise becomes a
     * correction.
     * @throws AlreadyReceived when the server holds this very content
     * @throws AlreadySent when it replaces an entry that may have been sent
     * @throws NotSignedIn when its author is not signed in any more
     * @throws Dexie's QuotaExceededError and the like when the device cannot store it
     */
    async add(entry: NewEntry): Promise<Entry> {
      const fresh = createEntry(entry, isoNow());
      if (fresh.replaces) return write((tables) => replaceRefused(tables, fresh));
      const { atOffice = null } = entry;
      const again = () => write((tables) => resubmit(tables, fresh, newId(), atOffice));
      if (atOffice) return again();
      try {
        return await write((tables) => insertEntry(tables, fresh));
      } catch (error) {
        const isKnown = error instanceof AlreadyReceived || error instanceof MayBeOnServer;
        if ((error as Error).name !== 'ConstraintError' && !isKnown) throw error;
        return again();
      }
    },

    /**
     * Runs work in a transaction over the tables of the outbox, see `entry-batches.ts`; `now` is the time, ISO 8601.
     */
    write: <Result>(work: (tables: DeviceDatabase, now: string) => Promise<Result>): Promise<Result> =>
      write((tables) => work(tables, isoNow())),

    /**
     * Withdraws an entry for the press of Submit that added it: the form holds its values, and nobody was
     * told that they are saved. False if somebody may have been; then the entry stays.
     * @param mayHold content that the server may hold under its id, by its answer
     */
    withdraw(id: string, press: string, mayHold: PossibleServerContent): Promise<boolean> {
      return write((tables) => withdrawEntry(tables, id, press, mayHold));
    },

    /** Parks refused entries of the signed-in account's own files; resolves when they are on disk. */
    adopt: (opened: readonly OpenedEntry[]): Promise<void> =>
      write(async (tables) => {
        await Promise.all(opened.map((one) => importRefusedEntry(tables, one)));
      }),

    /** Removes an entry that the person discarded. True if it was there. */
    remove(id: string): Promise<boolean> {
      return write((tables) => discardEntry(tables, id));
    },
  };
}
