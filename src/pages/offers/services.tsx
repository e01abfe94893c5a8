/** /Ourservices: what is done, and where to ask for it (docs/contract.md#product). */

import { planYourTrip } from '../../content/navigation.ts';
import type { topPages } from '../../content/top-pages/list.ts';
import { Link } from '../../words/link.tsx';
import { sayKnown } from '../../words/say.ts';
import { Bullets } from '../parts/destination/text-sections.tsx';
import { TitledTexts } from '../parts/destination/titled-texts.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import './services.css';

export type ServicesData = PageTexts<typeof topPages.services>;

export default function ServicesPage({ data }: { data: ServicesData }) {
  return (
    <article className={`services-page ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page">
        {data.items.map(({ anchor, title, text, points, links }) => (
          <section key={anchor} id={anchor} className="service" aria-labelledby={`${anchor}-title`}>
            <h2 id={`${anchor}-title`}>{title}</h2>
            <div>
              <p className="standfirst">{text}</p>
              <Bullets items={points} />
            </div>
            <ul className="ways">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className="section page" aria-labelledby="why">
        <h2 id="why">{data.whyChoose.title}</h2>
        <TitledTexts items={data.whyChoose.items} />
        <p className="buttons">
          <Link className="button primary" to={planYourTrip.to}>
            {sayKnown(planYourTrip.label)}
          </Link>
        </p>
      </section>
    </article>
  );
}
