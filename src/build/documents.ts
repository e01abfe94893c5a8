/** Every document of the site, drawn from the content: the one place that picks what a page shows. */

import type { PageContent, PageDocument } from '../app/page-document.ts';
import { packages } from '../content/packages/list.ts';
import { parks } from '../content/parks/list.ts';
import { sampleTrips } from '../content/sample-trips.ts';
import { sitePages } from '../content/site-pages.ts';
import type { Head, Package, Park, Poster } from '../content/types.ts';
import { notFoundDocument, routes } from '../contract/addresses.ts';
import type { PageKind } from '../pages/registry.ts';
import type { CardPicture } from '../ui/picture.tsx';
import { createPictures, type DrawnPoster, type Pictures } from './pictures.ts';

export function listDocuments(): { documents: PageDocument[]; pictures: Pictures } {
  const pictures = createPictures();
  const drawn = new Map<Poster, DrawnPoster>();
  const draw = (name: string, poster: Poster, title: string, line: string, plate?: number) => {
    const known = drawn.get(poster) ?? pictures.draw(name, poster, { title, line, ...(plate && { plate }) });
    drawn.set(poster, known);
    return known;
  };
  const drawPark = (park: Park) =>
    draw(nameOf(park.address), park.poster, park.title, parkLine(park), park.plate);
  const drawPackage = (trip: Package) =>
    draw(
      nameOf(trip.address),
      trip.poster,
      trip.name,
      `${trip.days} days · ${trip.price} · ${trip.availability}`,
      trip.plate,
    );

  const documents: PageDocument[] = [];
  const add = (address: string, head: Head, poster: DrawnPoster, content: PageContent, indexed = true) =>
    documents.push({
      address,
      head: { ...head, image: poster.social, indexed },
      pack: packOf(content.kind),
      ...content,
    });

  const parkCards = parks.map((park) => ({ ...cardOf(park), picture: plateOf(drawPark(park)) }));
  const tripCards = packages.map((trip) => ({
    address: trip.address,
    name: trip.name,
    description: trip.description,
    days: trip.days,
    price: trip.cardPrice ?? trip.price,
    plate: trip.plate,
    year: trip.year,
    family: trip.family,
    picture: plateOf(drawPackage(trip)),
  }));

  for (const park of parks) {
    const { poster: _poster, head, kind: _kind, ...data } = park;
    const poster = drawPark(park);
    add(park.address, head, poster, { kind: 'park', data: { ...data, picture: poster.picture } });
  }
  for (const trip of packages) {
    const { poster: _poster, head, kind: _kind, ...data } = trip;
    const poster = drawPackage(trip);
    add(trip.address, head, poster, { kind: 'package', data: { ...data, picture: poster.picture } });
  }

  const page = <Name extends keyof typeof sitePages>(name: Name) => {
    const { poster, head, ...texts } = sitePages[name];
    const picture = draw(name, poster, texts.title, texts.standfirst);
    return { head, poster: picture, texts: { ...texts, picture: picture.picture } };
  };
  const home = page('home');
  add(routes.home, home.head, home.poster, {
    kind: 'home',
    data: {
      ...home.texts,
      // A sample trip has figures of its own, and waits until its page exists.
      trips: sampleTrips.flatMap((sample) =>
        tripCards.filter(({ address }) => address === sample.address).map((trip) => ({ ...trip, ...sample })),
      ),
      parks: parkCards.slice(0, 3),
    },
  });
  const wildlife = page('wildlife');
  add(routes.wildlife, wildlife.head, wildlife.poster, {
    kind: 'wildlife',
    data: { ...wildlife.texts, parks: parkCards },
  });
  const allTrips = page('allTrips');
  add(routes.allTrips, allTrips.head, allTrips.poster, {
    kind: 'packages',
    data: { ...allTrips.texts, trips: tripCards },
  });
  const booking = page('packageBooking');
  add(routes.packageBooking, booking.head, booking.poster, {
    kind: 'package-booking',
    data: { ...booking.texts, catalogue: packages.map(({ name, address }) => ({ name, address })) },
  });
  const outbox = page('outbox');
  add(routes.outbox, outbox.head, outbox.poster, { kind: 'outbox', data: outbox.texts }, false);
  const offline = page('offline');
  add(routes.offline, offline.head, offline.poster, { kind: 'offline', data: offline.texts }, false);
  const notFound = page('notFound');
  add(notFoundDocument, notFound.head, notFound.poster, { kind: 'not-found', data: notFound.texts }, false);
  return { documents, pictures };
}

function packOf(kind: PageKind): string {
  if (kind === 'park' || kind === 'wildlife') return 'wildlife';
  if (kind === 'package' || kind === 'packages') return 'packages';
  return 'core';
}

function nameOf(address: string): string {
  return address
    .slice(1)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}

function parkLine({ facts }: Park): string {
  const birds = facts.birds ? ` · ${facts.birds} birds` : '';
  return `${facts.area} sq km${birds} · stay ${facts.stay}`;
}

function plateOf({ picture }: DrawnPoster): CardPicture {
  return { alt: picture.alt, colours: picture.colours, plate: picture.plate };
}

function cardOf({ address, title, uniqueness, location, topActivities, plate, year }: Park) {
  return { address, title, uniqueness, location, topActivities, plate, year };
}
