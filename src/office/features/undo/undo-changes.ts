/** Offers to undo changes of records, and undoes them. */
import { type ChangeToUndo, staffActions } from '../../../device/records/index.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { describeUndone } from './undo.ts';

/** Sets changes back. @returns the message that is shown then */
export async function undoChanges(changes: readonly ChangeToUndo[]): Promise<string> {
  const done = await staffActions().setBack(changes);
  return done.type === 'stored'
    ? describeUndone(done)
    : say('This could not be changed back: {reason}', { reason: sayKnown(done.error) });
}
