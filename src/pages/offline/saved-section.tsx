/** One section of the site as books on a shelf: each page a spine, filled when it is saved. */

import { pathKey } from '../../contract/protocol/routes.ts';
import { PHOTO_PACK, packName, type SaveProgress } from '../../service-worker/pack-types.ts';
import type { SavedPack, SavedSite } from '../../service-worker/saved-site.ts';
import { formatBytes } from '../../ui/bytes.ts';
import { LocalTime } from '../../ui/dates/local-time.tsx';
import { Link } from '../../words/link.tsx';
import { say, sayKnown, sayWith } from '../../words/say.ts';

export interface SectionPages {
  /** Name of the pack that holds it. */
  pack: string;
  title: string;
  pages: readonly { address: string; title: string; colours: string }[];
}

interface SavedSectionProps {
  shelf: SectionPages;
  /** Null until it was looked at. */
  site: SavedSite | null;
  progress: SaveProgress | null;
  /** Keys of pages that could not be read back. */
  missing: ReadonlySet<string>;
}

export function SavedSection({ shelf, site, progress, missing }: SavedSectionProps) {
  const mine = (name: string) => name === shelf.pack || name.startsWith(shelf.pack + PHOTO_PACK);
  const packs = site?.packs.filter(({ name }) => mine(name)) ?? [];
  const wanted = progress?.packs.filter(({ url }) => mine(packName(url))).length ?? 1;
  const whole = packs.length >= wanted && packs.every(({ savedAt }) => savedAt);
  const textSaved = packs.some(({ name, savedAt }) => name === shelf.pack && savedAt);
  return (
    <section className="shelf" aria-labelledby={`shelf-${shelf.pack}`}>
      <h3 id={`shelf-${shelf.pack}`}>{sayKnown(shelf.title)}</h3>
      <p className="label scripted">
        {!site ? say('Looking …') : whole ? <Whole packs={packs} /> : stateOf(progress, textSaved)}
      </p>
      <ul className="spines">
        {shelf.pages.map(({ address, title, colours }) => {
          const here = textSaved && !missing.has(pathKey(address));
          return (
            <li key={address} className={here ? `spine here ${colours}` : `spine ${colours}`}>
              <Link to={address}>{title}</Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Whole({ packs }: { packs: readonly SavedPack[] }) {
  const sum = (value: 'pages' | 'pictures' | 'bytes') =>
    packs.reduce((total, pack) => total + pack[value], 0);
  const savedAt = packs.map((pack) => pack.savedAt ?? '').sort()[0] ?? '';
  return (
    <>
      {sayWith('{pages} pages, {pictures} pictures, {size}. Saved {time}.', {
        pages: sum('pages'),
        pictures: sum('pictures'),
        size: formatBytes(sum('bytes')),
        time: <LocalTime key="time" at={savedAt} />,
      })}
    </>
  );
}

function stateOf(progress: SaveProgress | null, textSaved: boolean): string {
  if (progress?.state === 'saving') return say('Being saved …');
  return textSaved ? say('The pages are saved, the photographs not yet.') : say('Not saved yet.');
}
