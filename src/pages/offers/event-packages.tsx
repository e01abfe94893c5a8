/** /event_host/Ourpackages: the five event packages (docs/contract.md#event-request). */

import type { topPages } from '../../content/top-pages/list.ts';
import { eventContactUrl } from '../../contract/protocol/routes.ts';
import { eventPackageNames } from '../../kinds/event-request/event-packages.ts';
import { Link } from '../../words/link.tsx';
import { say, sayKnown } from '../../words/say.ts';
import { Bullets } from '../parts/destination/text-sections.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import { eventAnchor } from '../parts/request/event-anchor.ts';
import { NumberedSteps } from '../parts/request/numbered-steps.tsx';
import './event-packages.css';

export type EventPackagesData = PageTexts<typeof topPages.eventPackages>;

export default function EventPackagesPage({ data }: { data: EventPackagesData }) {
  return (
    <article className={`event-packages ${data.picture.colours}`}>
      <Hero page={data} />
      <p className="page">
        <span className="prose">{data.intro}</span>
      </p>
      <div className="page">
        {eventPackageNames.map((name) => {
          const { price, line, text, suits, arranged } = data.packages[name];
          const id = eventAnchor(name);
          return (
            <section key={name} id={id} className="event" aria-labelledby={`${id}-title`}>
              <div>
                <h2 id={`${id}-title`}>{sayKnown(name)}</h2>
                <p className="standfirst">{line}</p>
                <p className="prose">{text}</p>
              </div>
              <div className="sum">
                <p className="price">{price}</p>
                <p className="label">{suits}</p>
              </div>
              <div>
                <h3>{say('What is arranged')}</h3>
                <Bullets items={arranged} />
                <Link className="button" to={eventContactUrl(name)} aria-describedby={`${id}-title`}>
                  {say('Ask for this package')}
                </Link>
              </div>
            </section>
          );
        })}
      </div>
      <section className="section page halves" aria-labelledby="steps">
        <h2 id="steps">{data.steps.title}</h2>
        <NumberedSteps items={data.steps.items} />
      </section>
    </article>
  );
}
