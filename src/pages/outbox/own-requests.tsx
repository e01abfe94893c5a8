/**
 * The requests on this device, in the parts of /outbox. It is loaded only if there are any, because the
 * database layer and the schemas of the forms are larger than the page.
 */
import { lazy, Suspense, useState } from 'react';
import { mayHaveArrived, openDevice, type UnsentRequest } from '../../device/outbox/index.ts';
import { type OutboxView, useOutbox } from '../../device/outbox/page.ts';
import { LocalTime } from '../../ui/dates/local-time.tsx';
import { type Dialogs, useDialogs } from '../../ui/dialog/dialog.tsx';
import { LoadingFromDevice } from '../../ui/loading-from-device.tsx';
import { say, sayCount, sayWith } from '../../words/say.ts';
import { OutboxCopies } from './copies.tsx';
import { NONE_RECEIVED, NONE_WAITING } from './empty-texts.ts';
import { ParkedEntry, ReceiptCard, WaitingEntry } from './entry.tsx';
import { LongList } from './long-list.tsx';
import { OtherAccountsEntries } from './other-accounts-entries.tsx';
import { OutboxStoragePersistence } from './outbox-storage-persistence.tsx';
import { OutboxPrint } from './print.tsx';
import { StaffOutboxLink } from './staff-outbox-link.tsx';
import { useRequests } from './use-requests.ts';

// Loaded where there is something to show: most phones that read this page have nothing that waits.
const OutboxSave = lazy(() => import('./save-to-file.tsx'));
const OutboxCarried = lazy(() => import('./carried-entries.tsx'));

async function discard({ entry, isCorrection }: UnsentRequest, confirm: Dialogs['confirm']): Promise<void> {
  const { reference } = entry;
  const doubt = entry.inFileSince
    ? [say('It is in a file that you saved, and the file can still be sent.')]
    : mayHaveArrived(entry)
      ? [say('We have tried to send it, so it may have reached us already.')]
      : isCorrection
        ? []
        : [say('We have not received it, and it is stored nowhere else: once deleted, it is gone.')];
  const what = isCorrection
    ? say(
        'Delete the correction of {reference} from this device? It will not be sent, and what you sent before stays as it is.',
        { reference },
      )
    : say('Delete {reference} from this device? It will not be sent.', { reference });
  const labels = { yes: say('Delete'), no: say('Do not delete') };
  if (await confirm([what, ...doubt].join(' '), { labels })) await openDevice().own.discard(entry.id);
}

/** Below the page's title. */
function RequestFacts() {
  const { view, unsent, sent } = useRequests();
  return (
    <>
      {view?.lastContact && (
        <p>
          {sayWith('We last heard from the office: {time}', {
            time: <LocalTime key="time" at={view.lastContact} />,
          })}
        </p>
      )}
      {unsent.length + sent.length > 0 && (
        <p className="buttons">
          <button type="button" className="button quiet" onClick={() => print()}>
            {say('Print the list')}
          </button>
        </p>
      )}
    </>
  );
}

function ParkedRequests() {
  const { parked } = useRequests();
  const { confirm, dialogs } = useDialogs();
  return (
    <>
      {parked.length > 0 && (
        <section aria-labelledby="parked">
          <h2 id="parked">{say('Needs your attention')}</h2>
          <ul className="entries">
            {parked.map((request) => (
              <ParkedEntry
                key={request.entry.id}
                request={request}
                onDiscard={() => discard(request, confirm)}
              />
            ))}
          </ul>
        </section>
      )}
      {dialogs}
    </>
  );
}

