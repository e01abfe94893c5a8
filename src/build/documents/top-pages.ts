/** Documents of the top pages: company, services, planning, stays, events and credits. */

import { stayPhotographs, teamPhotographs } from '../../content/slot-photographs.ts';
import { SEALING_KEY_PLACEHOLDER } from '../../contract/document/site-index.ts';
import { pageSlug, routes } from '../../contract/protocol/routes.ts';
import type { TripCard } from '../../pages/parts/cards/cards.ts';
import { listPhotoCredits } from '../photos/photo-credits.ts';
import type { SiteBuilder } from './site-builder.ts';
import { addTerms, withProof } from './terms.ts';

/** @param trips cards of all packages */
export function addTopPages(site: SiteBuilder, trips: readonly TripCard[]): void {
  addPackageLists(site, trips);
  addEvents(site);
  const pack = 'core';
  const services = site.page('services');
  site.add(routes.services, { ...services, pack }, { kind: 'services', data: services.texts });
  const team = site.page('team');
  const people = site.photographsOf(pageSlug(routes.team), teamPhotographs);
  site.add(routes.team, { ...team, pack }, { kind: 'team', data: { ...team.texts, ...people } });
  const details = site.page('importantDetails');
  site.add(routes.importantDetails, { ...details, pack }, { kind: 'important-details', data: details.texts });
  const plan = site.page('planYourTrip');
  site.add(
    routes.planYourTrip,
    { ...plan, pack },
    { kind: 'trip-plan', data: { ...plan.texts, ...withProof() } },
  );
  const flight = site.page('bookFlight');
  site.add(
    routes.bookFlight,
    { ...flight, pack },
    {
      kind: 'flight-booking',
      data: { ...flight.texts, ...withProof(), sealingKey: SEALING_KEY_PLACEHOLDER },
    },
  );
  addTerms(site);
  const stay = site.page('stayServices');
  const rooms = site.photographsOf(pageSlug(routes.stayServices), stayPhotographs);
  site.add(
    routes.stayServices,
    { ...stay, pack },
    { kind: 'stay-services', data: { ...stay.texts, ...rooms, ...withProof() } },
  );
}

/** Adds the credits, which name the photographers of all pages and so are rendered after them. */
export function addCredits(site: SiteBuilder): void {
  const { texts, ...page } = site.page('credits');
  const photographs = listPhotoCredits(site.documents);
  site.add(routes.credits, { ...page, pack: 'core' }, { kind: 'credits', data: { ...texts, photographs } });
}

function addPackageLists(site: SiteBuilder, trips: readonly TripCard[]): void {
  const { texts: listTexts, ...list } = site.page('packages');
  const byLength = trips.toSorted((a, b) => a.days - b.days);
  site.add(
    routes.packages,
    { ...list, pack: 'packages' },
    { kind: 'packages', data: { ...listTexts, trips: byLength } },
  );
  const { texts, ...page } = site.page('aboutPackages');
  site.add(
    routes.aboutPackages,
    { ...page, pack: 'packages' },
    { kind: 'package-families', data: { ...texts, trips } },
  );
}

function addEvents(site: SiteBuilder): void {
  const pack = 'core';
  const packages = site.page('eventPackages');
  const host = site.page('eventHost');
  const bill = Object.fromEntries(
    Object.entries(packages.texts.packages).map(([name, { price, line }]) => [name, { price, line }]),
  );
  site.add(
    routes.eventHost,
    { ...host, pack },
    { kind: 'event-host', data: { ...host.texts, packages: bill } },
  );
  site.add(routes.eventPackages, { ...packages, pack }, { kind: 'event-packages', data: packages.texts });
  const contact = site.page('eventContact');
  site.add(
    routes.eventContact,
    { ...contact, pack },
    { kind: 'event-contact', data: { ...contact.texts, ...withProof() } },
  );
}
