/** Send a saved file: sends the entries that another device saved without a signal. */
import { type ChangeEvent, useState } from 'react';
import type { OutboxFile } from '../../contract/outbox-file.ts';
import { openDevice } from '../../device/outbox/index.ts';
import type { EntryResult } from '../../device/outbox-file/index.ts';
import { createTransport } from '../../device/transport.ts';
import { Moment } from '../../ui/moment.tsx';
import { problemInWords } from '../parts/request/request-fields.tsx';

const FOREIGN =
  'This is not a file that was saved on this page. Such a file is called savanna-and-coast-requests, with a date.';
const DAMAGED =
  'This file is damaged or not complete. Please copy it over once more, or save it again on the device that wrote it: the requests are still there.';
const NOT_LOADED = 'The file could not be read here. Please try again when you have a signal.';

export function OutboxSend() {
  const [file, setFile] = useState<OutboxFile | string | null>(null);
  const [results, setResults] = useState<ReadonlyMap<string, EntryResult>>(new Map());
  const [sending, setSending] = useState(false);

  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const { target } = event;
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    setResults(new Map());
    setFile(await read(chosen));
    // Reset, so that the same file can be chosen again.
    target.value = '';
  }

  async function send(from: OutboxFile): Promise<void> {
    setSending(true);
    try {
      const { sendOutboxFile } = await import('../../device/outbox-file/index.ts');
      const transport = createTransport();
      const { outbox } = openDevice();
      await sendOutboxFile(from, { transport, outbox, clock: () => Date.now() }, (reference, result) =>
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
      <h3 id="send-file">Send a saved file</h3>
      <p className="prose">
        Has someone given you a file with requests? Choose it here, on a device with a signal. It goes to our
        booking desk sealed, as it is.
      </p>
      <label className="button file-choice">
        Choose the file
        <input type="file" accept=".json,application/json" className="visually-hidden" onChange={choose} />
      </label>
      <div aria-live="polite">
        {typeof file === 'string' && <p className="notice problem">{file}</p>}
        {file && typeof file !== 'string' && (
          <FileContent file={file} results={results} sending={sending} onSend={() => void send(file)} />
        )}
      </div>
    </section>
  );
}

interface FileContentProps {
  file: OutboxFile;
  results: ReadonlyMap<string, EntryResult>;
  sending: boolean;
  onSend: () => void;
}

function FileContent({ file, results, sending, onSend }: FileContentProps) {
  const done = file.references.every((reference) => results.get(reference)?.type === 'received');
  return (
    <>
      <p>
        {file.entries === 1 ? '1 request' : `${file.entries} requests`}, saved <Moment at={file.savedAt} />
      </p>
      <dl className="definition results">
        {file.references.map((reference, place) => (
          // A request and its correction have one reference.
          <div key={`${reference} ${place}`}>
            <dt>{reference}</dt>
            <dd>
              <ResultInWords result={results.get(reference)} />
            </dd>
          </div>
        ))}
      </dl>
      {!sending && results.size > 0 && (
        <p className={done ? 'notice done' : 'notice'}>{outcomeInWords(file, results)}</p>
      )}
      {!done && (
        <button type="button" className="button primary" disabled={sending} onClick={onSend}>
          {sending ? 'Sending …' : results.size > 0 ? 'Send it again' : 'Send the file'}
        </button>
      )}
    </>
  );
}

function ResultInWords({ result }: { result: EntryResult | undefined }) {
  if (result?.type === 'received') {
    return (
      <>
        Received <Moment at={result.receipt.receivedAt} />
      </>
    );
  }
  if (result?.type !== 'refused') return 'Not sent yet';
  const { fields = {}, message } = result.problem;
  const reasons = new Set(Object.entries(fields).map(([field, words]) => problemInWords(field, words)));
  return `Not taken. ${reasons.size > 0 ? [...reasons].join(' ') : message}`;
}

/** The overall outcome, and what to do next. */
function outcomeInWords(
  { entries, references, site }: OutboxFile,
  results: ReadonlyMap<string, EntryResult>,
): string {
  const all = references.map((reference) => results.get(reference));
  const received = all.filter((result) => result?.type === 'received').length;
  if (received === entries) {
    return 'All of them have been received. The device that wrote them hears of it by itself, as soon as it is online.';
  }
  const words =
    received > 0 ? [`${received} of ${entries} ${received === 1 ? 'has' : 'have'} been received.`] : [];
  const unsent = all.find((result) => result?.type === 'unsent');
  if (unsent || all.includes(undefined)) {
    words.push(
      whyUnsent(unsent),
      'Nothing is lost: keep the file and send it again. What has arrived is not taken twice.',
    );
  } else if (site !== location.origin) {
    words.push(`The file was saved at ${site}: please send it from there. Nothing is lost.`);
  } else {
    words.push(
      'Entries that were not accepted are still on the device that wrote them, where they can be corrected or sent.',
    );
  }
  return words.filter(Boolean).join(' ');
}

function whyUnsent(result: EntryResult | undefined): string {
  if (result?.type !== 'unsent') return '';
  if (result.why === 'later') return 'The office asks to wait a minute.';
  if (result.why === 'failed') return 'Something went wrong at the office.';
  if (result.why === 'unknown-here')
    return 'The program at the office is of another version and does not know some of it.';
  if (result.why === 'sign-in') {
    return 'Some of it was written by our staff. Whoever wrote it has to sign in on this device first.';
  }
  return 'The office cannot be reached from here just now.';
}

async function read(chosen: File): Promise<OutboxFile | string> {
  try {
    const { FILE_BYTES, readOutboxFile } = await import('../../device/outbox-file/index.ts');
    if (chosen.size > FILE_BYTES) return FOREIGN;
    const file = readOutboxFile(await chosen.text());
    if (file === 'damaged') return DAMAGED;
    return file === 'foreign' ? FOREIGN : file;
  } catch {
    return NOT_LOADED;
  }
}
