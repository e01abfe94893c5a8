/** The days of a trip. Pure. */
import { nightsOf, type PlannedStop, type PlannedTrip } from '../../../kinds/trip-plan/plan-code.ts';

/** Days at a stop; the day of arrival is the last of the stop before. */
export interface StopDays extends PlannedStop {
  /** Counted from 1. */
  first: number;
  last: number;
}

export function daysOfStops(stops: readonly PlannedStop[]): StopDays[] {
  let day = 1;
  return stops.map((stop) => {
    const first = day;
    day += stop.nights;
    return { ...stop, first, last: day };
  });
}

/** Days of a trip: one more than its nights; none without a stop. */
export const dayCount = (trip: Pick<PlannedTrip, 'stops'>): number =>
  trip.stops.length === 0 ? 0 : nightsOf(trip) + 1;
