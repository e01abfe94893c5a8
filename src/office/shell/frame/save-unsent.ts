import { downloadFile } from '../../../ui/download.ts';
import { say, sayKnown } from '../../../words/say.ts';
import { makeHandOverFile } from '../../features/hand-over/make-hand-over-file.ts';

/** `ok` when nothing unsent is on this device alone. */
export type SaveUnsentOutcome = { ok: true; note: string } | { ok: false; note: string };

/**
 * Saves all unsent entries of the signed-in account to a sealed file.
 * @param sealingKey the key that the running site filled into the page
 */
export async function saveUnsent(sealingKey: string): Promise<SaveUnsentOutcome> {
  const made = await makeHandOverFile(sealingKey);
  if ('note' in made) return made;
  const { name, text, left, advice } = made;
  if (!(await made.leave())) return saveUnsent(sealingKey);
  downloadFile(name, 'application/json', text);
  return left === ''
    ? {
        ok: true,
        note: say('All of it is in {file}, among your downloads. {advice}', {
          file: name,
          advice: sayKnown(advice),
        }),
      }
    : {
        ok: false,
        note: say(
          'Saved to {file}. These are too large for it and are only on this device: {rest}. Stay signed in until they are sent.',
          {
            file: name,
            rest: left,
          },
        ),
      };
}
