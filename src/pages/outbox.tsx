import { useEffect, useState } from 'react';
import { openDevice } from '../device/device.ts';
import { useOutbox } from '../device/use-outbox.ts';
import { startWakes } from '../device/wakes.ts';
import { useDialogs } from '../ui/dialog.tsx';
import { Moment } from '../ui/moment.tsx';
import { type Picture, PosterPicture } from '../ui/picture.tsx';
import { ParkedEntry, ReceiptCard, WaitingEntry } from './outbox-entry.tsx';
import { LongList } from './parts/long-list.tsx';
import './outbox.css';

export interface OutboxData {
  title: string;
  standfirst: string;
  picture: Picture;
}

/** /outbox: everything this device has sent and not yet sent, and why not. */
export default function OutboxPage({ data }: { data: OutboxData }) {
  const view = useOutbox();
  const { confirm, dialogs } = useDialogs();
  const [sending, setSending] = useState(false);

  useEffect(startWakes, []);

  async function sendNow(): Promise<void> {
    setSending(true);
    try {
      await openDevice().replayer.replay(true);
    } finally {
      setSending(false);
    }
  }

  async function discard(id: string, reference: string, mayHaveArrived: boolean): Promise<void> {
    const doubt = mayHaveArrived ? ' We have tried to send it, so it may have reached us already.' : '';
    if (await confirm(`Discard ${reference} from this device? It will not be sent.${doubt}`)) {
      await openDevice().outbox.remove(id);
    }
  }

  return (
    <article className={`outbox ${data.picture.colours}`}>
      <PosterPicture picture={data.picture} eager />
      <header>
        <h1>{data.title}</h1>
        <p className="standfirst">{data.standfirst}</p>
        {view?.lastContact && (
          <p>
            We last heard from the office: <Moment at={view.lastContact} />
          </p>
        )}
      </header>

      {view && view.parked.length > 0 && (
        <section aria-labelledby="parked">
          <h2 id="parked">Needs your attention</h2>
          <ul className="entries">
            {view.parked.map((entry) => (
              <ParkedEntry
                key={entry.id}
                entry={entry}
                onDiscard={() => discard(entry.id, entry.reference, false)}
              />
            ))}
          </ul>
        </section>
      )}

      <section aria-labelledby="waiting">
        <h2 id="waiting">Waiting to be sent</h2>
        {view?.waiting.length ? (
          <>
            <button type="button" className="button primary" onClick={sendNow} disabled={sending}>
              {sending ? 'Sending …' : 'Send now'}
            </button>
            <LongList
              className="entries"
              list={view.waiting}
              show={(entry) => (
                <WaitingEntry
                  key={entry.id}
                  entry={entry}
                  onDiscard={() => discard(entry.id, entry.reference, entry.attempts > 0)}
                />
              )}
            />
          </>
        ) : (
          <p>{view ? 'Nothing is waiting on this device.' : 'Looking at what is saved on this device …'}</p>
        )}
      </section>

      <section aria-labelledby="sent">
        <h2 id="sent">Received by us</h2>
        {view?.sent.length ? (
          <LongList
            className="entries"
            list={view.sent}
            show={(entry) => <ReceiptCard key={entry.id} entry={entry} />}
          />
        ) : (
          <p>{view && 'No request of this device has been received yet.'}</p>
        )}
      </section>
      {dialogs}
    </article>
  );
}
