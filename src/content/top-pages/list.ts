/** The top pages: company, services, planning, stays, events and credits. */
import { bookFlightPage } from './book-flight.ts';
import { creditsPage } from './credits.ts';
import { eventContactPage, eventHostPage, eventPackagesPage } from './events.ts';
import { importantDetailsPage } from './important-details.ts';
import { aboutPackagesPage, packagesPage } from './packages.ts';
import { planYourTripPage } from './plan-your-trip.ts';
import { servicesPage } from './services.ts';
import { stayServicesPage } from './stay-services.ts';
import { teamPage } from './team.ts';
import { termsPage } from './terms.ts';

export const topPages = {
  packages: packagesPage,
  aboutPackages: aboutPackagesPage,
  services: servicesPage,
  team: teamPage,
  importantDetails: importantDetailsPage,
  planYourTrip: planYourTripPage,
  bookFlight: bookFlightPage,
  eventHost: eventHostPage,
  eventPackages: eventPackagesPage,
  eventContact: eventContactPage,
  stayServices: stayServicesPage,
  terms: termsPage,
  credits: creditsPage,
} as const;
