import { useEffect, useState } from 'react';
import { isStaffLanguage } from '../../contract/values/languages.ts';
import { openChannel } from '../../device/core/channel.ts';
import { throttledReads } from '../../device/core/live/throttled-reads.ts';
import { OUTBOX_CHANNEL } from '../../device/core/shared-names.ts';
import { mayHoldRequests } from '../../device/unsent-count/index.ts';
import { LoadingFromDevice } from '../../ui/loading-from-device.tsx';
import type { Picture } from '../../ui/picture.tsx';
import { LanguageChoice } from '../../words/language-choice.tsx';
import { Hero } from '../parts/hero.tsx';
import { NEEDS_JAVASCRIPT, NONE_RECEIVED, NONE_WAITING } from './empty-texts.ts';
import { SendFile } from './send-file.tsx';
import './outbox.css';
import { pageLanguage, say } from '../../words/say.ts';

export interface OutboxData {
  title: string;
  standfirst: string;
  picture: Picture;
  /** The public key of the running site, see `parseSealingKey`. */
  sealingKey: string;
}

type OwnRequests = typeof import('./own-requests.tsx').default;

/**
 * Loads the component that shows the requests; null if nothing was ever stored. The code that sends is loaded
 * first, so that waiting entries are sent at once.
 */
async function openOwnRequests(): Promise<OwnRequests | null> {
  if (!(await mayHoldRequests())) return null;
  (await import('../../device/for-forms.ts')).startReplayTriggers();
  return (await import('./own-requests.tsx')).default;
}

/** Starts loading while the page is still being rendered, without delaying it. */
export function prepare(): void {
  void openOwnRequests().catch(() => undefined);
}

/** Returns undefined while loading. Something may be stored later, in this tab or another one. */
function useOwnRequests(): OwnRequests | null | undefined {
  const [own, setOwn] = useState<OwnRequests | null>();
  useEffect(() => {
    const channel = openChannel(OUTBOX_CHANNEL);
    const { again, stop } = throttledReads(async () => {
      // A failure is that of the line, and the next message tries again.
      const found = await openOwnRequests();
      setOwn(found);
      // From then on its parts follow by themselves.
      if (found) channel.close();
    });
    channel.addEventListener('message', again);
    again();
    return () => {
      stop();
      channel.close();
    };
  }, []);
  return own;
}

/** /outbox: everything this device has sent and not yet sent, and why not. */
export default function OutboxPage({ data }: { data: OutboxData }) {
  const own = useOwnRequests();
  return (
    <article className={`outbox ${data.picture.colours}`}>
      <Hero page={data}>{own && <own.RequestFacts />}</Hero>

      {own && <own.ParkedRequests />}

      <section className="without-scripts">
        <p className="notice">{say(NEEDS_JAVASCRIPT)}</p>
      </section>

      <section aria-labelledby="waiting">
        <h2 id="waiting">{say('Waiting to be sent')}</h2>
        {own ? <own.WaitingRequests /> : own === null ? <p>{say(NONE_WAITING)}</p> : <LoadingFromDevice />}
      </section>

      <section className="by-file scripted" aria-labelledby="by-file">
        <h2 id="by-file">{say('By file, from another device')}</h2>
        {own && <own.RequestsToSave sealingKey={data.sealingKey} />}
        <SendFile />
        {own && <own.CarriedRequests />}
      </section>

      <section aria-labelledby="sent">
        <h2 id="sent">{say('Received by us')}</h2>
        {own ? <own.ReceivedRequests /> : <p>{own === null && say(NONE_RECEIVED)}</p>}
      </section>
      {isStaffLanguage(pageLanguage()) && (
        <section className="scripted" aria-label={say('Language')}>
          <LanguageChoice />
        </section>
      )}
      {own && <own.RequestsToPrint />}
    </article>
  );
}
