/** Send a saved file: sends the entries that another device saved without a signal. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { READY_EVENT } from '../../contract/document/inline-script.ts';
import type { OutboxFile } from '../../contract/protocol/outbox-file.ts';
import { requestBackgroundSync } from '../../device/browser/index.ts';
import { requestPersistentStorage } from '../../device/browser/page.ts';
import type { EntryResult } from '../../device/outbox/index.ts';
import type { CodeReading } from '../../device/transfer/outbox-file/index.ts';
import { say, sayKnown } from '../../words/say.ts';

const FOREIGN =
  'This is not a file that was saved on this page. Such a file is called savanna-and-coast-requests, with a date.';
const DAMAGED =
  'This file is damaged or not complete. Please copy it over once more, or save it again on the device that wrote it: the requests are still there.';
const EMPTY =
  'This file is empty. Please copy it over once more, or save it again on the device that wrote it: the requests are still there.';
const NO_CAMERA = 'The reader of codes is not on this phone yet. Please try again when you have a signal.';
const UNREADABLE =
  'This browser is too old to read these codes. Please have the file shared or saved on the other phone, and choose it here.';
const NOT_LOADED = 'The file could not be read here. Please try again when you have a signal.';

/** Few readers of this page have a file. */
const FileContent = lazy(() => import('./file-content.tsx'));

/** Saved with the office, whose people carry for each other; a visitor's phone needs a signal for it. */
const loadCamera = () => import('../../ui/qr-code/qr-scanner.tsx');
type Camera = Awaited<ReturnType<typeof loadCamera>>['default'];

export function SendFile() {
  const [file, setFile] = useState<OutboxFile | string | null>(null);
  const [results, setResults] = useState<ReadonlyMap<string, EntryResult>>(new Map());
  const [sending, setSending] = useState(false);
  const [camera, setCamera] = useState<{ Camera: Camera } | null>(null);
  /** How far the reading of codes has come. */
  const [seen, setSeen] = useState('');
  const reader = useRef<(code: string) => Promise<CodeReading>>(undefined);
  /** It is on this device's disk, and goes by itself if it does not go now. */
  const [isKept, setKept] = useState(false);

  const field = useRef<HTMLInputElement>(null);

  async function choose(): Promise<void> {
    const target = field.current;
    const [chosen] = target?.files ?? [];
    if (!target || !chosen) return;
    setResults(new Map());
    setFile(await read(chosen));
    // Reset, so that the same file can be chosen again.
    target.value = '';
  }

  // A file that was chosen before the program ran.
  useEffect(() => {
    const look = () => void choose();
    look();
    addEventListener(READY_EVENT, look, { once: true });
    return () => removeEventListener(READY_EVENT, look);
  }, []);

  async function hear(code: string): Promise<boolean> {
    const { createCodeReader, readOutboxFile } = await import('../../device/transfer/outbox-file/index.ts');
    reader.current ??= createCodeReader();
    const answer = await reader.current(code);
    if (answer.type === 'part') setSeen(say('{read} of {of} codes read. Hold still.', answer));
    else if (answer.type === 'foreign')
      setSeen('This is no code of ours. Hold the camera over the other phone.');
    else if (answer.type === 'damaged') setSeen('These codes do not fit together. They are read once more.');
    if (answer.type !== 'whole' && answer.type !== 'unreadable') return false;
    setCamera(null);
    setSeen('');
    reader.current = undefined;
    if (answer.type === 'unreadable') {
      setFile(UNREADABLE);
      return true;
    }
    const read = readOutboxFile(answer.text);
    setFile(read === 'damaged' ? DAMAGED : read === 'foreign' ? FOREIGN : read);
    return true;
  }

  async function readCodes(): Promise<void> {
    setResults(new Map());
    setFile(null);
    setSeen('');
    if (camera) {
      setCamera(null);
      return;
    }
    try {
      setCamera({ Camera: (await loadCamera()).default });
    } catch {
      setFile(NO_CAMERA);
    }
  }

  async function send(from: OutboxFile): Promise<void> {
    setSending(true);
    try {
      const { openDevice } = await import('../../device/outbox/index.ts');
      const { carrier } = openDevice();
      // A file of another site would wait here for ever.
      const isOurs = from.site === location.origin;
      const isStored =
        isOurs &&
        (await carrier.takeOver(from).then(
          () => true,
          () => false,
        ));
      setKept(isStored);
      if (isStored) {
        // With every page closed the worker sends it.
        void requestBackgroundSync();
        void requestPersistentStorage();
      }
      await carrier.sendFile(from, (reference, result) =>
        setResults((known) => new Map(known).set(reference, result)),
      );
    } catch {
      setFile(NOT_LOADED);
    } finally {
      setSending(false);
    }
  }

  return (
    <section className="send-file" aria-labelledby="send-file">
      <h3 id="send-file">{say('Send a saved file')}</h3>
      <p className="prose">
        {say(
          'Has someone given you a file with requests? Choose it here. It goes to our booking desk sealed, as it is. Without a signal it is kept on this device, and sent as soon as there is one.',
        )}
      </p>
      <label className="button file-choice">
        {say('Choose the file')}
        <input
          ref={field}
          type="file"
          accept=".json,.txt,application/json,text/plain"
          className="visually-hidden"
          onChange={() => void choose()}
        />
      </label>
      <button type="button" className="button" onClick={() => void readCodes()}>
        {camera ? say('Stop reading') : say('Read codes')}
      </button>
      {camera && <camera.Camera onCode={hear} />}
      <div aria-live="polite">
        {seen !== '' && <p>{sayKnown(seen)}</p>}
        {typeof file === 'string' && <p className="notice problem">{sayKnown(file)}</p>}
        {file && typeof file !== 'string' && (
          <Suspense fallback={null}>
            <FileContent
              file={file}
              results={results}
              isKept={isKept}
              sending={sending}
              onSend={() => void send(file)}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}

async function read(chosen: File): Promise<OutboxFile | string> {
  try {
    const { MAX_FILE_BYTES: FILE_BYTES, readOutboxFile } = await import(
      '../../device/transfer/outbox-file/index.ts'
    );
    if (chosen.size === 0) return EMPTY;
    if (chosen.size > FILE_BYTES) return FOREIGN;
    const file = readOutboxFile(await chosen.text());
    if (file === 'damaged') return DAMAGED;
    return file === 'foreign' ? FOREIGN : file;
  } catch {
    return NOT_LOADED;
  }
}
