/** Pages that there are in German and French under addresses of their own. */
import { pathKey, redirects, routes } from '../contract/protocol/routes.ts';
import { pathInLanguage, type TravelLanguage } from '../contract/values/languages.ts';

const common: readonly string[] = [
  routes.home,
  routes.allTrips,
  routes.packages,
  routes.aboutPackages,
  '/mid_budget',
  '/luxury_travel',
  '/adventure_north',
  '/wildlife_north',
  '/zanzibar_mid',
  '/zanzibar_bud',
  '/zanzibar_family_trip',
  '/zanzibar_luxury',
  '/deluxe_safari+beach',
  '/familytrip_safari+beach',
  routes.wildlife,
  routes.beachExperience,
  routes.zanzibar,
  routes.culture,
  routes.hikes,
  routes.services,
  routes.importantDetails,
  routes.planYourTrip,
  routes.packageBooking,
  routes.bookFlight,
  routes.stayServices,
  routes.eventHost,
  routes.eventPackages,
  routes.eventContact,
  routes.terms,
  routes.lookup,
  routes.outbox,
  routes.offline,
];

/** Their English addresses. A page is named for a language once all that it shows is translated into it. */
export const translatedPages: Readonly<Record<TravelLanguage, readonly string[]>> = {
  de: common,
  fr: common,
};

/** @returns where a link leads in the language: to the page in it, or as it stands to one that is in English alone */
export function createLinkTranslator(language: TravelLanguage): (address: string) => string {
  const keys = new Set(translatedPages[language].map(pathKey));
  return (address) => {
    const [path = ''] = address.split(/[?#]/);
    const target = redirects[pathKey(path)] ?? path;
    return keys.has(pathKey(target))
      ? pathInLanguage(language, target + address.slice(path.length))
      : address;
  };
}
