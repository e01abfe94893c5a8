/** Ways from one place of a trip to the next. Pure. */
import { GATEWAYS, type Gateway, type PlannedTrip } from '../../../kinds/trip-plan/plan-code.ts';

/** Times between all places, made at build (build/map/travel-times.ts). */
export interface TravelTimes {
  /** Of the places, in the order of the table; the airports follow, in the order of their letters in the code. */
  plates: readonly number[];
  /**
   * Quarters of an hour by road, for each pair of a place with those before it: negative with a boat on the way, 0
   * where no way leads.
   */
  ground: readonly number[];
  /** The same by air, with the way to the airstrip and the wait there; 0 where none is near. */
  air: readonly number[];
}

export interface Way {
  by: 'road' | 'sea' | 'air';
  minutes: number;
}

/** A way from one stop to the next; `other` is one that can be had instead. */
export interface Move extends Way {
  other?: Way;
}

/** Place of the plan: a plate, or the letter of an airport. */
export type Point = number | Exclude<Gateway, '-'>;

/** Longest time by road that is planned where one can fly, and what a flight must save, in minutes. */
const LONG_DRIVE = 300;
const WORTH_A_FLIGHT = 120;
/** Longest time by road or boat that is told beside a flight. */
const LONGEST_DRIVE = 720;

/** Null where nothing is known: for an unknown place, or where no way leads. */
export function moveBetween(times: TravelTimes, from: Point, to: Point): Move | null {
  const [one, other] = [placeOf(times, from), placeOf(times, to)];
  if (one < 0 || other < 0 || one === other) return null;
  const [high, low] = one > other ? [one, other] : [other, one];
  const at = (high * (high - 1)) / 2 + low;
  const [ground = 0, air = 0] = [times.ground[at], times.air[at]];
  const drive: Way | null =
    ground === 0 ? null : { by: ground < 0 ? 'sea' : 'road', minutes: Math.abs(ground) * 15 };
  const flight: Way | null = air === 0 ? null : { by: 'air', minutes: air * 15 };
  if (!drive || !flight) return drive ?? flight;
  const isFlown = drive.minutes > LONG_DRIVE && flight.minutes + WORTH_A_FLIGHT <= drive.minutes;
  const [best, second] = isFlown ? [flight, drive] : [drive, flight];
  // A flight that takes no less time, and two days on the road, are not worth a word.
  const isWorthTelling =
    second.by === 'air' ? second.minutes < best.minutes : second.minutes <= LONGEST_DRIVE;
  return isWorthTelling ? { ...best, other: second } : best;
}

function placeOf({ plates }: TravelTimes, point: Point): number {
  if (typeof point === 'number') return plates.indexOf(point);
  return plates.length + GATEWAYS.indexOf(point) - 1;
}

/** Moves of a trip: into its first stop, between its stops, and from its last. Null where there is none to tell. */
export interface TripMoves {
  arrival: Move | null;
  /** Before the stop of the same index; null for the first. */
  before: readonly (Move | null)[];
  departure: Move | null;
}

export function movesOf(times: TravelTimes, { from, to, stops }: PlannedTrip): TripMoves {
  const [first, last] = [stops[0], stops.at(-1)];
  return {
    arrival: first && from !== '-' ? moveBetween(times, from, first.plate) : null,
    before: stops.map(({ plate }, index) => {
      const before = stops[index - 1];
      return before ? moveBetween(times, before.plate, plate) : null;
    }),
    departure: last && to !== '-' ? moveBetween(times, last.plate, to) : null,
  };
}

/** Minutes on the way, all together. */
export const minutesOnTheWay = ({ arrival, before, departure }: TripMoves): number =>
  [arrival, ...before, departure].reduce((sum, move) => sum + (move?.minutes ?? 0), 0);
