import { memo } from 'react';
import { distance, distanceAndBearingTo } from '../../artwork/map/distance.ts';
import type { MapKind } from '../../content/pages/map-page.ts';
import type { Coordinates } from '../../content/types.ts';
import { formatMonths } from '../../ui/dates/months.ts';
import { Link } from '../../words/link.tsx';
import { say } from '../../words/say.ts';
import { formatDistanceAndBearing } from '../parts/map/format-distance-and-bearing.ts';
import type { MapPlace } from '../parts/map/map-data.ts';
import { ReasonsLine } from '../parts/months/month-filter.tsx';
import { MarkShape } from './mark-shape.tsx';
import './list.css';

interface MapListProps {
  places: readonly MapPlace[];
  kinds: readonly { kind: MapKind; title: string }[];
  here: Coordinates | null;
  /** The chosen month (0 for any); `reason` is the chosen reason (empty for any). */
  month: number;
  reason: string;
}

/** The places of the map as a list: by kind and plate, or nearest first once the reader's position is known. */
export const MapList = memo(function MapList({ kinds, ...list }: MapListProps) {
  const { places, here } = list;
  if (here) {
    const nearest = [...places].sort((a, b) => distance(here, a.coordinates) - distance(here, b.coordinates));
    return <Entries {...list} places={nearest} />;
  }
  return kinds.map(({ kind, title }) => {
    const own = places.filter((place) => place.kind === kind).sort((a, b) => a.plate - b.plate);
    return (
      own.length > 0 && (
        <section key={kind} className="map-kind" aria-labelledby={`kind-${kind}`}>
          <h3 id={`kind-${kind}`}>{title}</h3>
          <Entries {...list} places={own} />
        </section>
      )
    );
  });
});

function Entries({ places, here, month, reason }: Omit<MapListProps, 'kinds'>) {
  return (
    <ol className="map-list">
      {places.map((place) => (
        <li key={place.address}>
          <svg className={`mark ${place.kind}`} viewBox="-16 -16 32 32" aria-hidden="true">
            <MarkShape kind={place.kind} />
            <text className="number" y="5">
              {place.plate}
            </text>
          </svg>
          <div>
            <Link to={place.address}>{place.title}</Link>
            {here && (
              <strong className="way">
                {formatDistanceAndBearing(distanceAndBearingTo(here, place.coordinates))}
              </strong>
            )}
            <p className="label">
              {say('{place}. Best: {months}.', {
                place: place.location,
                months: formatMonths(place.best),
              })}
            </p>
            <ReasonsLine year={place} month={month} reason={reason} />
          </div>
        </li>
      ))}
    </ol>
  );
}
