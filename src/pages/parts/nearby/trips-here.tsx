/** The packages that come to any place of a list. */
import { say } from '../../../words/say.ts';
import { PlateList } from './plate-list.tsx';
import type { PlateListItem } from './surroundings-data.ts';
import './trips-here.css';

export function TripsHere({ trips = [] }: { trips: readonly PlateListItem[] | undefined }) {
  return (
    trips.length > 0 && (
      <section className="page trips-here" aria-labelledby="trips">
        <h2 id="trips">{say('Packages that come here')}</h2>
        <PlateList lines={trips} />
      </section>
    )
  );
}
