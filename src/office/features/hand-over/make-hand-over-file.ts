/** Makes the file with all unsent entries of the signed-in account. Loaded on demand. */

import { company } from '../../../content/company.ts';
import { routes } from '../../../contract/protocol/routes.ts';
import {
  exportSealedFile,
  markExported,
  outboxFileName,
} from '../../../device/transfer/outbox-file/index.ts';
import { say } from '../../../words/say.ts';
import { describeFileSigning } from '../../../words/signed-files.ts';
import { officeNow } from '../../time/office-clock.ts';

const NO_KEY =
  'The file could not be sealed on this device, so none was made. Sign in again with a signal, and try again. Your entries are safe here.';
const TOO_LARGE = 'What waits here is too large for a file. Stay signed in: it will be sent from here.';
const NOTHING_LEFT = 'Nothing of yours waits here any more, so no file was made.';

export interface HandOverFile {
  name: string;
  /** The file as JSON. */
  text: string;
  /** The same without the explanations for people who open the file. */
  short: string;
  count: number;
  /** References of the entries that were too large and were left out; empty for none. */
  left: string;
  /** Advice on who may send the file. */
  advice: string;
  /**
   * To be called before the file is handed over: from then on the entries in it must not change.
   * @returns a function that reverses this if the file stayed here after all; null if an entry was changed
   * since the file was made
   */
  leave: () => Promise<(() => Promise<void>) | null>;
}

/**
 * @param sealingKey the key that the running site filled into the page
 * @returns the file, or the reason why there is none; `ok` if nothing is waiting any more
 */
export async function makeHandOverFile(
  sealingKey: string,
): Promise<HandOverFile | { ok: boolean; note: string }> {
  const about = say(
    'Entries of the staff of {office} that were not sent yet. They are sealed: only the office can read them. To send them, open {address} on a phone of a colleague, and choose this file under "Send a saved file".',
    { office: company.name, address: `${location.origin}${routes.outbox}` },
  );
  const sealed = await exportSealedFile('account', sealingKey, about, 'later');
  if (!sealed) return { ok: false, note: say(NO_KEY) };
  const { file, exported, left, signing } = sealed;
  if (!file) {
    // All entries may have been sent since the question was asked.
    return left.length > 0 ? { ok: false, note: say(TOO_LARGE) } : { ok: true, note: say(NOTHING_LEFT) };
  }
  return {
    name: outboxFileName(officeNow()),
    text: JSON.stringify(file, null, 1),
    short: JSON.stringify({ ...file, about: '' }),
    count: exported.length,
    left: left.map(({ reference }) => reference).join(', '),
    advice: describeFileSigning(signing),
    leave: () => markExported(exported),
  };
}
