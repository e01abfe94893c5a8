/** Warnings about a trip: what is wrong with it, or hard. Pure. */
import { MAX_DAYS } from '../../../contract/values/field-bounds.ts';
import type { PlannedTrip } from '../../../kinds/trip-plan/plan-code.ts';
import { dayCount } from './plan-days.ts';
import type { MonthForTrip } from './plan-months.ts';
import type { TripMoves } from './travel.ts';

export type PlanWarning =
  /** More than a day's way by road or boat to the stop of this index. */
  | { is: 'long-way'; stop: number; minutes: number; by: 'road' | 'sea'; canFly: boolean }
  /** After a long way, only one night. */
  | { is: 'short-stay'; stop: number; minutes: number }
  | { is: 'no-way'; stop: number }
  | { is: 'closed'; plate: number; month: number }
  | { is: 'rain'; plate: number; month: number }
  | { is: 'too-long'; days: number };

/** Minutes on the ground that fill a day, and those after which one night is short. */
const FULL_DAY = 420;
const LONG = 300;

/** @param months those of the year for the trip's places */
export function warningsOf(
  trip: PlannedTrip,
  moves: TripMoves,
  months: readonly MonthForTrip[],
): PlanWarning[] {
  const { stops, from, month } = trip;
  const warnings: PlanWarning[] = stops.flatMap(({ nights, plate }, stop): PlanWarning[] => {
    const isFirst = stop === 0;
    const move = isFirst ? moves.arrival : moves.before[stop];
    const isSame = stops[stop - 1]?.plate === plate;
    if (!move) return (isFirst && from === '-') || isSame ? [] : [{ is: 'no-way', stop }];
    const { minutes, by, other } = move;
    return [
      ...(by !== 'air' && minutes >= FULL_DAY
        ? [{ is: 'long-way' as const, stop, minutes, by, canFly: other?.by === 'air' }]
        : []),
      ...(minutes > LONG && nights === 1 && stop < stops.length - 1
        ? [{ is: 'short-stay' as const, stop, minutes }]
        : []),
    ];
  });
  const there = months.find((one) => one.month === month);
  for (const plate of there?.closed ?? []) warnings.push({ is: 'closed', plate, month });
  for (const plate of there?.rain ?? []) warnings.push({ is: 'rain', plate, month });
  const days = dayCount(trip);
  return days > MAX_DAYS ? [...warnings, { is: 'too-long', days }] : warnings;
}
