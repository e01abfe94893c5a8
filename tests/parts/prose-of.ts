/** What is written about each destination, as a list of its texts, and the numbers in it. */
import { parks } from '../../src/content/parks/list.ts';
import { beaches, moreBeaches, zanzibarPlaces } from '../../src/content/places/list.ts';
import { moreSites, sites } from '../../src/content/sites/list.ts';
import { treks } from '../../src/content/treks/list.ts';
import type { CulturalSite, Park, Place, Trek } from '../../src/content/types.ts';

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
  /(?<![\w.,-])\d[\d,.]*(?<=\d)(?:(?:-| to | or )\d[\d,.]*(?<=\d))?|\b(?:hundred|thousand|million)s?\b/gu;

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
