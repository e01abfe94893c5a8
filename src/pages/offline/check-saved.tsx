/** "Check every page": reads everything saved back, names what is missing, and fetches it again. */
import { useState } from 'react';
import { pathKey } from '../../contract/protocol/routes.ts';
import { bridge } from '../../service-worker/bridge.ts';
import {
  type CheckReport,
  checkSavedSite,
  type SavedFileFault,
} from '../../service-worker/check-saved-site.ts';
import { packName } from '../../service-worker/pack-types.ts';
import type { SavedSite } from '../../service-worker/saved-site.ts';
import { say, sayCount, sayKnown } from '../../words/say.ts';
import type { SectionPages } from './saved-section.tsx';

interface CheckSavedProps {
  shelves: readonly SectionPages[];
  site: SavedSite | null;
  /** Called with the keys of pages that could not be read back. */
  onMissing: (keys: ReadonlySet<string>) => void;
}

type Work = { doing: 'nothing' } | { doing: 'reading'; read: number; inAll: number } | { doing: 'fetching' };

export function CheckSaved({ shelves, site, onMissing }: CheckSavedProps) {
  const [work, setWork] = useState<Work>({ doing: 'nothing' });
  const [report, setReport] = useState<CheckReport | null>(null);
  const [cut, setCut] = useState(false);

  async function check(): Promise<CheckReport> {
    const wanted = bridge.state().progress?.packs ?? site?.packs ?? [];
    const urls = wanted.map(({ url }) => url);
    setWork({ doing: 'reading', read: 0, inAll: 0 });
    const next = await checkSavedSite(urls, (read, inAll) => setWork({ doing: 'reading', read, inAll }));
    setReport(next);
    onMissing(new Set(next.faults.filter(({ kind }) => kind === 'page').map(({ address }) => address)));
    setWork({ doing: 'nothing' });
    return next;
  }

  async function fetchAgain(faults: readonly SavedFileFault[]): Promise<void> {
    setWork({ doing: 'fetching' });
    const packs = new Set(faults.flatMap(({ pack }) => pack ?? []));
    await bridge.saveAgain([...packs]);
    const next = await check();
    setCut(next.faults.length > 0);
  }

  const busy = work.doing !== 'nothing';
  return (
    <section className="check-saved scripted" aria-labelledby="check-saved">
      <h2 id="check-saved">{say('Is it all there?')}</h2>
      <p>
        {say(
          'This reads every saved page and picture back, and checks that everything a page shows is here as well.',
        )}
      </p>
      <p>
        <button
          type="button"
          className="button primary"
          disabled={busy || !site}
          onClick={() => {
            setCut(false);
            void check();
          }}
        >
          {say('Check every page')}
        </button>
      </p>
      {work.doing === 'reading' && (
        <label className="reading-back">
          <span>{say('Reading {read} of {inAll}', work)}</span>
          <progress max={work.inAll || 1} value={work.read} />
        </label>
      )}
      <div role="status">
        {work.doing === 'fetching' && <p>{say('Fetching it again …')}</p>}
        {!busy && report && report.faults.length === 0 && (
          <p className="notice done">{say('All {pages} pages and {pictures} pictures read back.', report)}</p>
        )}
        {!busy && report && report.faults.length > 0 && (
          <div className="notice problem">
            <p>
              <span>{say('{pages} pages and {pictures} pictures read back.', report)}</span>{' '}
              <span>
                {sayCount(
                  report.faults.length,
                  'One thing is not as it should be:',
                  '{count} things are not as they should be:',
                )}
              </span>
            </p>
            <ul className="bullets">
              {report.faults.map((fault) => (
                <li key={fault.address}>{inWords(fault, shelves)}</li>
              ))}
            </ul>
            {cut && <p>{say('It could not be fetched. Please try again when you have a signal.')}</p>}
            <button type="button" className="button" onClick={() => void fetchAgain(report.faults)}>
              {say('Fetch it again')}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

/** "A picture of Serengeti is missing (wildlife-serengeti-wide.svg)." */
function inWords(
  { address, kind, state, namedBy, pack }: SavedFileFault,
  shelves: readonly SectionPages[],
): string {
  const pages = shelves.flatMap((shelf) => shelf.pages);
  const titleOf = (key?: string) => pages.find((page) => pathKey(page.address) === key)?.title ?? key;
  const file = address
    .split('/')
    .slice(-1)
    .join()
    .replace(/\.[^.]+(\.\w+)$/, '$1');
  const isMissing = state === 'missing';
  switch (kind) {
    case 'pack': {
      const name = packName(pack ?? address);
      const title = shelves.find((shelf) => shelf.pack === name)?.title ?? name;
      return say('{title}: not saved yet.', { title: sayKnown(title) });
    }
    case 'page': {
      const title = titleOf(address) ?? address;
      return isMissing
        ? say('The page {title} is missing.', { title })
        : say('The page {title} is damaged.', { title });
    }
    case 'picture': {
      const title = namedBy && titleOf(namedBy);
      if (title) {
        return isMissing
          ? say('A picture of {title} is missing ({file}).', { title, file })
          : say('A picture of {title} is damaged ({file}).', { title, file });
      }
      return isMissing
        ? say('A picture is missing ({file}).', { file })
        : say('A picture is damaged ({file}).', { file });
    }
    case 'program':
      return isMissing
        ? say('A part of the program is missing ({file}).', { file })
        : say('A part of the program is damaged ({file}).', { file });
    case 'data':
      return isMissing
        ? say('The words of the search are missing.')
        : say('The words of the search are damaged.');
  }
}
