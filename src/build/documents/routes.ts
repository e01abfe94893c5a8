/** The route of a package, drawn from the days of its itinerary. */
import { legPath } from '../../artwork/map/leg-path.ts';
import { project, type Sheet } from '../../artwork/map/projection.ts';
import { type StopName, stops, type Waypoint } from '../../content/map/stops.ts';
import { parks } from '../../content/parks/list.ts';
import { beaches, moreBeaches, zanzibarPlaces } from '../../content/places/list.ts';
import { moreSites, sites } from '../../content/sites/list.ts';
import { treks } from '../../content/treks/list.ts';
import type { Coordinates, ItineraryDay, Package } from '../../content/types.ts';
import type { Route } from '../../pages/parts/map/map-data.ts';
import { layOutMap } from '../map/map-layout.ts';

const destinations = [
  ...parks,
  ...beaches,
  ...moreBeaches,
  ...zanzibarPlaces,
  ...sites,
  ...moreSites,
  ...treks,
];

/** @throws when a stop names a page that does not exist */
export function coordinatesOf(name: StopName): Coordinates {
  const stop: { destination?: string; coordinates?: Coordinates } = stops[name];
  const page = destinations.find(({ address }) => address === stop.destination);
  const found = stop.coordinates ?? page?.coordinates;
  if (!found) throw new Error(`The stop ${name} is nowhere`);
  return found;
}

export function daysOf(trip: Package): readonly ItineraryDay[] {
  return trip.tabs.flatMap(({ panel }) => (panel.kind === 'itinerary' ? panel.days : []));
}

/** @param base path of the file with the map's base */
export function routeOf(trip: Package, base: string): Route {
  const days = daysOf(trip);
  const way = days.flatMap(({ day, at }) => at.map((waypoint) => ({ day, ...legTo(waypoint) })));
  const names = [...new Set(way.map(({ to }) => to))];
  const points = names.map((name) => project(coordinatesOf(name)).map(Math.round) as [number, number]);
  const sheet = frameAround(points);
  const placed = layOutMap(
    names.map((name, index) => ({ name: stops[name].title, at: points[index] as [number, number] })),
    sheet,
  );
  const pointOf = (name: StopName) => points[names.indexOf(name)] as [number, number];
  const legs = new Map<string, Route['legs'][number]>();
  way.forEach(({ to, by }, index) => {
    const from = way[index - 1]?.to;
    if (!from || from === to) return;
    const key = [by, ...[from, to].sort()].join();
    if (!legs.has(key)) legs.set(key, { by, path: legPath(pointOf(from), pointOf(to), by) });
  });
  return {
    base,
    sheet,
    stops: names.map((name, index) => {
      const stop: { title: string; destination?: string } = stops[name];
      const [x, y] = points[index] as [number, number];
      const own = placed[index] as (typeof placed)[number];
      const on = way.filter(({ to }) => to === name).map(({ day }) => day);
      return {
        title: stop.title,
        address: stop.destination,
        days: formatDays([...new Set(on)]),
        x,
        y,
        ...own,
      };
    }),
    legs: [...legs.values()],
  };
}

export function legTo(waypoint: Waypoint): { to: StopName; by: 'road' | 'air' | 'sea' } {
  return typeof waypoint === 'string' ? { to: waypoint, by: 'road' } : waypoint;
}

/** A frame with room for names, neither flat nor tall. */
export function frameAround(points: readonly (readonly [number, number])[]): Sheet {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, tall] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const width = Math.round(Math.max(wide * 1.45, tall * 1.1, 600));
  const height = Math.round(Math.max(tall * 1.35, width * 0.8));
  return {
    x: Math.round(left - (width - wide) / 2),
    y: Math.round(top - (height - tall) / 2),
    width,
    height,
  };
}

/** "day 2", "days 2 and 3", "days 1, 4 and 8"; three or more in a row as "days 6 to 9". */
export function formatDays(days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && last.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const parts = runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run.map(String)));
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0];
  return `${days.length > 1 ? 'days' : 'day'} ${list}`;
}
