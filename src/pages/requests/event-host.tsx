/** /Event_host: the way to the event packages and to the event contact page. */

import type { EventPackage } from '../../content/top-pages/events.ts';
import type { topPages } from '../../content/top-pages/list.ts';
import { routes } from '../../contract/protocol/routes.ts';
import { eventPackageNames } from '../../kinds/event-request/event-packages.ts';
import { Link } from '../../words/link.tsx';
import { say, sayKnown } from '../../words/say.ts';
import { OpeningParagraphs } from '../parts/destination/text-sections.tsx';
import { TitledTexts } from '../parts/destination/titled-texts.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import { eventAnchor } from '../parts/request/event-anchor.ts';
import './event-host.css';

export type EventHostData = PageTexts<typeof topPages.eventHost> & {
  packages: Record<string, Pick<EventPackage, 'price' | 'line'>>;
};

export default function EventHostPage({ data }: { data: EventHostData }) {
  return (
    <article className={`event-host ${data.picture.colours}`}>
      <Hero page={data}>
        <p className="buttons">
          <Link className="button primary" to={routes.eventPackages}>
            {say('Event packages')}
          </Link>
          <Link className="button" to={routes.eventContact}>
            {say('Tell us about your event')}
          </Link>
        </p>
      </Hero>
      <div className="page">
        <OpeningParagraphs paragraphs={data.opening} />
      </div>
      <section className="band deep" aria-labelledby="event-packages">
        <div className="page halves">
          <div>
            <h2 id="event-packages">{data.packagesTitle}</h2>
            <p>{data.packagesText}</p>
          </div>
          <ul className="bill">
            {eventPackageNames.map((name) => (
              <li key={name}>
                <h3>
                  <Link to={`${routes.eventPackages}#${eventAnchor(name)}`}>{sayKnown(name)}</Link>
                </h3>
                <p className="sum">{data.packages[name]?.price}</p>
                <p>{data.packages[name]?.line}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section page" aria-labelledby="places">
        <h2 id="places">{data.places.title}</h2>
        <TitledTexts items={data.places.items} three />
      </section>
    </article>
  );
}
