/** Where a destination is on the map, and what lies near it. */

import { routes } from '../../../contract/protocol/routes.ts';
import { useHydrated } from '../../../ui/hydration/use-hydrated.ts';
import { Link } from '../../../words/link.tsx';
import { AtMapPoint, LeaderLine, MapBase, MarkLabel } from '../map/map-base.tsx';
import type { NearbyDestination, SmallMap } from './surroundings-data.ts';
import './surroundings.css';

const words = {
  title: 'Where it is',
  map: (title: string) => `${title} on the map`,
  near: 'Near it, as the crow flies',
  whole: 'The whole map',
};

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
      <h2>{words.title}</h2>
      <div className="map-frame spot-map">
        <svg
          className="map"
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          role="img"
          aria-label={words.map(title)}
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
      <p className="label">{words.near}</p>
      <ul className="near">
        {near.map(({ address, title, way }) => (
          <li key={address}>
            <Link to={address}>{title}</Link> <span className="label">{way}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={`${routes.map}?at=${plate}`}>{words.whole}</Link>
      </p>
    </>
  );
}
