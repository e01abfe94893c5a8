/** Every place where a package stops. If it has its own page, that page gives its position. */
interface Stop {
  title: string;
  /** Address of its page. */
  destination?: string;
  /** Where there is no page. */
  coordinates?: { latitude: number; longitude: number };
}

export const stops = {
  kilimanjaroAirport: {
    title: 'Kilimanjaro airport',
    coordinates: { latitude: -3.429, longitude: 37.074 },
  },
  arusha: { title: 'Arusha', coordinates: { latitude: -3.387, longitude: 36.683 } },
  arushaPark: { title: 'Arusha National Park', destination: '/wildlife/Arusha_national_park' },
  tarangire: { title: 'Tarangire', destination: '/wildlife/Tarangirenational_park' },
  lakeManyara: { title: 'Lake Manyara', destination: '/wildlife/Lakemanyara' },
  mtoWaMbu: { title: 'Mto wa Mbu', coordinates: { latitude: -3.35, longitude: 35.85 } },
  karatu: { title: 'Karatu', coordinates: { latitude: -3.338, longitude: 35.67 } },
  eyasi: { title: 'Lake Eyasi', coordinates: { latitude: -3.5, longitude: 35.36 } },
  ngorongoro: { title: 'Ngorongoro', destination: '/wildlife/Ngorongoro' },
  olduvai: { title: 'Olduvai Gorge', destination: '/Culture/oldVai_gorge' },
  ndutu: { title: 'Ndutu', coordinates: { latitude: -3.02, longitude: 34.995 } },
  seronera: { title: 'Seronera, Serengeti', destination: '/wildlife/Serengeti' },
  moshi: { title: 'Moshi', coordinates: { latitude: -3.35, longitude: 37.34 } },
  mkomazi: { title: 'Mkomazi', destination: '/wildlife/Mkomanzi_national_park' },
  korogwe: { title: 'Korogwe', coordinates: { latitude: -5.15, longitude: 38.48 } },
  pangani: { title: 'Pangani', coordinates: { latitude: -5.426, longitude: 38.98 } },
  maziwi: { title: 'Maziwi Island', destination: '/beachexperience/Maziwi_island' },
  darEsSalaam: { title: 'Dar es Salaam', coordinates: { latitude: -6.81, longitude: 39.28 } },
  zanzibarAirport: { title: 'Zanzibar airport', coordinates: { latitude: -6.222, longitude: 39.225 } },
  stoneTown: { title: 'Stone Town', destination: '/places/stone-town' },
  changuu: { title: 'Changuu', destination: '/places/changa-island' },
  mtoni: { title: 'Mtoni Palace', destination: '/places/mtoni-palace' },
  spiceFarms: { title: 'Spice farms', coordinates: { latitude: -6.095, longitude: 39.262 } },
  jozani: { title: 'Jozani', destination: '/places/jozani-chwa' },
  jambiani: { title: 'Jambiani', destination: '/places/jambiani-beach' },
  kiwengwa: { title: 'Kiwengwa', destination: '/places/kiwengwa-beach' },
  muyuni: { title: 'Muyuni beach', coordinates: { latitude: -5.838, longitude: 39.35 } },
  mnemba: { title: 'Mnemba', destination: '/places/mnemba-island' },
  northEastCoast: { title: 'North-east coast', coordinates: { latitude: -5.905, longitude: 39.358 } },
  kendwa: { title: 'Kendwa', destination: '/places/kendwa-beach' },
  nungwi: { title: 'Nungwi', destination: '/places/nungwi-aquarium' },
  fumba: { title: 'Fumba', coordinates: { latitude: -6.318, longitude: 39.283 } },
  menaiBay: { title: 'Menai Bay', coordinates: { latitude: -6.37, longitude: 39.32 } },
} as const satisfies Record<string, Stop>;

export type StopName = keyof typeof stops;

/** A place reached by road, or by air or sea where that is said. */
export type Waypoint = StopName | { to: StopName; by: 'air' | 'sea' };
