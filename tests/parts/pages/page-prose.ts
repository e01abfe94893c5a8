/** Texts of each page, as a list, and the numbers in them. */
import { daysOf } from '../../../src/build/documents/routes.ts';
import { packages } from '../../../src/content/packages/list.ts';
import { sitePages } from '../../../src/content/pages/site-pages.ts';
import { parks } from '../../../src/content/parks/list.ts';
import { beaches, moreBeaches, zanzibarPlaces } from '../../../src/content/places/list.ts';
import { moreSites, sites } from '../../../src/content/sites/list.ts';
import { treks } from '../../../src/content/treks/list.ts';
import type { CulturalSite, Package, Park, Place, Trek } from '../../../src/content/types.ts';
import { routes } from '../../../src/contract/protocol/routes.ts';

export type Destination = Park | Place | CulturalSite | Trek;

export const destinations: readonly Destination[] = [
  ...parks,
  ...beaches,
  ...moreBeaches,
  ...zanzibarPlaces,
  ...sites,
  ...moreSites,
  ...treks,
];

/** Every text inside a value, whatever its shape. */
export const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** A number in figures, with its second end ("3-5", "1 to 2"), or a round one in words. */
export const NUMBER =
  /(?<![\w.,:-])\d[\d,.]*(?<=\d)(?:(?:-| to | or )\d[\d,.]*(?<=\d))?|\b(?:hundred|thousand|million)s?\b/gu;

/** All texts of a destination's page; not its address, its picture and its place on the map. */
export function proseOf(destination: Destination): string[] {
  const {
    poster: _poster,
    coordinates: _coordinates,
    plate: _plate,
    address: _address,
    ...rest
  } = destination;
  return Object.entries(rest).flatMap(([name, value]) =>
    name === 'slideShow'
      ? (destination.kind === 'park' || destination.kind === 'trek'
          ? (destination.slideShow?.slides ?? [])
          : []
        ).flatMap(({ title, text }) => [title, text])
      : textsIn(value),
  );
}

/** All texts of a package's page; not what only the map and the booking link need. */
function proseOfPackage(trip: Package): string[] {
  const days = daysOf(trip).map(({ title, text, night, meals }) => [title, text, night, meals]);
  const panels = trip.tabs.filter(({ panel }) => panel.kind !== 'itinerary');
  const intros = trip.tabs.map(({ panel }) => ('intro' in panel ? panel.intro : undefined));
  const { head, location, availability, price, cardPrice, priceNote, description, year } = trip;
  const own = { head, location, availability, price, cardPrice, priceNote, description, year: year.inWords };
  return textsIn([own, days, panels, intros]);
}

/** The other pages by their address; the credits have numbers of licences alone. */
const { credits: _credits, ...others } = sitePages;

/** The texts of every page that has numbers in its prose. */
export const pages: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...destinations.map((one) => [one.address, proseOf(one)] as const),
    ...packages.map((trip) => [trip.address, proseOfPackage(trip)] as const),
    ...Object.entries(others).map(([name, { poster: _poster, ...texts }]) => {
      const address: string | undefined = Object.entries(routes).find(([route]) => route === name)?.[1];
      return [address ?? name, textsIn(texts)] as const;
    }),
  ].filter(([, texts]) => texts.some((text) => text.search(NUMBER) >= 0)),
);
