import { CardPosterPicture } from '../../../ui/picture.tsx';
import { InEnglish, Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
import type { PlateListItem } from './surroundings-data.ts';
import './plate-lines.css';

/** Plates as lines: a small poster, the title and a note. The whole line is the link. */
export function PlateList({ lines }: { lines: readonly PlateListItem[] }) {
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
export function SeriesNeighbours({ lines }: { lines: readonly PlateListItem[] }) {
  return (
    <nav className="page neighbours" aria-label={say('The plates before and after')}>
      <PlateList lines={lines} />
    </nav>
  );
}
