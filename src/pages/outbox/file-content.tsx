/** Content of a saved file and the state of its entries. Loaded once somebody has chosen a file. */
import { useEffect } from 'react';
import type { OutboxFile } from '../../contract/protocol/outbox-file.ts';
import {
  type ConnectionState,
  openConnectionWatch,
  useConnectionStatus,
} from '../../device/office/connection/page.ts';
import type { EntryResult } from '../../device/outbox/index.ts';
import { describeProblem } from '../../forms/engine/outcome/request-fields.tsx';
import { LocalTime } from '../../ui/dates/local-time.tsx';
import { say, sayCount, sayCountWith, sayKnown, sayWith } from '../../words/say.ts';

const CLOCK =
  'The clock of the device that saved it is wrong. That does no harm: the office notes when it arrives.';
/** Milliseconds. */
const A_DAY = 24 * 60 * 60_000;

/** Where the office does not answer it is kept, and nothing is sent yet. */
const firstLabel = (line: ConnectionState) =>
  line === 'in touch' || line === 'asking' ? say('Send the file') : say('Keep it on this phone');

interface FileContentProps {
  file: OutboxFile;
  results: ReadonlyMap<string, EntryResult>;
  isKept: boolean;
  sending: boolean;
  onSend: () => void;
}

export default function FileContent({ file, results, isKept, sending, onSend }: FileContentProps) {
  const { state } = useConnectionStatus();
  // The label is to be true before anything is sent.
  useEffect(() => openConnectionWatch().look(), []);
  const done = file.references.every((reference) => results.get(reference)?.type === 'received');
  return (
    <>
      <p>
        {sayCountWith(file.entries, '1 request, saved {time}', '{count} requests, saved {time}', {
          time: <LocalTime key="time" at={file.savedAt} />,
        })}
      </p>
      {Date.parse(file.savedAt) - Date.now() > A_DAY && <p>{sayKnown(CLOCK)}</p>}
      <dl className="definition results">
        {file.references.map((reference, place) => (
          // A request and its correction have one reference.
          <div key={`${reference} ${place}`}>
            <dt>{reference}</dt>
            <dd>
              <FileEntryResult result={results.get(reference)} />
            </dd>
          </div>
        ))}
      </dl>
      {!sending && results.size > 0 && (
        <p className={done ? 'notice done' : 'notice'}>{describeOutcome(file, results, isKept)}</p>
      )}
      {!done && (
        <button type="button" className="button primary" disabled={sending} onClick={onSend}>
          {sending ? say('Sending …') : results.size > 0 ? say('Send it again') : firstLabel(state)}
        </button>
      )}
    </>
  );
}

function FileEntryResult({ result }: { result: EntryResult | undefined }) {
  if (result?.type === 'received') {
    return (
      <>{sayWith('Received {time}', { time: <LocalTime key="time" at={result.receipt.receivedAt} /> })}</>
    );
  }
  if (result?.type === 'unsent' && result.why === 'forbidden' && result.message)
    return say('Not taken. {reason}', { reason: sayKnown(result.message) });
  if (result?.type !== 'refused') return say('Not sent yet');
  const { fields = {}, message } = result.problem;
  const reasons = new Set(Object.entries(fields).map(([field, words]) => describeProblem(field, words)));
  return say('Not taken. {reason}', {
    reason: reasons.size > 0 ? [...reasons].join(' ') : sayKnown(message),
  });
}

/** The overall outcome, and what to do next. */
function describeOutcome(
  { entries, references, site }: OutboxFile,
  results: ReadonlyMap<string, EntryResult>,
  isKept: boolean,
): string {
  const all = references.map((reference) => results.get(reference));
  const received = all.filter((result) => result?.type === 'received').length;
  if (received === entries) {
    return say('All of them have been received. The device that wrote them is told as soon as it is online.');
  }
  const words =
    received > 0
      ? [
          sayCount(received, '1 of {all} has been received.', '{count} of {all} have been received.', {
            all: entries,
          }),
        ]
      : [];
  const unsent = all.find((result) => result?.type === 'unsent');
  const isForeign = site !== location.origin;
  // Its maker has something to do, and nothing else is to be said.
  if (unsent?.why === 'forbidden') words.push(whyUnsent(unsent));
  else if (isForeign && unsent?.why === 'later' && unsent.message) words.push(describeForeign(site));
  else if (unsent || all.includes(undefined)) {
    words.push(
      whyUnsent(unsent),
      isKept
        ? say(
            'Nothing is lost: it is kept on this device, and sent as soon as possible. What has arrived is not taken twice.',
          )
        : say('Nothing is lost: keep the file and send it again. What has arrived is not taken twice.'),
    );
  } else if (
    all.every((result) => result?.type === 'received' || (result?.type === 'refused' && result.isAdopted))
  ) {
    words.push(say('What was not taken is among your own requests now, where you can correct it.'));
  } else if (isForeign) {
    words.push(describeForeign(site));
  } else {
    words.push(
      say(
        'Entries that were not accepted are still on the device that wrote them, where they can be corrected or sent.',
      ),
    );
  }
  return words.filter(Boolean).join(' ');
}

const describeForeign = (site: string) =>
  say('The file was saved at {site}: please send it from there. Nothing is lost.', { site });

function whyUnsent(result: EntryResult | undefined): string {
  if (result?.type !== 'unsent') return '';
  if ((result.why === 'later' || result.why === 'forbidden') && result.message)
    return sayKnown(result.message);
  if (result.why === 'later') return say('The office asks to wait a minute.');
  if (result.why === 'failed') return say('Something went wrong at the office.');
  if (result.why === 'unknown-here')
    return say('The program at the office is of another version and does not know some of it.');
  if (result.why === 'sign-in') {
    return sayKnown(
      result.message ??
        'Some of it was written by our staff. Whoever wrote it has to sign in on this device first.',
    );
  }
  return say('The office cannot be reached from here just now.');
}
