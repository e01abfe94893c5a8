/** Distance and bearing on the globe. */
import type { Coordinates } from '../../content/types.ts';

/** Mean radius of the Earth in kilometres. */
const EARTH = 6371;

/** Points of the compass, clockwise from north. */
const POINTS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres along the great circle (haversine). */
export function distance(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const shrink = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * EARTH * Math.asin(Math.sqrt(north + shrink * east));
}

/** Initial bearing in degrees clockwise from north, 0 to 360. */
export function bearing(from: Coordinates, to: Coordinates): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const turn = radians(to.longitude - from.longitude);
  const east = Math.sin(turn) * Math.cos(b);
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

export type CompassPoint = (typeof POINTS)[number];

/** One of eight points of the compass. */
export function compassPoint(degrees: number): CompassPoint {
  return POINTS[Math.round(degrees / 45) % 8] ?? 'north';
}

/** A way as the crow flies: kilometres, with one decimal below ten, and whole degrees clockwise from north. */
export interface DistanceAndBearing {
  km: number;
  bearing: number;
}

export function distanceAndBearingTo(from: Coordinates, to: Coordinates): DistanceAndBearing {
  const km = distance(from, to);
  return {
    km: km < 10 ? Math.round(km * 10) / 10 : Math.round(km),
    bearing: Math.round(bearing(from, to)),
  };
}
