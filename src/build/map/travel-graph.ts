/** Roads and boats as a graph, in which the quickest way between two points of the map is found. Pure. */
import { distance } from '../../artwork/map/distance.ts';
import { accessRoads, boats } from '../../content/map/flights-and-boats.ts';
import { tracks, trunkRoads } from '../../content/map/roads.ts';
import type { Coordinates } from '../../content/types.ts';

/** Kilometres an hour, with stops: on tar, on tracks, and where no road is drawn. */
const SPEEDS = { trunk: 55, track: 34, none: 20 } as const;
/** Roads that come so near to each other meet, in kilometres. */
const JUNCTION = 3;
/** Bends that the drawn lines leave out. */
const BENDS = { trunk: 1.12, track: 1.12, none: 1.25 } as const;
type Surface = keyof typeof SPEEDS;

export interface Way {
  minutes: number;
  /** A part of it is by boat. */
  isBySea: boolean;
}

interface Edge {
  to: string;
  minutes: number;
  isBySea: boolean;
}

interface Segment {
  from: Coordinates;
  to: Coordinates;
  surface: Surface;
  /** The line that it is a part of. */
  road: object;
}

const keyOf = ({ latitude, longitude }: Coordinates) => `${latitude.toFixed(3)} ${longitude.toFixed(3)}`;

const drive = (from: Coordinates, to: Coordinates, surface: Surface) =>
  (distance(from, to) * BENDS[surface] * 60) / SPEEDS[surface];

const segments: readonly Segment[] = [
  ...lines(trunkRoads, 'trunk'),
  ...lines(tracks, 'track'),
  ...accessRoads.map((road) => ({ from: road[0], to: road[1], surface: 'track' as const, road })),
];

function lines(roads: typeof trunkRoads, surface: Surface): Segment[] {
  return roads.flatMap((road) =>
    road.slice(1).map((end, index) => {
      const begin = road[index] as (typeof road)[number];
      const at = ([longitude, latitude]: typeof end): Coordinates => ({ latitude, longitude });
      return { from: at(begin), to: at(end), surface, road };
    }),
  );
}

/**
 * Times from each point to every other, by road and boat.
 * @returns a way for each pair, by the places of the two; null where there is none
 */
export function waysBetween(points: readonly Coordinates[]): (Way | null)[][] {
  const edges = graphOf(points);
  const keys = points.map(keyOf);
  return keys.map((from) => {
    const found = waysFrom(edges, from);
    return keys.map((to) => found.get(to) ?? null);
  });
}

/** Each point is joined to the nearest point of the nearest road, unless a boat or an access road begins there. */
function graphOf(points: readonly Coordinates[]): ReadonlyMap<string, readonly Edge[]> {
  const edges = new Map<string, Edge[]>();
  const join = (one: Coordinates, other: Coordinates, minutes: number, isBySea = false) => {
    for (const [from, to] of [
      [keyOf(one), keyOf(other)],
      [keyOf(other), keyOf(one)],
    ] as const)
      edges.set(from, [...(edges.get(from) ?? []), { to, minutes, isBySea }]);
  };
  for (const { from, to, minutes } of boats) join(from, to, minutes, true);
  const landings = new Set(boats.flatMap(({ from, to }) => [keyOf(from), keyOf(to)]));
  const corners = new Set(segments.flatMap(({ from, to }) => [keyOf(from), keyOf(to)]));
  const onRoad = new Map<Segment, Coordinates[]>();
  const lead = (point: Coordinates, { segment, foot }: Nearest) => {
    onRoad.set(segment, [...(onRoad.get(segment) ?? []), foot]);
    join(point, foot, drive(point, foot, 'none'));
  };
  for (const point of [...points, ...boats.map(({ from }) => from)]) {
    const key = keyOf(point);
    const isIsland = landings.has(key) && !boats.some(({ from }) => keyOf(from) === key);
    if (!corners.has(key) && !isIsland) lead(point, nearestRoad(point, segments));
  }
  for (const { end, nearest } of junctions()) lead(end, nearest);
  for (const segment of segments) {
    const { from, to, surface } = segment;
    const stations = [from, ...(onRoad.get(segment) ?? []), to].toSorted(
      (one, other) => distance(from, one) - distance(from, other),
    );
    stations.slice(1).forEach((next, index) => {
      const before = stations[index] as Coordinates;
      join(before, next, drive(before, next, surface));
    });
  }
  return edges;
}

/** Point of a road that is nearest to another point, and the kilometres to it. */
interface Nearest {
  segment: Segment;
  foot: Coordinates;
  far: number;
}

/** Ends of roads that were drawn up to another without a common point. */
function junctions(): { end: Coordinates; nearest: Nearest }[] {
  const roads = [...new Set(segments.map(({ road }) => road))];
  return roads.flatMap((road) => {
    const own = segments.filter((segment) => segment.road === road);
    const others = segments.filter((segment) => segment.road !== road);
    const corners = new Set(others.flatMap(({ from, to }) => [keyOf(from), keyOf(to)]));
    return [own[0]?.from, own.at(-1)?.to].flatMap((end) => {
      if (!end || corners.has(keyOf(end))) return [];
      const nearest = nearestRoad(end, others);
      return nearest.far < JUNCTION ? [{ end, nearest }] : [];
    });
  });
}

function nearestRoad(point: Coordinates, roads: readonly Segment[]): Nearest {
  let best: Nearest | undefined;
  for (const segment of roads) {
    const foot = footOn(segment, point);
    const far = distance(point, foot);
    if (!best || far < best.far) best = { segment, foot, far };
  }
  return best as Nearest;
}

/** Point of a segment that is nearest; degrees count alike in both directions, so close to the equator. */
function footOn({ from, to }: Segment, { latitude, longitude }: Coordinates): Coordinates {
  const [x, y] = [to.longitude - from.longitude, to.latitude - from.latitude];
  const length = x * x + y * y || 1;
  const share = ((longitude - from.longitude) * x + (latitude - from.latitude) * y) / length;
  const kept = Math.min(1, Math.max(0, share));
  return { longitude: from.longitude + kept * x, latitude: from.latitude + kept * y };
}

/** Dijkstra's search. */
function waysFrom(edges: ReadonlyMap<string, readonly Edge[]>, start: string): ReadonlyMap<string, Way> {
  const done = new Map<string, Way>();
  const open = new Map<string, Way>([[start, { minutes: 0, isBySea: false }]]);
  while (open.size > 0) {
    const [key, way] = [...open].reduce((least, one) => (one[1].minutes < least[1].minutes ? one : least));
    open.delete(key);
    done.set(key, way);
    for (const { to, minutes, isBySea } of edges.get(key) ?? []) {
      if (done.has(to)) continue;
      const total = way.minutes + minutes;
      if (total < (open.get(to)?.minutes ?? Number.POSITIVE_INFINITY))
        open.set(to, { minutes: total, isBySea: way.isBySea || isBySea });
    }
  }
  return done;
}
