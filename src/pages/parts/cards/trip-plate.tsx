import type { Party } from '../../../content/packages/party-price.ts';
import { Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
import { PartyLine } from '../party/party-line.tsx';
import type { TripCard } from './cards.ts';
import { Plate } from './plate.tsx';

/** One package on a wall: days, price, description and the way to it (docs/contract.md#packages). */
export function TripPlate({ trip, party }: { trip: TripCard; party: Party | null }) {
  return (
    <Plate {...trip} title={trip.name}>
      <p className="figures">{say('{days} days · {price}', { days: trip.days, price: trip.price })}</p>
      {trip.onPage && <p>{say('Its own page gives {figures}.', { figures: trip.onPage })}</p>}
      <PartyLine cost={trip.cost} address={trip.address} name={trip.name} party={party} />
      <p>{trip.description}</p>
      <Link className="button quiet" to={trip.address}>
        <span>{say('View Details')}</span> <span className="visually-hidden">{trip.name}</span>
      </Link>
    </Plate>
  );
}
