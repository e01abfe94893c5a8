import { Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
import { AtMapPoint, LeaderLine, MapBase, MarkLabel } from './map-base.tsx';
import type { Route } from './map-data.ts';
import './route-map.css';

/** The route of a package: a line with numbered stops, and the same stops in words. */
export function RouteMap({ route, name }: { route: Route; name: string }) {
  const { sheet, stops, legs, base } = route;
  const ways = new Set(legs.map(({ by }) => by));
  return (
    <figure className="route-map">
      <div className="map-frame">
        <svg
          className="map"
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          role="img"
          aria-label={say('Route of {name} on the map: {stops}', {
            name,
            stops: stops.map(({ title }) => title).join(', '),
          })}
        >
          <MapBase base={base} sheet={sheet} />
          <g transform={`translate(${-sheet.x} ${-sheet.y})`}>
            {legs.map(({ path, by }) => (
              <path key={path} className={`leg ${by}`} d={path} />
            ))}
          </g>
          {stops.map((stop, index) => (
            <AtMapPoint key={stop.title} x={stop.x} y={stop.y} sheet={sheet}>
              <LeaderLine {...stop} />
              <g className="stop" transform={`translate(${stop.dx} ${stop.dy})`}>
                <circle r="11" />
                <text y="5">{index + 1}</text>
              </g>
              <MarkLabel {...stop}>{stop.title}</MarkLabel>
            </AtMapPoint>
          ))}
        </svg>
      </div>
      <figcaption>
        <ol className="stops">
          {stops.map(({ title, address, days }, index) => (
            <li key={title}>
              <span className="stop-number" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <StopName title={title} address={address} />, <span className="label">{days}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="label">
          {[
            say('Lines lead straight from stop to stop; roads bend.'),
            ways.has('air') && say('Dashed: by air.'),
            ways.has('sea') && say('Dotted: by boat.'),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </figcaption>
    </figure>
  );
}

function StopName({ title, address }: { title: string; address: string | undefined }) {
  return address ? <Link to={address}>{title}</Link> : title;
}
