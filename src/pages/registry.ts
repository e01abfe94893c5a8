/** Every kind of page and where its code is; each kind is its own chunk. */
import type { ComponentProps, ComponentType } from 'react';

const loaders = {
  home: () => import('./home/home.tsx'),
  wildlife: () => import('./destinations/wildlife.tsx'),
  park: () => import('./park/park.tsx'),
  'park-with-show': () => import('./park/park-with-show.tsx'),
  place: () => import('./destinations/place.tsx'),
  site: () => import('./destinations/site.tsx'),
  trek: () => import('./destinations/trek.tsx'),
  destinations: () => import('./destinations/destinations.tsx'),
  packages: () => import('./offers/packages.tsx'),
  package: () => import('./package/package.tsx'),
  'package-families': () => import('./offers/package-families.tsx'),
  services: () => import('./offers/services.tsx'),
  team: () => import('./company/team.tsx'),
  'important-details': () => import('./company/important-details.tsx'),
  'trip-plan': () => import('./requests/trip-plan.tsx'),
  'flight-booking': () => import('./requests/flight-booking.tsx'),
  'event-host': () => import('./requests/event-host.tsx'),
  'event-packages': () => import('./offers/event-packages.tsx'),
  'event-contact': () => import('./requests/event-contact.tsx'),
  'stay-services': () => import('./offers/stay-services.tsx'),
  terms: () => import('./company/terms.tsx'),
  credits: () => import('./company/credits.tsx'),
  'package-booking': () => import('./requests/package-booking.tsx'),
  search: () => import('./search.tsx'),
  lookup: () => import('./requests/lookup.tsx'),
  plates: () => import('./plates/plates.tsx'),
  compare: () => import('./compare/compare.tsx'),
  map: () => import('./map/map.tsx'),
  plan: () => import('./plan/plan.tsx'),
  outbox: () => import('./outbox/outbox.tsx'),
  offline: () => import('./offline/offline.tsx'),
  office: () => import('./office.tsx'),
  'not-found': () => import('./not-found.tsx'),
} as const;

export type PageKind = keyof typeof loaders;

/** True for pages that appear in the chosen language at the same address; all others are in the language of their address. */
export const followsChosenLanguage = (kind: PageKind): boolean =>
  /^(office|outbox|offline|not-found)$/.test(kind);

/** The folder of each kind's component; the loaders above cannot be asked for theirs. */
const folders: Readonly<Record<PageKind, string>> = {
  home: 'home/',
  wildlife: 'destinations/',
  park: 'park/',
  'park-with-show': 'park/',
  place: 'destinations/',
  site: 'destinations/',
  trek: 'destinations/',
  destinations: 'destinations/',
  packages: 'offers/',
  package: 'package/',
  'package-families': 'offers/',
  services: 'offers/',
  team: 'company/',
  'important-details': 'company/',
  'trip-plan': 'requests/',
  'flight-booking': 'requests/',
  'event-host': 'requests/',
  'event-packages': 'offers/',
  'event-contact': 'requests/',
  'stay-services': 'offers/',
  terms: 'company/',
  credits: 'company/',
  'package-booking': 'requests/',
  search: '',
  lookup: 'requests/',
  plates: 'plates/',
  compare: 'compare/',
  map: 'map/',
  plan: 'plan/',
  outbox: 'outbox/',
  offline: 'offline/',
  office: '',
  'not-found': '',
};

/**
 * Returns the file of a kind's component, relative to the project's folder, by which the build finds its
 * chunk.
 */
export function componentFile(kind: PageKind): string {
  return `src/pages/${folders[kind]}${kind}.tsx`;
}

/** Data in the documents of a kind: the `data` of its component. */
export type PageData<Kind extends PageKind> = ComponentProps<
  Awaited<ReturnType<(typeof loaders)[Kind]>>['default']
>['data'];
export interface PageModule {
  default: ComponentType<{ data: never }>;
  /** Data that its pages need from the device, requested before they are rendered in a browser. */
  prepare?: (data: never) => void | Promise<void>;
}

export async function loadPage(kind: PageKind): Promise<PageModule> {
  return (await loaders[kind]()) as PageModule;
}
