/** Safety of the saved data: the browser's promise, the space it allows, and what uses it. */
import { useEffect, useState } from 'react';
import { type PersistenceState, storageAdvice, usePersistentStorage } from '../../device/browser/page.ts';
import type { SavedSite } from '../../service-worker/saved-site.ts';
import { formatBytes } from '../../ui/bytes.ts';
import { LocalTime } from '../../ui/dates/local-time.tsx';
import { say, sayKnown, sayWith } from '../../words/say.ts';

export function StoragePersistence({ site }: { site: SavedSite | null }) {
  const { promised, ask } = usePersistentStorage();
  const [room, setRoom] = useState<StorageEstimate | null>(null);

  useEffect(() => {
    void navigator.storage?.estimate?.().then(setRoom);
  }, [site]);

  const search = site?.packs.find(({ name }) => name === 'data');
  return (
    <section aria-labelledby="storage-promise">
      <h2 id="storage-promise">{say('Will it stay saved?')}</h2>
      <dl className="definition">
        <div>
          <dt>{say('Kept by the browser')}</dt>
          <dd>
            <span role="status">{promised && describePromise(promised)}</span>
          </dd>
        </div>
        {room?.usage !== undefined && room.quota !== undefined && (
          <div>
            <dt>{say('Space')}</dt>
            <dd>
              {say(
                'This site takes {usage} of the {quota} that your browser allows it, requests that wait to be sent included.',
                { usage: formatBytes(room.usage), quota: formatBytes(room.quota) },
              )}
            </dd>
          </div>
        )}
        {site && (
          <div>
            <dt>{say('App files')}</dt>
            <dd>
              {say('{files} files, {size}', {
                files: site.program.files,
                size: formatBytes(site.program.bytes),
              })}
            </dd>
          </div>
        )}
        {site && (
          <div>
            <dt>{say('Search words')}</dt>
            <dd>
              {search?.savedAt ? (
                <span>
                  {sayWith('{size}, saved {time}', {
                    size: formatBytes(search.bytes),
                    time: <LocalTime key="time" at={search.savedAt} />,
                  })}
                </span>
              ) : (
                say('Not saved yet')
              )}
            </dd>
          </div>
        )}
      </dl>
      {(promised === 'not asked' || promised === 'refused') && (
        <p>
          <button type="button" className="button" onClick={() => void ask()}>
            {say('Ask the browser to keep it')}
          </button>
        </p>
      )}
    </section>
  );
}

function describePromise(promised: PersistenceState): string {
  if (promised === 'yes') return say('Your browser has promised not to clear what is saved here.');
  if (promised === 'not asked')
    return say(
      'None yet: your browser may clear it when space runs short, and a private window when it is closed.',
    );
  if (promised === 'temporary')
    return say('None: this looks like a private window, and closing it removes what is saved here.');
  if (promised === 'unknown')
    return say('None: it is saved here as long as this browser keeps it. A private window keeps nothing.');
  const { userAgent, maxTouchPoints } = navigator;
  return say('Your browser did not promise it. {advice}', {
    advice: sayKnown(storageAdvice({ userAgent, touchPoints: maxTouchPoints })),
  });
}
