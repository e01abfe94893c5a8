/** Vehicles as they were typed: one is one, whatever stands beside its plate. Pure. */
import { resourceKey } from '../../../kinds/resource/schema.ts';
import { sayCount } from '../../../words/say.ts';

/** Key of a vehicle with one guide. */
export const transferKey = (vehicle: string, guide: string): string =>
  `${resourceKey('vehicle', vehicle)}\n${resourceKey('guide', guide)}`;

/** The longer of two names of a vehicle, which has more than the plate. */
export const fullerName = (one: string, other: string): string =>
  other.trim().length > one.trim().length ? other : one;

/** "4 vehicles"; one with two guides counts once. */
export function formatVehicles(transfers: readonly { vehicle: string }[]): string {
  const count = new Set(transfers.map(({ vehicle }) => resourceKey('vehicle', vehicle))).size;
  return sayCount(count, '1 vehicle', '{count} vehicles');
}