function WaitingRequests() {
  const { view, waiting, unsent } = useRequests();
  const { confirm, dialogs } = useDialogs();
  const [sending, setSending] = useState(false);

  async function sendNow(): Promise<void> {
    setSending(true);
    try {
      await openDevice().replayer.replay(true, true);
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      {view && view.unreadable !== 0 && <UnreadableNotice unreadable={view.unreadable} />}
      {waiting.length > 0 ? (
        <>
          <div className="buttons">
            <button type="button" className="button primary" onClick={sendNow} disabled={sending}>
              {sending ? say('Sending …') : say('Send now')}
            </button>
          </div>
          <LongList
            className="entries"
            list={waiting}
            show={(request) => (
              <WaitingEntry
                key={request.entry.id}
                request={request}
                onDiscard={() => discard(request, confirm)}
              />
            )}
          />
        </>
      ) : view === undefined ? (
        <LoadingFromDevice />
      ) : (
        !view?.unreadable && <p>{describeEmpty(view)}</p>
      )}
      {view?.staff && <StaffOutboxLink staff={view.staff} />}
      {view && <OtherAccountsEntries others={view.others} />}
      {view && unsent.length + view.others.accounts + (view.staff?.count ?? 0) > 0 && (
        <OutboxStoragePersistence />
      )}
      {dialogs}
    </>
  );
}

/** Warning that entries are damaged: the person must not believe that they were sent. */
function UnreadableNotice({ unreadable }: Pick<OutboxView, 'unreadable'>) {
  return (
    <div className="notice problem" role="alert">
      <p>
        {unreadable === 'all'
          ? say(
              'What is saved on this device cannot be read now, so we cannot say whether anything waits. It may still be here: please do not clear this browser’s data.',
            )
          : sayCount(
              unreadable,
              '1 request that is saved on this device cannot be read, and is not sent by itself. Everything else that can be read stands below, is sent as ever, and can be saved to a file.',
              '{count} requests that are saved on this device cannot be read, and are not sent by themselves. Everything else that can be read stands below, is sent as ever, and can be saved to a file.',
            )}
      </p>
      <p>
        {say(
          'Close the browser, open it again and look here once more. If nothing changes, call or write to us with your reference, or send the request again: the office will see if it has it already.',
        )}
      </p>
    </div>
  );
}

function describeEmpty(view: OutboxView | null): string {
  if (view && view.others.waiting > 0) return say('Nothing of yours is waiting on this device.');
  if (view) return say(NONE_WAITING);
  return say(
    'This browser does not let us keep anything, as some private windows do. With a signal our forms are sent all the same; for places without one please open this page in a normal window.',
  );
}

/** @param sealingKey the public key of the running site, see `parseSealingKey` */
function RequestsToSave({ sealingKey }: { sealingKey: string }) {
  const { view, unsent } = useRequests();
  if (unsent.length + (view?.staff?.count ?? 0) === 0) return null;
  return (
    <Suspense fallback={null}>
      <OutboxSave sealingKey={sealingKey} />
    </Suspense>
  );
}

function CarriedRequests() {
  const view = useOutbox();
  const { confirm, dialogs } = useDialogs();
  return (
    <>
      {view && view.carried.length > 0 && (
        <Suspense fallback={null}>
          <OutboxCarried carried={view.carried} confirm={confirm} />
        </Suspense>
      )}
      {dialogs}
    </>
  );
}

function ReceivedRequests() {
  const { view, sent } = useRequests();
  const { confirm, dialogs } = useDialogs();
  return (
    <>
      {sent.length > 0 ? (
        <LongList
          className="entries"
          list={sent}
          show={(request) => <ReceiptCard key={request.receipt.id} request={request} />}
        />
      ) : (
        <p>{view && view.unreadable !== 'all' && say(NONE_RECEIVED)}</p>
      )}
      {view && <OutboxCopies copies={view.copies} confirm={confirm} />}
      {dialogs}
    </>
  );
}

/** The list on paper. */
function RequestsToPrint() {
  const { unsent, sent } = useRequests();
  return unsent.length + sent.length > 0 ? <OutboxPrint unsent={unsent} sent={sent} /> : null;
}

/** The parts by name, in the page's order. */
export default {
  RequestFacts,
  ParkedRequests,
  WaitingRequests,
  RequestsToSave,
  CarriedRequests,
  ReceivedRequests,
  RequestsToPrint,
};
