/** /compare: two or three packages side by side, chosen in the address. */
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import type { comparePage } from '../../content/pages/compare-page.ts';
import { Field } from '../../ui/field/field.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { useValueBeforeHydration } from '../../ui/hydration/use-value-before-hydration.ts';
import { CardPosterPicture } from '../../ui/picture.tsx';
import { Link } from '../../words/link.tsx';
import { PriceDiscrepancyNote } from '../parts/cards/price-discrepancy-note.tsx';
import { PageEnd } from '../parts/destination/page-end.tsx';
import { usePackageFilter } from '../parts/filters/package-filter.tsx';
import { Hero, type PageTexts } from '../parts/hero.tsx';
import { useUrlChoices } from '../parts/months/use-url-choices.ts';
import { YearRing } from '../parts/months/year-ring.tsx';
import { PartyLine } from '../parts/party/party-line.tsx';
import { type ComparedTrip, comparisonKey } from './compared-trip.ts';
import { RouteLine, RoutesMap } from './routes-map.tsx';
import { SuggestedPairs } from './suggested-pairs.tsx';
import './compare.css';
import { say } from '../../words/say.ts';

export type CompareData = PageTexts<typeof comparePage> & { trips: readonly ComparedTrip[] };

const MOST = 3;

export default function ComparePage({ data }: { data: CompareData }) {
  const { trips, choice, rows } = data;
  const [chosen, choose] = useUrlChoices(['of']);
  const hydrated = useHydrated();
  const { trips: fitting, isAsked, party, filter } = usePackageFilter(trips);
  // A space is what a browser makes of the plus sign in two of the addresses.
  const keys = (chosen.get('of') ?? '').replaceAll(' ', '+').split(',');
  const found = keys.flatMap((key) => trips.find((trip) => comparisonKey(trip) === key) ?? []);
  const compared = [...new Set(found)].slice(0, MOST);
  const put = (place: number, key: string) => {
    const next = compared.map(comparisonKey);
    const [before] = next.splice(place, 1, key);
    // A package that stands in another column changes places with the one that it replaces.
    const other = next.findIndex((known, at) => known === key && at !== place);
    if (other >= 0) next[other] = before ?? '';
    choose({ of: next.filter(Boolean).join(',') });
  };
  return (
    <article className={`compare tool ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page">
        <div className="compare-choice scripted">
          {[choice.first, choice.second, choice.third].map((label, place) => (
            <TripField
              key={label}
              label={label}
              none={choice.none}
              trips={
                isAsked ? trips.filter((trip) => fitting.includes(trip) || compared[place] === trip) : trips
              }
              value={compared[place] ? comparisonKey(compared[place]) : ''}
              onChoose={(key) => put(place, key)}
            />
          ))}
        </div>
        {compared.length < 2 && <p role="status">{data.hint}</p>}
        {filter}
      </div>
      {hydrated && compared.length === 0 && <SuggestedPairs begin={data.begin} trips={trips} />}
      {compared.length > 0 && (
        <>
          <SideBySide label={data.names} trips={compared}>
            <thead>
              <tr>
                <td />
                {compared.map((trip, index) => (
                  <th key={trip.address} scope="col" className={`${trip.picture.colours} way-${index + 1}`}>
                    <Link to={trip.address}>
                      <CardPosterPicture picture={trip.picture} />
                      <span className="visually-hidden">{trip.name}</span>
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Row title={rows.price} trips={compared}>
                {({ price, priceNote, elsewhere }) => (
                  <>
                    <strong>{price}</strong> {priceNote}
                    {elsewhere && <PriceDiscrepancyNote elsewhere={elsewhere} />}
                  </>
                )}
              </Row>
              <Row title={say('For your party')} trips={compared}>
                {({ cost, address, name }) => (
                  <PartyLine cost={cost} address={address} name={name} party={party} />
                )}
              </Row>
              <Row title={rows.days} trips={compared}>
                {({ days }) => <strong>{days}</strong>}
              </Row>
              <Row title={rows.availability} trips={compared}>
                {({ availability }) => availability}
              </Row>
              <Row title={rows.months} trips={compared}>
                {({ year }) => (
                  <>
                    <YearRing year={year} />
                    {year.inWords}
                  </>
                )}
              </Row>
              <Row title={rows.beds} trips={compared}>
                {({ beds }) => <Points items={beds} />}
              </Row>
              <Row title={rows.included} trips={compared}>
                {({ included }) => <Points items={included} />}
              </Row>
              <Row title={rows.excluded} trips={compared}>
                {({ excluded }) => <Points items={excluded} />}
              </Row>
              <tr className="compare-links">
                <td />
                {compared.map((trip, index) => (
                  <td key={trip.address} className={`way-${index + 1}`}>
                    <Link
                      className="button primary"
                      to={trip.bookingLink}
                      aria-label={say('{label}: {value}', { label: data.book, value: trip.name })}
                    >
                      {data.book}
                    </Link>
                  </td>
                ))}
              </tr>
            </tbody>
          </SideBySide>
          <section className="section page" aria-labelledby="routes">
            <h2 id="routes">{data.map}</h2>
            <RoutesMap trips={compared} />
          </section>
        </>
      )}
      <PageEnd title={data.title} picture={data.picture} />
    </article>
  );
}

interface SideBySideProps {
  label: string;
  trips: readonly ComparedTrip[];
  children: ReactNode;
}

/**
 * The table, which a finger moves sideways where its columns have no room, with the names over it. What scrolls
 * sideways keeps nothing at the top of the screen, so the names are outside and follow it.
 */
function SideBySide({ label, trips, children }: SideBySideProps) {
  const names = useRef<HTMLDivElement>(null);
  return (
    <div className={`page side-by-side of-${trips.length}`}>
      <div ref={names} className="compare-names" aria-hidden="true">
        <ul>
          {trips.map(({ address, name }, index) => (
            <li key={address} className={`way-${index + 1}`}>
              <Link to={address} tabIndex={-1}>
                {name}
              </Link>
              <RouteLine />
            </li>
          ))}
        </ul>
      </div>
      <section
        className="compare-scroll"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it sideways
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          if (names.current) names.current.scrollLeft = currentTarget.scrollLeft;
        }}
      >
        <table className="compared">{children}</table>
      </section>
    </div>
  );
}

interface TripFieldProps {
  label: string;
  none: string;
  trips: readonly ComparedTrip[];
  value: string;
  onChoose: (key: string) => void;
}

function TripField({ label, none, trips, value, onChoose }: TripFieldProps) {
  const field = useValueBeforeHydration<HTMLSelectElement>(value, onChoose);
  return (
    <Field
      ref={field}
      label={label}
      value={value}
      onChange={({ target }: ChangeEvent<HTMLSelectElement>) => onChoose(target.value)}
    >
      <option value="">{none}</option>
      {trips.map((trip) => (
        <option key={trip.address} value={comparisonKey(trip)}>
          {trip.name}
        </option>
      ))}
    </Field>
  );
}

interface RowProps {
  title: string;
  trips: readonly ComparedTrip[];
  children: (trip: ComparedTrip) => ReactNode;
}

function Row({ title, trips, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {trips.map((trip, index) => (
        <td key={trip.address} className={`way-${index + 1}`}>
          {children(trip)}
        </td>
      ))}
    </tr>
  );
}

function Points({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
