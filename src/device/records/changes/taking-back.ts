/** Notes and answers that who wrote them takes back. */
import { exchangeEntries, type NewEntry, type SubmitOutcome } from '../../outbox/index.ts';
import { notStored, readSender, type StaffWorkParts, type Target } from './change-base.ts';

export interface NoteTakenBack {
  type: 'stored';
  /** False where it may have left: the office is asked to take it back then. */
  isGone: boolean;
}

/** Of the note that asks for it; older servers keep it as one. */
const TAKEN_BACK = 'Taken back.';

export function createTakingBack({ database, outbox, newId, shown }: StaffWorkParts) {
  return {
    /** Takes an own note or answer back: what has not left is gone, what may have left is asked for. */
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
        return notStored(error);
      }
    },
  };
}
