import { company } from '../../../content/company.ts';
import { routes } from '../../../contract/addresses.ts';
import { openDevice } from '../../../device/outbox/index.ts';
import { fitsEnvelope, outboxFileName, sealOutbox } from '../../../device/outbox-file/index.ts';
import { canSeal, findSealingKey } from '../../../device/sealing/index.ts';
import { downloadFile } from '../../../ui/download.ts';

export type Saved = { ok: true; note: string } | { ok: false; note: string };

const NO_KEY =
  'The file could not be sealed on this device, so none was made. Sign in again with a signal, and try again. Your entries are safe here.';
const TOO_LARGE = 'What waits here is too large for a file. Stay signed in: it will be sent from here.';

/**
 * Saves everything of the signed-in account that is not sent to a sealed file.
 * @param sealingKey what the running site filled into the page
 */
export async function saveUnsent(sealingKey: string): Promise<Saved> {
  const key = await findSealingKey(sealingKey).catch(() => null);
  // Found out before any entry is marked as exported.
  if (!key || !(await canSeal(key))) return { ok: false, note: NO_KEY };
  const { exported, left } = await openDevice().own.exportUnsent(fitsEnvelope, 'account');
  if (exported.length === 0) return { ok: false, note: TOO_LARGE };
  const now = new Date();
  const file = await sealOutbox(exported, key, {
    about: `Entries of the staff of ${company.name} that were not sent yet. To send them, sign in with the same account on a device with a signal, open ${location.origin}${routes.outbox}, and choose this file under "Send a saved file".`,
    site: location.origin,
    savedAt: now.toISOString(),
  });
  const name = outboxFileName(now);
  downloadFile(name, 'application/json', JSON.stringify(file, null, 1));
  const rest = left.map(({ reference }) => reference).join(', ');
  return rest === ''
    ? { ok: true, note: `All of it is in ${name}, among your downloads.` }
    : { ok: false, note: `Saved to ${name}. Too large for the file, and only here: ${rest}.` };
}
