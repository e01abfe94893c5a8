/** Before anything is chosen: pairs of packages to begin with. */
import type { comparePage } from '../../content/pages/compare-page.ts';
import { CardPosterPicture } from '../../ui/picture.tsx';
import { Link } from '../../words/link.tsx';
import { type ComparedTrip, comparisonKey } from './compared-trip.ts';
import './pairs.css';

interface PairsProps {
  begin: (typeof comparePage)['begin'];
  trips: readonly ComparedTrip[];
}

/** Two posters each. The question below them is the link, as large as both. */
export function SuggestedPairs({ begin, trips }: PairsProps) {
  return (
    <section className="page pairs" aria-labelledby="pairs">
      <h2 id="pairs">{begin.title}</h2>
      <ul>
        {begin.pairs.map(({ question, of }) => {
          const pair = of.flatMap((key) => trips.find((trip) => comparisonKey(trip) === key) ?? []);
          return (
            <li key={question}>
              <div className="pair-art">
                {pair.map(({ address, picture }) => (
                  <CardPosterPicture key={address} picture={picture} />
                ))}
              </div>
              <h3>
                <Link to={{ search: `of=${of.join(',')}` }}>{question}</Link>
              </h3>
              <p className="label">
                {pair.map(({ name, price, priceNote }) => (
                  <span key={name}>
                    {name}, {price} {priceNote}
                  </span>
                ))}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
