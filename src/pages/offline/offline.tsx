/** /offline: what is saved on this device, as read back from it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isStaffLanguage } from '../../contract/values/languages.ts';
import { bridge, INITIAL_BRIDGE_STATE } from '../../service-worker/bridge.ts';
import { OFFICE_PACK, type SaveProgress } from '../../service-worker/pack-types.ts';
import { inspectSavedSite, type SavedSite } from '../../service-worker/saved-site.ts';
import { formatBytes, formatSize } from '../../ui/bytes.ts';
import type { Picture } from '../../ui/picture.tsx';
import { LanguageChoice } from '../../words/language-choice.tsx';
import { LANGUAGE_NAMES } from '../../words/languages.ts';
import { Hero } from '../parts/hero.tsx';
import { CheckSaved } from './check-saved.tsx';
import { InstallAdvice } from './install-advice.tsx';
import { savedFigures, totalSize } from './saved-figures.ts';
import { SavedSection, type SectionPages } from './saved-section.tsx';
import { StoragePersistence } from './storage-persistence.tsx';
import './offline.css';
import { pageLanguage, say } from '../../words/say.ts';

export interface OfflineData {
  title: string;
  standfirst: string;
  picture: Picture;
  shelves: readonly SectionPages[];
}

export default function OfflinePage({ data }: { data: OfflineData }) {
  const { progress, asksFirst, refused } = useSyncExternalStore(
    bridge.subscribe,
    bridge.state,
    () => INITIAL_BRIDGE_STATE,
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
        <Figures site={site} progress={progress} />
      </Hero>

      <div className="saving">
        <p className="unscripted">
          {say('To see what is saved, switch JavaScript on. The list below leads to everything.')}
        </p>
        {refused ? (
          <p className="notice problem">
            {say(
              'This browser does not let the site save anything, as private windows do. With a signal it works all the same; for the journey, open it in a normal window.',
            )}
          </p>
        ) : asksFirst && progress && !whole ? (
          <p>
            {say(
              'You asked your browser to save data, so nothing is fetched before you say so. What is missing is {size} to download.',
              { size: formatBytes(progress.bytesInAll - progress.bytes) },
            )}
          </p>
        ) : (
          progress?.state === 'interrupted' && (
            <p>
              {progress.hasNoRoom
                ? say(
                    'This device has no room for the rest: {size} to download. What you send keeps its room. Make some room on the device, then save what is missing.',
                    { size: formatBytes(progress.bytesInAll - progress.bytes) },
                  )
                : say(
                    'The connection dropped before everything was here. What is saved stays; the rest, {size} to download, follows on your next visit.',
                    { size: formatBytes(progress.bytesInAll - progress.bytes) },
                  )}
            </p>
          )
        )}
        {progress && !whole && (
          <button
            type="button"
            className="button primary"
            disabled={progress.state === 'saving'}
            onClick={() => bridge.saveSite(true)}
          >
            {progress.state === 'saving'
              ? say('Saving: {pages} of {pagesInAll} pages …', progress)
              : say('Save what is missing')}
          </button>
        )}
      </div>

      <CheckSaved shelves={data.shelves} site={site} onMissing={setMissing} />

      <section className="shelves" aria-labelledby="shelf">
        <h2 id="shelf">{say('The shelf')}</h2>
        <div className="bookcase">
          {data.shelves.map((shelf) => (
            <SavedSection key={shelf.pack} shelf={shelf} site={site} progress={progress} missing={missing} />
          ))}
        </div>
        {office && (
          <p className="scripted">
            {say('The staff pages are saved too, {size}. They hold no data of the office.', {
              size: formatBytes(office.bytes),
            })}
          </p>
        )}
      </section>

      <div className="device-facts scripted">
        <StoragePersistence site={site} />
        <InstallAdvice />
        {/* Elsewhere the address names the language, and the links at the foot lead to the others. */}
        {isStaffLanguage(pageLanguage()) && (
          <section aria-labelledby="language">
            <h2 id="language">{say('Language')}</h2>
            <LanguageChoice />
          </section>
        )}
      </div>
    </article>
  );
}

/** Figures of what is saved, in the style of those at the foot of a poster. */
function Figures({ site, progress }: { site: SavedSite | null; progress: SaveProgress | null }) {
  const figures = site && savedFigures(site);
  const size = progress && totalSize(progress);
  return (
    <dl className="facts scripted">
      <div>
        <dt>{say('Pages')}</dt>
        <dd>
          <span>{figures?.pages ?? '–'}</span>{' '}
          {figures && progress && <small>{say('of {pagesInAll}', progress)}</small>}
          {figures?.languages.map(({ language, pages }) => (
            <small key={language} lang={language}>
              {' '}
              + {pages} {LANGUAGE_NAMES[language]}
            </small>
          ))}
        </dd>
      </div>
      <div>
        <dt>{say('Pictures')}</dt>
        <dd>{figures?.pictures ?? '–'}</dd>
      </div>
      <div>
        <dt>{say('Size')}</dt>
        <dd className="phrase">
          <span>{size ? formatSize(size.load, size.stored) : '–'}</span>{' '}
          {figures && <small>{say('{bytes} bytes are here now', { bytes: figures.bytes })}</small>}
        </dd>
      </div>
    </dl>
  );
}
