/** Beside the booking form: package, days, dates and price, and what it costs the party that was chosen. */
import type { ReactNode } from 'react';
import type { PackageCost } from '../../content/packages/party-price.ts';
import { lastDayOf } from '../../forms/engine/outcome/calendar-event.ts';
import { Link } from '../../words/link.tsx';
import { say, sayDay } from '../../words/say.ts';
import type { PartyFormProps } from '../parts/party/party-form.tsx';
import { COST_ANCHOR } from '../parts/party/party-names.ts';
import { PartyPlace } from '../parts/party/party-place.tsx';

/** A package as far as it is booked. */
export interface BookedPackage {
  name: string;
  address: string;
  days: number;
  /** "from $2,000 a person; discounts for groups of four or more". */
  price: string;
  availability: string;
  cost: PackageCost;
}

interface PackageBookingCostProps {
  /** Null while the document does not know the package: the lines are there already. */
  trip: BookedPackage | null;
  /** `YYYY-MM-DD`, or empty. */
  travelDate: string;
  /** The price that was worked out; empty until there is one. */
  shown: string;
  onShown: NonNullable<PartyFormProps['onShown']>;
}

export function PackageBookingCost({ trip, travelDate, shown, onShown }: PackageBookingCostProps) {
  const last = lastDayOf(travelDate, trip?.days);
  const lines: readonly (readonly [title: string, text: ReactNode])[] = [
    [
      say('Package'),
      trip && (
        <Link key="package" to={trip.address}>
          {trip.name}
        </Link>
      ),
    ],
    [say('Days'), trip?.days],
    [say('Availability'), trip?.availability],
    [say('Dates'), last ? say('{from} to {to}', { from: sayDay(travelDate), to: sayDay(last) }) : '–'],
    [say('Published price'), trip?.price],
    [say('For your party'), shown || say('Choose who travels')],
  ];
  return (
    <aside className="booking-cost scripted" aria-label={say('What does it cost for you?')}>
      <dl>
        {lines.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <details id={COST_ANCHOR}>
        <summary>{say('What does it cost for you?')}</summary>
        {trip && <PartyPlace cost={trip.cost} onShown={onShown} />}
        <p className="label">{say('The price shown here goes with your request.')}</p>
      </details>
    </aside>
  );
}
