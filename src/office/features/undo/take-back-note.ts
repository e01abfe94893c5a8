/** Takes notes and answers back, and says what became of that. */

import { staffActions } from '../../../device/records/index.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import { say, sayKnown } from '../../../words/say.ts';

/** Takes back a note. @returns the message that is shown then */
export async function takeBackNoteAndSay(
  row: { id: string; kind: RecordKind },
  note: string,
): Promise<string> {
  const done = await staffActions().takeBackNote(row, note);
  return done.type === 'stored'
    ? say('Taken back.')
    : say('This could not be taken back: {reason}', { reason: sayKnown(done.error) });
}
