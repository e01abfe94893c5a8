import { useEffect, useState, useSyncExternalStore } from 'react';
import { routes } from '../../contract/protocol/routes.ts';
import { type BridgeState, bridge, INITIAL_BRIDGE_STATE } from '../../service-worker/bridge.ts';
import { formatSize } from '../../ui/bytes.ts';
import { Link } from '../../words/link.tsx';
import { say } from '../../words/say.ts';

/** How long a success message stays, milliseconds. */
const GOOD_NEWS = 6_000;

/** Offers a new version without forcing it; on the staff's pages the only strip, because they read other things. */
export function UpdateBanner() {
  const { updateReady } = useSyncExternalStore(bridge.subscribe, bridge.state, () => INITIAL_BRIDGE_STATE);
  if (!updateReady) return null;
  return (
    <aside className="save-strip" aria-label={say('Update')}>
      <p>{say('A newer version of this site is saved and ready.')}</p>
      <button type="button" className="button quiet" onClick={() => void bridge.acceptUpdate()}>
        {say('Show the new version')}
      </button>
    </aside>
  );
}

/** Shows the progress of saving the site, and offers an update. */
export function SavedSiteBanner() {
  const { progress, hasSaved, updateReady, asksFirst } = useSyncExternalStore(
    bridge.subscribe,
    bridge.state,
    () => INITIAL_BRIDGE_STATE,
  );
  const news = useSavingNews(progress, hasSaved);

  if (updateReady) return <UpdateBanner />;
  // The worker has not said yet whether anything is missing.
  if (asksFirst && progress && progress.state !== 'saved') {
    return (
      <aside className="save-strip" aria-label={say('Save for offline')}>
        <p>
          {say('You asked your browser to save data. Save this site for reading without a signal?')}{' '}
          {formatSize(progress.bytesInAll, progress.storedInAll)}
        </p>
        <button type="button" className="button quiet" onClick={() => bridge.saveSite()}>
          {say('Save it')}
        </button>
      </aside>
    );
  }
  if (!news || !progress) return null;
  return (
    <div className="save-strip" aria-label={say('Saved pages')} role="status">
      {news === 'saving' ? (
        <label>
          <span>
            {say('Saving this site for reading without a signal: {pages} of {pagesInAll} pages', progress)}
          </span>
          <progress max={progress.bytesInAll} value={progress.bytes} />
        </label>
      ) : news === 'saved' ? (
        <p>
          <span>
            {say('Saved: all {pages} pages ({size}) work without a signal.', {
              pages: progress.pagesInAll,
              size: formatSize(progress.bytesInAll, progress.storedInAll),
            })}
          </span>{' '}
          <Link to={routes.offline}>{say('Details')}</Link>
        </p>
      ) : (
        <p>
          <span>
            {progress.hasNoRoom
              ? say('Saved: {pages} of {pagesInAll} pages. This device has no room for the rest.', progress)
              : say(
                  'Saved so far: {pages} of {pagesInAll} pages. The rest follows on your next visit.',
                  progress,
                )}
          </span>{' '}
          <Link to={routes.offline}>{say('Details')}</Link>
        </p>
      )}
    </div>
  );
}

/**
 * Returns the message to show: only about what happened while this page was open, and a success only for a
 * while.
 */
function useSavingNews(
  progress: BridgeState['progress'],
  hasSaved: boolean,
): 'saving' | 'saved' | 'interrupted' | null {
  const [told, setTold] = useState(false);
  const saved = progress?.state === 'saved';
  useEffect(() => {
    if (!hasSaved || !saved) return;
    const timer = setTimeout(() => setTold(true), GOOD_NEWS);
    return () => clearTimeout(timer);
  }, [hasSaved, saved]);
  if (!progress || !hasSaved || told) return null;
  return progress.state;
}
