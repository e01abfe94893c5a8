/** Notes and answers that their authors take back. */
import { exchangeEntries, type NewEntry, notStoredOutcome, type SubmitOutcome } from '../../outbox/index.ts';
import { readSender, type StaffWorkDeps, type Target } from './change-base.ts';

export interface NoteTakenBack {
  type: 'stored';
  /** False if it may have left: then the office is asked to take it back. */
  isGone: boolean;
}

/** Text of the note that asks for it; older servers keep it as an ordinary note. */
const TAKEN_BACK = 'Taken back.';

export function createTakingBack({ database, outbox, newId, shown }: StaffWorkDeps) {
  return {
    /**
     * Takes back one's own note or answer: it is deleted if it has not left; otherwise the office is asked.
     */
    async takeBackNote(
      { id: record, kind }: Pick<Target, 'id' | 'kind'>,
      note: string,
    ): Promise<NoteTakenBack | Extract<SubmitOutcome, { type: 'not-stored' }>> {
      try {
        const author = await readSender(database, shown());
        const payload = { record, kind, text: TAKEN_BACK, takesBack: note };
        const asking: NewEntry = { id: newId(), kind: 'recordNote', payload, author };
        const taken = await exchangeEntries(outbox, [note], (gone) => (gone.has(note) ? [] : [asking]));
        return { type: 'stored', isGone: taken.has(note) };
      } catch (error) {
        return notStoredOutcome(error);
      }
    },
  };
}
