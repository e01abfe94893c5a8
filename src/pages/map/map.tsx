/** /map: every destination on one map that needs no network. */
import { useDeferredValue, useId, useMemo, useRef } from 'react';
import { areaAt } from '../../artwork/map/area-at.ts';
import { project } from '../../artwork/map/projection.ts';
import { type FilteredPackage, findFitting, type Land } from '../../content/packages/fitting.ts';
import type { MapKind, mapPage } from '../../content/pages/map-page.ts';
import { routes } from '../../contract/protocol/routes.ts';
import type { Picture } from '../../ui/picture.tsx';
import { Link } from '../../words/link.tsx';
import { say, sayCount } from '../../words/say.ts';
import { FILTER_NAMES, filterQuery } from '../parts/filters/filter-address.ts';
import { howManyFit } from '../parts/filters/filter-words.ts';
import { useWishes } from '../parts/filters/use-wishes.ts';
import { Hero } from '../parts/hero.tsx';
import type { MapPlace, Route } from '../parts/map/map-data.ts';
import { RouteMap } from '../parts/map/route-map.tsx';
import {
  describeShown,
  InlineSelect,
  MonthChoice,
  ReasonChoice,
  reasonFromAddress,
} from '../parts/months/month-filter.tsx';
import { isWorthGoing } from '../parts/months/reasons.ts';
import { useUrlChoices } from '../parts/months/use-url-choices.ts';
import { Locator, nearestFirst, positionPoint } from './locator.tsx';
import { MapList } from './map-list.tsx';
import { MapSheets, type MapSheetsData } from './map-sheets.tsx';
import { usePosition } from './use-position.ts';
import './map.css';

export type MapData = Omit<typeof mapPage, 'head' | 'poster'> &
  MapSheetsData & {
    picture: Picture;
    kinds: readonly { kind: MapKind; title: string; noun: string }[];
    /** Titles of the parks whose outlines the base has. */
    areas: readonly string[];
    trips: readonly (FilteredPackage & { address: string; name: string; route: Route })[];
  };

