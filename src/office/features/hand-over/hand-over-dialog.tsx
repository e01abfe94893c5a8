import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Modal } from '../../../ui/dialog/dialog.tsx';
import { downloadFile } from '../../../ui/download.ts';
import { say, sayCount } from '../../../words/say.ts';
import { type HandOverFile, makeHandOverFile } from './make-hand-over-file.ts';

const CodeScreen = lazy(() => import('../../../ui/qr-code/code-screen.tsx'));

interface HandOverDialogProps {
  sealingKey: string;
  onClose: () => void;
}

const FAILED = 'The file could not be made here. Please try again. Your entries are safe here.';

const CHANGED = 'Something was changed here meanwhile, so the file was made anew. Please press once more.';

/**
 * The file is made as the dialog opens: browsers share only what is there when the button is pressed. Until then it
 * leaves nothing behind, and what waits can be taken back.
 */
export default function HandOverDialog({ sealingKey, onClose }: HandOverDialogProps) {
  const [made, setMade] = useState<HandOverFile | { note: string } | null>(null);
  const [said, setSaid] = useState('');
  const isMade = useRef(false);
  const make = useCallback(
    () => makeHandOverFile(sealingKey).then(setMade, () => setMade({ note: say(FAILED) })),
    [sealingKey],
  );
  useEffect(() => {
    if (isMade.current) return;
    isMade.current = true;
    void make();
  }, [make]);

  const file = made && 'text' in made ? made : null;
  return (
    <Modal open onClose={onClose} title={say('Hand over to a colleague')}>
      <div className="hand-over-ways">
        <p>
          {say(
            'Give what waits here to a colleague who is going where there is a signal. It is sealed: nobody but the office can read it. You stay signed in, and your entries stay here as well. Whichever way arrives first counts, and nothing is entered twice.',
          )}
        </p>
        {!made && <p role="status">{say('Sealing …')}</p>}
        {made && 'note' in made && <p className="notice problem">{made.note}</p>}
        {file && (
          <>
            <p>
              <span>{sayCount(file.count, '1 entry is ready.', '{count} entries are ready.')}</span>{' '}
              {file.advice}{' '}
              <span>
                {file.left !== '' &&
                  say('Not in the file, because too large; only on this device: {references}.', {
                    references: file.left,
                  })}
              </span>
            </p>
            <Ways file={file} tell={setSaid} makeAnew={() => void make()} />
          </>
        )}
        <p role="status">{said}</p>
      </div>
    </Modal>
  );
}

interface WaysProps {
  file: HandOverFile;
  /** Says what was done. */
  tell: (words: string) => void;
  makeAnew: () => void;
}

function Ways({ file, tell, makeAnew }: WaysProps) {
  const { name, text, short } = file;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Browsers share texts, and no JSON.
  const shared = new File([text], name.replace(/\.json$/, '.txt'), { type: 'text/plain' });
  const canShare = navigator.canShare?.({ files: [shared] }) ?? false;

  /**
   * To be called before the file is handed over. @returns a function that reverses it; null if it must not
   * leave
   */
  async function leave(): Promise<(() => Promise<void>) | null> {
    const stay = await file.leave().catch(() => undefined);
    if (stay === undefined) tell(say(FAILED));
    if (stay === null) {
      setCodes(null);
      makeAnew();
      tell(say(CHANGED));
    }
    return stay ?? null;
  }

  async function share(): Promise<void> {
    const stay = await leave();
    if (!stay) return;
    try {
      await navigator.share({ files: [shared] });
      tell(say(SHARED));
    } catch (error) {
      // Marked as gone it would only be harder to take back.
      await stay().catch(() => undefined);
      // The person has closed the list of applications.
      if ((error as Error).name !== 'AbortError')
        tell(say('It could not be shared here. Save the file instead.'));
    }
  }

  async function save(): Promise<void> {
    if (!(await leave())) return;
    downloadFile(name, 'application/json', text);
    tell([say('Saved to {file}, among your downloads.', { file: name }), say(SHARED)].join(' '));
  }

  async function show(): Promise<void> {
    const { encodeAsCodes: toCodes } = await import('../../../device/transfer/outbox-file/index.ts');
    const made = await toCodes(short).catch(() => null);
    if (made && !(await leave())) return;
    setCodes(made);
    tell(made ? say(READ) : say(TOO_LONG));
  }

  return (
    <>
      <div className="buttons">
        {canShare && (
          <button type="button" className="button primary" onClick={() => void share()}>
            {say('Share the file')}
          </button>
        )}
        <button type="button" className={canShare ? 'button' : 'button primary'} onClick={() => void save()}>
          {say('Save the file')}
        </button>
        <button type="button" className="button" onClick={() => void show()}>
          {say('Show as codes')}
        </button>
      </div>
      {codes && (
        <Suspense fallback={<p role="status">{say('One moment …')}</p>}>
          <CodeScreen codes={codes} />
        </Suspense>
      )}
    </>
  );
}

const READ =
  'Your colleague opens "Send a saved file", presses Read codes, and holds the camera over this screen.';
const TOO_LONG = 'This is too much for codes. Share or save the file.';
const SHARED = 'Your colleague chooses it under "Send a saved file".';
