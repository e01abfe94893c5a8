import type { Sheet } from '../../artwork/map/projection.ts';
import { AtMapPoint, MapBase } from '../parts/map/map-base.tsx';
import type { Route } from '../parts/map/map-data.ts';
import '../parts/map/route-map.css';
import { placeStopNames } from './place-stop-names.ts';

interface RoutesMapProps {
  trips: readonly { address: string; name: string; route: Route }[];
}

/** The routes of several packages on one sheet: each has a line of its own colour and pattern. */
export function RoutesMap({ trips }: RoutesMapProps) {
  const [first] = trips;
  if (!first) return null;
  const sheet = around(trips.flatMap(({ route }) => route.stops));
  const named = placeStopNames(
    trips.flatMap(({ route }) => route.stops),
    sheet,
  );
  return (
    <figure className="routes-map">
      <div className="map-frame">
        <svg
          className="map"
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          role="img"
          aria-label={trips.map(({ name, route }) => `${name}: ${titlesOf(route)}`).join('. ')}
        >
          <MapBase base={first.route.base} sheet={sheet} />
          <g transform={`translate(${-sheet.x} ${-sheet.y})`}>
            {trips.map(({ address, route }, index) => (
              <g key={address} className={`way-${index + 1}`}>
                {route.legs.map(({ path }) => (
                  <path key={path} className="leg" d={path} />
                ))}
              </g>
            ))}
          </g>
          {named.map(({ title, x, y, side }) => (
            <AtMapPoint key={title} x={x} y={y} sheet={sheet}>
              <circle className="dot" r="4" />
              {side && (
                <text
                  className="name"
                  x={side === 'right' ? 8 : -8}
                  y="4.5"
                  textAnchor={side === 'right' ? 'start' : 'end'}
                >
                  {title}
                </text>
              )}
            </AtMapPoint>
          ))}
        </svg>
      </div>
      <figcaption>
        <ul className="ways-key">
          {trips.map(({ address, name, route }, index) => (
            <li key={address} className={`way-${index + 1}`}>
              <RouteLine />
              <div>
                {name}
                <p>{titlesOf(route)}</p>
              </div>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** A piece of a route's line. */
export function RouteLine() {
  return (
    <svg className="way-line" viewBox="0 0 44 8" aria-hidden="true">
      <path className="leg" d="M2 4h40" />
    </svg>
  );
}

const titlesOf = ({ stops }: Route) => stops.map(({ title }) => title).join(', ');

/** A frame with room for names, neither flat nor tall. */
function around(points: readonly { x: number; y: number }[]): Sheet {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, tall] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const width = Math.round(Math.max(wide * 1.45, tall * 1.1, 600));
  const height = Math.round(Math.max(tall * 1.35, width * 0.6));
  return { x: left - (width - wide) / 2, y: top - (height - tall) / 2, width, height };
}
