/** Shown for every address that is not a page, or not saved on this device. */
import { Link } from 'react-router-dom';
import { destinations } from '../content/navigation.ts';
import { routes } from '../contract/addresses.ts';
import type { Picture } from '../ui/picture.tsx';
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
          <h2>Ways on</h2>
          <ul>
            {destinations.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li>
              <Link to={routes.allTrips}>All packages</Link>, with days and prices
            </li>
            <li>
              <Link to={routes.home}>Home</Link>, from the beginning
            </li>
          </ul>
          <p>
            <Link to={routes.search}>Search all pages</Link>
          </p>
          <p>
            <Link to={routes.offline}>What is saved on this device</Link>
          </p>
        </div>
      </div>
    </article>
  );
}
