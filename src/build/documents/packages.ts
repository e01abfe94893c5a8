/** Documents of the packages and of the list that shows them. */
import { packages } from '../../content/packages/list.ts';
import type { PackageCost } from '../../content/packages/party-price.ts';
import { publishedCost } from '../../content/packages/published-cost.ts';
import { type SampleTrip, sampleTrips } from '../../content/sample-trips.ts';
import { packagePhotographs } from '../../content/slot-photographs.ts';
import type { Package } from '../../content/types.ts';
import { pageSlug, routes } from '../../contract/protocol/routes.ts';
import type { TripCard } from '../../pages/parts/cards/cards.ts';
import type { PriceDiscrepancy } from '../../pages/parts/cards/price-discrepancy-note.tsx';
import { daysAndPrice, shownPrice } from '../../pages/parts/cards/price-line.ts';
import type { Route } from '../../pages/parts/map/map-data.ts';
import type { DrawnPoster } from '../photos/pictures.ts';
import { cardPictureOf, type SiteBuilder } from './site-builder.ts';
import { summarizeTerms } from './terms.ts';

/**
 * @param ways the route of each package, by the package's address
 * @returns the cards of the packages, which other pages show too
 */
export function addPackages(site: SiteBuilder, ways: ReadonlyMap<string, Route>): TripCard[] {
  const drawn = (trip: Package) => drawPackagePoster(site, trip);
  const cards = packages.map((trip) => ({
    address: trip.address,
    name: trip.name,
    description: trip.description,
    days: trip.days,
    price: `${shownPrice({ ...trip, ...(trip.cardPrice && { price: trip.cardPrice }) })} ${trip.priceNote}`,
    ...(trip.cardPrice && { onPage: daysAndPrice(trip) }),
    plate: trip.plate,
    year: trip.year,
    family: trip.family,
    picture: cardPictureOf(drawn(trip)),
    cost: cardCost(trip),
  }));
  for (const trip of packages) {
    const {
      poster: _poster,
      head,
      kind: _kind,
      isFrom: _isFrom,
      cardPrice: _price,
      otherPrices: _prices,
      group: _group,
      discountFrom: _discount,
      offers: _offers,
      sample: _sample,
      ...data
    } = trip;
    const poster = drawn(trip);
    site.add(
      trip.address,
      { head, poster, pack: 'packages' },
      {
        kind: 'package',
        data: {
          ...data,
          price: shownPrice(trip),
          ...differingFiguresOf(trip),
          picture: poster.picture,
          route: ways.get(trip.address) as Route,
          cost: publishedCost(trip),
          terms: summarizeTerms(),
          ...site.photographsOf(pageSlug(trip.address), packagePhotographs),
        },
      },
    );
  }
  const { texts, ...page } = site.page('allTrips');
  site.add(
    routes.allTrips,
    { ...page, pack: 'packages' },
    { kind: 'packages', data: { ...texts, trips: cards } },
  );
  return cards;
}

/** The part of the cost that a card tells in one line: what it does not tell, it need not carry. */
export function cardCost(trip: Package): PackageCost {
  const { offers, months } = publishedCost(trip);
  return {
    offers: offers.map(({ label: _, days, cents, ...offer }) => ({ days, cents, ...offer })),
    ...(months && { months }),
  };
}

/** Returns the figures that cards of a package state differently from its page; empty if they agree. */
export function differingFiguresOf(trip: Package): { elsewhere?: PriceDiscrepancy } {
  const sample = sampleTrips.find(({ address }) => address === trip.address);
  const elsewhere = {
    ...(trip.cardPrice && { list: daysAndPrice({ ...trip, price: trip.cardPrice }) }),
    ...(sample && hasOtherFigures(sample, trip) && { sample: daysAndPrice({ ...trip, ...sample }) }),
  };
  return Object.keys(elsewhere).length > 0 ? { elsewhere } : {};
}

/** True if a sample trip has other figures than its page. */
export function hasOtherFigures(sample: SampleTrip, trip: Pick<Package, 'days' | 'price'>): boolean {
  return sample.days !== trip.days || sample.price !== trip.price;
}

/** The poster of a package, drawn once. */
export function drawPackagePoster(site: SiteBuilder, trip: Package): DrawnPoster {
  return site.draw(pageSlug(trip.address), trip.poster, {
    title: trip.name,
    line: `${trip.days} days · ${shownPrice(trip)} · ${trip.availability}`,
    printLine: `${trip.days} days · ${trip.location}`,
    plate: trip.plate,
  });
}
