import { useState } from 'react';
import { mayHaveArrived } from '../../device/database.ts';
import { openDevice, type UnsentRequest } from '../../device/outbox/index.ts';
import { startWakes, useOutbox } from '../../device/outbox/page.ts';
import { useDialogs } from '../../ui/dialog.tsx';
import { Moment } from '../../ui/moment.tsx';
import type { Picture } from '../../ui/picture.tsx';
import { Hero } from '../parts/hero.tsx';
import { OutboxCopies } from './copies.tsx';
import { ParkedEntry, ReceiptCard, WaitingEntry } from './entry.tsx';
import { LongList } from './long-list.tsx';
import { OutboxOthers } from './others.tsx';
import { OutboxPrint } from './print.tsx';
import { OutboxSave } from './save.tsx';
import { OutboxSend } from './send.tsx';
import { OutboxStoragePromise } from './storage-promise.tsx';
import './outbox.css';

export interface OutboxData {
  title: string;
  standfirst: string;
  picture: Picture;
  /** The public key of the running site, see `readSealingKey`. */
  sealingKey: string;
}

/** Waiting entries are sent while the page is still being rendered. */
export const prepare = startWakes;

/** /outbox: everything this device has sent and not yet sent, and why not. */
export default function OutboxPage({ data }: { data: OutboxData }) {
  const view = useOutbox();
  const { confirm, dialogs } = useDialogs();
  const [sending, setSending] = useState(false);

  async function sendNow(): Promise<void> {
    setSending(true);
    try {
      await openDevice().replayer.replay(true);
    } finally {
      setSending(false);
    }
  }

  async function discard({ entry, isCorrection }: UnsentRequest): Promise<void> {
    const doubt = entry.inFileSince
      ? ' It is in a file that you saved, and the file can still be sent.'
      : mayHaveArrived(entry)
        ? ' We have tried to send it, so it may have reached us already.'
        : '';
    const what = isCorrection
      ? `Discard the correction of ${entry.reference} from this device? It will not be sent, and what you sent before stays as it is.`
      : `Discard ${entry.reference} from this device? It will not be sent.`;
    if (await confirm(`${what}${doubt}`)) {
      await openDevice().own.discard(entry.id);
    }
  }

  const unsent = view ? [...view.parked, ...view.waiting] : [];
  const listed = view && unsent.length + view.sent.length > 0;
  return (
    <article className={`outbox ${data.picture.colours}`}>
      <Hero page={data}>
        {view?.lastContact && (
          <p>
            We last heard from the office: <Moment at={view.lastContact} />
          </p>
        )}
        {listed && (
          <p className="buttons">
            <button type="button" className="button quiet" onClick={() => print()}>
              Print the list
            </button>
          </p>
        )}
      </Hero>

      {view && view.parked.length > 0 && (
        <section aria-labelledby="parked">
          <h2 id="parked">Needs your attention</h2>
          <ul className="entries">
            {view.parked.map((request) => (
              <ParkedEntry key={request.entry.id} request={request} onDiscard={() => discard(request)} />
            ))}
          </ul>
        </section>
      )}

      <section aria-labelledby="waiting">
        <h2 id="waiting">Waiting to be sent</h2>
        {view?.waiting.length ? (
          <>
            <div className="buttons">
              <button type="button" className="button primary" onClick={sendNow} disabled={sending}>
                {sending ? 'Sending …' : 'Send now'}
              </button>
            </div>
            <LongList
              className="entries"
              list={view.waiting}
              show={(request) => (
                <WaitingEntry key={request.entry.id} request={request} onDiscard={() => discard(request)} />
              )}
            />
          </>
        ) : (
          <p>{emptyInWords(view)}</p>
        )}
        {view && <OutboxOthers others={view.others} />}
        {view && unsent.length + view.others.accounts > 0 && <OutboxStoragePromise />}
      </section>

      <section className="by-file scripted" aria-labelledby="by-file">
        <h2 id="by-file">By file, from another device</h2>
        {unsent.length > 0 && <OutboxSave sealingKey={data.sealingKey} />}
        <OutboxSend />
      </section>

      <section aria-labelledby="sent">
        <h2 id="sent">Received by us</h2>
        {view?.sent.length ? (
          <LongList
            className="entries"
            list={view.sent}
            show={(request) => <ReceiptCard key={request.receipt.id} request={request} />}
          />
        ) : (
          <p>{view && 'No request of this device has been received yet.'}</p>
        )}
        {view && <OutboxCopies copies={view.copies} confirm={confirm} />}
      </section>
      {listed && <OutboxPrint unsent={unsent} sent={view.sent} />}
      {dialogs}
    </article>
  );
}

function emptyInWords(view: ReturnType<typeof useOutbox>): string {
  if (view && view.others.waiting > 0) return 'Nothing of yours is waiting on this device.';
  if (view) return 'Nothing is waiting on this device.';
  if (view === undefined) return 'Looking at what is saved on this device …';
  return 'This browser does not let us keep anything, as some private windows do. Our forms need that, so that nothing gets lost: please open this page in a normal window.';
}
