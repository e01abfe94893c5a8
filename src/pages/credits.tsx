/** /credits: authors and licences of pictures, letters and map data. */
import type { topPages } from '../content/top-pages/list.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { Paragraphs } from './parts/destination.tsx';
import { Hero, type PageTexts } from './parts/hero.tsx';
import './credits.css';

export type CreditsData = PageTexts<typeof topPages.credits>;

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
    </article>
  );
}
