/** Removals and answers by staff, which are deferred on this device for as long as they may be undone. */
import type { RecordNotePayload } from '../../../kinds/record-note/schema.ts';
import {
  deferEntry,
  type NewEntry,
  notStoredOutcome,
  replaceEntries,
  type SubmitOutcome,
} from '../../outbox/index.ts';
import type { Row } from '../rows/rows.ts';
import { type ChangeBase, type ChangeTarget, readSender, type StaffActionsDeps } from './change-base.ts';

/** An entry that is on the disk and not sent before its time. */
export interface DeferredEntry {
  type: 'deferred';
  /** Id of its entry. */
  id: string;
  entry: NewEntry;
}

export function createDeferredEntries(
  { database, outbox, submit, newId, shown }: StaffActionsDeps,
  baseOf: (target: ChangeTarget) => Promise<ChangeBase>,
) {
  async function entryOf(row: Row<'stayBooking'>): Promise<NewEntry> {
    const author = await readSender(database, shown());
    return { id: newId(), kind: 'recordRemoval', payload: await baseOf(row), author };
  }

  type Deferred = DeferredEntry | Extract<SubmitOutcome, { type: 'not-stored' }>;

  /**
   * Stores an entry that the next replay trigger after a time sends, even if this tab is closed.
   * @param until epoch milliseconds
   */
  async function defer(made: Promise<NewEntry>, until: number): Promise<Deferred> {
    try {
      const entry = await made;
      await replaceEntries(outbox, [], () => [{ ...entry, deferredUntil: until }]);
      return { type: 'deferred', id: entry.id, entry };
    } catch (error) {
      return notStoredOutcome(error);
    }
  }

  return {
    /** Stores a removal that is not sent before a time, epoch milliseconds. */
    deferRemoval: (row: Row<'stayBooking'>, until: number): Promise<Deferred> => defer(entryOf(row), until),

    /**
     * Stores an answer that is not sent before a time.
     * @param opener account that wrote it
     * @param id made when the person began to write
     * @param until epoch milliseconds
     */
    deferReply(
      { id: record, kind }: Pick<ChangeTarget, 'id' | 'kind'>,
      {
        id,
        opener,
        ...answer
      }: Pick<RecordNotePayload, 'text' | 'reply'> & { id: string; opener: string | null },
      until: number,
    ): Promise<Deferred> {
      const made = readSender(database, opener).then(
        (author): NewEntry => ({ id, kind: 'recordNote', payload: { record, kind, ...answer }, author }),
      );
      return defer(made, until);
    },

    /** @returns false once it has been sent */
    deferLonger: ({ id }: DeferredEntry, until: number): Promise<boolean> => deferEntry(outbox, id, until),

    /** Sends it now. If it was already sent, the answer is the same. */
    sendDeferred: ({ entry }: DeferredEntry): Promise<SubmitOutcome> => submit(entry),

    /** Withdraws it without a trace. @returns false if it may have left already */
    takeBackDeferred: async ({ id }: DeferredEntry): Promise<boolean> =>
      (await replaceEntries(outbox, [id], () => [])).has(id),
  };
}
