/** The parks as a wall of plates, each opening on Discover (docs/contract.md#destinations). */

import { useState } from 'react';
import { Modal } from '../../ui/dialog/dialog.tsx';
import { CardPosterPicture, type Picture } from '../../ui/picture.tsx';
import { Link } from '../../words/link.tsx';
import { say } from '../../words/say.ts';
import type { ParkCard } from '../parts/cards/cards.ts';
import { Plate } from '../parts/cards/plate.tsx';
import { PageEnd } from '../parts/destination/page-end.tsx';
import { Photographs } from '../parts/destination/photographs.tsx';
import { SlideShow, type SlideShowData } from '../parts/destination/slide-show.tsx';
import { markForeignWords } from '../parts/foreign-words.tsx';
import { Hero } from '../parts/hero.tsx';
import { useMonthFilter } from '../parts/months/month-filter.tsx';
import type { PlateListItem } from '../parts/nearby/surroundings-data.ts';
import { TripsHere } from '../parts/nearby/trips-here.tsx';
import './wildlife.css';

export interface WildlifeData {
  title: string;
  standfirst: string;
  picture: Picture;
  slideShow: SlideShowData;
  parks: readonly ParkCard[];
  /** Packages that come to any of them. */
  trips?: readonly PlateListItem[];
}

export default function WildlifePage({ data }: { data: WildlifeData }) {
  const [chosen, setChosen] = useState<ParkCard | null>(null);
  const [open, setOpen] = useState(false);
  const { shown, filter, why } = useMonthFilter(data.parks, 'parks');
  const discover = (park: ParkCard) => {
    setChosen(park);
    setOpen(true);
  };
  return (
    <article className={`wildlife ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page">
        <SlideShow show={data.slideShow} />
        <h2 className="visually-hidden">{say('Parks')}</h2>
        {filter}
        <ul className="wall">
          {shown.map((park) => (
            <Plate key={park.address} {...park}>
              {why(park)}
              <p>{markForeignWords(park.uniqueness)}</p>
              <button type="button" className="button quiet scripted" onClick={() => discover(park)}>
                <span>{say('Discover')}</span> <span className="visually-hidden">{park.title}</span>
              </button>
            </Plate>
          ))}
        </ul>
      </div>
      <TripsHere trips={data.trips} />
      <Photographs photographs={data.picture.further} />
      <PageEnd title={data.title} picture={data.picture} />
      {chosen && (
        <Modal
          open={open}
          onClose={() => setOpen(false)}
          title={chosen.title}
          actions={
            <Link className="button primary" to={chosen.address}>
              {say('Learn More')}
            </Link>
          }
        >
          <ParkSummary park={chosen} />
        </Modal>
      )}
    </article>
  );
}

function ParkSummary({ park }: { park: ParkCard }) {
  return (
    <div className={`park-summary ${park.picture.colours}`}>
      <CardPosterPicture picture={park.picture} eager />
      <div>
        <p className="label strong">{park.location}</p>
        <p className="standfirst">{markForeignWords(park.uniqueness)}</p>
        <h3>{say('Activities')}</h3>
        <ul className="bullets">
          {park.topActivities.map((activity) => (
            <li key={activity}>{activity}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
