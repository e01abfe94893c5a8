import { useEffect, useState, useSyncExternalStore } from 'react';
import { bridge } from '../service-worker/bridge.ts';
import { inspectSavedSite, type SavedSite } from '../service-worker/saved-site.ts';
import { bytesInWords } from '../ui/bytes.ts';
import { Moment } from '../ui/moment.tsx';
import { type Picture, PosterPicture } from '../ui/picture.tsx';

export interface OfflineData {
  title: string;
  standfirst: string;
  picture: Picture;
}

/** /offline: what of this site is saved on this device, read back and not just believed. */
export default function OfflinePage({ data }: { data: OfflineData }) {
  const state = useSyncExternalStore(bridge.subscribe, bridge.state, bridge.state);
  const [site, setSite] = useState<SavedSite | null>(null);
  const [persistent, setPersistent] = useState<boolean | null>(null);
  const pages = state.progress?.pages;

  // Read again whenever a pack has been saved.
  useEffect(() => {
    void inspectSavedSite().then(setSite);
    void navigator.storage?.persisted?.().then(setPersistent);
  }, [pages]);

  async function keep(): Promise<void> {
    setPersistent((await navigator.storage?.persist?.()) ?? false);
  }

  return (
    <article className={`offline ${data.picture.colours}`}>
      <PosterPicture picture={data.picture} eager />
      <header>
        <h1>{data.title}</h1>
        <p className="standfirst">{data.standfirst}</p>
      </header>
      {site && (
        <dl className="definition">
          <dt>Pages</dt>
          <dd>
            {site.pages}
            {state.progress && ` of ${state.progress.pagesInAll}`}
          </dd>
          <dt>Pictures</dt>
          <dd>{site.pictures}</dd>
          <dt>Space taken</dt>
          <dd>{bytesInWords(site.bytes)}</dd>
          <dt>Saved</dt>
          <dd>{site.savedAt ? <Moment at={site.savedAt} /> : 'not yet'}</dd>
          <dt>Kept safe</dt>
          <dd>
            {persistent
              ? 'Yes: your browser has promised not to clear it.'
              : 'Your browser may clear it when space runs short.'}
          </dd>
        </dl>
      )}
      <p>
        After your first visit this site is saved on your device by itself, section by section: every page,
        every picture and the forms. If the signal goes in the middle, the rest follows on your next visit. A
        request that you fill in without a signal is kept on this device and sent when you are online again.
      </p>
      <p>
        <button type="button" className="button primary" onClick={() => bridge.saveSite()}>
          Save what is missing
        </button>{' '}
        {persistent === false && (
          <button type="button" className="button quiet" onClick={keep}>
            Ask the browser to keep it
          </button>
        )}
      </p>
    </article>
  );
}
