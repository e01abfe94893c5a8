/** Documents of the top pages: company, services, planning, stays, events and credits. */
import { routes } from '../../contract/addresses.ts';
import { SEALING_KEY_MARK } from '../../contract/site-index.ts';
import type { TripCard } from '../../pages/parts/cards/cards.ts';
import { listPhotoCredits } from '../photo-credits.ts';
import type { Desk } from './desk.ts';

/** @param trips cards of all packages */
export function addTopPages(desk: Desk, trips: readonly TripCard[]): void {
  addPackageLists(desk, trips);
  addEvents(desk);
  const pack = 'core';
  const services = desk.page('services');
  desk.add(routes.services, { ...services, pack }, { kind: 'services', data: services.texts });
  const team = desk.page('team');
  desk.add(routes.team, { ...team, pack }, { kind: 'team', data: team.texts });
  const details = desk.page('importantDetails');
  desk.add(routes.importantDetails, { ...details, pack }, { kind: 'important-details', data: details.texts });
  const plan = desk.page('planYourTrip');
  desk.add(routes.planYourTrip, { ...plan, pack }, { kind: 'trip-plan', data: plan.texts });
  const flight = desk.page('bookFlight');
  desk.add(
    routes.bookFlight,
    { ...flight, pack },
    { kind: 'flight-booking', data: { ...flight.texts, sealingKey: SEALING_KEY_MARK } },
  );
  const stay = desk.page('stayServices');
  desk.add(routes.stayServices, { ...stay, pack }, { kind: 'stay-services', data: stay.texts });
}

/** Names the photographers of all pages, so it is drawn after them. */
export function addCredits(desk: Desk): void {
  const { texts, ...page } = desk.page('credits');
  const photographs = listPhotoCredits(desk.documents);
  desk.add(routes.credits, { ...page, pack: 'core' }, { kind: 'credits', data: { ...texts, photographs } });
}

function addPackageLists(desk: Desk, trips: readonly TripCard[]): void {
  const { texts: listTexts, ...list } = desk.page('packages');
  const byLength = trips.toSorted((a, b) => a.days - b.days);
  desk.add(
    routes.packages,
    { ...list, pack: 'packages' },
    { kind: 'packages', data: { ...listTexts, trips: byLength } },
  );
  const { texts, ...page } = desk.page('aboutPackages');
  desk.add(
    routes.aboutPackages,
    { ...page, pack: 'packages' },
    { kind: 'package-families', data: { ...texts, trips } },
  );
}

function addEvents(desk: Desk): void {
  const pack = 'core';
  const packages = desk.page('eventPackages');
  const host = desk.page('eventHost');
  const bill = Object.fromEntries(
    Object.entries(packages.texts.packages).map(([name, { price, line }]) => [name, { price, line }]),
  );
  desk.add(
    routes.eventHost,
    { ...host, pack },
    { kind: 'event-host', data: { ...host.texts, packages: bill } },
  );
  desk.add(routes.eventPackages, { ...packages, pack }, { kind: 'event-packages', data: packages.texts });
  const contact = desk.page('eventContact');
  desk.add(routes.eventContact, { ...contact, pack }, { kind: 'event-contact', data: contact.texts });
}