export default function MapPage({ data }: { data: MapData }) {
  const [chosen, choose] = useUrlChoices(['month', 'for', 'kind', 'trip', 'at', ...FILTER_NAMES.slice(1)]);
  const { wishes, asked, party } = useWishes(chosen);
  const { month, land } = wishes;
  const reason = reasonFromAddress(chosen);
  const kind = data.kinds.find(({ kind }) => kind === chosen.get('kind'));
  const trip = data.trips.find(({ address }) => address === `/${chosen.get('trip')}`);
  const at = data.places.find(({ plate }) => `${plate}` === chosen.get('at'));
  const { position, ask } = usePosition(async (at) => {
    const base = await fetch(data.base);
    return data.areas[areaAt(await base.text(), project(at))];
  });
  const id = useId();
  const locator = useRef<HTMLDivElement>(null);
  const found = findFitting(data.trips, wishes, party);
  const isByPackage = wishes.days > 0 || wishes.budget > 0;
  const onRoutes = new Set(found.trips.flatMap(({ route }) => route.stops.map(({ address }) => address)));
  const ofKind = data.places.filter(
    (place) =>
      (!kind || place.kind === kind.kind) &&
      (!land || landOf(place) === land) &&
      (!isByPackage || onRoutes.has(place.address)),
  );
  const fitting = ofKind.filter((place) => isWorthGoing(place, month, reason));
  const shown = fitting.length > 0 ? fitting : ofKind;
  const places = ofKind.length;
  const status = [
    isByPackage && howManyFit(wishes, found, data.trips.length),
    isByPackage &&
      places > 0 &&
      sayCount(
        places,
        'Here is the one place on their routes.',
        'Here are the {count} places on their routes.',
      ),
    places > 0
      ? describeShown({
          fitting: fitting.length,
          all: places,
          noun: kind?.noun ?? 'places',
          month,
          reason,
        }) ||
        (kind
          ? say('{label}: {value}', { label: kind.title, value: places })
          : land && !isByPackage && sayCount(places, 'One place.', '{count} places.'))
      : found.trips.length > 0 && say('None of these fits.'),
  ];
  const here = position.state === 'here' ? position : null;
  const nearest = useMemo(() => (here ? nearestFirst(data.places, here.at) : []), [data.places, here]);
  const isChosen = asked.length > 0 || reason !== '' || kind !== undefined;
  // The same objects until something else is shown, because names are laid out anew for others.
  const drawn = useMemo(
    () => ({ places: shown, areas: isChosen ? shown.flatMap(({ area }) => area ?? []) : [] }),
    [isChosen, shown.map(({ plate }) => plate).join()],
  );
  // The words that answer the press are drawn first; the sheets and the list follow when there is time.
  const point = useDeferredValue(
    useMemo(() => here && positionPoint(here.at, here.accuracy, nearest), [here, nearest]),
  );
  const listedFrom = useDeferredValue(here?.at ?? null);
  return (
    <article className={`map-page ${data.picture.colours}`}>
      <Hero page={data} />
      <div className="page">
        <div className="month-filter scripted">
          <label htmlFor={`${id}-kind`}>{say('Show')}</label>{' '}
          <InlineSelect
            id={`${id}-kind`}
            value={kind?.kind ?? ''}
            options={[
              ['', say('everything')],
              ...data.kinds.map(({ kind, title }) => [kind, title] as const),
            ]}
            onChoose={(kind) => choose({ kind })}
          />{' '}
          <InlineSelect
            id={`${id}-land`}
            label={say('Sea or bush')}
            value={land}
            options={[
              ['', say('Sea or bush')],
              ['sea', say('sea')],
              ['bush', say('bush')],
            ]}
            onChoose={(land) => choose({ land })}
          />{' '}
          <label htmlFor={`${id}-month`}>
            {say('in')} <span className="visually-hidden">{say('Month')}</span>
          </label>{' '}
          <MonthChoice id={`${id}-month`} month={month} choose={choose} />{' '}
          <label htmlFor={`${id}-for`}>
            {say('for')} <span className="visually-hidden">{say('Reason')}</span>
          </label>{' '}
          <ReasonChoice id={`${id}-for`} reason={reason} items={ofKind} choose={choose} />{' '}
          <label htmlFor={`${id}-trip`}>
            {say('and the route of')} <span className="visually-hidden">{say('Package')}</span>
          </label>{' '}
          <InlineSelect
            id={`${id}-trip`}
            value={trip?.address.slice(1) ?? ''}
            options={[
              ['', say('no package')],
              ...data.trips
                .filter((one) => asked.length === 0 || one === trip || found.trips.includes(one))
                .map(({ address, name }) => [address.slice(1), name] as const),
            ]}
            onChoose={(trip) => choose({ trip })}
          />
          <p role="status">{status.filter(Boolean).join(' ')}</p>
          {isByPackage && (
            <p className="buttons">
              <button
                type="button"
                className="button quiet"
                onClick={() => {
                  choose({ days: '', budget: '' });
                  document.getElementById(`${id}-kind`)?.focus();
                }}
              >
                {say('All places')}
              </button>
              <Link className="button quiet" to={routes.packages + filterQuery(chosen)}>
                {say('Choose packages')}
              </Link>
            </p>
          )}
        </div>
        <p className="map-plan">
          <Link to={routes.plan}>{say('Build the trip on the map')}</Link>
        </p>
        <Locator texts={data.locate} position={position} nearest={nearest[0]} ask={ask} ref={locator} />
        {trip && (
          <section className="trip" aria-labelledby="trip">
            <h2 id="trip">{trip.name}</h2>
            <RouteMap route={trip.route} name={trip.name} />
            <Link className="button quiet" to={trip.address} aria-describedby="trip">
              {data.tripLink}
            </Link>
          </section>
        )}
        <MapSheets
          data={data}
          shown={drawn.places}
          areas={drawn.areas}
          legs={trip?.route.legs ?? NO_LEGS}
          here={point}
          at={at}
          answer={locator}
        />
        <p className="label attribution">{data.attribution}</p>
        <section aria-labelledby="list">
          <h2 id="list">{data.listTitle}</h2>
          <MapList places={drawn.places} kinds={data.kinds} here={listedFrom} month={month} reason={reason} />
        </section>
      </div>
    </article>
  );
}

const NO_LEGS: Route['legs'] = [];

const landOf = ({ kind, isInBush }: MapPlace): Land =>
  kind === 'park' || kind === 'mountain' || isInBush ? 'bush' : 'sea';
