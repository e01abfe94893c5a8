import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../../content/company.ts';
import { faultOfParty, type Party } from '../../content/packages/party-price.ts';
import type { EditedRequest } from '../../device/outbox/index.ts';
import { useEditedRequest } from '../../forms/engine/edited-form.tsx';
import { PackageBookingForm } from '../../forms/package-booking/form.tsx';
import { packageNameFromQuery } from '../../kinds/package-booking/package-names.ts';
import type { PackageBooking } from '../../kinds/package-booking/schema.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { type Picture, PosterPicture } from '../../ui/picture.tsx';
import './package-booking.css';
import { say, sayWith } from '../../words/say.ts';
import { ProofLink, type WithProof } from '../parts/request/proof-link.tsx';
import { type BookedPackage, PackageBookingCost } from './package-booking-cost.tsx';

export interface PackageBookingData extends WithProof {
  picture: Picture;
  catalogue: readonly BookedPackage[];
}

/** Until a party is chosen. */
const NOTHING_SHOWN = { party: null, price: '' };

/**
 * /package_booking (docs/contract.md#package-booking). The document is the same for every
 * package, so its title reads "Plan Your Trip" until the script knows the address.
 */
export default function PackageBookingPage({ data }: { data: PackageBookingData }) {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const edited = useEditedRequest();
  const names = data.catalogue.map(({ name }) => name);
  const packageName = edited ? packageOf(edited) : packageNameFromQuery(search, names);
  const trip = data.catalogue.find(({ name }) => name === packageName);
  const [travelDate, setTravelDate] = useState('');
  const [{ party, price }, setShown] = useState<{ party: Party | null; price: string }>(NOTHING_SHOWN);

  // Two tabs of bookings can be told apart.
  useEffect(() => {
    const title = say('Plan Your {name}', { name: packageName });
    if (hydrated) document.title = [title, company.name].join(' | ');
  }, [hydrated, packageName]);

  return (
    <article className={`tool booking ${data.picture.colours}`}>
      <PosterPicture picture={data.picture} eager />
      <header>
        <h1 id="title">
          {sayWith('Plan Your {name}', {
            name: (
              <span key="name" className="package-name">
                {hydrated ? packageName : say('Trip')}
              </span>
            ),
          })}
        </h1>
        <p className="standfirst">
          {say('Fill out the form below to start planning your unforgettable trip!')}
        </p>
      </header>
      <div className="booking-columns">
        <div className="booking-form">
          {edited !== undefined && (
            <PackageBookingForm
              key={edited?.id ?? 'new'}
              packageName={packageName}
              days={trip?.days}
              edited={edited}
              party={party}
              priceShown={price}
              onTravelDate={setTravelDate}
            />
          )}
        </div>
        {(!hydrated || trip) && (
          <PackageBookingCost
            key={packageName}
            trip={hydrated && trip ? trip : null}
            travelDate={travelDate}
            shown={price}
            onShown={(chosen, text) => setShown({ party: faultOfParty(chosen) ? null : chosen, price: text })}
          />
        )}
      </div>
      <p className="notice unscripted">
        {say(
          'This form needs JavaScript. Please call or write to us instead: our details are at the foot of this page.',
        )}
      </p>
      <ProofLink of={data} />
    </article>
  );
}

/**
 * Returns the name of the booked package. If this device does not keep the request, it comes from the
 * receipt.
 */
function packageOf({ payload, about = '' }: EditedRequest): string {
  return (payload as PackageBooking | null)?.Tripname ?? about;
}
