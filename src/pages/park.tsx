/** One park (specification section 2.8). */
import { Link } from 'react-router-dom';
import type { Park } from '../content/types.ts';
import { routes } from '../contract/addresses.ts';
import { type Picture, PosterPicture } from '../ui/picture.tsx';
import { Migration } from './parts/migration.tsx';
import { TitledTexts } from './parts/titled-texts.tsx';
import { YearFigure } from './parts/year-ring.tsx';
import './park.css';

export type ParkData = Omit<Park, 'poster' | 'head' | 'kind'> & { picture: Picture };

export default function ParkPage({ data: park }: { data: ParkData }) {
  return (
    <article className={`park ${park.picture.colours}`}>
      <PosterPicture picture={park.picture} eager />
      <header>
        <p className="label">
          Plate {park.plate} · {park.location}
        </p>
        <h1>{park.title}</h1>
        <p className="standfirst">{park.standfirst}</p>
        <dl className="facts">
          <Fact term="Area" value={park.facts.area} unit="sq km" />
          {park.facts.birds && <Fact term="Birds" value={park.facts.birds} unit="species" />}
          <Fact term="Recommended stay" value={park.facts.stay} />
        </dl>
      </header>

      <div className="page spread">
        <div className="reading">
          <div className="prose opening">
            {park.description.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          {park.migration && <Migration migration={park.migration} />}
          <section aria-labelledby="highlights">
            <h2 id="highlights">Wildlife Highlights</h2>
            <TitledTexts items={park.wildlifeHighlights} />
          </section>
          <section aria-labelledby="activities">
            <h2 id="activities">Activities</h2>
            <TitledTexts items={park.activities} />
          </section>
          {park.recommendedStay && (
            <section aria-labelledby="stay">
              <h2 id="stay">{park.recommendedStay.title}</h2>
              <p className="prose">{park.recommendedStay.text}</p>
              <dl className="definition">
                {park.recommendedStay.nights.map(({ title, text }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          <section aria-labelledby="tips">
            <h2 id="tips">Travel Tips</h2>
            <ul className="tips">
              {park.travelTips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </section>
        </div>
        <aside className="sidebar" aria-label={`${park.title} in brief`}>
          <h2>The year</h2>
          <YearFigure year={park.year} />
          <h2>Location</h2>
          <p>{park.sidebar.location}</p>
          <h2>Wildlife</h2>
          <p>{park.sidebar.wildlife}</p>
          <h2>Top Activities</h2>
          <ul className="bullets">
            {park.topActivities.map((activity) => (
              <li key={activity}>{activity}</li>
            ))}
          </ul>
        </aside>
      </div>

      <p className="page park-call">
        <Link
          className="button primary"
          to={`${routes.packageBooking}?packagename=${encodeURIComponent(`${park.title} safari`)}`}
        >
          {park.callToAction}
        </Link>
      </p>
    </article>
  );
}

function Fact({ term, value, unit }: { term: string; value: string; unit?: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {value} {unit && <small>{unit}</small>}
      </dd>
    </div>
  );
}
