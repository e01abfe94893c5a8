/** All packages (specification section 2.7). */
import { Link } from 'react-router-dom';
import type { sitePages } from '../content/site-pages.ts';
import { type Picture, PosterPicture } from '../ui/picture.tsx';
import type { TripCard } from './parts/cards.ts';
import { useMonthFilter } from './parts/month-filter.tsx';
import { PageEnd } from './parts/page-end.tsx';
import { Photographs } from './parts/photographs.tsx';
import { Plate, plateTitleId } from './parts/plate.tsx';
import { TitledTexts } from './parts/titled-texts.tsx';
import './packages.css';

export type PackagesData = Omit<typeof sitePages.allTrips, 'head' | 'poster'> & {
  picture: Picture;
  trips: readonly TripCard[];
};

export default function PackagesPage({ data }: { data: PackagesData }) {
  const { shown, filter } = useMonthFilter(data.trips, 'packages');
  return (
    <article className={`packages ${data.picture.colours}`}>
      <PosterPicture picture={data.picture} eager />
      <header>
        <h1>{data.title}</h1>
        <p className="standfirst">{data.standfirst}</p>
      </header>
      <section className="page" aria-labelledby="why">
        <h2 id="why">{data.whyChoose.title}</h2>
        <TitledTexts items={data.whyChoose.items} />
      </section>
      <section className="section page" aria-labelledby="packages">
        <h2 id="packages">Packages</h2>
        {filter}
        <ul className="wall">
          {shown.map((trip) => (
            <Plate key={trip.address} {...trip} title={trip.name}>
              <p className="figures">
                {trip.days} days · {trip.price} per person
              </p>
              <p>{trip.description}</p>
              <Link className="button quiet" to={trip.address} aria-describedby={plateTitleId(trip.plate)}>
                View Details
              </Link>
            </Plate>
          ))}
        </ul>
      </section>
      <Photographs photographs={data.picture.further} />
      <PageEnd title={data.title} picture={data.picture} />
    </article>
  );
}
