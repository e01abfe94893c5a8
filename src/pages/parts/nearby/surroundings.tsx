/** Place of a destination on the map, and what lies near it. */
import { routes } from '../../../contract/protocol/routes.ts';
import { useHydrated } from '../../../ui/hydration/use-hydrated.ts';
import { Link } from '../../../words/link.tsx';
import { say } from '../../../words/say.ts';
import { formatDistanceAndBearing } from '../map/format-distance-and-bearing.ts';
import { AtMapPoint, LeaderLine, MapBase, MarkLabel } from '../map/map-base.tsx';
import type { NearbyDestination, SmallMap } from './surroundings-data.ts';
import './surroundings.css';

interface SurroundingsProps {
  title: string;
  plate: number;
  spot: SmallMap;
  near: readonly NearbyDestination[];
}

export function Surroundings({ title, plate, spot, near }: SurroundingsProps) {
  const { base, sheet, marks } = spot;
  // The marks of the others are left out of the document: the list names them, and each page is lighter.
  const hydrated = useHydrated();
  return (
    <>
      <h2>{say('Where it is')}</h2>
      <div className="map-frame spot-map">
        <svg
          className="map"
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          role="img"
          aria-label={say('{title} on the map', { title })}
        >
          <MapBase base={base} sheet={sheet} />
          {(hydrated ? marks : marks.slice(0, 1)).map((mark, index) => (
            <AtMapPoint key={mark.name} x={mark.x} y={mark.y} sheet={sheet}>
              <LeaderLine {...mark} />
              <circle
                className={index === 0 ? 'spot' : 'dot'}
                r={index === 0 ? 9 : 4}
                cx={mark.dx}
                cy={mark.dy}
              />
              <MarkLabel {...mark}>{mark.name}</MarkLabel>
            </AtMapPoint>
          ))}
        </svg>
      </div>
      <p className="label">{say('Near it, as the crow flies')}</p>
      <ul className="near">
        {near.map(({ address, title, ...way }) => (
          <li key={address}>
            <Link to={address}>{title}</Link> <span className="label">{formatDistanceAndBearing(way)}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={`${routes.map}?at=${plate}`}>{say('The whole map')}</Link>
      </p>
    </>
  );
}
