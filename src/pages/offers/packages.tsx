/** All packages: /Alltrips, and /Packages by length (docs/contract.md#packages). */

import type { SitePage, TitledText } from '../../content/types.ts';
import { routes } from '../../contract/protocol/routes.ts';
import { Link } from '../../words/link.tsx';
import { say } from '../../words/say.ts';
import type { TripCard } from '../parts/cards/cards.ts';
import { TripPlate } from '../parts/cards/trip-plate.tsx';
import { PageEnd } from '../parts/destination/page-end.tsx';
import { Photographs } from '../parts/destination/photographs.tsx';
import { TitledTexts } from '../parts/destination/titled-texts.tsx';
import { usePackageFilter } from '../parts/filters/package-filter.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import './packages.css';

interface PackagesTexts extends SitePage {
  whyChoose: { title: string; items: readonly TitledText[] };
  /** Heading of the wall. */
  wall: string;
  /** Where to go when none of these fits. */
  further: { text: string; label: string; to: string };
}

export type PackagesData = PageTexts<PackagesTexts> & { trips: readonly TripCard[] };

export default function PackagesPage({ data }: { data: PackagesData }) {
  const { trips, party, filter } = usePackageFilter(data.trips);
  return (
    <article className={`packages ${data.picture.colours}`}>
      <Hero page={data} />
      <section className="page" aria-labelledby="why">
        <h2 id="why">{data.whyChoose.title}</h2>
        <TitledTexts items={data.whyChoose.items} three />
      </section>
      <section className="section page" aria-labelledby="packages">
        <h2 id="packages">{data.wall}</h2>
        {filter}
        <ul className="wall">
          {trips.map((trip) => (
            <TripPlate key={trip.address} trip={trip} party={party} />
          ))}
        </ul>
        <p className="further">
          {data.further.text} <Link to={data.further.to}>{data.further.label}</Link>
        </p>
        <p>
          {say('Between two of them?')} <Link to={routes.compare}>{say('Put them side by side')}</Link>
        </p>
      </section>
      <Photographs photographs={data.picture.further} />
      <PageEnd title={data.title} picture={data.picture} />
    </article>
  );
}
