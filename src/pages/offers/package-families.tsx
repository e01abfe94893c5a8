/** /Ourpackages: the three kinds of package, each with its cards (docs/contract.md#packages). */

import type { Party } from '../../content/packages/party-price.ts';
import type { topPages } from '../../content/top-pages/list.ts';
import { Link } from '../../words/link.tsx';
import { say } from '../../words/say.ts';
import type { TripCard } from '../parts/cards/cards.ts';
import { TripPlate } from '../parts/cards/trip-plate.tsx';
import { PageEnd } from '../parts/destination/page-end.tsx';
import { Photographs } from '../parts/destination/photographs.tsx';
import { Paragraphs } from '../parts/destination/text-sections.tsx';
import { usePackageFilter } from '../parts/filters/package-filter.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import { NumberedSteps } from '../parts/request/numbered-steps.tsx';
import './package-families.css';

export type PackageFamiliesData = PageTexts<typeof topPages.aboutPackages> & { trips: readonly TripCard[] };

export default function PackageFamiliesPage({ data }: { data: PackageFamiliesData }) {
  const { trips, party, filter } = usePackageFilter(data.trips);
  return (
    <article className={`package-families ${data.picture.colours}`}>
      <Hero page={data}>
        <p className="buttons">
          {data.families.map(({ anchor, title }) => (
            <a key={anchor} className="button" href={`#${anchor}`}>
              {title}
            </a>
          ))}
        </p>
      </Hero>
      <div className="page">
        <p className="prose">{data.intro}</p>
        {filter}
      </div>
      {data.families.map(({ family, anchor, ...about }) => (
        <Family
          key={family}
          anchor={anchor}
          about={about}
          trips={trips.filter((trip) => trip.family === family)}
          party={party}
        />
      ))}
      <section className="page halves from-here" aria-labelledby="steps">
        <div>
          <h2 id="steps">{data.steps.title}</h2>
          <p>
            {data.byLength.text} <Link to={data.byLength.to}>{data.byLength.label}</Link>
          </p>
          <p>
            {data.own.text} <Link to={data.own.to}>{data.own.label}</Link>
          </p>
        </div>
        <NumberedSteps items={data.steps.items} />
      </section>
      <Photographs photographs={data.picture.further} />
      <PageEnd title={data.title} picture={data.picture} />
    </article>
  );
}

interface FamilyProps {
  anchor: string;
  about: Omit<PackageFamiliesData['families'][number], 'family' | 'anchor'>;
  trips: readonly TripCard[];
  party: Party | null;
}

function Family({ anchor, about, trips, party }: FamilyProps) {
  return (
    <section className="section page family" id={anchor} aria-labelledby={`${anchor}-title`}>
      <div className="halves">
        <h2 id={`${anchor}-title`}>{about.title}</h2>
        <div className="prose">
          <Paragraphs of={about.paragraphs} />
          <dl className="definition">
            {about.facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {trips.length === 0 ? (
        <p className="label">{say('None of these fits.')}</p>
      ) : (
        <ul className={trips.length > 3 ? 'wall four' : 'wall'}>
          {trips.map((trip) => (
            <TripPlate key={trip.address} trip={trip} party={party} />
          ))}
        </ul>
      )}
    </section>
  );
}
