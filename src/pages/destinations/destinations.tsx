/** A list of destinations as a poster wall: beaches, Zanzibar, cultural sites, hikes (docs/contract.md#destinations). */

import type { DestinationPage } from '../../content/pages/destination-pages.ts';
import type { Picture } from '../../ui/picture.tsx';
import { Link } from '../../words/link.tsx';
import { say } from '../../words/say.ts';
import type { DestinationCard } from '../parts/cards/cards.ts';
import { Plate } from '../parts/cards/plate.tsx';
import { PageEnd } from '../parts/destination/page-end.tsx';
import { Photographs } from '../parts/destination/photographs.tsx';
import { SlideShow, type SlideShowData } from '../parts/destination/slide-show.tsx';
import { Hero } from '../parts/hero.tsx';
import { useMonthFilter } from '../parts/months/month-filter.tsx';
import type { PlateListItem } from '../parts/nearby/surroundings-data.ts';
import { TripsHere } from '../parts/nearby/trips-here.tsx';
import './destinations.css';
import { markForeignWords } from '../parts/foreign-words.tsx';

export type DestinationsData = Omit<DestinationPage, 'head' | 'poster' | 'slideShow'> & {
  picture: Picture;
  slideShow?: SlideShowData | undefined;
  cards: readonly DestinationCard[];
  /** Pages of this section that have no card. */
  more: readonly Pick<DestinationCard, 'address' | 'title' | 'uniqueness'>[];
  /** Packages that come to any of them. */
  trips?: readonly PlateListItem[];
};

export default function DestinationsPage({ data }: { data: DestinationsData }) {
  const { shown, filter, why } = useMonthFilter(data.cards, data.noun);
  return (
    <article className={`destinations ${data.picture.colours}`}>
      <Hero page={data} />
      <p className="page intro">
        <span>{data.intro}</span>
      </p>
      {data.slideShow && (
        <div className="page">
          <SlideShow show={data.slideShow} />
        </div>
      )}
      <section className="page" aria-labelledby="plates">
        <h2 id="plates" className="visually-hidden">
          {data.wall}
        </h2>
        {filter}
        <ul className="wall">
          {shown.map((card) => (
            <Plate key={card.address} {...card}>
              <p className="label">{card.location}</p>
              {why(card)}
              <p>{markForeignWords(card.uniqueness)}</p>
              {card.activities && (
                <p className="activities">{markForeignWords(card.activities.join(' · '))}</p>
              )}
              <Link className="button quiet" to={card.address}>
                <span>{data.linkText}</span> <span className="visually-hidden">{card.title}</span>
              </Link>
            </Plate>
          ))}
        </ul>
      </section>
      {data.more.length > 0 && (
        <section className="page more-to-explore" aria-labelledby="more">
          <h2 id="more">{say('More to explore')}</h2>
          <ul>
            {data.more.map(({ address, title, uniqueness }) => (
              <li key={address}>
                <h3>
                  <Link to={address}>{title}</Link>
                </h3>
                <p>{markForeignWords(uniqueness)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TripsHere trips={data.trips} />
      <Photographs photographs={data.picture.further} />
      <PageEnd title={data.title} picture={data.picture} />
    </article>
  );
}
