/** The document of /compare: of every package what is compared. */
import { packages } from '../../content/packages/list.ts';
import type { Package } from '../../content/types.ts';
import { routes } from '../../contract/protocol/routes.ts';
import { shownPrice } from '../../pages/parts/cards/price-line.ts';
import type { Route } from '../../pages/parts/map/map-data.ts';
import { cardCost, differingFiguresOf, drawPackagePoster } from './packages.ts';
import { daysOf } from './routes.ts';
import { cardPictureOf, type SiteBuilder } from './site-builder.ts';

/** @param ways the route of each package, by the package's address */
export function addCompare(site: SiteBuilder, ways: ReadonlyMap<string, Route>): void {
  const { texts, ...page } = site.page('compare');
  const trips = packages.map((trip) => {
    const { address, name, days, priceNote, availability, bookingLink, year, family } = trip;
    const route = ways.get(address) as Route;
    return {
      ...{
        address,
        name,
        days,
        price: shownPrice(trip),
        priceNote,
        availability,
        bookingLink,
        year,
        family,
        route,
      },
      picture: cardPictureOf(drawPackagePoster(site, trip)),
      ...differingFiguresOf(trip),
      cost: cardCost(trip),
      beds: bedsOf(trip),
      ...inclusionsOf(trip),
    };
  });
  site.add(routes.compare, { ...page, pack: 'packages' }, { kind: 'compare', data: { ...texts, trips } });
}

function inclusionsOf(trip: Package): { included: readonly string[]; excluded: readonly string[] } {
  for (const { panel } of trip.tabs) {
    if (panel.kind === 'inclusions') return { included: panel.included, excluded: panel.excluded };
  }
  throw new Error(`${trip.name} does not say what is included`);
}

/**
 * "2 nights: Town-house hotel in Stone Town", in the order of the itinerary. A day that it lists in two parts has one
 * night, that of its last part.
 */
export function bedsOf(trip: Package): string[] {
  const lastOfDay = new Map(daysOf(trip).map(({ day, night }) => [day, night]));
  const nights = new Map<string, number>();
  for (const night of lastOfDay.values()) {
    if (!night) continue;
    const bed = night.startsWith('Same ') ? sameAs(night, [...nights.keys()]) : night;
    nights.set(bed, (nights.get(bed) ?? 0) + 1);
  }
  return [...nights].map(([bed, count]) => `${count} ${count === 1 ? 'night' : 'nights'}: ${bed}`);
}

/** The bed that "Same lodge on the rim" means: the last one that has all its longer words, or the last of all. */
function sameAs(night: string, beds: readonly string[]): string {
  const words = night
    .toLowerCase()
    .split(' ')
    .slice(1)
    .filter((word) => word.length > 3);
  const meant = beds.findLast((bed) => words.every((word) => bed.toLowerCase().includes(word)));
  return meant ?? beds.at(-1) ?? night;
}
