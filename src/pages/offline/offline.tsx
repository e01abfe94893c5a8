/** /offline: what is saved on this device, as read back from it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { bridge, STATE_AT_BUILD } from '../../service-worker/bridge.ts';
import { OFFICE_PACK } from '../../service-worker/packs.ts';
import { inspectSavedSite, type SavedSite } from '../../service-worker/saved-site.ts';
import { bytesInWords } from '../../ui/bytes.ts';
import type { Picture } from '../../ui/picture.tsx';
import { Hero } from '../parts/hero.tsx';
import { CheckSaved } from './check-saved.tsx';
import { InstallAdvice } from './install-advice.tsx';
import { SavedShelf, type Shelf } from './saved-shelf.tsx';
import { StoragePromise } from './storage-promise.tsx';
import './offline.css';

export interface OfflineData {
  title: string;
  standfirst: string;
  picture: Picture;
  shelves: readonly Shelf[];
}

export default function OfflinePage({ data }: { data: OfflineData }) {
  const { progress, asksFirst, refused } = useSyncExternalStore(
    bridge.subscribe,
    bridge.state,
    () => STATE_AT_BUILD,
  );
  const [site, setSite] = useState<SavedSite | null>(null);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());

  // Read again whenever the worker reports something or a check found something.
  useEffect(() => {
    void inspectSavedSite(progress?.packs.map(({ url }) => url)).then(setSite);
  }, [progress, missing]);

  const whole = progress?.state === 'saved';
  const office = site?.packs.find((pack) => pack.name === OFFICE_PACK && pack.savedAt);
  return (
    <article className={`offline ${data.picture.colours}`}>
      <Hero page={data}>
        <Figures site={site} pagesInAll={progress?.pagesInAll} />
      </Hero>

      <div className="saving">
        <p className="unscripted">
          What is saved can only be looked at with scripts. The list below leads to everything.
        </p>
        {refused ? (
          <p className="notice problem">
            This browser does not let the site save anything, as private windows do. With a signal it works
            all the same; for the journey, open it in a normal window.
          </p>
        ) : asksFirst && progress && !whole ? (
          <p>
            You asked your browser to save data, so nothing is fetched before you say so. All that is missing
            takes {bytesInWords(progress.bytesInAll - progress.bytes)} over the line.
          </p>
        ) : (
          progress?.state === 'interrupted' && (
            <p>
              The line was cut before all was here. What is saved stays; the rest,{' '}
              {bytesInWords(progress.bytesInAll - progress.bytes)} over the line, follows on your next visit.
            </p>
          )
        )}
        {progress && !whole && (
          <button
            type="button"
            className="button primary"
            disabled={progress.state === 'saving'}
            onClick={() => bridge.saveSite()}
          >
            {progress.state === 'saving'
              ? `Saving: ${progress.pages} of ${progress.pagesInAll} pages …`
              : 'Save what is missing'}
          </button>
        )}
      </div>

      <CheckSaved shelves={data.shelves} site={site} onMissing={setMissing} />

      <section className="shelves" aria-labelledby="shelf">
        <h2 id="shelf">The shelf</h2>
        <div className="bookcase">
          {data.shelves.map((shelf) => (
            <SavedShelf key={shelf.pack} shelf={shelf} site={site} progress={progress} missing={missing} />
          ))}
        </div>
        {office && (
          <p className="scripted">
            The staff pages are saved too, {bytesInWords(office.bytes)}. They hold no data of the office.
          </p>
        )}
      </section>

      <div className="device-facts scripted">
        <StoragePromise site={site} />
        <InstallAdvice />
      </div>
    </article>
  );
}

/** What is saved, in figures like those at the foot of a poster. */
function Figures({ site, pagesInAll }: { site: SavedSite | null; pagesInAll: number | undefined }) {
  const sum = (value: 'pages' | 'pictures' | 'bytes') =>
    site?.packs.reduce((total, pack) => total + pack[value], 0) ?? 0;
  const bytes = sum('bytes') + (site?.program.bytes ?? 0);
  // Staff pages are not among the pages that every visitor saves.
  const pages = sum('pages') - (site?.packs.find(({ name }) => name === OFFICE_PACK)?.pages ?? 0);
  return (
    <dl className="facts scripted">
      <div>
        <dt>Pages</dt>
        <dd>
          {site ? pages : '–'} {site && pagesInAll && <small>of {pagesInAll}</small>}
        </dd>
      </div>
      <div>
        <dt>Pictures</dt>
        <dd>{site ? sum('pictures') : '–'}</dd>
      </div>
      <div>
        <dt>Room taken</dt>
        <dd>
          {site ? bytesInWords(bytes) : '–'} {site && <small>{bytes.toLocaleString('en')} bytes</small>}
        </dd>
      </div>
    </dl>
  );
}
