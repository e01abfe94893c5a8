/** /credits: authors and licences of pictures, letters and map data. */

import { company } from '../../content/company.ts';
import type { topPages } from '../../content/top-pages/list.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Link } from '../../words/link.tsx';
import { Paragraphs } from '../parts/destination/text-sections.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import './credits.css';

export type CreditsData = PageTexts<typeof topPages.credits> & {
  /** The operator's photographs, with the page that shows each. */
  photographs: readonly { address: string; alt: string; credit?: string }[];
};

export default function CreditsPage({ data }: { data: CreditsData }) {
  return (
    <article className={`credits ${data.picture.colours}`}>
      <Hero page={data} />
      <section className="page halves" aria-labelledby="pictures">
        <h2 id="pictures">{data.pictures.title}</h2>
        <div className="prose">
          <Paragraphs of={data.pictures.paragraphs} />
        </div>
      </section>
      {data.groups.map(({ title, credits }) => (
        <section key={title} className="page halves" aria-label={title}>
          <h2>{title}</h2>
          <ul className="credit-lines">
            {credits.map(({ what, by, licence }) => (
              <li key={what}>
                <p>{what}</p>
                <p className="label">
                  {by}. <ExternalLink to={licence.address}>{licence.name}</ExternalLink>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {data.photographs.length > 0 && (
        <section className="page halves" aria-labelledby="photographs">
          <h2 id="photographs">Photographs</h2>
          <ul className="credit-lines">
            {data.photographs.map(({ address, alt, credit }) => (
              <li key={address + alt}>
                <p>
                  <Link to={address}>{alt}</Link>
                </p>
                <p className="label">{credit ?? company.name}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
