/** Pages that there are in German and French under addresses of their own. */
import { pathKey, redirects, routes } from '../contract/protocol/routes.ts';
import { pathInLanguage, type TravelLanguage } from '../contract/values/languages.ts';

const pages: readonly string[] = [
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
  routes.search,
  routes.map,
  routes.plan,
  routes.compare,
  routes.plates,
  '/wildlife/Serengeti',
  '/wildlife/Ngorongoro',
  '/wildlife/Lakemanyara',
  '/wildlife/Tarangirenational_park',
  '/wildlife/Arusha_national_park',
  '/wildlife/Mkomanzi_national_park',
  '/wildlife/Saadani_national_park',
  '/wildlife/Nyerere_national_park',
  '/wildlife/Mikumi_national_park',
  '/wildlife/Ruaha_national_park',
  '/wildlife/katavi_national_park',
  '/wildlife/Kitulo_Eden',
  '/wildlife/Mahale_nationa_park',
  '/wildlife/Gombe_national_park',
  '/wildlife/Rubondo_Island',
  '/beachexperience/Mafia_island',
  '/beachexperience/Maziwi_island',
  '/beachexperience/chole_island',
  '/beachexperience/Mwewe_island',
  '/beachexperience/Ulenge_island',
  '/beachexperience/Yambe_islandmarine',
  '/places/stone-town',
  '/places/jozani-chwa',
  '/places/nungwi-aquarium',
  '/places/darajani-market',
  '/places/mtoni-palace',
  '/places/mwanakwerekwe-market',
  '/places/changa-island',
  '/places/jambiani-beach',
  '/places/kendwa-beach',
  '/places/kiwengwa-beach',
  '/places/mnemba-island',
  '/Culture/Amboni_caves',
  '/Culture/Tanga_meseum',
  '/Culture/Tongoni_Ruins',
  '/Culture/Muhembo_Ruins',
  '/Culture/Caravan_serai',
  '/Culture/oldVai_gorge',
  '/Culture/Tumbatu_island',
  '/Culture/Engaruka',
  '/Culture/Isimila',
  '/Culture/Yambe_island',
  '/Hikes/mount_kilimanjaro',
  '/Hikes/mount_usambara',
  '/Hikes/mount_udzungwa',
  '/Hikes/mount_meru',
  '/Hikes/mount_oldonyo-lengai',
];

/** Their English addresses. A page is named for a language once all that it shows is translated into it. */
export const translatedPages: Readonly<Record<TravelLanguage, readonly string[]>> = {
  de: pages,
  fr: pages,
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
