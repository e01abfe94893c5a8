/** What staff send at once, or hold back on this device for as long as they may think better of it: removals, answers. */
import type { RecordNotePayload } from '../../contract/changes.ts';
import { exchangeEntries, holdEntry, type NewEntry, type SubmitOutcome } from '../outbox/index.ts';
import { type Base, notStored, readSender, type StaffWorkParts, type Target } from './change-base.ts';
import type { Row } from './rows.ts';

/** An entry that is on the disk and not sent before its time. */
export interface HeldEntry {
  type: 'held';
  /** Of its entry. */
  id: string;
  entry: NewEntry;
}

export function createHeldEntries(
  { database, outbox, submit, newId, shown }: StaffWorkParts,
  baseOf: (target: Target) => Promise<Base>,
) {
  async function entryOf(row: Row<'stayBooking'>): Promise<NewEntry> {
    const author = await readSender(database, shown());
    return { id: newId(), kind: 'recordRemoval', payload: await baseOf(row), author };
  }

  type Held = HeldEntry | Extract<SubmitOutcome, { type: 'not-stored' }>;

  /** It is sent by whatever wakes next after its time: this tab may be closed. @param until epoch milliseconds */
  async function hold(made: Promise<NewEntry>, until: number): Promise<Held> {
    try {
      const entry = await made;
      await exchangeEntries(outbox, [], () => [{ ...entry, heldUntil: until }]);
      return { type: 'held', id: entry.id, entry };
    } catch (error) {
      return notStored(error);
    }
  }

  return {
    removeRecord: async (row: Row<'stayBooking'>): Promise<SubmitOutcome> =>
      entryOf(row).then(submit).catch(notStored),

    /** Stores a removal that is not sent before a time, epoch milliseconds. */
    holdRemoval: (row: Row<'stayBooking'>, until: number): Promise<Held> => hold(entryOf(row), until),

    /**
     * Stores an answer that is not sent before a time.
     * @param opener account that wrote it
     * @param id made when it was begun
     * @param until epoch milliseconds
     */
    holdReply(
      { id: record, kind }: Pick<Target, 'id' | 'kind'>,
      {
        id,
        opener,
        ...answer
      }: Pick<RecordNotePayload, 'text' | 'reply'> & { id: string; opener: string | null },
      until: number,
    ): Promise<Held> {
      const made = readSender(database, opener).then(
        (author): NewEntry => ({ id, kind: 'recordNote', payload: { record, kind, ...answer }, author }),
      );
      return hold(made, until);
    },

    /** @returns false once it has been sent */
    holdLonger: ({ id }: HeldEntry, until: number): Promise<boolean> => holdEntry(outbox, id, until),

    /** Sends it now; the answer is that of the one time that it is sent. */
    sendHeld: ({ entry }: HeldEntry): Promise<SubmitOutcome> => submit(entry),

    /** As if it had never been. @returns false when it may have left already */
    takeBackHeld: async ({ id }: HeldEntry): Promise<boolean> =>
      (await exchangeEntries(outbox, [id], () => [])).has(id),
  };
}
