/** /map: every destination on one map that needs no network. */
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { COUNTRY, contains } from '../../artwork/map/projection.ts';
import type { MapKind, mapPage } from '../../content/map-page.ts';
import { monthName } from '../../ui/months.ts';
import type { Picture } from '../../ui/picture.tsx';
import { Hero } from '../parts/hero.tsx';
import type { MapPlace, MapSheetData, Route } from '../parts/map/map-data.ts';
import { RouteMap } from '../parts/map/route-map.tsx';
import { Choice, MonthChoice, monthIn } from '../parts/months/month-filter.tsx';
import { useChosen } from '../parts/months/use-chosen.ts';
import { MapList } from './list.tsx';
import { MapSheet } from './sheet.tsx';
import { type Position, usePosition } from './use-position.ts';
import './map.css';

export type MapData = Omit<typeof mapPage, 'head' | 'poster'> & {
  picture: Picture;
  base: string;
  sheets: readonly MapSheetData[];
  kinds: readonly { kind: MapKind; title: string; noun: string }[];
  waters: readonly { title: string; x: number; y: number }[];
  places: readonly MapPlace[];
  trips: readonly { address: string; name: string; route: Route }[];
};

export default function MapPage({ data }: { data: MapData }) {
  const [chosen, choose] = useChosen(['month', 'kind', 'trip']);
  const month = monthIn(chosen);
  const kind = data.kinds.find(({ kind }) => kind === chosen.get('kind'));
  const trip = data.trips.find(({ address }) => address === `/${chosen.get('trip')}`);
  const { position, ask } = usePosition();
  const id = useId();
  const ofKind = data.places.filter((place) => !kind || place.kind === kind.kind);
  const fitting = ofKind.filter(({ best }) => best.some((one) => one === month));
  const shown = fitting.length > 0 ? fitting : ofKind;
  const addresses = new Set(shown.map(({ address }) => address));
  const here = position.state === 'here' ? position.at : null;
  const [country, ...parts] = data.sheets;
  const used = parts.filter(({ id }) => shown.some((place) => place.sheet === id));
  const drawn = country ? [country, ...used] : [];
  const sheet = (sheet: MapSheetData) => (
    <MapSheet
      key={sheet.id}
      {...sheet}
      base={data.base}
      places={data.places}
      shown={addresses}
      parts={sheet === country ? used : []}
      waters={data.waters}
      here={here}
    />
  );
  return (
    <article className={`map-page ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page">
        <div className="month-filter scripted">
          <label htmlFor={`${id}-kind`}>Show</label>{' '}
          <Choice
            id={`${id}-kind`}
            value={kind?.kind ?? ''}
            options={[['', 'everything'], ...data.kinds.map(({ kind, title }) => [kind, title] as const)]}
            onChoose={(kind) => choose({ kind })}
          />{' '}
          <label htmlFor={`${id}-month`}>at its best in</label>{' '}
          <MonthChoice id={`${id}-month`} month={month} choose={choose} />{' '}
          <label htmlFor={`${id}-trip`}>and the route of</label>{' '}
          <Choice
            id={`${id}-trip`}
            value={trip?.address.slice(1) ?? ''}
            options={[
              ['', 'no package'],
              ...data.trips.map(({ address, name }) => [address.slice(1), name] as const),
            ]}
            onChoose={(trip) => choose({ trip })}
          />
          <p role="status">{inWords(shown.length, fitting.length, month, kind?.noun)}</p>
        </div>
        <Locator texts={data.locate} position={position} ask={ask} />
        {trip && (
          <section className="trip" aria-labelledby="trip">
            <h2 id="trip">{trip.name}</h2>
            <RouteMap route={trip.route} name={trip.name} />
            <Link className="button quiet" to={trip.address} aria-describedby="trip">
              {data.tripLink}
            </Link>
          </section>
        )}
        <section aria-labelledby="sheets">
          <h2 id="sheets" className="visually-hidden">
            {data.sheetsTitle}
          </h2>
          <div className="sheets">{drawn.map(sheet)}</div>
        </section>
        <p className="label attribution">{data.attribution}</p>
        <section aria-labelledby="list">
          <h2 id="list">{data.listTitle}</h2>
          <MapList places={shown} kinds={data.kinds} here={here} />
        </section>
      </div>
    </article>
  );
}

/** Says what is shown; empty while everything is. */
function inWords(shown: number, fitting: number, month: number, noun?: string): string | null {
  if (month && fitting === 0)
    return `None of our ${noun ?? 'places'} has its best months in ${monthName(month)}. Here are all of them.`;
  if (month) return `${shown} ${noun ?? 'places'} at their best in ${monthName(month)}.`;
  return noun ? `${shown} ${noun}.` : null;
}

interface LocatorProps {
  texts: MapData['locate'];
  position: Position;
  ask: () => void;
}

/** The button that asks for the reader's position, and its result. */
function Locator({ texts, position, ask }: LocatorProps) {
  const { state } = position;
  const found = position.state === 'here' && (contains(COUNTRY, position.at) ? texts.here : texts.outside);
  return (
    <div className="locator scripted">
      <button type="button" className="button primary" onClick={ask}>
        {state === 'unknown' || state === 'asking' ? texts.button : texts.again}
      </button>
      <p role="status">{found || (state === 'unknown' || state === 'here' ? texts.privacy : texts[state])}</p>
    </div>
  );
}
