import { type CompassPoint, compassPoint, type DistanceAndBearing } from '../../../artwork/map/distance.ts';
import { say, sayNumber } from '../../../words/say.ts';

const TEXTS = {
  north: '{distance} km, north',
  'north-east': '{distance} km, north-east',
  east: '{distance} km, east',
  'south-east': '{distance} km, south-east',
  south: '{distance} km, south',
  'south-west': '{distance} km, south-west',
  west: '{distance} km, west',
  'north-west': '{distance} km, north-west',
} as const satisfies Record<CompassPoint, string>;

/** "212 km, north-west", "3.4 km, east", "right here". */
export function formatDistanceAndBearing({ km, bearing }: DistanceAndBearing): string {
  if (km < 0.3) return say('right here');
  const decimals = km < 10 ? 1 : 0;
  const distance = sayNumber(km, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return say(TEXTS[compassPoint(bearing)], { distance });
}
