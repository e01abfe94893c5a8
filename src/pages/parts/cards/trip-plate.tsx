import { Link } from '../../../words/link.tsx';
import type { TripCard } from './cards.ts';
import { Plate, plateTitleId } from './plate.tsx';

/** One package on a wall: days, price, description and the way to it (docs/contract.md#packages). */
export function TripPlate({ trip }: { trip: TripCard }) {
  return (
    <Plate {...trip} title={trip.name}>
      <p className="figures">
        {trip.days} days · {trip.price}
      </p>
      {trip.onPage && <p>{`On its page ${trip.onPage}.`}</p>}
      <p>{trip.description}</p>
      <Link className="button quiet" to={trip.address} aria-describedby={plateTitleId(trip.plate)}>
        View Details
      </Link>
    </Plate>
  );
}
