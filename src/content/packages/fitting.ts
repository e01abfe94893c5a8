/** Choice of the packages that fit what a traveller wishes for. Pure, and of what is published alone: pages with lists load it. */
import type { Month, Package } from '../types.ts';
import { type PackageCost, type Party, priceForParty } from './party-price.ts';

export const LANDS = ['sea', 'bush'] as const;
export type Land = (typeof LANDS)[number];

/** A package, as far as it is filtered by. */
export interface FilteredPackage {
  days: number;
  year: { best: readonly Month[] };
  family: Package['family'];
  cost: PackageCost;
}

/** Conditions of a traveller. Zero or an empty text asks for nothing. */
export interface Wishes {
  /** 1 to 12. */
  month: number;
  /** Most days. */
  days: number;
  land: Land | '';
  /** Most whole dollars for the party together. */
  budget: number;
}

export type Wish = keyof Wishes;

/** Each wish with what it is when nothing is asked for. */
const NOTHING: Wishes = { month: 0, days: 0, land: '', budget: 0 };
export const WISHES = Object.keys(NOTHING) as readonly Wish[];

/**
 * - `yes`: it fits.
 * - `on-request`: it does except for the budget, because no price is published for such a party.
 */
export type Fit = 'yes' | 'on-request' | 'no';

const landsOf: Readonly<Record<Package['family'], readonly Land[]>> = {
  safari: ['bush'],
  zanzibar: ['sea'],
  'safari-and-beach': LANDS,
};

/** A month counts where it is among the best of a package, which for one with a season are those of the season. */
export function fitOf(trip: FilteredPackage, { month, days, land, budget }: Wishes, party: Party): Fit {
  if (month && !trip.year.best.some((one) => one === month)) return 'no';
  if (land && !landsOf[trip.family].includes(land)) return 'no';
  const answer = priceForParty(trip.cost, { ...party, month: 0 });
  // The same offer has to fit in days and in price.
  if (answer.is === 'priced') {
    const fits = answer.offers.some(
      (offer) => (!days || offer.days <= days) && (!budget || offer.total <= budget * 100),
    );
    return fits ? 'yes' : 'no';
  }
  const isShort = trip.days <= days || trip.cost.offers.some((offer) => offer.days <= days);
  if (days && !isShort) return 'no';
  return budget ? 'on-request' : 'yes';
}

/** The wishes that ask for something. */
export const askedFor = (wishes: Wishes): Wish[] => WISHES.filter((wish) => wishes[wish] !== NOTHING[wish]);

/** The same wishes without one of them. */
export const without = (wishes: Wishes, wish: Wish): Wishes => ({ ...wishes, [wish]: NOTHING[wish] });

export interface Fitting<Trip> {
  /** Those that fit, then those on request; each in the order of the list. */
  trips: readonly Trip[];
  fitting: number;
  onRequest: number;
  /** Where none fits: the wishes to do without, each with how many packages there are then. */
  drops: readonly { wish: Wish; count: number }[];
}

/** The packages of a list that fit. */
export function findFitting<Trip extends FilteredPackage>(
  trips: readonly Trip[],
  wishes: Wishes,
  party: Party,
): Fitting<Trip> {
  const those = (fit: Fit, asked: Wishes) => trips.filter((trip) => fitOf(trip, asked, party) === fit);
  const fitting = those('yes', wishes);
  const onRequest = those('on-request', wishes);
  const drops = fitting.length > 0 ? [] : findDrops(wishes, those, onRequest.length);
  return { trips: [...fitting, ...onRequest], fitting: fitting.length, onRequest: onRequest.length, drops };
}

/** Without some wishes packages fit; where that is so of none, without some more of them are on request. */
function findDrops(
  wishes: Wishes,
  those: (fit: Fit, asked: Wishes) => readonly unknown[],
  onRequest: number,
): Fitting<unknown>['drops'] {
  const ways = askedFor(wishes).map((wish) => {
    const wider = without(wishes, wish);
    const fits = those('yes', wider).length;
    return { wish, fits, count: fits + those('on-request', wider).length };
  });
  const fitting = ways.filter(({ fits }) => fits > 0);
  const chosen = fitting.length > 0 ? fitting : ways.filter(({ count }) => count > onRequest);
  return chosen.map(({ wish, count }) => ({ wish, count }));
}

/** The limits of days that tell the packages of a list apart, in their order. */
export function limitsOfDays(trips: readonly FilteredPackage[]): number[] {
  const days = trips.flatMap((trip) => [trip.days, ...trip.cost.offers.map((offer) => offer.days)]);
  const sorted = [...new Set(days)].sort((one, other) => one - other);
  // All are within the longest.
  return sorted.slice(0, -1);
}
