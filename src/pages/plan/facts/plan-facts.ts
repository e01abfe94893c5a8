/** Facts that are worked out of a trip at each change. Pure. */
import type { PlannedTrip } from '../../../kinds/trip-plan/plan-code.ts';
import { dayCount } from './plan-days.ts';
import { type MonthForTrip, monthsForTrip, monthsThatFit, type PlacesYear } from './plan-months.ts';
import { type PackageRate, type PlanPrice, priceOfPlan } from './plan-price.ts';
import { type PlanWarning, warningsOf } from './plan-warnings.ts';
import { minutesOnTheWay, movesOf, type TravelTimes, type TripMoves } from './travel.ts';

export interface PlanFacts {
  days: number;
  /** On the way, all together. */
  minutes: number;
  moves: TripMoves;
  months: readonly MonthForTrip[];
  /** Months that fit all places. */
  fitting: readonly number[];
  price: PlanPrice;
  warnings: readonly PlanWarning[];
}

export interface PlanKnowledge {
  times: TravelTimes;
  rates: readonly PackageRate[];
  places: readonly PlacesYear[];
}

export function factsOfPlan({ times, rates, places }: PlanKnowledge, plan: PlannedTrip): PlanFacts {
  const plates = new Set(plan.stops.map(({ plate }) => plate));
  const own = places.filter(({ plate }) => plates.has(plate));
  const moves = movesOf(times, plan);
  const months = monthsForTrip(own);
  return {
    days: dayCount(plan),
    minutes: minutesOnTheWay(moves),
    moves,
    months,
    fitting: monthsThatFit(months, own.length),
    price: priceOfPlan(rates, plan),
    warnings: warningsOf(plan, moves, months),
  };
}
