/**
 * The map's projection: Mercator, a thousand units to a degree of longitude, x to the
 * east and y to the south. The build draws the base with it, pages place marks with it.
 */
import type { Coordinates } from '../../content/types.ts';

/** Borders of a map in decimal degrees. */
export interface Frame {
  west: number;
  east: number;
  north: number;
  south: number;
}

/** Tanzania and what lies around it. */
export const COUNTRY: Frame = { west: 28.5, east: 41.5, north: -0.2, south: -12.4 };

/** Width in pixels of the map on a 360 px phone, for which marks and names are laid out. */
export const PHONE_MAP_WIDTH = 328;

const UNITS_PER_DEGREE = 1000;

/** @returns units from the north-western corner of the country's frame */
export function project({ latitude, longitude }: Coordinates): [x: number, y: number] {
  return [
    (longitude - COUNTRY.west) * UNITS_PER_DEGREE,
    (stretched(COUNTRY.north) - stretched(latitude)) * UNITS_PER_DEGREE,
  ];
}

/** The latitude of a point so many units from the northern edge. */
export function latitudeAt(y: number): number {
  const degrees = stretched(COUNTRY.north) - y / UNITS_PER_DEGREE;
  return (360 / Math.PI) * Math.atan(Math.exp((degrees * Math.PI) / 180)) - 90;
}

/** Mercator's latitude, in degrees. */
function stretched(latitude: number): number {
  return (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
}

export function frameContains(frame: Frame, { latitude, longitude }: Coordinates): boolean {
  return (
    longitude >= frame.west && longitude <= frame.east && latitude >= frame.south && latitude <= frame.north
  );
}

/** A frame in units. */
export interface Sheet {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function sheetOfFrame(frame: Frame): Sheet {
  const [x, y] = project({ latitude: frame.north, longitude: frame.west });
  const [right, bottom] = project({ latitude: frame.south, longitude: frame.east });
  return { x, y, width: Math.round(right - x), height: Math.round(bottom - y) };
}

/** True if a point in units is on a sheet. */
export function isOnSheet(sheet: Sheet, { x, y }: { x: number; y: number }): boolean {
  return x >= sheet.x && x <= sheet.x + sheet.width && y >= sheet.y && y <= sheet.y + sheet.height;
}
