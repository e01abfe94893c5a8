/** Times from each place to every other, for the planner: worked out once, at build. */
import { distance } from '../../artwork/map/distance.ts';
import { airstrips, entrances } from '../../content/map/flights-and-boats.ts';
import { gateways } from '../../content/map/gateways.ts';
import type { Coordinates } from '../../content/types.ts';
import type { TravelTimes } from '../../pages/plan/facts/travel.ts';
import { waysBetween } from './travel-graph.ts';

/** Minutes at an airstrip before one is in the air, and for starting and landing; kilometres a minute between. */
const WAIT = 45;
const START_AND_LANDING = 20;
const FLIGHT_SPEED = 4;
/** Nobody drives longer than that to an airstrip, in minutes, or flies less far, in kilometres. */
const LONGEST_ACCESS = 180;
const SHORTEST_FLIGHT = 80;

/** Times are told in quarters of an hour. */
const QUARTER = 15;

/** @param places in the order of the table; the three airports come after them */
export function travelTimes(
  places: readonly { plate: number; address: string; coordinates: Coordinates }[],
): TravelTimes {
  const points = [
    ...places.map(({ address, coordinates }) => entrances[address] ?? coordinates),
    ...Object.values(gateways).map(({ coordinates }) => coordinates),
  ];
  const all = [...points, ...airstrips];
  const ways = waysBetween(all);
  // The airports are airstrips, too.
  const strips = all.flatMap((at, index) => (index < places.length ? [] : [{ at, index }]));
  const near = points.map((_, point) =>
    strips.flatMap(({ at, index }) => {
      const access = ways[point]?.[index]?.minutes ?? Number.POSITIVE_INFINITY;
      return access <= LONGEST_ACCESS ? [{ at, access }] : [];
    }),
  );
  const inTheAir = (one: number, other: number): number =>
    Math.min(
      ...(near[one] ?? []).flatMap((from) =>
        (near[other] ?? []).map((to) => {
          const far = distance(from.at, to.at);
          const flight = WAIT + START_AND_LANDING + far / FLIGHT_SPEED;
          return far < SHORTEST_FLIGHT ? Number.POSITIVE_INFINITY : from.access + flight + to.access;
        }),
      ),
    );
  const ground: number[] = [];
  const air: number[] = [];
  for (let one = 0; one < points.length; one += 1) {
    for (let other = 0; other < one; other += 1) {
      const way = ways[one]?.[other];
      const quarters = way ? Math.max(1, Math.round(way.minutes / QUARTER)) : 0;
      ground.push(way?.isBySea ? -quarters : quarters);
      const flight = inTheAir(one, other);
      air.push(Number.isFinite(flight) ? Math.round(flight / QUARTER) : 0);
    }
  }
  return { plates: places.map(({ plate }) => plate), ground, air };
}
