/** Save to a file: the person's unsent entries, sealed, for a device that has a signal. */
import { useState } from 'react';
import { company } from '../../content/company.ts';
import { routes } from '../../contract/protocol/routes.ts';
import type { SealedExport } from '../../device/transfer/outbox-file/index.ts';
import { downloadFile } from '../../ui/download.ts';
import { say, sayCount, sayCountWith, sayKnown } from '../../words/say.ts';
import { describeFileSigning } from '../../words/signed-files.ts';

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
  signing: SealedExport['signing'];
  /** References of entries that were too large. */
  left: readonly string[];
  /** How many entries of other accounts stay here. */
  ofOthers: number;
}

/** @param sealingKey what the running site filled into the page */
export default function SaveToFile({ sealingKey }: { sealingKey: string }) {
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
        {say(
          'No signal for days? Save what waits here to a file, and give it to someone who is going where there is one. The file is sealed: nobody but our booking desk can read what is in it.',
        )}
      </p>
      <p className="prose">
        {say(
          'Your requests stay here as well. Whichever way arrives first counts, and nothing is booked twice. A waiting request that is in a file cannot be edited any more.',
        )}
      </p>
      <button type="button" className="button" disabled={saving} onClick={save}>
        {saving ? say('Sealing …') : say('Save to a file')}
      </button>
      <div aria-live="polite">
        {typeof saved === 'string' && <p className="notice problem">{sayKnown(saved)}</p>}
        {saved && typeof saved !== 'string' && (
          <p className="notice done">
            {sayCountWith(
              saved.count,
              '1 request is in {file}, among your downloads. On a device with a signal, open this page and choose the file under Send a saved file.',
              '{count} requests are in {file}, among your downloads. On a device with a signal, open this page and choose the file under Send a saved file.',
              {
                file: (
                  <strong key="file" className="file-name">
                    {saved.name}
                  </strong>
                ),
              },
            )}{' '}
            <span>{moreOf(saved).join(' ')}</span>
          </p>
        )}
      </div>
    </>
  );
}

function moreOf({ ofStaff, left, ofOthers, signing }: Saved): string[] {
  return [
    ...(ofStaff > 0
      ? [
          sayCount(
            ofStaff,
            '1 of them is an entry of the staff.',
            '{count} of them are entries of the staff.',
          ),
          sayKnown(describeFileSigning(signing)),
        ]
      : []),
    ...(left.length > 0
      ? [
          say('Not in the file, because too large; only on this device: {references}.', {
            references: left.join(', '),
          }),
        ]
      : []),
    ...(ofOthers > 0
      ? [
          sayCount(
            ofOthers,
            '1 entry of another account is not in it.',
            '{count} entries of other accounts are not in it.',
          ),
        ]
      : []),
  ];
}

/** @returns what was saved, or the reason why nothing was */
async function saveToFile(sealingKey: string): Promise<Saved | string> {
  const { exportSealedFile, outboxFileName } = await import('../../device/transfer/outbox-file/index.ts');
  const about = `Requests to ${company.name} that were not sent yet. They are sealed: only the booking desk can read them. To send them, open ${location.origin}${routes.outbox} on a device with a signal, and choose this file under "Send a saved file".`;
  const sealed = await exportSealedFile('visitors and account', sealingKey, about);
  if (!sealed) return NO_KEY;
  const { file, exported, left, others, signing } = sealed;
  if (!file) return left.length > 0 ? NOTHING_FITS : NOTHING_LEFT;
  const name = outboxFileName(new Date());
  downloadFile(name, 'application/json', JSON.stringify(file, null, 1));
  return {
    name,
    count: exported.length,
    ofStaff: exported.filter(({ author }) => author !== null).length,
    signing,
    left: left.map(({ reference }) => reference),
    ofOthers: others.waiting + others.parked,
  };
}
