/** Offers to undo changes of records, and undoes them. */
import { type SetBack, staffWork } from '../../../device/records/index.ts';
import { say } from '../../../words/say.ts';
import { setBackInWords } from './undo.ts';

/** Sets changes back. @returns the message that is shown then */
export async function undoChanges(changes: readonly SetBack[]): Promise<string> {
  const done = await staffWork().setBack(changes);
  return done.type === 'stored'
    ? setBackInWords(done)
    : say('This could not be set back: {reason}', { reason: done.error });
}
