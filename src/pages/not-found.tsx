/** Shown for every address that is not a page, or not saved on this device. */

import { destinations } from '../content/navigation.ts';
import { routes } from '../contract/protocol/routes.ts';
import type { Picture } from '../ui/picture.tsx';
import { Link } from '../words/link.tsx';
import { say, sayKnown, sayWith } from '../words/say.ts';
import { Hero } from './parts/hero.tsx';

export interface NotFoundData {
  title: string;
  standfirst: string;
  picture: Picture;
}

export default function NotFoundPage({ data }: { data: NotFoundData }) {
  return (
    <article className={`not-found ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page">
        <div className="prose">
          <h2>{say('Ways on')}</h2>
          <ul>
            {destinations.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{sayKnown(label)}</Link>
              </li>
            ))}
            <li>
              {sayWith('{packages}, with days and prices', {
                packages: (
                  <Link key="packages" to={routes.allTrips}>
                    {say('All packages')}
                  </Link>
                ),
              })}
            </li>
            <li>
              {sayWith('{home}, from the beginning', {
                home: (
                  <Link key="home" to={routes.home}>
                    {say('Home')}
                  </Link>
                ),
              })}
            </li>
          </ul>
          <p>
            <Link to={routes.search}>{say('Search all pages')}</Link>
          </p>
          <p>
            <Link to={routes.offline}>{say('What is saved on this device')}</Link>
          </p>
        </div>
      </div>
    </article>
  );
}
