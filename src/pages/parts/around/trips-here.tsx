/** The packages that come to any place of a list. */
import { say } from '../../../words/say.ts';
import type { PlateLine } from './around.ts';
import { PlateLines } from './plate-lines.tsx';
import './trips-here.css';

export function TripsHere({ trips = [] }: { trips: readonly PlateLine[] | undefined }) {
  return (
    trips.length > 0 && (
      <section className="page trips-here" aria-labelledby="trips">
        <h2 id="trips">{say('Packages that come here')}</h2>
        <PlateLines lines={trips} />
      </section>
    )
  );
}
