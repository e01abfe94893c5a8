/** Changes to a trip: each returns a new one. Pure. */
import type { Party } from '../../content/packages/party-price.ts';
import { MAX_PEOPLE } from '../../contract/values/field-bounds.ts';
import {
  MAX_NIGHTS,
  MAX_STOPS,
  type PlannedStop,
  type PlannedTrip,
} from '../../kinds/trip-plan/plan-code.ts';

/** Nights that are planned at a place at first. */
const FIRST_NIGHTS = 2;

/** The same trip where no more stops fit. */
export function addStop(trip: PlannedTrip, plate: number): PlannedTrip {
  if (trip.stops.length >= MAX_STOPS) return trip;
  return { ...trip, stops: [...trip.stops, { plate, nights: FIRST_NIGHTS }] };
}

export const removeStop = (trip: PlannedTrip, index: number): PlannedTrip => ({
  ...trip,
  stops: trip.stops.filter((_, at) => at !== index),
});

/** Moves a stop to the place of another; beyond the ends nothing changes. */
export function moveStop(trip: PlannedTrip, from: number, to: number): PlannedTrip {
  const stop = trip.stops[from];
  if (!stop || to < 0 || to >= trip.stops.length || from === to) return trip;
  const stops = trip.stops.filter((_, at) => at !== from);
  stops.splice(to, 0, stop);
  return { ...trip, stops };
}

/** Nights stay within their bounds. */
export const setNights = (trip: PlannedTrip, index: number, nights: number): PlannedTrip => ({
  ...trip,
  stops: trip.stops.map(
    (stop, at): PlannedStop =>
      at === index ? { ...stop, nights: Math.min(MAX_NIGHTS, Math.max(0, Math.trunc(nights) || 0)) } : stop,
  ),
});

/** True for numbers that a trip can hold; half a number is none. */
export const canHoldParty = ({ adults }: Party): boolean =>
  Number.isInteger(adults) && adults >= 0 && adults <= MAX_PEOPLE;

/** The same trip for a party that it cannot hold. */
export const setParty = (trip: PlannedTrip, { adults, ages, month }: Party): PlannedTrip =>
  canHoldParty({ adults, ages, month }) ? { ...trip, adults, ages, month } : trip;
