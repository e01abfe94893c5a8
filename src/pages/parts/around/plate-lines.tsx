import { CardPosterPicture } from '../../../ui/picture.tsx';
import { InEnglish, Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
import type { PlateLine } from './around.ts';
import './plate-lines.css';

/** Plates as lines: a small poster, the title and a note. The whole line is the link. */
export function PlateLines({ lines }: { lines: readonly PlateLine[] }) {
  return (
    <ul className="plate-lines">
      {lines.map(({ address, title, plate, picture, note }) => (
        <li key={address} className={picture.colours}>
          <CardPosterPicture picture={picture} />
          <div>
            <p className="label strong">
              {say('Plate {number}', { number: plate })} <InEnglish to={address} />
            </p>
            <p className="plate-line">
              <Link to={address}>{title}</Link>
            </p>
            {note && <p>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The way through the series, at the end of a page that has a number. */
export function Neighbours({ lines }: { lines: readonly PlateLine[] }) {
  return (
    <nav className="page neighbours" aria-label={say('The plates before and after')}>
      <PlateLines lines={lines} />
    </nav>
  );
}
