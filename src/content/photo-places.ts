/** Places of the site for photographs of the operator: each page with a poster, and further parts of some pages. */
import { pageSlug, routes } from '../contract/protocol/routes.ts';
import { unfilledPackages } from './packages/list.ts';
import { unfilledPages } from './pages/site-pages.ts';
import { parks } from './parks/list.ts';
import { beaches, moreBeaches, zanzibarPlaces } from './places/list.ts';
import { moreSites, sites } from './sites/list.ts';
import { packagePhotographs, stayPhotographs, teamPhotographs } from './slot-photographs.ts';
import { treks } from './treks/list.ts';

export interface PhotoPlace {
  /** Of the page, and for a further part with its name: "wildlife-serengeti", "luxury-travel-bed". */
  slug: string;
  title: string;
  /** Addresses of the pages that show it. */
  pages: readonly string[];
}

const lists = [
  [routes.wildlife, parks],
  [routes.beachExperience, [...beaches, ...moreBeaches]],
  [routes.zanzibar, zanzibarPlaces],
  [routes.culture, [...sites, ...moreSites]],
  [routes.hikes, treks],
] as const;

const parts = (
  address: string,
  title: string,
  headings: Readonly<Record<string, string>>,
): readonly PhotoPlace[] =>
  Object.entries(headings).map(([part, heading]) => ({
    slug: `${pageSlug(address)}-${part}`,
    title: `${title}: ${heading.toLowerCase()}`,
    pages: [address],
  }));

/** Address of a page that is the only one of its kind; `/name` for one without. */
const addressOf = (name: string): string => (routes as Record<string, string>)[name] ?? `/${name}`;

const listed: readonly PhotoPlace[] = [
  ...Object.entries(unfilledPages)
    .filter(([name]) => name !== 'notFound')
    .map(([name, { title }]) => ({
      slug: pageSlug(addressOf(name)) || 'home',
      title: name === 'home' ? 'Home page' : title,
      pages: [addressOf(name)],
    })),
  ...unfilledPackages.flatMap(({ name, address }) => [
    { slug: pageSlug(address), title: name, pages: [address, routes.allTrips] },
    ...parts(address, name, packagePhotographs),
  ]),
  ...parts(routes.stayServices, unfilledPages.stayServices.title, stayPhotographs),
  ...parts(routes.team, unfilledPages.team.title, teamPhotographs),
  ...lists.flatMap(([list, places]) =>
    places.map(({ title, address }) => ({ slug: pageSlug(address), title, pages: [address, list] })),
  ),
];

/** Every place, once. */
export const photoPlaces: readonly PhotoPlace[] = [
  ...new Map(listed.map((place) => [place.slug, place])).values(),
];
