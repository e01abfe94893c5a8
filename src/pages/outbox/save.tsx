/** Save to a file: the person's unsent entries, sealed, for a device that has a signal. */
import { useState } from 'react';
import { company } from '../../content/company.ts';
import { routes } from '../../contract/addresses.ts';
import { openDevice } from '../../device/outbox/index.ts';
import { downloadFile } from '../../ui/download.ts';

const NO_KEY =
  'The file could not be sealed on this device, so none was made. Open this page once with a signal, and try again. Your requests are safe here.';
const NOTHING_FITS =
  'What waits here is too large for a file. It is safe on this device and will be sent from here.';
const NOTHING_LEFT = 'Nothing of yours waits here any more, so no file was made.';

interface Saved {
  name: string;
  count: number;
  /** How many of them are entries of the staff. */
  ofStaff: number;
  /** References of entries that were too large. */
  left: readonly string[];
  /** How many entries of other accounts stay here. */
  ofOthers: number;
}

/** @param sealingKey what the running site filled into the page */
export function OutboxSave({ sealingKey }: { sealingKey: string }) {
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState<Saved | string | null>(null);

  async function save(): Promise<void> {
    setSaving(true);
    setSaved(await saveToFile(sealingKey).catch(() => NO_KEY));
    setSaving(false);
  }

  return (
    <>
      <p className="prose">
        No signal for days? Save what waits here to a file, and give it to someone who is going where there is
        one. The file is sealed: nobody but our booking desk can read what is in it.
      </p>
      <p className="prose">
        Your requests stay here as well. Whichever way arrives first counts, and nothing is booked twice. A
        waiting request that is in a file cannot be edited any more.
      </p>
      <button type="button" className="button" disabled={saving} onClick={save}>
        {saving ? 'Sealing …' : 'Save to a file'}
      </button>
      <div aria-live="polite">
        {typeof saved === 'string' && <p className="notice problem">{saved}</p>}
        {saved && typeof saved !== 'string' && (
          <p className="notice done">
            {saved.count === 1 ? '1 request is' : `${saved.count} requests are`} in{' '}
            <strong className="file-name">{saved.name}</strong>, among your downloads. On a device with a
            signal, open this page and choose the file under Send a saved file.
            {saved.ofStaff > 0 &&
              ` ${saved.ofStaff === 1 ? '1 of them is an entry' : `${saved.ofStaff} of them are entries`} of the staff: sign in there with the same account first.`}
            {saved.left.length > 0 && ` Too large for the file, and only here: ${saved.left.join(', ')}.`}
            {saved.ofOthers > 0 &&
              ` ${saved.ofOthers === 1 ? '1 entry of another account is' : `${saved.ofOthers} entries of other accounts are`} not in it.`}
          </p>
        )}
      </div>
    </>
  );
}

/** @returns what was saved, or the reason why nothing was */
async function saveToFile(sealingKey: string): Promise<Saved | string> {
  const [{ fitsEnvelope, outboxFileName, sealOutbox }, { canSeal, findSealingKey }] = await Promise.all([
    import('../../device/outbox-file/index.ts'),
    import('../../device/sealing/index.ts'),
  ]);
  const key = await findSealingKey(sealingKey);
  // Found out before any entry is marked as exported.
  if (!key || !(await canSeal(key))) return NO_KEY;
  const { exported, left, others } = await openDevice().own.exportUnsent(fitsEnvelope);
  if (exported.length === 0) return left.length > 0 ? NOTHING_FITS : NOTHING_LEFT;
  const now = new Date();
  const file = await sealOutbox(exported, key, {
    about: `Requests to ${company.name} that were not sent yet. They are sealed: only the booking desk can read them. To send them, open ${location.origin}${routes.outbox} on a device with a signal, and choose this file under "Send a saved file".`,
    site: location.origin,
    savedAt: now.toISOString(),
  });
  const name = outboxFileName(now);
  downloadFile(name, 'application/json', JSON.stringify(file, null, 1));
  return {
    name,
    count: exported.length,
    ofStaff: exported.filter(({ author }) => author !== null).length,
    left: left.map(({ reference }) => reference),
    ofOthers: others.waiting + others.parked,
  };
}
