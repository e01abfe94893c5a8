/** What a person does with entries: adds, takes back, discards. */
import type { DeviceDatabase } from '../../core/database.ts';
import { isoOf } from '../../core/moments.ts';
import type { Entry } from '../../core/tables.ts';
import { AlreadyReceived, addNew, correct, freshEntry, type NewEntry, replace } from './add-entry.ts';
import { giveUp, MayBeHeld, type MayHold, takeBack } from './take-back.ts';
import type { OutboxParts, Write } from './writing.ts';

export function createAdding({ clock, newId }: OutboxParts, write: Write) {
  const isoNow = () => isoOf(clock());
  return {
    /**
     * Saves an entry; resolves when it is on disk. The same id again is the same request: the same content
     * gives what is there; other content is written over what never left, and is else a correction.
     * @throws AlreadyReceived when the server holds this very content
     * @throws AlreadySent when it replaces an entry that may have been sent
     * @throws NotSignedIn when its author is not signed in any more
     * @throws Dexie's QuotaExceededError and the like when the device cannot store it
     */
    async add(entry: NewEntry): Promise<Entry> {
      const fresh = freshEntry(entry, isoNow());
      if (fresh.replaces) return write((tables) => replace(tables, fresh));
      const { atOffice = null } = entry;
      const again = () => write((tables) => correct(tables, fresh, newId(), atOffice));
      if (atOffice) return again();
      try {
        return await write((tables) => addNew(tables, fresh));
      } catch (error) {
        const isKnown = error instanceof AlreadyReceived || error instanceof MayBeHeld;
        if ((error as Error).name !== 'ConstraintError' && !isKnown) throw error;
        return again();
      }
    },

    /** A transaction of one's own over all that an entry touches, see `many.ts`; with the time, ISO 8601. */
    write: <Result>(work: (tables: DeviceDatabase, now: string) => Promise<Result>): Promise<Result> =>
      write((tables) => work(tables, isoNow())),

    /**
     * Withdraws an entry for the press of Submit that added it: the form holds its values, and nobody was
     * told that they are saved. False if somebody may have been; then the entry stays.
     * @param mayHold what the server may hold under its id, by its answer
     */
    withdraw(id: string, press: string, mayHold: MayHold): Promise<boolean> {
      return write((tables) => takeBack(tables, id, press, mayHold));
    },

    /** The person discarded it. True if it was there. */
    remove(id: string): Promise<boolean> {
      return write((tables) => giveUp(tables, id));
    },
  };
}
