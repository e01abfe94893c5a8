import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Year } from '../../../content/types.ts';
import { type CardPicture, CardPosterPicture } from '../../../ui/picture.tsx';
import { YearRing } from '../months/year-ring.tsx';

export interface PlateProps {
  /** Page that the title leads to. */
  address: string;
  title: string;
  /** Number in the series of posters. */
  plate: number;
  picture: CardPicture;
  year: Year;
  children: ReactNode;
}

/** Id of a plate's title, which labels the elements beside it. */
export function plateTitleId(plate: number): string {
  return `plate-${plate}`;
}

/** One numbered poster of a wall, with its ring of twelve months and its caption. */
export function Plate({ address, title, plate, picture, year, children }: PlateProps) {
  return (
    <li className={`plate ${picture.colours}`}>
      <div className="plate-art">
        <CardPosterPicture picture={picture} />
        <YearRing year={year} />
      </div>
      <p className="label strong">Plate {plate}</p>
      <h3 id={plateTitleId(plate)}>
        <Link to={address}>{title}</Link>
      </h3>
      {children}
    </li>
  );
}
