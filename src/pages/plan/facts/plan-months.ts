/** The months in which a trip fits all of its places. Pure. */
import { MONTHS } from '../../../ui/dates/months.ts';
import type { MapPlace } from '../../parts/map/map-data.ts';
import { isReasonInMonth, isWorthGoing } from '../../parts/months/reasons.ts';

export type PlacesYear = Pick<MapPlace, 'plate' | 'best' | 'reasons'>;

/** A month, seen by a trip: plates of the places that speak for or against it, each once. */
export interface MonthForTrip {
  month: number;
  /** Places that are shut. */
  closed: readonly number[];
  /** Places where it rains, and nothing makes up for it. */
  rain: readonly number[];
  /** Places that are worth going to. */
  good: readonly number[];
}

/** @param places those of the trip; a place with several stops counts once */
export function monthsForTrip(places: readonly PlacesYear[]): MonthForTrip[] {
  const own = [...new Map(places.map((place) => [place.plate, place])).values()];
  const plates = (fits: (place: PlacesYear) => boolean) => own.filter(fits).map(({ plate }) => plate);
  return MONTHS.map((month) => {
    const has = ({ reasons }: PlacesYear, kind: 'closed' | 'rain') =>
      reasons.some((reason) => reason[0] === kind && isReasonInMonth(reason, month));
    return {
      month,
      closed: plates((place) => has(place, 'closed')),
      rain: plates((place) => !has(place, 'closed') && has(place, 'rain') && !isWorthGoing(place, month)),
      good: plates((place) => isWorthGoing(place, month)),
    };
  });
}

/** Months in which nothing is shut and every place is worth going to. */
export const monthsThatFit = (months: readonly MonthForTrip[], places: number): number[] =>
  months.filter(({ good }) => places > 0 && good.length === places).map(({ month }) => month);
