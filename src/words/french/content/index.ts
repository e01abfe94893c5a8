/** French translation of the content of the translated pages. Only the build reads it. */
import { appManifest } from './app-manifest.ts';
import { bookingTerms } from './booking-terms.ts';
import { comparePage } from './compare-page.ts';
import { destinationPages } from './destination-pages.ts';
import { mapPage } from './map-page.ts';
import { navigation } from './navigation.ts';
import { adventureNorth } from './packages/adventure-north.ts';
import { deluxeSafariBeach } from './packages/deluxe-safari-beach.ts';
import { familytripSafariBeach } from './packages/familytrip-safari-beach.ts';
import { luxuryTravel } from './packages/luxury-travel.ts';
import { midBudget } from './packages/mid-budget.ts';
import { wildlifeNorth } from './packages/wildlife-north.ts';
import { zanzibarBud } from './packages/zanzibar-bud.ts';
import { zanzibarFamilyTrip } from './packages/zanzibar-family-trip.ts';
import { zanzibarLuxury } from './packages/zanzibar-luxury.ts';
import { zanzibarMid } from './packages/zanzibar-mid.ts';
import { parks } from './parks/list.ts';
import { places } from './places/list.ts';
import { plannerPage } from './planner-page.ts';
import { platesPage } from './plates-page.ts';
import { posters } from './posters.ts';
import { reasons } from './reasons.ts';
import { sampleTrips } from './sample-trips.ts';
import { shelves } from './shelves.ts';
import { sitePages } from './site-pages.ts';
import { sites } from './sites/list.ts';
import { slideShows } from './slide-shows.ts';
import { slotPhotographs } from './slot-photographs.ts';
import { stops } from './stops.ts';
import { bookFlight } from './top-pages/book-flight.ts';
import { credits } from './top-pages/credits.ts';
import { events } from './top-pages/events.ts';
import { firstSafari } from './top-pages/first-safari.ts';
import { homeBooking } from './top-pages/home-booking.ts';
import { importantDetails } from './top-pages/important-details.ts';
import { packages } from './top-pages/packages.ts';
import { planYourTrip } from './top-pages/plan-your-trip.ts';
import { services } from './top-pages/services.ts';
import { stayServices } from './top-pages/stay-services.ts';
import { treks } from './treks/list.ts';

export const content: Readonly<Record<string, string>> = {
  ...appManifest,
  ...bookingTerms,
  ...comparePage,
  ...destinationPages,
  ...mapPage,
  ...navigation,
  ...adventureNorth,
  ...deluxeSafariBeach,
  ...familytripSafariBeach,
  ...luxuryTravel,
  ...midBudget,
  ...wildlifeNorth,
  ...zanzibarBud,
  ...zanzibarFamilyTrip,
  ...zanzibarLuxury,
  ...zanzibarMid,
  ...parks,
  ...places,
  ...plannerPage,
  ...platesPage,
  ...posters,
  ...reasons,
  ...sampleTrips,
  ...shelves,
  ...sitePages,
  ...sites,
  ...slideShows,
  ...slotPhotographs,
  ...stops,
  ...bookFlight,
  ...credits,
  ...events,
  ...firstSafari,
  ...homeBooking,
  ...importantDetails,
  ...packages,
  ...planYourTrip,
  ...services,
  ...stayServices,
  ...treks,
};

export { figures } from './figures.ts';
