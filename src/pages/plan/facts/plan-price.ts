/**
 * A price from which a trip of one's own begins: nights at a place at the lowest day price of the published packages that
 * go there. Pure.
 */
import {
  faultOfParty,
  type PackageCost,
  type PartyFault,
  priceForParty,
} from '../../../content/packages/party-price.ts';
import { nightsOf, type PlannedTrip } from '../../../kinds/trip-plan/plan-code.ts';

/** A package's cost, and the plates of the places that it goes to. */
export interface PackageRate {
  name: string;
  plates: readonly number[];
  cost: PackageCost;
}

export type PlanPrice =
  | { is: 'nothing' }
  | { is: 'fault'; fault: PartyFault }
  /**
   * A person's share in cents, rounded up to ten dollars; `without` has the plates that no published price covers for
   * this party in this month, whose nights are not in it.
   */
  | { is: 'from'; cents: number; people: number; without: readonly number[]; packages: readonly string[] }
  /** No night is covered. */
  | { is: 'on-request' };

const TEN_DOLLARS = 1_000;

export function priceOfPlan(rates: readonly PackageRate[], trip: PlannedTrip): PlanPrice {
  const { adults, ages, month, stops } = trip;
  if (nightsOf(trip) === 0) return { is: 'nothing' };
  const party = { adults, ages, month };
  const fault = faultOfParty(party);
  if (fault) return { is: 'fault', fault };
  const daily = rates.flatMap(({ name, plates, cost }) => {
    const answer = priceForParty(cost, party);
    if (answer.is !== 'priced') return [];
    return [{ name, plates, cents: Math.min(...answer.offers.map(({ cents, days }) => cents / days)) }];
  });
  const used = new Set<string>();
  const without = new Set<number>();
  let cents = 0;
  for (const { plate, nights } of stops) {
    if (nights === 0) continue;
    const own = daily.filter(({ plates }) => plates.includes(plate));
    const [best] = own.toSorted((one, other) => one.cents - other.cents);
    if (best) {
      cents += best.cents * nights;
      used.add(best.name);
    } else without.add(plate);
  }
  if (used.size === 0) return { is: 'on-request' };
  return {
    is: 'from',
    cents: Math.ceil(cents / TEN_DOLLARS) * TEN_DOLLARS,
    people: adults + ages.length,
    without: [...without],
    packages: [...used],
  };
}
