/** Texts of /map, its sheets, and the names that fit on them. */
import { mapPoster } from '../posters/map.ts';
import type { SitePage } from '../types.ts';

export type MapKind = 'park' | 'beach' | 'zanzibar' | 'culture' | 'mountain';

export interface MapSheetText {
  id: string;
  /** The name on the map of the country. */
  letter: string;
  title: string;
  west: number;
  east: number;
  north: number;
  south: number;
}

/** Kinds in the order of the list. */
export const mapKinds: readonly { kind: MapKind; title: string; noun: string }[] = [
  { kind: 'park', title: 'Parks', noun: 'parks' },
  { kind: 'beach', title: 'Islands of the mainland coast', noun: 'islands' },
  { kind: 'zanzibar', title: 'Zanzibar', noun: 'places of Zanzibar' },
  { kind: 'culture', title: 'Culture and history', noun: 'cultural sites' },
  { kind: 'mountain', title: 'Mountains', noun: 'mountains' },
];

/** Cultural sites in the bush; the others are at the sea. */
export const sitesInTheBush: readonly string[] = [
  '/Culture/oldVai_gorge',
  '/Culture/Engaruka',
  '/Culture/Isimila',
];

/** Parts of the country that are shown enlarged, because places crowd there. */
export const mapSheets: readonly MapSheetText[] = [
  { id: 'north', letter: 'A', title: 'The north', west: 33.8, east: 38.7, north: -1.35, south: -4.65 },
  {
    id: 'zanzibar',
    letter: 'B',
    title: 'Zanzibar and Bagamoyo',
    west: 38.8,
    east: 39.78,
    north: -5.6,
    south: -6.54,
  },
  {
    id: 'tanga',
    letter: 'C',
    title: 'The Tanga coast',
    west: 38.72,
    east: 39.62,
    north: -4.66,
    south: -5.64,
  },
];

/** Short names for the map, where the title is too long or repeats what the mark says. */
export const mapNames: Readonly<Record<string, string>> = {
  '/wildlife/Mahale_nationa_park': 'Mahale',
  '/wildlife/Arusha_national_park': 'Arusha N. P.',
  '/wildlife/Rubondo_Island': 'Rubondo Island',
  '/places/changa-island': 'Changuu',
  '/places/mwanakwerekwe-market': 'Mwanakwerekwe',
  '/places/darajani-market': 'Darajani',
  '/places/jozani-chwa': 'Jozani',
  '/places/nungwi-aquarium': 'Mnarani, Nungwi',
  '/places/jambiani-beach': 'Jambiani',
  '/places/kendwa-beach': 'Kendwa',
  '/places/kiwengwa-beach': 'Kiwengwa',
  '/beachexperience/Yambe_islandmarine': 'Yambe, marine',
  '/Culture/Yambe_island': 'Yambe Island',
  '/Culture/Amboni_caves': 'Amboni Caves',
  '/Culture/Isimila': 'Isimila',
  '/Culture/oldVai_gorge': 'Olduvai',
  '/Culture/Tanga_meseum': 'Tanga, museum',
  '/Culture/Caravan_serai': 'Caravan Serai',
  '/Hikes/mount_kilimanjaro': 'Kilimanjaro',
  '/Hikes/mount_udzungwa': 'Udzungwa',
  '/Hikes/mount_usambara': 'Usambara',
};

export const mapPage = {
  head: {
    title: 'Map of Tanzania: parks, islands, sites, mountains',
    description:
      'All our parks, islands, cultural sites and mountains on one map that works offline: by month, by kind, by package, with the distance from where you are.',
  },
  poster: mapPoster,
  title: 'The map',
  standfirst:
    'The whole country, and three parts of it enlarged. The map is saved with the site and needs no signal; nor does finding where you are.',
  country: 'Tanzania',
  tripLink: 'View Details',
  sheetsTitle: 'Sheets',
  listTitle: 'Every place on the map',
  zoom: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Whole country',
    how: 'Zoom with two fingers, the wheel, + and −. Move with a finger or the arrow keys.',
    across: 'The map shows {km} km from west to east.',
  },
  locate: {
    button: 'Where am I?',
    again: 'Ask again',
    asking: 'Asking your device where it is. Out of doors, without a signal, this may take a minute.',
    here: 'Your position is the ringed cross. The list now begins with what is nearest; distances are as the crow flies.',
    area: 'You are in or close to {area}.',
    nearest: 'Nearest: {place}, {way}. Accurate to {accuracy}.',
    outside: 'You are outside this map. Distances and directions are still right, as the crow flies.',
    refused:
      'This site may not read your position. Allow “Location” for it in the settings of your browser (and of the device), then ask again.',
    unavailable:
      'Your device cannot tell where it is just now. Go out of doors, where it sees the sky, switch Location on, and ask again.',
    insecure:
      'Positions are only given to pages opened over https. Open this site by its https address, or read the distances in the texts of each place.',
    privacy: 'Your position stays on this device.',
  },
  attribution:
    'Coast, borders, most lakes and six rivers from Natural Earth, public domain. Parks, roads, other rivers, some lakes and islets are drawn by our own hand and simplified. Not for navigation.',
} as const satisfies SitePage & Record<string, unknown>;
