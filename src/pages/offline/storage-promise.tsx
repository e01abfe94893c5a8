/** How safe the saved data is: the browser's promise, the space it allows, and what uses it. */
import { useEffect, useState } from 'react';
import { keepAdvice, usePersistentStorage } from '../../device/browser/page.ts';
import type { SavedSite } from '../../service-worker/saved-site.ts';
import { bytesInWords } from '../../ui/bytes.ts';
import { Moment } from '../../ui/moment.tsx';

export function StoragePromise({ site }: { site: SavedSite | null }) {
  const { promised, ask } = usePersistentStorage();
  const [room, setRoom] = useState<StorageEstimate | null>(null);

  useEffect(() => {
    void navigator.storage?.estimate?.().then(setRoom);
  }, [site]);

  const search = site?.packs.find(({ name }) => name === 'data');
  return (
    <section aria-labelledby="storage-promise">
      <h2 id="storage-promise">Will it stay saved?</h2>
      <dl className="definition">
        <div>
          <dt>Promise</dt>
          <dd>
            <span role="status">
              {promised === 'yes' && 'Your browser has promised not to clear what is saved here.'}
              {promised === 'not asked' && 'None yet: your browser may clear it when space runs short.'}
              {promised === 'refused' &&
                `Your browser did not promise it. ${keepAdvice({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints })}`}
              {promised === 'unknown' && 'This browser does not say.'}
            </span>
          </dd>
        </div>
        {room?.usage !== undefined && room.quota !== undefined && (
          <div>
            <dt>Room</dt>
            <dd>
              This site takes {bytesInWords(room.usage)} of the {bytesInWords(room.quota)} that your browser
              allows it, requests that wait to be sent included.
            </dd>
          </div>
        )}
        {site && (
          <div>
            <dt>Program</dt>
            <dd>
              {site.program.files} files, {bytesInWords(site.program.bytes)}
            </dd>
          </div>
        )}
        {site && (
          <div>
            <dt>Search words</dt>
            <dd>
              {search?.savedAt ? (
                <>
                  {bytesInWords(search.bytes)}, saved <Moment at={search.savedAt} />
                </>
              ) : (
                'Not saved yet'
              )}
            </dd>
          </div>
        )}
      </dl>
      {(promised === 'not asked' || promised === 'refused') && (
        <p>
          <button type="button" className="button" onClick={() => void ask()}>
            Ask the browser to keep it
          </button>
        </p>
      )}
    </section>
  );
}
