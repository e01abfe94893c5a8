/** Notes and answers that their authors take back. */
import { type NewEntry, notStoredOutcome, replaceEntries, type SubmitOutcome } from '../../outbox/index.ts';
import { type ChangeTarget, readSender, type StaffActionsDeps } from './change-base.ts';

export interface NoteWithdrawalResult {
  type: 'stored';
  /** False if it may have left: then the office is asked to take it back. */
  isGone: boolean;
}

/** Text of the note that asks for it; older servers keep it as an ordinary note. */
const TAKEN_BACK = 'Taken back.';

export function createNoteWithdrawal({ database, outbox, newId, shown }: StaffActionsDeps) {
  return {
    /**
     * Takes back one's own note or answer: it is deleted if it has not left; otherwise the office is asked.
     */
    async takeBackNote(
      { id: record, kind }: Pick<ChangeTarget, 'id' | 'kind'>,
      note: string,
    ): Promise<NoteWithdrawalResult | Extract<SubmitOutcome, { type: 'not-stored' }>> {
      try {
        const author = await readSender(database, shown());
        const payload = { record, kind, text: TAKEN_BACK, takesBack: note };
        const asking: NewEntry = { id: newId(), kind: 'recordNote', payload, author };
        const taken = await replaceEntries(outbox, [note], (gone) => (gone.has(note) ? [] : [asking]));
        return { type: 'stored', isGone: taken.has(note) };
      } catch (error) {
        return notStoredOutcome(error);
      }
    },
  };
}
