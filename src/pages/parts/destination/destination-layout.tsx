/** The whole page of a park, place, site or trek (docs/contract.md#destinations). */
import type { ReactNode } from 'react';
import { planPlaceUrl, planTripUrl, plateUrl } from '../../../contract/protocol/routes.ts';
import { type Picture, PosterPicture } from '../../../ui/picture.tsx';
import { Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
import { markForeignWords } from '../foreign-words.tsx';
import { PlateList, SeriesNeighbours } from '../nearby/plate-list.tsx';
import { Surroundings } from '../nearby/surroundings.tsx';
import type { SurroundingsData } from '../nearby/surroundings-data.ts';
import { PageEnd } from './page-end.tsx';
import { Photographs } from './photographs.tsx';
import { TextSection } from './text-sections.tsx';

/** One figure in the hero, like those at the foot of a poster. */
export interface HeroFigure {
  term: string;
  value: string;
  unit?: string;
}

interface DestinationProps {
  about: {
    plate: number;
    location: string;
    title: string;
    standfirst: string;
    picture: Picture;
    planRoute?: string;
    around?: SurroundingsData;
  };
  facts: readonly HeroFigure[];
  sidebar: ReactNode;
  /** Labels of the buttons at the end; all of them lead to the same page. */
  buttons: readonly string[];
  /** The destination that is passed to the trip-planning form. */
  booking: string;
  /** The reading column. */
  children: ReactNode;
}

/** The whole page: poster, title and figures, a reading column beside a sidebar, and the way to book. */
export function DestinationLayout({ about, facts, sidebar, buttons, booking, children }: DestinationProps) {
  const { around } = about;
  const plates = around?.plates.length ?? 0;
  const near = plates === 1 ? say('The package that comes near') : say('Packages that come near');
  const elsewhere = plates === 1 ? say('It does not stop here.') : say('None of them stops here.');
  const far = say('None of our packages comes within 100 km.');
  const to = planTripUrl(booking, about.planRoute);
  return (
    <article className={`destination ${about.picture.colours}`}>
      <PosterPicture picture={about.picture} eager />
      <header>
        <p className="label">
          <Link to={plateUrl(about.plate)}>{say('Plate {number}', { number: about.plate })}</Link> ·{' '}
          {about.location}
        </p>
        <h1 id="title">{about.title}</h1>
        <p className="standfirst">{markForeignWords(about.standfirst)}</p>
        {facts.length > 0 && (
          <dl className="facts">
            {facts.map((fact) => (
              <Figure key={fact.term} {...fact} />
            ))}
          </dl>
        )}
      </header>
      <div className="page spread">
        <div className="reading">
          {children}
          {around && (
            <TextSection
              id="trips"
              title={around.inReach && plates > 0 ? near : say('Packages that come here')}
            >
              {plates > 0 && <PlateList lines={around.plates} />}
              {around.inReach && (
                <p className="prose">
                  <span>{plates > 0 ? elsewhere : far}</span>{' '}
                  <Link to={to}>{say('Tell us when you travel, and we draw up one that does.')}</Link>
                </p>
              )}
            </TextSection>
          )}
        </div>
        <aside className="sidebar" aria-label={say('{title} in brief', { title: about.title })}>
          {around?.spot && around.near && (
            <Surroundings title={about.title} plate={about.plate} spot={around.spot} near={around.near} />
          )}
          {sidebar}
        </aside>
      </div>
      <p className="page buttons call">
        {buttons.map((label, index) => (
          <Link key={label} className={index === 0 ? 'button primary large' : 'button'} to={to}>
            {label}
          </Link>
        ))}{' '}
        <Link className="button quiet" to={planPlaceUrl(about.plate)}>
          {say('Add it to your trip')}
        </Link>
      </p>
      <Photographs photographs={about.picture.further} />
      {around && <SeriesNeighbours lines={around.neighbours} />}
      <PageEnd title={about.title} picture={about.picture} />
    </article>
  );
}

/** Longest value that fits the poster letters of a figure on one line of a phone. */
const LONGEST_FIGURE = 20;

function Figure({ term, value, unit }: HeroFigure) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={value.length > LONGEST_FIGURE ? 'phrase' : undefined}>
        {value} {unit && <small>{unit}</small>}
      </dd>
    </div>
  );
}
