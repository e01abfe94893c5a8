/** Renders every document of the site from the content, one family after another. */
import { packages } from '../content/packages/list.ts';
import { publishedCost } from '../content/packages/published-cost.ts';
import { sampleTrips } from '../content/sample-trips.ts';
import { SEALING_KEY_PLACEHOLDER } from '../contract/document/site-index.ts';
import { notFoundDocument, routes } from '../contract/protocol/routes.ts';
import type { ParkCard, TripCard } from '../pages/parts/cards/cards.ts';
import { daysAndPrice, shownPrice } from '../pages/parts/cards/price-line.ts';
import { addCompare } from './documents/compare.ts';
import { addDestinations } from './documents/destinations.ts';
import { addMap } from './documents/map.ts';
import { addNearbyLinks } from './documents/nearby-links.ts';
import { addNotices } from './documents/notices.ts';
import { addOffice } from './documents/office.ts';
import { addOffline } from './documents/offline.ts';
import { addPackages, hasOtherFigures } from './documents/packages.ts';
import { addPlanner } from './documents/planner.ts';
import { addPlates } from './documents/plates.ts';
import { routeOf } from './documents/routes.ts';
import { cardPictureOf, createSiteBuilder, type SiteBuilder } from './documents/site-builder.ts';
import { withProof } from './documents/terms.ts';
import { addCredits, addTopPages } from './documents/top-pages.ts';
import { drawMapBase } from './map/map-base.ts';
import type { PhotoSet } from './photos/photos.ts';
import type { Pictures } from './photos/pictures.ts';
import { addTranslations } from './texts/translate.ts';

/**
 * @param photos by the slug of their page
 * @param pictures draws the posters and the map
 */
export function listDocuments(
  photos: ReadonlyMap<string, PhotoSet>,
  pictures: Pictures,
): Pick<SiteBuilder, 'documents' | 'photographed' | 'slots'> {
  const site = createSiteBuilder(photos, pictures);
  const parks = addDestinations(site);
  const base = site.pictures.keep('tanzania', drawMapBase);
  const ways = new Map(packages.map((trip) => [trip.address, routeOf(trip, base)]));
  const trips = addPackages(site, ways);
  addNearbyLinks(site, base);
  addMap(site, base, ways);
  addPlanner(site, base);
  addPlates(site);
  addCompare(site, ways);
  addHome(site, trips, parks);
  addTopPages(site, trips);
  addOwnPages(site);
  addCredits(site);
  addOffline(site);
  addOffice(site);
  addNotices(site.documents);
  addTranslations(site.documents);
  return site;
}

function addHome(site: SiteBuilder, trips: readonly TripCard[], parks: readonly ParkCard[]): void {
  const { texts, ...page } = site.page('home');
  // A sample trip has its own figures, and is left out until its page exists.
  const samples = sampleTrips.flatMap((sample) =>
    packages
      .filter(({ address }) => address === sample.address)
      .flatMap((trip) => {
        const {
          onPage: _,
          cost: _cost,
          ...card
        } = trips.find(({ address }) => address === trip.address) as TripCard;
        const price = `${shownPrice({ ...trip, ...sample })} ${trip.priceNote}`;
        return {
          ...card,
          ...sample,
          price,
          ...(hasOtherFigures(sample, trip) && { onPage: daysAndPrice(trip) }),
        };
      }),
  );
  // The three that the texts of the home page speak of.
  const three = parks.filter(({ plate }) => texts.threeParks.plates.includes(plate));
  const cards = texts.lists.cards.map(({ page: name, text }) => {
    const { texts: list, poster } = site.page(name);
    // These links are in lower case (docs/contract.md#packages).
    return { address: routes[name].toLowerCase(), title: list.title, text, picture: cardPictureOf(poster) };
  });
  site.add(
    routes.home,
    { ...page, pack: 'core' },
    { kind: 'home', data: { ...texts, trips: samples, parks: three, cards } },
  );
}

/** The booking, the search, and the pages about this device. */
function addOwnPages(site: SiteBuilder): void {
  const { texts: bookingTexts, ...booking } = site.page('packageBooking');
  const catalogue = packages.map((trip) => ({
    name: trip.name,
    address: trip.address,
    days: trip.days,
    price: `${shownPrice(trip)} ${trip.priceNote}`,
    availability: trip.availability,
    cost: publishedCost(trip),
  }));
  site.add(
    routes.packageBooking,
    { ...booking, pack: 'core' },
    { kind: 'package-booking', data: { ...bookingTexts, catalogue, ...withProof() } },
  );
  const own = { pack: 'core', indexed: false } as const;
  const { texts: searchTexts, ...search } = site.page('search');
  site.add(routes.search, { ...search, ...own }, { kind: 'search', data: searchTexts });
  const { texts: lookupTexts, ...lookup } = site.page('lookup');
  site.add(routes.lookup, { ...lookup, ...own }, { kind: 'lookup', data: lookupTexts });
  const { texts: outboxTexts, ...outbox } = site.page('outbox');
  site.add(
    routes.outbox,
    { ...outbox, ...own },
    { kind: 'outbox', data: { ...outboxTexts, sealingKey: SEALING_KEY_PLACEHOLDER } },
  );
  const { texts: notFoundTexts, ...notFound } = site.page('notFound');
  site.add(notFoundDocument, { ...notFound, ...own }, { kind: 'not-found', data: notFoundTexts });
}
