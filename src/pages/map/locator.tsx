import type { Ref } from 'react';
import { distance, distanceAndBearingTo } from '../../artwork/map/distance.ts';
import { COUNTRY, frameContains, project } from '../../artwork/map/projection.ts';
import { kmPerUnit } from '../../artwork/map/view.ts';
import type { mapPage } from '../../content/pages/map-page.ts';
import type { Coordinates } from '../../content/types.ts';
import { sayNumber } from '../../words/say.ts';
import { formatDistanceAndBearing } from '../parts/map/format-distance-and-bearing.ts';
import type { MapPlace } from '../parts/map/map-data.ts';
import type { Position } from './use-position.ts';

type Texts = typeof mapPage.locate;

/** Nearest places that a view around the reader has to show. */
const NEIGHBOURS = 2;
export const nearestFirst = (places: readonly MapPlace[], at: Coordinates) =>
  places.toSorted((a, b) => distance(at, a.coordinates) - distance(at, b.coordinates));

/** The reader's position in units. */
export function positionPoint(at: Coordinates, accuracy: number, nearest: readonly MapPlace[]) {
  const [x, y] = project(at);
  const unit = kmPerUnit({ x, y, width: 0, height: 0 }) * 1000;
  const ways = nearest.slice(0, NEIGHBOURS).map((place) => Math.hypot(place.x - x, place.y - y) * 1.3);
  return { x, y, accuracy: accuracy / unit, reach: Math.max(...ways, (accuracy / unit) * 1.5) };
}

interface LocatorProps {
  texts: Texts;
  position: Position;
  /** The place that is nearest to the position. */
  nearest: MapPlace | undefined;
  ask: () => void;
  ref: Ref<HTMLDivElement>;
}

/** The button that asks for the reader's position, and its result. */
export function Locator({ texts, position, nearest, ask, ref }: LocatorProps) {
  const { state } = position;
  return (
    <div ref={ref} className="locator scripted">
      <button type="button" className="button primary" onClick={ask}>
        {state === 'unknown' || state === 'asking' ? texts.button : texts.again}
      </button>
      <p role="status">
        {position.state === 'here'
          ? inWords(texts, position, nearest)
          : state === 'unknown' || state === 'here'
            ? texts.privacy
            : texts[state]}
      </p>
    </div>
  );
}

/** "30 m", "2.5 km": what is close to a kilometre or beyond is not known to the metre. */
function formatAccuracy(metres: number): string {
  if (metres < 1000) return `${Math.round(metres)} m`;
  return `${sayNumber(metres / 1000, { maximumFractionDigits: 1 })} km`;
}

/** In which park the reader is, what is nearest and how far, and where on the map they are. */
function inWords(
  { area, nearest, here, outside }: Texts,
  position: Extract<Position, { state: 'here' }>,
  place: MapPlace | undefined,
): string {
  if (!frameContains(COUNTRY, position.at)) return outside;
  return [
    position.area && area.replace('{area}', position.area),
    place &&
      nearest
        .replace('{place}', place.title)
        .replace('{way}', formatDistanceAndBearing(distanceAndBearingTo(position.at, place.coordinates)))
        .replace('{accuracy}', formatAccuracy(position.accuracy)),
    here,
  ]
    .filter(Boolean)
    .join(' ');
}
