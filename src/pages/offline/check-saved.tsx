/** "Check every page": reads everything saved back, names what is missing, and fetches it again. */
import { useState } from 'react';
import { addressKey } from '../../contract/addresses.ts';
import { bridge } from '../../service-worker/bridge.ts';
import {
  type CheckReport,
  checkSavedSite,
  type Fault,
  fetchProgramAgain,
} from '../../service-worker/check-saved-site.ts';
import { packName } from '../../service-worker/packs.ts';
import type { SavedSite } from '../../service-worker/saved-site.ts';
import type { Shelf } from './saved-shelf.tsx';

interface CheckSavedProps {
  shelves: readonly Shelf[];
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

  async function fetchAgain(faults: readonly Fault[]): Promise<void> {
    setWork({ doing: 'fetching' });
    const program = faults
      .filter(({ kind, pack }) => kind === 'program' && !pack)
      .map(({ address }) => address);
    const packs = new Set(faults.flatMap(({ pack }) => pack ?? []));
    const programHere = await fetchProgramAgain(program).then(
      () => true,
      () => false,
    );
    await bridge.saveAgain([...packs]);
    const next = await check();
    setCut(!programHere || next.faults.length > 0);
  }

  const busy = work.doing !== 'nothing';
  return (
    <section className="check-saved scripted" aria-labelledby="check-saved">
      <h2 id="check-saved">Is it all there?</h2>
      <p>
        A list of what should be saved proves nothing. This reads every page and every picture back, and looks
        whether all that a page shows is here too.
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
          Check every page
        </button>
      </p>
      {work.doing === 'reading' && (
        <label className="reading-back">
          Reading {work.read} of {work.inAll}
          <progress max={work.inAll || 1} value={work.read} />
        </label>
      )}
      <div role="status">
        {work.doing === 'fetching' && <p>Fetching it again …</p>}
        {!busy && report && report.faults.length === 0 && (
          <p className="notice done">
            All {report.pages} pages and {report.pictures} pictures read back.
          </p>
        )}
        {!busy && report && report.faults.length > 0 && (
          <div className="notice problem">
            <p>
              {report.pages} pages and {report.pictures} pictures read back.{' '}
              {report.faults.length === 1 ? 'One thing is' : `${report.faults.length} things are`} not as it
              should be:
            </p>
            <ul className="bullets">
              {report.faults.map((fault) => (
                <li key={fault.address}>{inWords(fault, shelves)}</li>
              ))}
            </ul>
            {cut && <p>It could not be fetched. Please try again when you have a signal.</p>}
            <button type="button" className="button" onClick={() => void fetchAgain(report.faults)}>
              Fetch it again
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

/** "A picture of Serengeti is missing (wildlife-serengeti-wide.svg)." */
function inWords({ address, kind, state, namedBy, pack }: Fault, shelves: readonly Shelf[]): string {
  const pages = shelves.flatMap((shelf) => shelf.pages);
  const titleOf = (key?: string) => pages.find((page) => addressKey(page.address) === key)?.title ?? key;
  const file = address
    .split('/')
    .at(-1)
    ?.replace(/\.[^.]+(\.\w+)$/, '$1');
  const problem = state === 'missing' ? 'missing' : 'damaged';
  switch (kind) {
    case 'pack': {
      const name = packName(pack ?? address);
      return `${shelves.find((shelf) => shelf.pack === name)?.title ?? name}: not saved yet.`;
    }
    case 'page':
      return `The page ${titleOf(address)} is ${problem}.`;
    case 'picture':
      return `A picture${namedBy ? ` of ${titleOf(namedBy)}` : ''} is ${problem} (${file}).`;
    case 'program':
      return `A part of the program is ${problem} (${file}).`;
    case 'data':
      return `The words of the search are ${problem}.`;
  }
}
