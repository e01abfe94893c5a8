/**
 * Finds the links around each plate in the documents: the plates before and after, the packages that visit a
 * destination, the places on the route of a package, and the neighbours on the map.
 */
import { distance, distanceAndBearingTo } from '../../artwork/map/distance.ts';
import { type Frame, frameContains, project } from '../../artwork/map/projection.ts';
import { stops } from '../../content/map/stops.ts';
import { packages } from '../../content/packages/list.ts';
import { mapNames } from '../../content/pages/map-page.ts';
import type { Coordinates, Package } from '../../content/types.ts';
import { priceLine } from '../../pages/parts/cards/price-line.ts';
import type {
  NearbyDestination,
  PlateListItem,
  SmallMap,
  SurroundingsData,
} from '../../pages/parts/nearby/surroundings-data.ts';
import { layOutMap } from '../map/map-layout.ts';
import { longestName } from '../texts/translate.ts';
import { coordinatesOf, daysOf, formatDays, frameAround, legTo } from './routes.ts';
import type { SiteBuilder } from './site-builder.ts';

/** Number of places listed as near. */
const NEAR = 4;
/** Straight distance in kilometres up to which a package that stops near a place is listed on its page. */
const IN_REACH = 100;
/** Most packages listed so. */
const TRIPS_IN_REACH = 2;
/** Zanzibar: from anywhere else one has to cross the sea. */
const ZANZIBAR: Frame = { west: 39.15, east: 39.7, north: -5.65, south: -6.5 };

interface Plate extends PlateListItem {
  coordinates: Coordinates | undefined;
  /** Data of its page, to which `around` is added. */
  data: { around?: SurroundingsData };
}

/**
 * Adds links to what is nearby. Call this once all numbered pages are there.
 * @param base path of the file with the map's base
 */
export function addNearbyLinks(site: SiteBuilder, base: string): void {
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
    const trip = packages.find(({ address }) => address === plate.address);
    const neighbours = [plates[index - 1], plates[index + 1]].flatMap((next) => (next ? [lineOf(next)] : []));
    plate.data.around = {
      neighbours,
      ...(trip ? { plates: placesOn(trip, byAddress) } : tripsAround(plate, byAddress)),
      ...(plate.coordinates && surroundingsOf(plate, plate.coordinates, placed, base)),
    };
  }
  // A list shows the packages that come to any of its places.
  for (const { kind, data } of site.documents) {
    if (kind !== 'destinations' && kind !== 'wildlife') continue;
    const places = kind === 'wildlife' ? data.parks : data.cards;
    const shown = places.flatMap(({ address }) => tripsTo(address, byAddress));
    data.trips = plates.flatMap(({ address }) => shown.find((trip) => trip.address === address) ?? []);
  }
}

const lineOf = ({ address, title, plate, picture }: Plate, note?: string): PlateListItem => ({
  address,
  title,
  plate,
  picture,
  ...(note && { note }),
});

/** The days on which a package is at each place that has a page. */
function visitsOf(trip: Package): ReadonlyMap<string, readonly number[]> {
  const visits = new Map<string, number[]>();
  for (const { day, at, visits: others = [] } of daysOf(trip)) {
    const stopped = at.flatMap((waypoint) => {
      const stop: { title: string; destination?: string } = stops[legTo(waypoint).to];
      return stop.destination ?? [];
    });
    for (const address of [...stopped, ...others]) {
      const days = visits.get(address) ?? [];
      if (!days.includes(day)) visits.set(address, [...days, day]);
    }
  }
  return visits;
}

function placesOn(trip: Package, byAddress: ReadonlyMap<string, Plate>): PlateListItem[] {
  return [...visitsOf(trip)].flatMap(([address, days]) => {
    const plate = byAddress.get(address);
    return plate ? [lineOf(plate, formatDays(days))] : [];
  });
}

function tripsTo(address: string, byAddress: ReadonlyMap<string, Plate>): PlateListItem[] {
  return packages.flatMap((trip) => {
    const plate = byAddress.get(trip.address);
    return plate && visitsOf(trip).has(address) ? [lineOf(plate, priceLine(trip))] : [];
  });
}

/** The packages that come to a place; where there is none, those that stop nearest. */
function tripsAround(
  { address, coordinates }: Plate,
  byAddress: ReadonlyMap<string, Plate>,
): Pick<SurroundingsData, 'plates' | 'inReach'> {
  const plates = tripsTo(address, byAddress);
  if (plates.length > 0 || !coordinates) return { plates };
  const inReach = packages
    .flatMap((trip) => {
      const plate = byAddress.get(trip.address);
      const [nearest] = stopsOf(trip, coordinates);
      return plate && nearest && nearest.km <= IN_REACH ? [{ trip, plate, ...nearest }] : [];
    })
    .sort((one, next) => one.km - next.km)
    .slice(0, TRIPS_IN_REACH)
    .map(({ trip, plate, title, km }) =>
      lineOf(plate, `Stops at ${title}, ${Math.round(km)} km from here. ${priceLine(trip)}`),
    );
  return { plates: inReach, inReach: true };
}

/** Stops of a package on the same side of the sea, the nearest first. */
function stopsOf(trip: Package, here: Coordinates): { title: string; km: number }[] {
  return daysOf(trip)
    .flatMap(({ at }) => at.map((waypoint) => legTo(waypoint).to))
    .map((name) => ({ title: stops[name].title, at: coordinatesOf(name) }))
    .filter(({ at }) => frameContains(ZANZIBAR, at) === frameContains(ZANZIBAR, here))
    .map(({ title, at }) => ({ title, km: distance(here, at) }))
    .sort((one, next) => one.km - next.km);
}

function surroundingsOf(
  { address, title }: Plate,
  here: Coordinates,
  placed: readonly Plate[],
  base: string,
): { spot: SmallMap; near: NearbyDestination[] } {
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
  const places = layOutMap(
    named.map(({ name, at }) => ({ name: longestName(name), at })),
    sheet,
  );
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
    near: others.map(({ address, title, at }) => ({ address, title, ...distanceAndBearingTo(here, at) })),
  };
}
