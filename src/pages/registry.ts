/** Every kind of page and where its code is; each kind is its own chunk. */
import type { ComponentProps, ComponentType } from 'react';

const loaders = {
  home: () => import('./home/home.tsx'),
  wildlife: () => import('./wildlife.tsx'),
  park: () => import('./park/park.tsx'),
  'park-with-show': () => import('./park/park-with-show.tsx'),
  place: () => import('./place.tsx'),
  site: () => import('./site.tsx'),
  trek: () => import('./trek.tsx'),
  destinations: () => import('./destinations.tsx'),
  packages: () => import('./packages.tsx'),
  package: () => import('./package/package.tsx'),
  'package-families': () => import('./package-families.tsx'),
  services: () => import('./services.tsx'),
  team: () => import('./team.tsx'),
  'important-details': () => import('./important-details.tsx'),
  'trip-plan': () => import('./trip-plan.tsx'),
  'flight-booking': () => import('./flight-booking.tsx'),
  'event-host': () => import('./event-host.tsx'),
  'event-packages': () => import('./event-packages.tsx'),
  'event-contact': () => import('./event-contact.tsx'),
  'stay-services': () => import('./stay-services.tsx'),
  terms: () => import('./terms.tsx'),
  credits: () => import('./credits.tsx'),
  'package-booking': () => import('./package-booking.tsx'),
  search: () => import('./search.tsx'),
  lookup: () => import('./lookup.tsx'),
  plates: () => import('./plates/plates.tsx'),
  compare: () => import('./compare/compare.tsx'),
  map: () => import('./map/map.tsx'),
  outbox: () => import('./outbox/outbox.tsx'),
  offline: () => import('./offline/offline.tsx'),
  office: () => import('./office.tsx'),
  'not-found': () => import('./not-found.tsx'),
} as const;

export type PageKind = keyof typeof loaders;

/** True for pages that there are in other languages too. The others stay in English, whatever is chosen. */
export const isTranslated = (kind: PageKind): boolean => /^(office|outbox|offline|not-found)$/.test(kind);

/** Pages of several files have their own folder. */
const folders: Partial<Record<PageKind, string>> = {
  home: 'home',
  park: 'park',
  'park-with-show': 'park',
  package: 'package',
  plates: 'plates',
  compare: 'compare',
  map: 'map',
  outbox: 'outbox',
  offline: 'offline',
};

/**
 * Returns the file of a kind's component, relative to the project's folder, by which the build finds its
 * chunk.
 */
export function componentFile(kind: PageKind): string {
  const folder = folders[kind];
  return folder ? `src/pages/${folder}/${kind}.tsx` : `src/pages/${kind}.tsx`;
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
