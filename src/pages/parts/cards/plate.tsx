import type { ReactNode } from 'react';
import type { Year } from '../../../content/types.ts';
import { type CardPicture, CardPosterPicture } from '../../../ui/picture.tsx';
import { InEnglish, Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
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

/** Longest title that is lettered in the largest size. */
const SHORT_TITLE = 20;

/** A part of a title that would be cut in two in the largest size: lines break at blanks and hyphens alone. */
const LONG_WORD = /[^\s-]{13}/;

/** Class of a plate's title: long ones are lettered smaller. */
export function plateTitleClass(title: string): string | undefined {
  return title.length > SHORT_TITLE || LONG_WORD.test(title) ? 'long' : undefined;
}

/**
 * One numbered poster of a wall: its title is lettered inside it, the ring of twelve months hangs from its
 * edge, and the whole poster is the link.
 */
export function Plate({ address, title, plate, picture, year, children }: PlateProps) {
  return (
    <li className={`plate ${picture.colours}`}>
      <div className="plate-art">
        <CardPosterPicture picture={picture} />
        <h3 id={plateTitleId(plate)} className={plateTitleClass(title)}>
          <Link to={address}>{title}</Link>
        </h3>
        <YearRing year={year} />
      </div>
      <p className="label strong">
        {say('Plate {number}', { number: plate })} <InEnglish to={address} />
      </p>
      {children}
    </li>
  );
}
