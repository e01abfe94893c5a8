/**
 * What is around each plate, found in the documents themselves: the plates before and after, the packages that
 * come to a destination, the places on the way of a package, and what is near on the map.
 */
import { distance, wayInWords } from '../../artwork/map/distance.ts';
import { project } from '../../artwork/map/projection.ts';
import { mapNames } from '../../content/map-page.ts';
import { packages } from '../../content/packages/list.ts';
import type { Coordinates } from '../../content/types.ts';
import type { Around, Near, PlateLine, Spot } from '../../pages/parts/around/around.ts';
import { priceLine } from '../../pages/parts/cards/price-line.ts';
import type { Route } from '../../pages/parts/map/map-data.ts';
import { layOut } from '../map-layout.ts';
import { frameAround } from './routes.ts';
import type { SiteBuilder } from './site-builder.ts';

/** How many places are told as near. */
const NEAR = 4;

interface Plate extends PlateLine {
  coordinates: Coordinates | undefined;
  /** The data of its page, which is given what is around it. */
  data: { around?: Around };
}

/**
 * To be called once all numbered pages are there.
 * @param base path of the file with the map's base
 * @param ways the route of each package, by the package's address
 */
export function addAround(site: SiteBuilder, base: string, ways: ReadonlyMap<string, Route>): void {
  const plates: Plate[] = site.documents
    .flatMap(({ address, data }) => {
      if (!('plate' in data)) return [];
      const { alt, colours, plate, renditions } = data.picture;
      const picture = { alt, colours, plate, ...(renditions && { renditions: { plate: renditions.plate } }) };
      const title = 'name' in data ? data.name : data.title;
      const coordinates = 'coordinates' in data ? data.coordinates : undefined;
      return [{ address, title, plate: data.plate, picture, coordinates, data }];
    })
    .sort((one, next) => one.plate - next.plate);
  const byAddress = new Map(plates.map((plate) => [plate.address, plate]));
  const placed = plates.filter(({ coordinates }) => coordinates !== undefined);
  for (const [index, plate] of plates.entries()) {
    const way = ways.get(plate.address);
    const neighbours = [plates[index - 1], plates[index + 1]].flatMap((next) => (next ? [lineOf(next)] : []));
    plate.data.around = {
      neighbours,
      plates: way ? placesOn(way, byAddress) : tripsTo(plate.address, byAddress, ways),
      ...(plate.coordinates && surroundingsOf(plate, plate.coordinates, placed, base)),
    };
  }
  // A list shows the packages that come to any of its places.
  for (const { kind, data } of site.documents) {
    if (kind !== 'destinations') continue;
    const shown = data.cards.flatMap(({ address }) => tripsTo(address, byAddress, ways));
    data.trips = plates.flatMap(({ address }) => shown.find((trip) => trip.address === address) ?? []);
  }
}

const lineOf = ({ address, title, plate, picture }: Plate, note?: string): PlateLine => ({
  address,
  title,
  plate,
  picture,
  ...(note && { note }),
});

function placesOn({ stops }: Route, byAddress: ReadonlyMap<string, Plate>): PlateLine[] {
  return stops.flatMap(({ address, days }) => {
    const plate = address ? byAddress.get(address) : undefined;
    return plate ? [lineOf(plate, days)] : [];
  });
}

function tripsTo(
  address: string,
  byAddress: ReadonlyMap<string, Plate>,
  ways: ReadonlyMap<string, Route>,
): PlateLine[] {
  return packages.flatMap((trip) => {
    const plate = byAddress.get(trip.address);
    const comes = ways.get(trip.address)?.stops.some((stop) => stop.address === address);
    return plate && comes ? [lineOf(plate, priceLine(trip))] : [];
  });
}

function surroundingsOf(
  { address, title }: Plate,
  here: Coordinates,
  placed: readonly Plate[],
  base: string,
): { spot: Spot; near: Near[] } {
  const others = placed
    .flatMap(({ address: other, title, coordinates }) =>
      coordinates && other !== address
        ? [{ address: other, title, at: coordinates, km: distance(here, coordinates) }]
        : [],
    )
    .sort((one, next) => one.km - next.km)
    .slice(0, NEAR);
  const named = [{ address, title, at: here }, ...others].map((place) => ({
    name: mapNames[place.address] ?? place.title.replace(/ (National Park|Conservation Area|Island)$/, ''),
    at: project(place.at).map(Math.round) as [number, number],
  }));
  const sheet = frameAround(named.map(({ at }) => at));
  const places = layOut(named, sheet);
  return {
    spot: {
      base,
      sheet,
      marks: named.map(({ name, at: [x, y] }, index) => ({
        name,
        x,
        y,
        ...(places[index] as (typeof places)[number]),
      })),
    },
    near: others.map(({ address, title, at }) => ({ address, title, way: wayInWords(here, at) })),
  };
}
