/** One package (docs/contract.md#packages). */
import { company } from '../../content/company.ts';
import type { PackageCost } from '../../content/packages/party-price.ts';
import type { Package } from '../../content/types.ts';
import { answerUrl, compareUrl, plateUrl } from '../../contract/protocol/routes.ts';
import { type Picture, PosterPicture } from '../../ui/picture.tsx';
import { Tabs, tabId } from '../../ui/tabs/tabs.tsx';
import { Link } from '../../words/link.tsx';
import { say, sayWith } from '../../words/say.ts';
import { type PriceDiscrepancy, PriceDiscrepancyNote } from '../parts/cards/price-discrepancy-note.tsx';
import { PageEnd } from '../parts/destination/page-end.tsx';
import { Photographs } from '../parts/destination/photographs.tsx';
import type { Route } from '../parts/map/map-data.ts';
import { RouteMap } from '../parts/map/route-map.tsx';
import { YearFigure } from '../parts/months/year-ring.tsx';
import { PlateList, SeriesNeighbours } from '../parts/nearby/plate-list.tsx';
import type { SurroundingsData } from '../parts/nearby/surroundings-data.ts';
import type { Inclusions } from '../parts/party/party-form.tsx';
import { COST_ANCHOR } from '../parts/party/party-names.ts';
import { PartyPlace } from '../parts/party/party-place.tsx';
import { type SlotPhotograph, SlotPhotographs } from '../parts/slot-photographs.tsx';
import { PackagePanel } from './panel.tsx';
import { Terms, type TermsProps } from './terms.tsx';
import './package.css';
import { type RefObject, useEffect, useRef, useState } from 'react';

export type PackageData = Omit<
  Package,
  'poster' | 'head' | 'kind' | 'isFrom' | 'cardPrice' | 'otherPrices' | 'group' | 'discountFrom' | 'offers'
> & {
  picture: Picture;
  route: Route;
  terms: TermsProps;
  around?: SurroundingsData;
  cost: PackageCost;
  elsewhere?: PriceDiscrepancy;
  photographs?: readonly SlotPhotograph[];
};

export default function PackagePage({ data: trip }: { data: PackageData }) {
  const [offer, away] = useOutOfSight<HTMLDivElement>();
  const tabs = trip.tabs.map((tab) => ({
    id: tabId(tab.label),
    label: tab.label,
    content:
      tab.panel.kind === 'itinerary' ? (
        <div className="itinerary">
          <RouteMap route={trip.route} name={trip.name} />
          <div>
            <PackagePanel tab={tab} address={trip.address} />
            <p className="to-beds">
              <Link to={answerUrl('beds')}>{say('What the beds are like')}</Link>
            </p>
          </div>
        </div>
      ) : (
        <PackagePanel tab={tab} address={trip.address} />
      ),
  }));
  return (
    <article className={`package ${trip.picture.colours}`}>
      <PosterPicture picture={trip.picture} eager />
      <header>
        <p className="label">
          <Link to={plateUrl(trip.plate)}>{say('Plate {number}', { number: trip.plate })}</Link> ·{' '}
          {trip.location}
        </p>
        <h1 id="title">{trip.name}</h1>
        <p className="standfirst">{trip.description}</p>
        <div ref={offer} className="offer">
          <dl className="facts">
            <div>
              <dt>{say('Days')}</dt>
              <dd>{trip.days}</dd>
            </div>
            <div>
              <dt>{say('Availability')}</dt>
              <dd>{trip.availability}</dd>
            </div>
            <div>
              <dt>{say('Price')}</dt>
              <dd>
                {trip.price} <small>{trip.priceNote}</small>{' '}
                <a className="scripted" href={`#${COST_ANCHOR}`}>
                  {say('What does it cost for you?')}
                </a>
              </dd>
            </div>
          </dl>
          <BookNow trip={trip} />
        </div>
        {trip.elsewhere && <PriceDiscrepancyNote elsewhere={trip.elsewhere} />}
      </header>

      <div className="page spread">
        <div className="panels">
          <Tabs label={trip.name} tabs={tabs} />
          <section className="party scripted" aria-labelledby={COST_ANCHOR}>
            <h2 id={COST_ANCHOR}>{say('What does it cost for you?')}</h2>
            <PartyPlace cost={trip.cost} inclusions={inclusionsOf(trip)} />
          </section>
          <SlotPhotographs className="titled-texts three places-on-the-way" photographs={trip.photographs} />
          {trip.around && trip.around.plates.length > 0 && (
            <section className="places-on-the-way" aria-labelledby="places">
              <h2 id="places">{say('Places on the way')}</h2>
              <PlateList lines={trip.around.plates} />
            </section>
          )}
          <Terms {...trip.terms} />
          <p className="closing-call">
            {sayWith('{book} or call {phone}', {
              book: <BookNow key="book" trip={trip} />,
              phone: (
                <a key="phone" href={`tel:${company.phones[0].dialled}`}>
                  {company.phones[0].printed}
                </a>
              ),
            })}
          </p>
          <p className="to-compare">
            <Link to={compareUrl(trip.address)}>{say('Compare it with another package')}</Link>
          </p>
        </div>
        <aside className="sidebar" aria-label={say('When to go, and the price')}>
          <h2>{say('The year')}</h2>
          <YearFigure year={trip.year} />
          <div className="in-reach">
            <p className="price">{trip.price}</p>
            <p>{say('{note} · {days} days', { days: trip.days, note: trip.priceNote })}</p>
            <BookNow trip={trip} />
          </div>
        </aside>
      </div>

      <Photographs photographs={trip.picture.further} />
      {trip.around && <SeriesNeighbours lines={trip.around.neighbours} />}
      <PageEnd
        title={trip.name}
        price={say('{price} {note} · {days} days', {
          price: trip.price,
          note: trip.priceNote,
          days: trip.days,
        })}
        picture={trip.picture}
      />

      <div className={away ? 'book-bar deep wanted' : 'book-bar deep'}>
        <p>
          <strong>{trip.price}</strong>{' '}
          <span>{say('{note} · {days} days', { days: trip.days, note: trip.priceNote })}</span>
        </p>
        <BookNow trip={trip} />
      </div>
    </article>
  );
}

function inclusionsOf({ tabs }: PackageData): Inclusions | undefined {
  for (const { panel } of tabs) if (panel.kind === 'inclusions') return panel;
  return undefined;
}

/** The link exactly as in the package's data: two are oddly encoded, on purpose. */
function BookNow({ trip }: { trip: PackageData }) {
  return (
    <Link className="button primary" to={trip.bookingLink}>
      {say('Book Now')}
    </Link>
  );
}

/**
 * Tells if an element is off the screen; false until that is known.
 * @returns for the element's `ref`, and the answer
 */
function useOutOfSight<Watched extends Element>(): [ref: RefObject<Watched | null>, away: boolean] {
  const ref = useRef<Watched>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, away];
}
